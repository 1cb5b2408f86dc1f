import * as v from 'valibot';
import { expect, test } from 'vitest';
import { type CmsSession, find, successOf } from '../support/cms/cms.ts';
import { editor } from '../support/cms/staff.ts';

const versions = v.object({ docs: v.array(v.object({ id: v.number() })) });
const page = v.looseObject({ sections: v.array(v.looseObject({ main_title: v.nullish(v.string()) })) });

type Texts = { readonly en: unknown; readonly de: unknown };

/** Returns a document's fields in both languages, without its time of writing. */
async function textsOf(editor: CmsSession, path: string): Promise<Texts> {
  const [en, de] = await Promise.all(
    (['en', 'de'] as const).map(async (locale) => {
      const read = await successOf(await editor.get(`${path}?locale=${locale}&draft=true&depth=0`));
      const { updatedAt: _, ...fields } = v.parse(v.looseObject({ updatedAt: v.string() }), read);
      return fields;
    }),
  );
  return { en, de };
}

function changed(collection: string, german: unknown): object {
  if (collection !== 'pages') return { description: 'Anders' };
  const [first, ...others] = v.parse(page, german).sections;
  return { sections: [...others, { ...first, main_title: 'Anders' }] };
}

test.each(['pages', 'projects', 'posts', 'jobs'])(
  'yesterday’s version of one of the %s comes back in both languages, section by section',
  async (collection) => {
    // Not the home page, which other tests change.
    const which = { _status: 'published', ...(collection === 'pages' && { page_key: 'products' }) };
    const [found] = await find(editor, collection, which, { locale: 'en', limit: '1', sort: 'id' });
    const path = `/api/${collection}/${found?.id}`;
    const before = await textsOf(editor, path);
    const list = `/api/${collection}/versions?where[parent][equals]=${found?.id}&where[latest][equals]=true&depth=0&locale=en`;
    const [version] = v.parse(versions, await successOf(await editor.get(list))).docs;
    const draft = { ...changed(collection, before.de), _status: 'draft' };
    await successOf(await editor.send('PATCH', `${path}?locale=de&draft=true&depth=0`, draft));
    expect(await textsOf(editor, path)).not.toEqual(before);
    await successOf(await editor.send('POST', `/api/${collection}/versions/${version?.id}?locale=en&depth=0`));
    expect(await textsOf(editor, path)).toEqual(before);
  },
);
