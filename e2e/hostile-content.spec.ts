/**
 * A compromised backend writes arbitrary text into every field: none of it runs. Every payload in texts, links,
 * pictures and HTML, and some in every field; `hostile-content.audit.ts` has every payload in every field.
 */
import { LANGUAGES } from '@kontorwerk/contract/languages';
import { listPath } from '@kontorwerk/contract/wire';
import { hydrated } from './support/browser/hydration.ts';
import { expect, test } from './support/browser/test.ts';
import { ALL_AS_HTML, ALL_PAYLOADS, detailPaths, headPaths, sectionPaths } from './support/hostile/content.ts';
import { findingsAfterLoading, findingsAfterTurning, findingsInHtml } from './support/hostile/inspect.ts';
import { type HostileSite, startHostileSite } from './support/hostile/site.ts';
import { UPLOADS } from './support/hostile/uploads.ts';
import { type Watch, watchFor } from './support/hostile/watch.ts';
import { HOSTILE_STACK } from './support/stacks/stacks.ts';

const { siteUrl } = HOSTILE_STACK;

/** Of many paths, every n-th is checked. */
const EVERY = 60;

test.use({ baseURL: siteUrl });
// All tests share one site.
test.describe.configure({ mode: 'default' });

let site: HostileSite;
let watch: Watch;
test.beforeAll(async () => {
  site = await startHostileSite(0);
});
test.afterAll(async () => {
  expect(site.backend.asked).toEqual([]);
  await site.end();
});
test.beforeEach(async ({ context, problems }) => {
  // Missing pictures, and those of other hosts, which the policy blocks.
  problems.allow(/^console: (?:Failed to load resource|Loading the image|Refused to load the image)/);
  // The browser reports a picture that the policy blocks as a request; the backend confirms that none arrived.
  problems.allow(/^foreign request: \S+\/marked\//);
  watch = await watchFor(context, siteUrl);
});

function some(paths: readonly string[]): readonly string[] {
  return paths.filter((_, index) => index % EVERY === 0);
}

test('at least 200 payloads differ', () => {
  expect(new Set(site.backend.payloads).size).toBeGreaterThanOrEqual(200);
});

for (const path of [ALL_PAYLOADS, ALL_AS_HTML]) {
  test(`no payload runs from a text, a link, a picture or HTML of ${path}`, async ({ page }) => {
    expect(await findingsAfterLoading(page, watch, path)).toEqual([]);
  });
}

for (const [at, language] of LANGUAGES.entries()) {
  test(`no payload runs from any field of any kind of section, in ${language}`, async ({ page }) => {
    const [path = ''] = sectionPaths(site.backend.payloads)[at] ?? [];
    expect(await findingsAfterLoading(page, watch, path)).toEqual([]);
  });
}

test('no payload runs on a detail page that the app turns to', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  for (const paths of detailPaths(site.backend.payloads))
    for (const path of some(paths)) expect.soft(await findingsAfterTurning(page, watch, path)).toEqual([]);
});

test('no payload gets out of its place in the HTML of detail pages and of heads', async ({ page }) => {
  await page.goto('/');
  const { payloads } = site.backend;
  for (const paths of [...detailPaths(payloads), headPaths(payloads)])
    expect(await findingsInHtml(page, siteUrl, some(paths))).toEqual([]);
});

test('no answer of the wire and no uploaded file runs as a document', async ({ page, problems }) => {
  problems.allow(/^console: /);
  const paths = [
    // The longest pages, which take the browser seconds to lay out.
    listPath('contactus', 'de'),
    listPath('projects', 'en'),
    `${ALL_PAYLOADS}.data`,
    ...Object.keys(UPLOADS),
  ];
  // A file offered as a download isn't shown.
  for (const path of paths) await page.goto(path).catch(() => null);
  const stopped = /^(?:the policy stopped|a download began)/;
  expect(watch.take().filter((what) => !stopped.test(what))).toEqual([]);
});

test('the pictures of link previews are drawn whatever a title is', async () => {
  for (const path of some(headPaths(site.backend.payloads))) {
    const { status, headers } = await fetch(`${siteUrl}/previews${path}.png`);
    expect.soft([status, headers.get('content-type')], path).toEqual([200, 'image/png']);
  }
});
