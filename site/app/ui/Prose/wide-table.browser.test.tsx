/** Wide tables in texts from other editors. */
import { beforeAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { SectionList } from '#app/sections/SectionList.tsx';
import { loadAllBlocks } from '#app/sections/section-blocks.ts';
import { readSection } from '#app/testing/read-section.ts';
import { serve } from '#app/testing/serve.tsx';

const CELLS = ['Plan', 'For', 'Setup &amp; migration', 'Monthly', 'Support hours', 'next&nbsp;business&nbsp;day'];
const ROW = `<tr>${CELLS.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
const TABLE = `<figure><div role="group" tabindex="0" aria-label="Plans"><table><tbody>${ROW}</tbody></table></div></figure>`;
const PICTURE = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>';

beforeAll(loadAllBlocks);

test.each([
  ['ImageContent', 1280],
  ['ImageContent', 360],
  ['RichText', 1280],
  ['RichText', 360],
] as const)(
  'in %s at %d pixels a wide table scrolls in its column, which ends before the picture',
  async (kind, width) => {
    await page.viewport(width, 900);
    const section = readSection(kind, {
      main_title: 'Plans',
      html_field: TABLE,
      com_image: kind === 'RichText' ? '' : PICTURE,
    });
    serve(<SectionList sections={[section]} title="Plans" />, { at: '/products' });
    const group = page.getByRole('group', { name: 'Plans' }).element();
    expect(group.scrollWidth).toBeGreaterThan(group.clientWidth);
    expect(document.documentElement.scrollWidth).toBe(width);
    const [text, picture] = [
      group.getBoundingClientRect(),
      document.querySelector('main img, section img')?.getBoundingClientRect(),
    ];
    const isBeside = picture !== undefined && picture.top < text.bottom && text.top < picture.bottom;
    if (isBeside) expect(text.right).toBeLessThanOrEqual(picture.left);
  },
);
