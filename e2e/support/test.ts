import { test as base, expect } from '@playwright/test';
import { type CmsSession, type Credentials, signIn } from './cms.ts';
import { createProblems, type Problems } from './problems.ts';
import { ADMINISTRATOR, MAIN_STACK } from './stacks.ts';

type Fixtures = { readonly problems: Problems };
type WorkerFixtures = {
  readonly administrator: Credentials;
  /** The administrator of the main stack. */
  readonly admin: CmsSession;
};

/** Playwright's test, which also fails on console errors, uncaught errors and requests to any other host. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  administrator: [ADMINISTRATOR, { scope: 'worker', option: true }],
  admin: [({ administrator }, use) => signIn(MAIN_STACK.siteUrl, administrator).then(use), { scope: 'worker' }],
  problems: async ({ baseURL }, use) => {
    const problems = createProblems(new URL(baseURL ?? MAIN_STACK.siteUrl).origin);
    await use(problems);
    expect(problems.take(), 'problems in the browser').toEqual([]);
  },
  context: async ({ context, problems }, use) => {
    problems.watch(context);
    await use(context);
  },
});

export { expect };
