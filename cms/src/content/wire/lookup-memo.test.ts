import { expect, test, vi } from 'vitest';
import { LookupMemo } from './lookup-memo.ts';

const picture = { id: 1 };
const document = { image: 1 };
const settings = {};

function sources(changes: { picture?: object; other?: object; settings?: object; leads?: string } = {}) {
  const media = new Map<number | null, object>([
    [1, changes.picture ?? picture],
    [2, changes.other ?? picture],
  ]);
  const links = new Map([['pages:1', changes.leads ?? '/projects']]);
  return {
    media,
    reviews: new Map<number | null, object>(),
    links: { get: (link: string) => links.get(link) ?? '' },
    settings: changes.settings ?? settings,
  };
}

test.each<[string, Parameters<typeof sources>[0], object, number]>([
  ['nothing', {}, document, 1],
  ['something it does not refer to', { other: {} }, document, 1],
  ['what it refers to', { picture: {} }, document, 2],
  ['the settings', { settings: {} }, document, 2],
  ['the document itself', {}, { image: 1 }, 2],
])('when %s changed it is made again, or not', (_what, changes, again, times) => {
  const made = new LookupMemo<ReturnType<typeof sources>, object | undefined>();
  const make = vi.fn(({ media }: Pick<ReturnType<typeof sources>, 'media'>) => media.get(1));
  const now = sources(changes);
  made.of(document, sources(), make);
  expect(made.of(again, now, make)).toBe(now.media.get(1));
  expect(make).toHaveBeenCalledTimes(times);
});

test('what was looked for and not there is looked for again', () => {
  const made = new LookupMemo<ReturnType<typeof sources>, object | undefined>();
  const later = sources();
  later.media.set(3, picture);
  expect(made.of(document, sources(), ({ media }) => media.get(3))).toBeUndefined();
  expect(made.of(document, later, ({ media }) => media.get(3))).toBe(picture);
});

test('what links is made again when the link leads elsewhere', () => {
  const made = new LookupMemo<ReturnType<typeof sources>, string>();
  const make = vi.fn(({ links }: Pick<ReturnType<typeof sources>, 'links'>) => links.get('pages:1'));
  expect(made.of(document, sources(), make)).toBe('/projects');
  expect(made.of(document, sources(), make)).toBe('/projects');
  expect(made.of(document, sources({ leads: '/work' }), make)).toBe('/work');
  expect(make).toHaveBeenCalledTimes(2);
});
