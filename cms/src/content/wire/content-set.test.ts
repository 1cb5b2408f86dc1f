import { expect, test, vi } from 'vitest';
import { mapContentSets, setsMemory } from './content-set.ts';
import { both, MUNICH, published, stored } from './testing/content.ts';

const client = stored.client({ title: both('Lumen', 'Lumen') });
const sections = [{ id: 'a', blockType: 'ClientSlider' }] as const;
const page = stored.page({ page_key: 'client', slug: 'Clients', sections });
const before = mapContentSets(published({ pages: [page], clients: [client] }), '2026-06-15');

/** Returns the entries of a set as JSON. */
function told(sets: ReturnType<typeof mapContentSets>, id: string): string {
  const set = sets.get(id);
  return JSON.stringify(set && 'entries' in set ? set.entries : set);
}

function changed(after: ReturnType<typeof mapContentSets>): string[] {
  return [...after].filter(([id, set]) => before.get(id)?.endpoint_call !== set.endpoint_call).map(([id]) => id);
}

test('§3 every entry names the call that its set came from', () => {
  const set = before.get('client/en');
  const [entry]: { endpoint_call: string }[] = JSON.parse(told(before, 'client/en'));
  expect(entry?.endpoint_call).toBe(set?.endpoint_call);
  expect(set?.endpoint_call).toMatch(/^client\/en@[\w-]{16}$/);
  expect(set?.etag).toMatch(/^"[\w-]{16}"$/);
});

test('entries and settings say that their texts are no HTML: what an editor typed is what visitors read', () => {
  const title = both('Lumen &amp; <b>Sons</b>', '');
  const sets = mapContentSets(published({ pages: [page], clients: [{ ...client, title }] }), '2026-06-15');
  const cards = [{ title: title.en }];
  expect(JSON.parse(told(sets, 'client/en'))).toMatchObject([
    { text_format: 'plain', meta: [{ card_components: cards }] },
  ]);
  expect(sets.get('settings/en')).toMatchObject({ settings: { text_format: 'plain' } });
});

test('§3 a set changes when what it shows changes, in the language in which it does', () => {
  const after = mapContentSets(
    published({ pages: [page], clients: [{ ...client, title: both('Lumen', 'Lumen & Söhne') }] }),
    '2026-06-15',
  );
  expect(changed(after)).toEqual(['client/de']);
});

test('a change that nobody sees changes nothing but when the page was changed', () => {
  const updatedAt = '2026-06-14T08:00:00.000Z';
  const after = mapContentSets(published({ pages: [{ ...page, updatedAt }], clients: [client] }), '2026-06-15');
  expect(changed(after)).toEqual([]);
  expect(JSON.parse(told(after, 'client/en'))).toMatchObject([{ modified: updatedAt }]);
});

test('a document that can not be mapped is left out alone, and named in the log once', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const title: string = JSON.parse('{ "en": 7 }');
  const parts = published({
    pages: [
      stored.page({ id: 1, page_key: 'blog', slug: 'Blogs', sections: [{ blockType: 'News' }] }),
      stored.page({ id: 2, page_key: 'legal', slug: 'Imprint', seo: { title } }),
      stored.page({ id: 3, page_key: 'legal', slug: 'Privacy' }),
    ],
    posts: [stored.post({ id: 4, title, category: 'Broken' }), stored.post({ id: 5, title: 'Whole' })],
  });
  mapContentSets(parts, '2026-06-15');
  const sets = mapContentSets(parts, '2026-06-16');
  expect(sets.size).toBe(before.size);
  expect(told(sets, 'blog/en')).toMatch(/^(?!.*Broken).*Whole/);
  expect(told(sets, 'legal/en')).toMatch(/^(?!.*Imprint).*Privacy/);
  expect(log.mock.calls.map(([line]) => String(line).split(',')[0])).toEqual(['posts 4', 'pages 2']);
});

test('a key without pages is an empty list', () => {
  expect(told(before, 'blog/en')).toBe('[]');
});

test('§3 a set changes with a text that nobody has read, with what that shows, and with nothing else', () => {
  const project = stored.project({ id: 7, title: 'Shop', review: 3, gallery: [{ image: 1 }] });
  const parts = {
    pages: [stored.page({ page_key: 'projects', slug: 'Projects', sections: [{ id: 'a', blockType: 'ProjectGrid' }] })],
    projects: [project],
    reviews: [stored.review({ id: 3, review: both('Good.', 'Gut.') }), stored.review({ id: 4 })],
    media: [stored.media({ id: 1, filename: 'a.avif', alt: both('A', 'A') }), stored.media({ id: 2 })],
  };
  const call = (changes: Partial<typeof parts>, language = 'en') =>
    mapContentSets(published({ ...parts, ...changes }), '2026-06-15').get(`projects/${language}`)?.endpoint_call;
  const [review, otherReview] = parts.reviews;
  const [picture, otherPicture] = parts.media;
  if (!review || !otherReview || !picture || !otherPicture) throw new Error('they are above');
  expect(call({ projects: [{ ...project, updatedAt: 'later' }] })).not.toBe(call({}));
  expect(call({ reviews: [{ ...review, review: both('Better.', 'Gut.') }, otherReview] })).not.toBe(call({}));
  expect(call({ media: [{ ...picture, alt: both('B', 'A') }, otherPicture] })).not.toBe(call({}));
  // In the other language, and in a review and a picture that no project refers to.
  expect(call({ reviews: [{ ...review, review: both('Better.', 'Gut.') }, otherReview] }, 'de')).toBe(call({}, 'de'));
  expect(call({ reviews: [review, { ...otherReview, name: 'Else' }] })).toBe(call({}));
  expect(call({ media: [picture, { ...otherPicture, filename: 'b.avif' }] })).toBe(call({}));
});

test('with what is remembered of the time before, sets are what they are without', () => {
  const memory = setsMemory();
  const project = stored.project({ id: 7, title: 'Shop', image: 1, review: 3 });
  const job = stored.job({ id: 8, title: 'Developer', offices: ['MUC'] });
  let content = published({
    pages: [
      stored.page({
        page_key: 'homepage',
        slug: 'Home',
        sections: [
          { id: 'a', blockType: 'Banner', bg_image: 1 },
          { id: 'b', blockType: 'ProjectSlider' },
          { id: 'c', blockType: 'CareerGrid' },
          { id: 'd', blockType: 'ContactMap' },
        ],
      }),
    ],
    projects: [project],
    jobs: [job],
    reviews: [stored.review({ id: 3, review: both('Good.', 'Gut.') })],
  });
  const [picture] = content.media;
  const steps: readonly Partial<typeof content>[] = [
    {},
    { projects: [{ ...project, title: both('Store', 'Laden') }] },
    { media: [{ ...stored.media({}), ...picture, alt: both('A lantern', 'Eine Laterne') }] },
    { reviews: [stored.review({ id: 3, review: both('Very good.', 'Sehr gut.') })] },
    { 'site-settings': stored.settings({ offices: [{ ...MUNICH, city: both('Monaco', 'Monaco') }] }) },
    { projects: [] },
  ];
  const calls = new Set<string | undefined>();
  for (const step of steps) {
    content = { ...content, ...step };
    const [kept, anew] = [mapContentSets(content, '2026-06-15', memory), mapContentSets(content, '2026-06-15')];
    expect(told(kept, 'homepage/de')).toBe(told(anew, 'homepage/de'));
    expect(kept.get('homepage/de')?.endpoint_call).toBe(anew.get('homepage/de')?.endpoint_call);
    calls.add(kept.get('homepage/de')?.endpoint_call);
  }
  expect(calls.size).toBe(steps.length);
});
