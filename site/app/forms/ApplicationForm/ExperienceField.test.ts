import { expect, test } from 'vitest';
import { acceptsExperience } from './ExperienceField.tsx';

test.each(['', '0', '7', '25', '2.', '2,5', '25.0'])(
  '§5 §9 the years of experience may read %j while they are typed',
  (text) => {
    expect(acceptsExperience(text)).toBe(true);
  },
);

test.each(['-', '-1', 'a', '2a', '26', '25.1', '100', '1e1', '+3', ' ', '2..5', '.5'])(
  '§5 §9 the years of experience may never read %j',
  (text) => {
    expect(acceptsExperience(text)).toBe(false);
  },
);
