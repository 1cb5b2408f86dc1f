/** What editors write for search engines, on the pages that are made of a post, a project and a job. */
import { inLanguage } from '@kontorwerk/contract/address';
import { pathOfDocument } from '@kontorwerk/contract/document-path';
import { LANGUAGES } from '@kontorwerk/contract/languages';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { admin } from '../support/administrator.ts';
import { find, signInAs, successOf } from '../support/cms.ts';
import { MAIN_STACK } from '../support/stacks.ts';
import { until } from '../support/until.ts';

const { siteUrl } = MAIN_STACK;
/** How long publishing may take to be seen while other tests publish, too. In milliseconds. */
const SOON_MS = 20_000;

const document = v.object({
  id: v.number(),
  title: v.string(),
  seo: v.optional(
    v.object({ title: v.nullish(v.string()), description: v.nullish(v.string()), image: v.nullish(v.number()) }),
  ),
});

/** What a page says of itself, by the name of each element of its head. */
async function headOf(path: string): Promise<ReadonlyMap<string, string>> {
  const html = await (await fetch(`${siteUrl}${path}`)).text();
  const [, title = ''] = /<title>([^<]*)</.exec(html) ?? [];
  const told = html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g);
  return new Map([
    ['title', title],
    ...[...told].map(([, name = '', content = '']) => [name, content.replaceAll('&amp;', '&')] as const),
  ]);
}

test.each(['posts', 'projects', 'jobs'])('what is written for search engines of %s is on their pages', async (kind) => {
  const editor = await signInAs(admin, 'editor');
  const [picture] = await find(editor, 'media', { mimeType: 'image/avif' }, { limit: '1' });
  const equal = { _status: 'published' };
  for (const language of LANGUAGES) {
    const [found] = await find(editor, kind, equal, { locale: language, limit: '1', sort: 'id' });
    const { id, title, seo } = v.parse(document, found);
    const write = async (words: object) =>
      successOf(await editor.send('PATCH', `/api/${kind}/${id}?locale=${language}`, { seo: words }));
    const path = inLanguage(pathOfDocument(kind, title) ?? '', language);
    const name = crypto.randomUUID();
    try {
      await write({ title: `Title ${name}`, description: `Description ${name}`, image: picture?.id });
      await until(
        `${path} has its title`,
        async () => (await headOf(path)).get('og:title') === `Title ${name}`,
        SOON_MS,
      );
      const head = await headOf(path);
      expect(head.get('title')).toMatch(new RegExp(`^Title ${name} – `));
      expect(head.get('description')).toBe(`Description ${name}`);
      expect(head.get('og:image')).toMatch(new RegExp(`^${siteUrl}/uploads/`));

      await write({ title: '', description: '', image: null });
      await until(`${path} is called by its own`, async () => (await headOf(path)).get('og:title') === title, SOON_MS);
      expect((await headOf(path)).get('og:image')).toBe(`${siteUrl}/previews${path}.png`);
    } finally {
      await write(seo ?? {});
    }
  }
});
