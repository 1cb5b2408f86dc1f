import { expect, test } from 'vitest';
import { Redirects } from './redirects.ts';

test('lists show the day of the last use alone: no time of it is known', () => {
  const found = Redirects.fields.find((field) => field.type === 'date' && field.name === 'last_used');
  expect(found?.admin).toMatchObject({ date: { pickerAppearance: 'dayOnly' } });
});
