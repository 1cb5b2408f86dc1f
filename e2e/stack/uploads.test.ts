/** The origin of the content's images. */
import { readEntries } from '@kontorwerk/contract/content/read-entries';
import { LANGUAGES } from '@kontorwerk/contract/languages';
import { PAGE_KEYS } from '@kontorwerk/contract/pages/page-keys';
import { listPath } from '@kontorwerk/contract/wire';
import { expect, test } from 'vitest';
import { attributesIn, inParallel } from '../support/pages/discover.ts';
import { FULL_SECTIONS } from '../support/scripted-backend/every-kind.ts';
import { FOREIGN_STACK, MAIN_STACK, type Stack } from '../support/stacks/stacks.ts';

/** Whether the site and its backend serve the same file at a path. */
async function isBackendsOwn({ siteUrl, cmsUrl }: Stack, path: string): Promise<boolean> {
  const [site, backend] = await Promise.all(
    [siteUrl, cmsUrl].map(async (url) => {
      const answer = await fetch(`${url}${path}`);
      return answer.ok ? Buffer.from(await answer.arrayBuffer()).toString('base64') : null;
    }),
  );
  return site !== null && site !== undefined && site === backend;
}

test('§3 every image of the content comes from the uploads folder of the backend', async () => {
  const lists = await Promise.all(
    PAGE_KEYS.flatMap((key) => LANGUAGES.map((language) => fetch(`${MAIN_STACK.siteUrl}${listPath(key, language)}`))),
  );
  const bodies: readonly unknown[] = await Promise.all(lists.map((answer) => answer.json()));
  const sections = bodies.flatMap((body) => readEntries(body, () => {})).flatMap(({ meta }) => meta);
  const images = new Set(
    sections
      .flatMap(({ bg_image, com_image, card_components }) => [
        bg_image,
        com_image,
        ...card_components.map(({ image }) => image),
      ])
      .filter((image) => image !== ''),
  );
  expect(images.size).toBeGreaterThan(20);
  expect([...images].filter((image) => !image.startsWith('/uploads/'))).toEqual([]);
  const own = await inParallel([...images].slice(0, 5), (image) => isBackendsOwn(MAIN_STACK, image));
  expect(own).not.toContain(false);
});

test('§3 pages show the images of another backend from its uploads folder', async () => {
  const html = await (await fetch(`${FOREIGN_STACK.siteUrl}/ecommerce/every-kind`)).text();
  const { bg_image } = FULL_SECTIONS.Banner;
  expect(attributesIn(html, 'img', 'src')).toContain(bg_image);
  expect(await isBackendsOwn(FOREIGN_STACK, bg_image)).toBe(true);
});
