/** Static sections that keep their server-rendered DOM, among hydrated ones. */
import type { Section } from '@kontorwerk/contract/content/entry';
import { useId, useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { readSection } from '#app/testing/read-section.ts';
import { serve } from '#app/testing/serve.tsx';
import { SectionList } from './SectionList.tsx';
import { loadAllBlocks } from './section-blocks.ts';
import { type ServedSections, ServedSectionsContext } from './served-sections.ts';

const text = (title: string) => readSection('Faq', { main_title: title, card_components: [{ title: 'Why?' }] });

/** Shows one page after the other, with an element after the sections whose `useId` must match. */
function Pages({ pages }: { readonly pages: readonly (readonly Section[])[] }) {
  const [shown, setShown] = useState(0);
  const [clicks, setClicks] = useState(0);
  const id = useId();
  return (
    <>
      <SectionList sections={pages[shown] ?? []} title="Page" />
      <p id={id}>{clicks}</p>
      <button type="button" onClick={() => setClicks(clicks + 1)}>
        Count
      </button>
      <button type="button" onClick={() => setShown(shown + 1)}>
        Next
      </button>
    </>
  );
}

/** Serves pages, of which the first keeps its static sections in the browser. */
async function servePages(...pages: readonly (readonly Section[])[]) {
  await loadAllBlocks();
  const served: ServedSections = new Map();
  const { hydrate } = serve(
    <ServedSectionsContext value={served}>
      <Pages pages={pages} />
    </ServedSectionsContext>,
  );
  const elements = document.querySelectorAll<HTMLElement>('[data-kind]');
  for (const [at, section] of (pages[0] ?? []).entries()) {
    const element = elements[at];
    if (element) served.set(section, element);
  }
  return hydrate;
}

const headings = () => [...document.querySelectorAll('[data-kind] :is(h1, h2)')].map(({ textContent }) => textContent);

test('what stands there stays, and what follows it works', async () => {
  const hydrate = await servePages([text('First'), text('Second')]);
  const elements = [...document.querySelectorAll('[data-kind]')];
  const html = elements.map(({ outerHTML }) => outerHTML);
  const id = page.getByText('0', { exact: true }).element().id;
  await hydrate();
  await page.getByRole('button', { name: 'Count' }).click();
  await expect.element(page.getByText('1', { exact: true })).toHaveAttribute('id', id);
  expect([...document.querySelectorAll('[data-kind]')]).toEqual(elements);
  expect(elements.map(({ outerHTML }) => outerHTML)).toEqual(html);
});

test('the next page takes their place', async () => {
  const hydrate = await servePages([text('First'), text('Second')], [text('Third')]);
  await hydrate();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect.poll(headings).toEqual(['Third']);
});
