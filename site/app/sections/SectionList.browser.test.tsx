import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { RouterContext, type RouterValue } from '#app/base/router-context.ts';
import { readSection } from '#app/testing/read-section.ts';
import { SectionList } from './SectionList.tsx';
import { loadAllBlocks } from './section-blocks.ts';

beforeAll(loadAllBlocks);

const TITLES = ['One', 'Two', 'Three', 'Four', 'Five'];
const SECTIONS = TITLES.map((main_title, index) => readSection('RichText', { main_title, id: String(index) }));

function drawn(): readonly string[] {
  return [...document.querySelectorAll('[data-kind] :is(h1, h2)')].map(({ textContent }) => textContent ?? '');
}

/** Renders a page, shown from its top or not; returns what its first commit contains. */
function draw(arrivesAtTop: boolean): readonly string[] {
  const main = document.body.appendChild(document.createElement('main'));
  const root = createRoot(main);
  onTestFinished(() => {
    root.unmount();
    main.remove();
  });
  const going: RouterValue = { arrivals: 1, arrivesAtTop, navigate: async () => {}, reload: () => {} };
  flushSync(() =>
    root.render(
      <RouterContext value={going}>
        <SectionList sections={SECTIONS} title="Page" />
      </RouterContext>,
    ),
  );
  return drawn();
}

test('the sections of a page that is loaded, or come back to, are drawn at once', () => {
  expect(draw(false)).toEqual(TITLES);
});

test('those of a page that is gone to are drawn from its top, and the others follow', async () => {
  expect(draw(true)).toEqual(TITLES.slice(0, 3));
  expect(document.querySelector('[data-more-sections]')).not.toBeNull();
  await expect.poll(drawn).toEqual(TITLES);
  expect(document.querySelector('[data-more-sections]')).toBeNull();
});
