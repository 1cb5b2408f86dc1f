/** Pictures in texts: from our CMS, which sends their sizes, and from other backends, which may not. */
import { beforeAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { SectionList } from '#app/sections/SectionList.tsx';
import { loadAllBlocks } from '#app/sections/section-blocks.ts';
import { readSection } from '#app/testing/read-section.ts';
import { serve } from '#app/testing/serve.tsx';

const drawing = (width: number, height: number) =>
  `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='${width}' height='${height}'/%3E`;
const SMALL = drawing(300, 200);
const LARGE = drawing(2000, 1000);

beforeAll(loadAllBlocks);

test.each([
  { picture: `<img src="${SMALL}" alt="" width="300" height="200" />`, at: 1280, shown: [300, 200] },
  {
    picture: `<picture><source type="image/svg+xml" srcset="${SMALL} 300w" sizes="40rem" /><img src="${SMALL}" alt="" width="300" height="200" /></picture>`,
    at: 1280,
    shown: [300, 200],
  },
  { picture: `<img src="${SMALL}" alt="" />`, at: 1280, shown: [300, 200] },
  { picture: `<img src="${SMALL}" alt="" width="300" height="200" />`, at: 240, shown: ['column', 2 / 3] },
  { picture: `<img src="${LARGE}" alt="" width="2000" height="1000" />`, at: 1280, shown: ['column', 1 / 2] },
  { picture: `<img src="${LARGE}" alt="" />`, at: 1280, shown: ['column', 1 / 2] },
] as const)('no wider than its pixels or its column, at $at pixels: $picture', async ({ picture, at, shown }) => {
  await page.viewport(at, 900);
  const section = readSection('RichText', {
    main_title: 'Plans',
    html_field: `<figure>${picture}<figcaption>Caption</figcaption></figure>`,
  });
  serve(<SectionList sections={[section]} title="Plans" />, { at: '/products' });
  const img = document.querySelector('figure img');
  await expect.poll(() => img instanceof HTMLImageElement && img.complete).toBe(true);
  const { width = 0, height } = img?.getBoundingClientRect() ?? {};
  const column = img?.closest('figure')?.clientWidth ?? 0;
  const [wide, high] = shown;
  const isFull = wide === 'column';
  expect(width).toBeCloseTo(isFull ? column : wide, 0);
  expect(height).toBeCloseTo(isFull ? column * high : high, 0);
});
