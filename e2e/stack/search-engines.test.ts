/** Editors' texts for search engines, on the pages of a post, a project and a job. */
import { inLanguage } from '@kontorwerk/contract/address/address';
import { findDocumentPath } from '@kontorwerk/contract/address/document-path';
import { LANGUAGES } from '@kontorwerk/contract/languages';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { find, successOf } from '../support/cms/cms.ts';
import { editor } from '../support/cms/staff.ts';
import { MAIN_STACK, mainSites } from '../support/stacks/stacks.ts';
import { until } from '../support/until.ts';

const { siteUrl } = MAIN_STACK;
/** How long a publication may take to appear while other tests publish too, in milliseconds. */
const SOON_MS = 20_000;

const document = v.object({
  id: v.number(),
  title: v.string(),
  seo: v.optional(
    v.object({ title: v.nullish(v.string()), description: v.nullish(v.string()), image: v.nullish(v.number()) }),
  ),
});

/** Reads a page's metadata, by the name of each element of its head. */
async function headOf(path: string, site = siteUrl): Promise<ReadonlyMap<string, string>> {
  const html = await (await fetch(`${site}${path}`)).text();
  const [, title = ''] = /<title>([^<]*)</.exec(html) ?? [];
  const told = html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g);
  return new Map([
    ['title', title],
    ...[...told].map(([, name = '', content = '']) => [name, content.replaceAll('&amp;', '&')] as const),
  ]);
}

/** A document in a language, and its page. */
type Written = {
  readonly at: string;
  readonly path: string;
  readonly title: string;
  readonly seo: object;
  /** A unique name. */
  readonly name: string;
};

async function documents(): Promise<readonly Written[]> {
  const written = ['posts', 'projects', 'jobs'].flatMap((kind) =>
    LANGUAGES.map(async (language): Promise<Written> => {
      const options = { locale: language, limit: '2', sort: 'id' };
      // Other tests restore versions of the first one.
      const [, found] = await find(editor, kind, { _status: 'published' }, options);
      const { id, title, seo = {} } = v.parse(document, found);
      const path = inLanguage(findDocumentPath(kind, title) ?? '', language);
      return { at: `/api/${kind}/${id}?locale=${language}`, path, title, seo, name: crypto.randomUUID() };
    }),
  );
  return Promise.all(written);
}

// All kinds at once: after each change the site renders requested pages again.
test('what is written for search engines of posts, projects and jobs is on their pages', async () => {
  const [picture] = await find(editor, 'media', { mimeType: 'image/avif' }, { limit: '1' });
  const all = await documents();
  const write = async (seo: (one: Written) => object) => {
    for (const one of all) await successOf(await editor.send('PATCH', one.at, { seo: seo(one) }));
  };
  const areCalled = (title: (one: Written) => string) => async () => {
    for (const one of all)
      for (const site of mainSites()) if ((await headOf(one.path, site)).get('og:title') !== title(one)) return false;
    return true;
  };
  try {
    await write(({ name }) => ({ title: `Title ${name}`, description: `Description ${name}`, image: picture?.id }));
    await until(
      'the pages have their titles',
      areCalled(({ name }) => `Title ${name}`),
      SOON_MS,
    );
    for (const { path, name } of all) {
      const head = await headOf(path);
      expect(head.get('title')).toMatch(new RegExp(`^Title ${name} – `));
      expect(head.get('description')).toBe(`Description ${name}`);
      expect(head.get('og:image')).toMatch(new RegExp(`^${siteUrl}/uploads/`));
    }
    await write(() => ({ title: '', description: '', image: null }));
    await until(
      'the pages are called by their own',
      areCalled(({ title }) => title),
      SOON_MS,
    );
    for (const { path } of all) expect((await headOf(path)).get('og:image')).toBe(`${siteUrl}/previews${path}.png`);
  } finally {
    await write(({ seo }) => seo);
  }
});
