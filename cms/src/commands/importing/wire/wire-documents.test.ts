import { LANGUAGES, type Language } from '@kontorwerk/contract/languages';
import { listPath, settingsPath } from '@kontorwerk/contract/wire';
import { expect, test } from 'vitest';
import { mapContentSets } from '#cms/content/wire/content-set.ts';
import { both, paragraph, published, stored } from '#cms/content/wire/testing/content.ts';
import { Findings } from '../findings.ts';
import { ADDRESS, type Answers, convertAnswers, TODAY } from '../testing/converted-answers.ts';
import { readWire } from './read-wire.ts';

/** Returns the answers of a CMS with this content. */
function ownWire(parts: Parameters<typeof published>[0]): Answers {
  const sets = mapContentSets(published(parts), TODAY);
  return Object.fromEntries(
    [...sets.values()].flatMap((set): readonly (readonly [string, unknown])[] => {
      if ('entries' in set) return [[listPath(set.page_key, set.language), set.entries]];
      return 'settings' in set ? [[settingsPath(set.language), set.settings]] : [];
    }),
  );
}

const post = (id: number, date: string, title: string, post_type: 'blog' | 'news' = 'blog') =>
  stored.post({ id, date, post_type, image: 1, title: both(title, `${title} auf Deutsch`), body: paragraph(title) });

test('our own wire comes back as the same content, lists', async () => {
  const posts = [post(3, '2026-01-01', 'One'), post(5, '2026-02-01', 'Two', 'news'), post(9, '2026-03-01', 'Three')];
  const sections = (choice: object) => [
    { id: 'a', blockType: 'Banner' as const, main_title: both('Hello', 'Hallo'), bg_image: 1, layout: 'page' as const },
    { id: 'b', blockType: 'News' as const, main_title: both('News', 'Neues'), ...choice },
  ];
  const page = (id: number, page_key: 'homepage' | 'blog' | 'news' | 'service', slug: string, choice: object) =>
    stored.page({ id, page_key, slug, _status: 'published', sections: sections(choice) });
  const pages = [
    page(1, 'homepage', 'Home', { limit: 2 }),
    page(2, 'blog', 'Blogs', { post_type: 'blog' }),
    page(3, 'news', 'News', { post_type: 'news' }),
    page(4, 'service', 'webdesign', { pick: [9, 3] }),
  ];
  const wire = ownWire({ pages, posts });
  const { documents, pictures, problems } = await convertAnswers(wire);
  expect(problems).toEqual([]);
  expect(documents.posts.map(({ title, post_type, date }) => [title, post_type, date])).toEqual([
    [both('One', 'One auf Deutsch'), 'blog', '2026-01-01T12:00:00.000Z'],
    [both('Two', 'Two auf Deutsch'), 'news', '2026-02-01T12:00:00.000Z'],
    [both('Three', 'Three auf Deutsch'), 'blog', '2026-03-01T12:00:00.000Z'],
  ]);
  const chosen = documents.pages.map(({ slug, sections }) => [slug, sections?.[1]]);
  expect(chosen).toEqual([
    ['Home', expect.objectContaining({ limit: 2 })],
    ['webdesign', expect.objectContaining({ pick: [3, 1] })],
    ['Blogs', expect.objectContaining({ post_type: 'blog' })],
    ['News', expect.objectContaining({ post_type: 'news' })],
  ]);
  expect(pictures).toHaveLength(1);
  expect(pictures[0]).toMatchObject({ alt: both('A lamp', 'Eine Leuchte'), focal: { x: 40, y: 60 } });
});

test('what German pages show in a picture’s place comes back as its German picture, in each shape', async () => {
  const sizes = (name: string) => ({ avif_480: { filename: `${name}-480.avif`, mimeType: 'image/avif', width: 480 } });
  const picture = (id: number, filename: string) =>
    stored.media({ id, filename: `${filename}.avif`, sizes: sizes(filename), focalX: id, focalY: id });
  const media = [
    { ...picture(1, 'shop'), alt: both('A shop', 'Ein Laden'), german: 2, tall: 3 },
    picture(2, 'laden'),
    { ...picture(3, 'shop-tall'), german: 4 },
    picture(4, 'laden-hoch'),
  ];
  const sections = [{ id: 'a', blockType: 'Banner' as const, main_title: both('Hello', 'Hallo'), bg_image: 1 }];
  const pages = [stored.page({ page_key: 'homepage', slug: 'Home', _status: 'published', sections })];
  const { pictures, problems } = await convertAnswers(ownWire({ pages, media }));
  expect(problems).toEqual([]);
  const named = (id: number | null) => pictures.find((each) => each.id === id)?.address;
  const shown = pictures.map(({ address, alt, focal, tall, german }) => [
    address,
    alt.de,
    focal.x,
    named(tall),
    named(german),
  ]);
  expect(shown.toSorted()).toEqual([
    ['/uploads/laden-hoch-480.avif', '', 50, undefined, undefined],
    ['/uploads/laden.avif', '', 2, undefined, undefined],
    ['/uploads/shop-tall-480.avif', '', 50, undefined, '/uploads/laden-hoch-480.avif'],
    ['/uploads/shop.avif', 'Ein Laden', 1, '/uploads/shop-tall-480.avif', '/uploads/laden.avif'],
  ]);
});

const card = (fields: object) => ({ title: '', description: '', image: '', ...fields });

function page(language: Language, ...meta: readonly object[]): Answers {
  return { [listPath('homepage', language)]: [{ title: 'Home', meta }] };
}

test('a backend of the specification alone: cards without ids are documents, found in both languages by their place', async () => {
  const list = (title: string) => ({
    component_name: 'ProjectGrid',
    card_components: [
      card({
        title: `${title} 1`,
        description: 'a',
        image: '/wp-content/uploads/1.jpg',
        date: '2024',
        html_field: '<p>x</p>',
      }),
      card({ title: `${title} 2`, description: 'b', image: '/wp-content/uploads/2.jpg' }),
    ],
  });
  const { documents, pictures, problems } = await convertAnswers({
    ...page('en', list('Shop')),
    ...page('de', list('Laden')),
  });
  expect(problems).toEqual([]);
  expect(documents.projects.map(({ title, year }) => [title, year])).toEqual([
    [both('Shop 1', 'Laden 1'), 2024],
    [both('Shop 2', 'Laden 2'), 0],
  ]);
  expect(pictures.map(({ address }) => address)).toEqual(['/wp-content/uploads/1.jpg', '/wp-content/uploads/2.jpg']);
});

test('cards that no document could make stand in their section, and are no documents', async () => {
  const slider = {
    component_name: 'ReviewSlider',
    card_components: [{ name: 'Ada', review: 'Good', image: '/uploads/a.webp' }],
  };
  const other = { component_name: 'ReviewSlider', card_components: [{ name: 'Ada', review: 'Good', image: '' }] };
  const wire = { ...page('en', slider, { ...other }), ...page('de', slider, { ...other }) };
  const { documents, problems } = await convertAnswers(wire);
  expect(problems).toEqual([]);
  const [first, second] = documents.pages[0]?.sections ?? [];
  expect(
    [first, second].map((section) => section && 'card_components' in section && section.card_components?.length),
  ).toEqual([0, 1]);
});

test('clients without a picture stand in their section, and settings that say little leave the rest as it is', async () => {
  const slider = { component_name: 'ClientSlider', card_components: [{ title: 'Contoso' }] };
  const { documents, problems } = await convertAnswers({
    ...page('en', slider),
    ...page('de', slider),
    [settingsPath('en')]: { brand_name: 'Old agency' },
    [settingsPath('de')]: { brand_name: 'Alte Agentur' },
  });
  expect(problems).toEqual([]);
  expect(documents.clients).toEqual([]);
  const { brand_name, offices } = documents['site-settings'];
  expect([brand_name, offices]).toEqual([both('Old agency', 'Alte Agentur'), published()['site-settings'].offices]);
});

test('what the CMS has no place for is told by page, section, language and field', async () => {
  const banner = {
    component_name: 'Banner',
    main_title: 'Hello',
    button_one_text: 'Go',
    button_one_link: 'www.nowhere',
  };
  const text = { component_name: 'RichText', html_field: '<p>Text</p><canvas></canvas>', layout: 'round' };
  const german = { ...banner, button_one_link: 'https://german.example' };
  const { problems } = await convertAnswers({
    ...page('en', banner, text, { component_name: 'Carousel3d' }),
    ...page('de', german, text, { component_name: 'Faq', main_title: 'Nur deutsch' }),
    [listPath('blog', 'de')]: [{ title: 'Nur deutsch', meta: [] }],
  });
  expect(problems).toEqual(
    expect.arrayContaining([
      'homepage, “Home”: a section Faq is there in German only, and was left out',
      'homepage, “Home”, section 3 (Carousel3d): this site has no such kind of section',
      'blog, “Blogs”: this page is there in German only: English pages show it in German until it is translated',
      'homepage, “Home”, section 1 (Banner), button_one_link: “www.nowhere” is no address to link to, so there is none',
      'homepage, “Home”, section 1 (Banner), en, button_one_link: “www.nowhere” became “”',
      'homepage, “Home”, section 2 (RichText), html_field, English: <canvas> has no place in a text here and was left out',
      'homepage, “Home”, section 2 (RichText), layout: there is no arrangement “round”; it is “prose”',
    ]),
  );
});

test('links that lead to translations of one page name that page', async () => {
  const free = (name: string) => ({ name, paths: { en: '/autumn', de: '/herbst' }, plain: false });
  const banner = (link: string) => ({
    component_name: 'Banner',
    main_title: 'x',
    button_one_text: 'y',
    button_one_link: link,
  });
  const { documents, problems } = await convertAnswers({
    ...page('en', banner(`${ADDRESS}/autumn#top`)),
    ...page('de', banner('/de/herbst#top')),
    [listPath('page', 'en')]: [{ title: 'autumn', free: free('Autumn'), meta: [] }],
    [listPath('page', 'de')]: [{ title: 'herbst', free: free('Herbst'), meta: [] }],
  });
  expect(problems).toEqual([]);
  expect(documents.pages).toEqual([
    expect.objectContaining({ slug: 'Home', sections: [expect.objectContaining({ button_one_link: 'pages:2#top' })] }),
    expect.objectContaining({ title: both('Autumn', 'Herbst'), segment: both('autumn', 'herbst'), page_key: 'page' }),
  ]);
});

test('a backend of which nothing can be read is told as none', async () => {
  await expect(convertAnswers({})).rejects.toThrow('the answer is 404');
});

test('a backend that doesn’t answer is asked once more, and then no more', async () => {
  let asked = 0;
  const silent: typeof fetch = async () => {
    asked += 1;
    throw new TypeError('fetch failed');
  };
  const source = { address: ADDRESS, token: '', fetch: silent, patienceMs: 1_000 };
  await expect(readWire(source, new Findings())).rejects.toThrow('no answer (fetch failed)');
  expect(asked).toBe(2 * LANGUAGES.length);
});

test('both languages of every set are asked for', async () => {
  const asked: string[] = [];
  const answer: typeof fetch = async (url) => {
    asked.push(String(url).slice(ADDRESS.length));
    return Response.json([{ title: 'Home', meta: [] }]);
  };
  await readWire({ address: ADDRESS, token: '', fetch: answer, patienceMs: 1_000 }, new Findings());
  for (const language of LANGUAGES) expect(asked).toContain(listPath('career', language));
});
