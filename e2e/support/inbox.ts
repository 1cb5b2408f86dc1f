import { type CmsSession, signInAs } from './cms.ts';
import { test as base, expect } from './test.ts';

type WorkerFixtures = { readonly sales: CmsSession; readonly recruiter: CmsSession };

/** The test with those who work with what visitors send. */
export const test = base.extend<object, WorkerFixtures>({
  sales: [({ admin }, use) => signInAs(admin, 'sales').then(use), { scope: 'worker' }],
  recruiter: [({ admin }, use) => signInAs(admin, 'recruiter').then(use), { scope: 'worker' }],
});

export { applicationFrom, messageFrom } from './sent-to-us.ts';
export { expect };
