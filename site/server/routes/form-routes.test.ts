import { expect, it } from 'vitest';
import { takesForms } from './form-routes.ts';

it.each([
  ['contactus/contactform', true],
  ['de/contactus/contactform', true],
  ['de/ContactUs/contactform.data', true],
  ['career-form', true],
  ['jobapply/Designer', true],
  ['de/jobapply/designer.data', true],
  ['', false],
  ['de', false],
  ['projects', false],
  ['contactus/career', false],
  ['jobapply', false],
  ['en/career-form', false],
])('/%s takes forms: %s', (path, takes) => {
  expect(takesForms(path.split('/').filter((segment) => segment !== ''))).toBe(takes);
});
