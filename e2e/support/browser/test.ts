import process from 'node:process';
import { test as base, expect, type Page } from '@playwright/test';
import { type CmsSession, session, signInAs } from '../cms/cms.ts';
import { FAILING_KEYS } from '../scripted-backend/content.ts';
import { TOKEN_VARIABLE } from '../stacks/running-stacks.ts';
import { FOREIGN_STACK, MAIN_STACK } from '../stacks/stacks.ts';
import { createProblems, type Problems } from './problems.ts';
import { onSlowLine } from './slow-line.ts';

/** The console errors of fetching a list that the scripted backend always fails to answer. */
const FAILED_LIST = new RegExp(`^console: Failed to load resource: .*503.*/(?:${FAILING_KEYS.join('|')})(?:/de)?\\?`);

type Fixtures = {
  readonly problems: Problems;
  /** Signs the browser in to the main stack's admin with a session. */
  readonly browseAs: (somebody: Pick<CmsSession, 'token'>) => Promise<void>;
  /** Removes what a test made, the latest first, after closing its browser: an open form goes on saving it. */
  readonly afterwards: (takeAway: () => Promise<unknown>) => void;
};
type WorkerFixtures = {
  /** The administrator's token, from the one sign-in before all tests. */
  readonly token: string;
  /** The administrator of the main stack. */
  readonly admin: CmsSession;
  /** Reads contact messages. */
  readonly sales: CmsSession;
  /** Reads applications. */
  readonly recruiter: CmsSession;
  /** Opens a page without its script, once for all tests of a worker, which only read it. */
  readonly still: (address: string) => Promise<Page>;
};

/** Playwright's test, which also fails on console errors, uncaught errors and requests to any other host. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  token: [process.env[TOKEN_VARIABLE] ?? '', { scope: 'worker', option: true }],
  admin: [({ token }, use) => use(session(MAIN_STACK.siteUrl, token)), { scope: 'worker' }],
  // Not in a separate `test`: tests with other worker fixtures run in other processes, with other browsers.
  sales: [({ admin }, use) => signInAs(admin, 'sales').then(use), { scope: 'worker' }],
  recruiter: [({ admin }, use) => signInAs(admin, 'recruiter').then(use), { scope: 'worker' }],
  still: [
    async ({ browser }, use) => {
      const pages = new Map<string, Promise<Page>>();
      async function open(address: string): Promise<Page> {
        const problems = createProblems(new URL(address).origin);
        const context = await browser.newContext({ javaScriptEnabled: false, reducedMotion: 'reduce' });
        problems.watch(context);
        const page = await context.newPage();
        await page.goto(address);
        expect(problems.take(), `problems on ${address}`).toEqual([]);
        return page;
      }
      await use((address) => {
        const page = pages.get(address) ?? open(address);
        pages.set(address, page);
        return page;
      });
      for (const page of pages.values()) await (await page).context().close();
    },
    { scope: 'worker' },
  ],
  problems: async ({ baseURL }, use) => {
    const problems = createProblems(new URL(baseURL ?? MAIN_STACK.siteUrl).origin);
    await use(problems);
    expect(problems.take(), 'problems in the browser').toEqual([]);
  },
  browseAs: ({ context }, use) =>
    use(({ token }) => context.addCookies([{ name: 'payload-token', value: token, url: MAIN_STACK.siteUrl }])),
  afterwards: async ({ context }, use) => {
    const made: (() => Promise<unknown>)[] = [];
    await use((takeAway) => {
      made.push(takeAway);
    });
    await context.close();
    const failures: unknown[] = [];
    for (const takeAway of made.reverse()) await takeAway().catch((error: unknown) => failures.push(error));
    if (failures.length > 0) throw new AggregateError(failures, failures.join('\n'));
  },
  context: async ({ context, problems, baseURL }, use) => {
    problems.watch(context);
    // A link that comes to lie below the pointer is prefetched, for example when an answer replaces a form.
    if (baseURL === FOREIGN_STACK.siteUrl) problems.allow(FAILED_LIST);
    // Other backends answer only what their tests need, not every link of a menu.
    if (baseURL !== MAIN_STACK.siteUrl) await onSlowLine(context);
    await use(context);
  },
});

export { expect };
