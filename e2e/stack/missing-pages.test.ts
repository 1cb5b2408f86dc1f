/** Unknown addresses: their redirects and pages. */
import { LANGUAGES } from '@kontorwerk/contract/languages';
import { expect, test } from 'vitest';
import { inLanguage } from '../support/pages/routes.ts';
import { headingIn, mainTextIn } from '../support/pages/shown-page.ts';
import { FOREIGN_STACK, MAIN_STACK } from '../support/stacks/stacks.ts';

const { siteUrl } = MAIN_STACK;

const REDIRECTS = [
  { path: '/de/projects/no-such-project', leadsTo: '/de/projects' },
  { path: '/de/blog/no-such-post', leadsTo: '/de/agency/blogs' },
  { path: '/de/jobapply/no-such-job', leadsTo: '/de/404' },
] as const;

const UNKNOWN = ['/404', '/no/such/page', '/ecommerce/no-such-shop', '/services/no-such-service', '/agency'];

const TEXTS = {
  en: { loading: 'Loading...', home: 'Go to Home' },
  de: { loading: 'Wird geladen …', home: 'Zur Startseite' },
} as const;

for (const { path, leadsTo } of REDIRECTS) {
  test(`§2 §8 ${path} leads to ${leadsTo}`, async () => {
    const response = await fetch(`${siteUrl}${path}`, { redirect: 'manual' });
    expect([301, 302, 303, 307, 308]).toContain(response.status);
    expect(response.headers.get('location')).toBe(leadsTo);
  });
}

for (const language of LANGUAGES) {
  const say = TEXTS[language];

  test(`§2 §8 a service without its detail shows that it loads, in ${language}`, async () => {
    const response = await fetch(`${siteUrl}${inLanguage('/service-detail/no-such-service', language)}`);
    expect(response.status).toBe(404);
    expect(mainTextIn(await response.text())).toBe(say.loading);
  });

  test(`§2 §8 every other address is the error page with the status of it, in ${language}`, async () => {
    const headings = new Set<string>();
    for (const path of UNKNOWN) {
      const response = await fetch(`${siteUrl}${inLanguage(path, language)}`, { redirect: 'manual' });
      expect(response.status, path).toBe(404);
      const html = await response.text();
      headings.add(headingIn(html));
      expect(mainTextIn(html), path).toContain(say.home);
    }
    expect(headings.size).toBe(1);
  });

  test(`§2 a job without its text is the error page, in ${language}`, async () => {
    const job = (role: string) => fetch(`${FOREIGN_STACK.siteUrl}${inLanguage(`/jobapply/${role}`, language)}`);
    expect((await job('ship-painter')).status).toBe(200);
    const silent = await job('silent-role');
    expect(silent.status).toBe(404);
    expect(mainTextIn(await silent.text())).toContain(say.home);
  });
}
