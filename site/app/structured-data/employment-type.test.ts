import { expect, test } from 'vitest';
import { findEmploymentTypes } from './employment-type.ts';

test.each([
  [['Full time', '40 hours a week'], ['FULL_TIME']],
  [['Permanent', 'Full-time, 40 hours'], ['FULL_TIME']],
  [
    ['Voll- oder Teilzeit', ''],
    ['FULL_TIME', 'PART_TIME'],
  ],
  [
    ['Vollzeit oder Teilzeit', ''],
    ['FULL_TIME', 'PART_TIME'],
  ],
  [['Ausbildung', ''], ['OTHER']],
  [
    ['Full or part time', ''],
    ['FULL_TIME', 'PART_TIME'],
  ],
  [['Three years', 'Apprentice, support'], ['OTHER']],
  [['International', ''], []],
  [['Unbefristet', ''], []],
])('%j is %j', (texts, types) => {
  expect(findEmploymentTypes(...texts)).toEqual(types);
});
