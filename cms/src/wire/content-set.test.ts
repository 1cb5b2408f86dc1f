import { expect, test, vi } from 'vitest';
import { contentSets } from './content-set.ts';
import { both, published, stored } from './testing/content.ts';

const client = stored.client({ title: both('Lumen', 'Lumen') });
const sections = [{ id: 'a', blockType: 'ClientSlider' }] as const;
const page = stored.page({ page_key: 'client', title: 'Clients', sections });
const before = contentSets(published({ pages: [page], clients: [client] }), '2026-06-15');

function changed(after: ReturnType<typeof contentSets>): string[] {
  return [...after].filter(([id, set]) => before.get(id)?.endpoint_call !== set.endpoint_call).map(([id]) => id);
}

test('§3 every entry names the call that its set came from', () => {
  const set = before.get('client/en');
  const [entry]: { endpoint_call: string }[] = JSON.parse(set?.body ?? '[]');
  expect(entry?.endpoint_call).toBe(set?.endpoint_call);
  expect(set?.endpoint_call).toMatch(/^client\/en@[\w-]{16}$/);
  expect(set?.etag).toMatch(/^"[\w-]{16}"$/);
});

test('§3 a set changes when what it shows changes, in the language in which it does', () => {
  const after = contentSets(
    published({ pages: [page], clients: [{ ...client, title: both('Lumen', 'Lumen & Söhne') }] }),
    '2026-06-15',
  );
  expect(changed(after)).toEqual(['client/de']);
});

test('a change that nobody sees changes nothing', () => {
  const after = contentSets(published({ pages: [{ ...page, updatedAt: 'later' }], clients: [client] }), '2026-06-15');
  expect(changed(after)).toEqual([]);
});

test('a document that can not be mapped is left out alone, and named in the log once', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const title: string = JSON.parse('{ "en": 7 }');
  const parts = published({
    pages: [
      stored.page({ id: 1, page_key: 'blog', title: 'Blogs', sections: [{ blockType: 'News' }] }),
      stored.page({ id: 2, page_key: 'legal', title: 'Imprint', seo: { title } }),
      stored.page({ id: 3, page_key: 'legal', title: 'Privacy' }),
    ],
    posts: [stored.post({ id: 4, title, category: 'Broken' }), stored.post({ id: 5, title: 'Whole' })],
  });
  contentSets(parts, '2026-06-15');
  const sets = contentSets(parts, '2026-06-16');
  expect(sets.size).toBe(before.size);
  expect(sets.get('blog/en')?.body).toMatch(/^(?!.*Broken).*Whole/);
  expect(sets.get('legal/en')?.body).toMatch(/^(?!.*Imprint).*Privacy/);
  expect(log.mock.calls.map(([line]) => String(line).split(',')[0])).toEqual(['posts 4', 'pages 2']);
});

test('a key without pages is an empty list', () => {
  expect(before.get('blog/en')?.body).toBe('[]');
});
