import { expect, test } from 'vitest';
import { mapContentSet } from '#cms/content/wire/content-set.ts';
import { wireContext } from '#cms/content/wire/context.ts';
import { both, published, stored } from '#cms/content/wire/testing/content.ts';
import { applyDraft, type Draft, fillAddress } from './draft-content.ts';

const post = (id: number, title: string, date: string) =>
  stored.post({ id, title: both(title, `${title} (de)`), date, _status: 'published' });
const sections = [{ id: 'a', blockType: 'News' }] as const;
const content = published({
  pages: [stored.page({ id: 1, page_key: 'blog', slug: 'Blog', sections })],
  posts: [post(1, 'Old', '2026-01-01'), post(2, 'New', '2026-03-01')],
});

/** Returns the titles in the blog's list with a draft. */
function listed(drafted: Draft): readonly string[] {
  const set = mapContentSet('blog', wireContext(applyDraft(content, drafted), 'en', '2026-06-15'));
  if (!('entries' in set)) throw new Error('that is a list');
  return set.entries.flatMap(({ meta }) =>
    meta.flatMap((section) => section.card_components.map(({ title }) => title)),
  );
}

test('a draft stands where what is published stood', () => {
  expect(listed({ part: 'posts', document: post(1, 'Renamed', '2026-01-01') })).toEqual(['Renamed', 'New']);
});

test('a draft that was never published stands in its place among the others', () => {
  expect(listed({ part: 'posts', document: post(3, 'Between', '2026-02-01') })).toEqual(['Old', 'Between', 'New']);
});

test('a page and the settings are drafts too, and what is published stays as it is', () => {
  const page = stored.page({ id: 1, page_key: 'blog', slug: 'Blog', sections: [] });
  expect(listed({ part: 'pages', document: page })).toEqual([]);
  const settings = stored.settings({ brand_name: both('Draft Ltd', 'Entwurf GmbH') });
  const set = mapContentSet(
    'settings',
    wireContext(applyDraft(content, { part: 'site-settings', document: settings }), 'de', '2026-06-15'),
  );
  expect(set).toMatchObject({ page_key: 'settings', settings: { brand_name: 'Entwurf GmbH' } });
  const legal = [{ label: 'Draft', to: '/imprint', shown_in: 'both' }] as const;
  const framed = [
    { part: 'navigation', document: { id: 1, _status: 'published', legal } },
    { part: 'words', document: { id: 1, _status: 'published', form: { send: both('Off', 'Ab') } } },
  ] as const;
  const told = framed.map((drafted) =>
    mapContentSet('settings', wireContext(applyDraft(content, drafted), 'de', '2026-06-15')),
  );
  expect(told).toMatchObject([
    { settings: { navigation: { legal: [{ label: 'Draft' }] } } },
    { settings: { words: { form: { send: 'Ab' } } } },
  ]);
  expect(content.pages[0]?.sections).toBe(sections);
  expect(content.posts.map(({ id }) => id)).toEqual([1, 2]);
});

test('a new page is shown before it has an address, at one that no other page has', () => {
  const begun = { id: 44, page_key: 'page', slug: null, segment: both('', '') } as const;
  const addresses = (title: Partial<ReturnType<typeof both>>) => fillAddress(stored.page({ ...begun, title })).segment;
  expect(addresses({ en: 'Summer & sun', de: 'Sommer' })).toEqual({ en: 'summer-sun-44', de: 'sommer-44' });
  expect(addresses({})).toEqual({ en: '44', de: '44' });
  const service = stored.page({ id: 45, page_key: 'service', slug: null, title: both('Hosting', '') });
  expect(fillAddress(service).slug).toBe('hosting-45');
  const written = stored.page({ ...begun, segment: { de: 'sommer' }, title: both('Summer', '') });
  expect(fillAddress(written)).toBe(written);
});
