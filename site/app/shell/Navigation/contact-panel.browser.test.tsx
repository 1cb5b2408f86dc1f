/** The contact panel's staffed hours, which follow from the offices' hours alone. */
import type { Language } from '@kontorwerk/contract/languages';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '#app/testing/serve.tsx';
import { siteWithOffices } from '#app/testing/site-with-offices.ts';
import { Navigation } from './Navigation.tsx';
import { topItem } from './testing/menu.tsx';

const WINTER_NIGHT = '2026-01-12T22:30:00Z';
const SUMMER_MORNING = '2026-07-06T08:00:00Z';
const SATURDAY = '2026-07-04T08:00:00Z';

/** Returns the paragraphs about staffed desks in a panel, and opens it, as a pointer elsewhere may have closed it. */
function desksIn(panel: HTMLDetailsElement): readonly HTMLElement[] {
  panel.open = true;
  return [...panel.querySelectorAll('p')].filter(({ textContent }) => /desk|Schreibtisch/.test(textContent));
}

async function panelOf(language: Language, at: string): Promise<HTMLDetailsElement> {
  await page.viewport(1440, 900);
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(at) });
  await show(<Navigation />, { at: language === 'en' ? '/products' : '/de/products', site: siteWithOffices(language) });
  const panel = topItem(language === 'en' ? 'Contact Us' : 'Kontakt').closest('details');
  if (!panel) throw new Error('The contact page has no panel.');
  return panel;
}

test.each([
  ['en', WINTER_NIGHT, 'From 05:00 to 18:00 Munich time, somebody is at the desk.'],
  ['en', SUMMER_MORNING, 'From 06:00 to 18:00 Munich time, somebody is at the desk.'],
  ['en', SATURDAY, 'Today the desks are empty.'],
  ['de', WINTER_NIGHT, 'Von 05:00 bis 18:00 Uhr Ortszeit München sitzt jemand am Schreibtisch.'],
  ['de', SATURDAY, 'Heute sind die Schreibtische leer.'],
] as const)('in %s, at %s, it says: %s', async (language, at, sentence) => {
  const panel = await panelOf(language, at);
  await expect.poll(() => desksIn(panel).map(({ textContent }) => textContent)).toEqual([sentence]);
  expect(desksIn(panel)[0]?.checkVisibility()).toBe(true);
});

test('no other panel says it', async () => {
  const panel = await panelOf('en', SUMMER_MORNING);
  await expect.poll(() => desksIn(panel)).toHaveLength(1);
  const all = [...document.querySelectorAll('nav details p')].filter(({ textContent }) => /desk/.test(textContent));
  expect(all).toHaveLength(1);
});
