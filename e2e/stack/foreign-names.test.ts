/** The site with a backend that names its entries differently and lacks some page keys. */
import { LANGUAGES } from '@kontorwerk/contract/languages';
import { expect, test } from 'vitest';
import { inLanguage } from '../support/pages/routes.ts';
import { headingIn, headingText } from '../support/pages/shown-page.ts';
import { FOREIGN_STACK } from '../support/stacks/stacks.ts';

const { siteUrl } = FOREIGN_STACK;
const ask = (path: string) => fetch(siteUrl + path, { redirect: 'manual' });

test.each([
  ['/services/brandidentity', 'About Brand Identity'],
  ['/de/services/brandidentity', 'About Markenidentität'],
  ['/services/fleet-care', 'About Fleet care'],
  ['/de/services/fleet-care', 'About Flottenpflege'],
])('%s is the entry “%s”', async (path, heading) => {
  const response = await ask(path);
  const html = await response.text();
  expect([response.status, headingIn(html)]).toEqual([200, headingText(heading)]);
  for (const language of LANGUAGES) expect(html).toMatch(new RegExp(`hreflang="${language}"`, 'i'));
});

test.each([
  ['/services/brand-identity', '/services/brandidentity'],
  ['/services/fleetcare?x=1', '/services/fleet-care?x=1'],
  ['/de/services/flottenpflege', '/de/services/fleet-care'],
])('%s leads to the page’s own address %s', async (path, own) => {
  const response = await ask(path);
  expect([response.status, response.headers.get('location')]).toEqual([308, own]);
});

test('what the backend has not is missing, and nothing leads there', async () => {
  for (const language of LANGUAGES) {
    for (const path of ['/imprint', '/termsandcondition', '/privacy', '/no/such/page'])
      expect((await ask(inLanguage(path, language))).status, path).toBe(404);
    const home = await (await ask(inLanguage('/', language))).text();
    expect(home).not.toMatch(/href="(?:\/de)?\/(?:imprint|termsandcondition|privacy|accessibility)"/);
  }
  for (const path of ['legal', 'legal?card=x', 'review/de']) {
    const response = await ask(`/wp-json/bc/v1/${path}`);
    expect([response.status, await response.json()], path).toEqual([200, []]);
  }
  expect(await (await ask('/sitemap-en-1.xml')).text()).not.toContain('/imprint');
});
