import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listJobPlaces } from '../content/filters.ts';
import { emptyCard, emptySection, type ReadProblem, readEntries } from '../content/read-entries.ts';
import { createTimeSlices } from '../http/time-slices.ts';
import { type Attachments, NO_ATTACHMENTS } from './attachments.ts';
import { readPictureValue } from './picture-value.ts';
import { toPlainEntries } from './plain-entries.ts';

const HERO = 'https://cms.example.com/wp-content/uploads/2024/05/hero.webp';
const nextStep = createTimeSlices();

function input(name: string): unknown {
  return JSON.parse(readFileSync(new URL(`testing/${name}.json`, import.meta.url), 'utf8'));
}

/** Converts and reads an answer; returns the entries and the reported problems. */
async function read(sent: unknown, attachments: Attachments = NO_ATTACHMENTS) {
  const problems: ReadProblem[] = [];
  const report = (problem: ReadProblem) => void problems.push(problem);
  const entries = readEntries(await toPlainEntries(sent, { report, nextStep, attachments }), report);
  return { entries, sections: entries[0]?.meta ?? [], problems };
}

/** Converts and reads one card's fields. */
async function readCard(card: unknown, attachments?: Attachments) {
  const answer = await read(
    [{ title: 'E', meta: [{ component_name: 'GridBlocks', card_components: [card] }] }],
    attachments,
  );
  return { card: answer.sections[0]?.card_components[0], problems: answer.problems };
}

describe('what a WordPress sends', () => {
  it('is read without entities and tags', async () => {
    const { sections, problems } = await read(input('entities-and-tags-in-text'));
    expect(sections[0]).toMatchObject({
      main_title: 'Shops & software that sell',
      sub_title: 'We’re an e-commerce agency',
      description: 'Since 2015 we’ve built shops – from the first idea.\nIn Munich & Karachi.',
    });
    expect(sections[1]?.card_components[0]).toEqual({
      ...emptyCard(),
      name: 'Anna O’Neill',
      location_company: 'Möbel GmbH',
      review: 'It’s “fast” & calm.',
    });
    expect(problems).toEqual([]);
  });

  it('has pictures and links in arrays', async () => {
    const { sections, problems } = await read(input('acf-image-and-link-arrays'));
    const set = { width: 960, height: 720, alt: 'People at work', sources: [] };
    expect(sections[0]).toMatchObject({ bg_image: HERO, bg_image_set: set });
    expect(sections[1]?.card_components).toMatchObject([
      {
        image: HERO,
        image_set: set,
        link: 'https://cms.example.com/services/mobileapp/',
        button_text: 'More',
      },
      { image: HERO, image_set: { width: 960, height: 720, alt: '' }, link: '' },
    ]);
    expect(problems).toEqual([]);
  });

  it('has shortcodes in its HTML, of which what can be shown is, and the rest is told', async () => {
    const { sections, problems } = await read(input('shortcodes'));
    expect(sections[0]?.html_field).toBe(`<figure><img src="${HERO}" /><figcaption>Our office</figcaption></figure>`);
    expect(problems).toEqual([
      {
        at: 'entry "Products".meta[0].html_field',
        problem: 'what these shortcodes stand for is not known: [contact-form-7], [gallery]',
      },
    ]);
  });

  it('names pictures by their numbers, which are asked for once', async () => {
    const asked: number[][] = [];
    const hero = readPictureValue({ source_url: HERO, alt_text: 'Work', media_details: { width: 960, height: 720 } });
    const attachments: Attachments = {
      picture: (id) => (id === 388 && hero && !('id' in hero) ? hero : undefined),
      ask: async (ids) => void asked.push([...ids]),
    };
    const { sections, problems } = await read(input('image-as-attachment-id'), attachments);
    expect(sections[0]).toMatchObject({ bg_image: HERO, bg_image_set: { width: 960, height: 720, alt: 'Work' } });
    expect(sections[1]?.card_components[0]).toMatchObject({ title: 'Apps', image: '', image_set: null });
    expect(asked).toEqual([[388, 393]]);
    expect(problems).toEqual([
      {
        at: 'entry "Products".meta[1].card_components[0].image',
        problem: "the attachment 393 can't be had from /wp-json/wp/v2/media/393",
      },
    ]);
  });

  it('has empty rows, which are left out', async () => {
    const { sections } = await read(input('empty-repeater-row'));
    expect(sections[0]?.card_components.map(({ title }) => title)).toEqual(['A', 'B']);
    const empty = { title: '', acf_fc_layout: 'card', image: false, link: { url: '' } };
    const meta = {
      0: { component_name: '', card_components: [] },
      2: { component_name: 'News', card_components: [empty] },
    };
    expect((await read([{ title: 'E', meta }])).sections).toEqual([{ ...emptySection(), component_name: 'News' }]);
  });

  it('has titles as the REST API writes them', async () => {
    expect((await read(input('title-as-rendered-object'))).entries[0]?.title).toBe('About us');
  });

  it('is wrapped by wp_send_json_success', async () => {
    const { entries, problems } = await read({ success: true, data: [{ title: 'A &amp; B' }] });
    expect(entries[0]?.title).toBe('A & B');
    expect(problems).toEqual([{ at: 'answer', problem: 'wrapped in "success" and "data"' }]);
  });

  it('has the fields of ACF beside those of a post', async () => {
    const { entries } = await read([
      {
        title: { rendered: 'A &#038; B' },
        acf: { title: 'other', meta: [{ component_name: 'News', acf: { main_title: 'M' } }] },
      },
    ]);
    expect(entries[0]).toMatchObject({ title: 'A & B', meta: [{ component_name: 'News', main_title: 'M' }] });
  });

  it('says so in every field of an entry', async () => {
    const text = 'A &amp; <b>B</b>';
    const { entries } = await read([
      {
        title: text,
        seo: { title: text, description: text },
        meta: [
          {
            offices: [{ city: text, time_zone: 'Europe/Berlin', address: 'A<br>B' }],
            window: { total: 1, all: 1, start: 0, choices: { office: [{ value: text, text }] } },
            card_components: [
              { salary: text, image_set: { alt: text }, project: { facts: [{ term: text, value: text }] } },
            ],
          },
        ],
      },
    ]);
    expect(JSON.stringify(entries)).not.toMatch(/&amp;|<b/);
    expect(entries[0]?.meta[0]?.offices[0]?.address).toBe('A\nB');
    expect(entries[0]?.meta[0]?.window?.choices.office).toEqual([{ value: 'A & B', text: 'A & B' }]);
  });

  it('is HTML in fields of HTML, and stays that', async () => {
    const html = '<p>A &amp; B</p>';
    expect((await readCard({ html_field: html })).card?.html_field).toBe(html);
    expect((await readCard({ html_field: { rendered: html, protected: false } })).card?.html_field).toBe(html);
  });
});

it('leaves entries alone that say that they are plain', async () => {
  const answer = [
    { title: 'A &amp; <b>', text_format: 'plain', meta: [{ component_name: 'News', card_components: [{}] }] },
  ];
  expect(await toPlainEntries(answer, { report: () => undefined, nextStep })).toBe(answer);
});

it('reads nothing twice', async () => {
  const report = () => undefined;
  const once = await toPlainEntries([{ title: 'A &amp;amp; B' }], { report, nextStep });
  expect(once).toEqual([{ title: 'A &amp; B', text_format: 'plain' }]);
  expect(await toPlainEntries(once, { report, nextStep })).toBe(once);
});

describe('texts', () => {
  it.each([
    ['A &amp; B', 'A & B'],
    [12, '12'],
    [false, ''],
    [{ raw: 'A & B', rendered: 'A &amp; B' }, 'A & B'],
    [{ rendered: '' }, ''],
    [{ value: 'shops', label: 'Shops &amp; more' }, 'Shops & more'],
    [{ term_id: 3, name: 'Shops', slug: 'shops' }, 'Shops'],
    [
      [
        { term_id: 3, name: 'Shops' },
        { term_id: 4, name: 'Apps' },
      ],
      'Shops, Apps',
    ],
    [['Munich', 'Karachi', ''], 'Munich, Karachi'],
    [[], ''],
    [{ ID: 7, post_title: 'Post' }, 'Post'],
  ])('%j is “%s”', async (pro_category, text) => {
    const { card, problems } = await readCard({ title: 'C', pro_category });
    expect(card?.pro_category).toBe(text);
    expect(problems).toEqual([]);
  });

  it('that are longer than any are left out', async () => {
    const { card, problems } = await readCard({ title: 'C', description: '&'.repeat(200_001) });
    expect(card?.description).toBe('');
    expect(problems.map(({ problem }) => problem)).toEqual(['too long']);
  });

  it('of places are not parted where an entity ends', async () => {
    const { card } = await readCard({ title: 'C', location: 'Duisburg &amp; remote; M&uuml;nchen' });
    expect(card && listJobPlaces(card, []).map(({ text }) => text)).toEqual(['Duisburg & remote', 'München']);
  });

  it('drops what is none, and says so', async () => {
    const { card, problems } = await readCard({ title: 'C', category: { x: 1 } });
    expect(card?.category).toBe('');
    expect(problems).toEqual([
      { at: 'entry "E".meta[0].card_components[0].category', problem: 'expected a text, found object' },
    ]);
  });
});

it('may have a title that is no text', async () => {
  const { entries } = await read([
    { title: [{ toString: false }], meta: [{ component_name: 'Banner', main_title: 'A' }] },
  ]);
  expect(entries).toMatchObject([{ title: '', meta: [{ main_title: 'A' }] }]);
});

describe('links', () => {
  const URL = 'https://cms.example.com/a/?x=1&y=2';
  it.each([
    [URL, URL, ''],
    [URL.replace('&', '&#038;'), URL, ''],
    [{ title: 'Go &amp; see', url: URL, target: '_blank' }, URL, 'Go & see'],
    [{ title: '', url: '' }, '', ''],
    [`<a class="x" href="${URL.replace('&', '&amp;')}">Go <b>on</b></a>`, URL, 'Go on'],
    ['<a href="/x?a=1&amp;copy;=2">Go on</a>', '/x?a=1&copy;=2', 'Go on'],
    [{ ID: 3, post_title: 'Page', permalink: URL }, URL, 'Page'],
    [{ id: 3, title: { rendered: 'Page' }, link: URL }, URL, 'Page'],
    [[{ title: 'Go', url: URL }], URL, 'Go'],
    [false, '', ''],
    [[], '', ''],
  ])('%j leads to %s', async (link, url, button_text) => {
    const { card, problems } = await readCard({ title: 'C', link });
    expect(card).toMatchObject({ link: url, button_text });
    expect(problems).toEqual([]);
  });

  it.each([12, '12', { x: 1 }, '<b>x</b>'])('%j leads nowhere, and that is told', async (link) => {
    const { card, problems } = await readCard({ title: 'C', link });
    expect(card?.link).toBe('');
    expect(problems.map(({ at }) => at)).toEqual(['entry "E".meta[0].card_components[0].link']);
  });

  it('leaves the text of a button alone', async () => {
    const { card } = await readCard({ button_text: 'Mine', button_link: { url: '/x', title: 'Theirs' } });
    expect(card).toMatchObject({ button_text: 'Mine', button_link: '/x' });
  });
});

describe('pictures', () => {
  const SIZES = {
    thumbnail: { source_url: `${HERO}?t`, width: 150, height: 150 },
    medium: { source_url: 'https://cms.example.com/hero-300x225.webp', width: 300, height: 225 },
  };
  const REST = {
    id: 7,
    source_url: HERO,
    alt_text: 'Work &amp; life',
    media_details: { width: 960, height: 720, sizes: SIZES },
  };
  const FULL = { width: 960, height: 720, alt: 'Work & life' };

  it.each([
    [HERO, null],
    ['//cms.example.com/a.webp', null],
    [REST, FULL],
    [[REST], FULL],
    [
      {
        ...REST,
        source_url: undefined,
        url: HERO,
        width: '960',
        height: '720',
        alt: 'Work & life',
        media_details: undefined,
      },
      FULL,
    ],
    [[HERO, 960, 720, false], { width: 960, height: 720, alt: '' }],
    [`<img width="960" height="720" src="${HERO}" class="x" alt="Work &amp; life" srcset="${HERO} 960w">`, FULL],
    [
      `<a href="#"><img src="data:image/gif;base64,R0" data-src="${HERO}" width="960" height="720" alt="Work & life" /></a>`,
      FULL,
    ],
    [
      `<img src="data:image/gif;base64,R0" data-litespeed-src="${HERO}" width="960" height="720" alt="Work & life" />`,
      FULL,
    ],
    [
      `<img src="${HERO}" width="960" height="720" alt="How to use &lt;table&gt; well">`,
      { ...FULL, alt: 'How to use <table> well' },
    ],
    [{ rendered: `<img src="${HERO}">` }, null],
    [
      { src: HERO, alt: 'Alone' },
      { width: 0, height: 0, alt: 'Alone' },
    ],
    [{ thumbnail: `${HERO}?t`, large: HERO }, null],
    [{ ID: 7, guid: HERO, post_type: 'attachment' }, null],
  ])('%j', async (image, set) => {
    const { card, problems } = await readCard({ title: 'C', image });
    expect(card?.image).toBe(image === '//cms.example.com/a.webp' ? image : HERO);
    if (set === null) expect(card?.image_set).toBeNull();
    else expect(card?.image_set).toMatchObject(set);
    expect(problems).toEqual([]);
  });

  it('may be chosen among sizes that show the whole', async () => {
    const { card } = await readCard({ image: REST });
    expect(card?.image_set?.sources).toEqual([
      { url: 'https://cms.example.com/hero-300x225.webp', type: 'image/webp', width: 300 },
      { url: HERO, type: 'image/webp', width: 960 },
    ]);
  });

  it.each([
    [{ _embedded: { 'wp:featuredmedia': [REST] }, featured_media: 7 }],
    [{ featured_image: HERO }],
    [{ image: false, featured_media: REST }],
  ])('may be the featured one: %j', async (card) => {
    expect((await readCard({ title: 'C', ...card })).card?.image).toBe(HERO);
  });

  it('has an address whose query looks like an entity', async () => {
    const { card } = await readCard({ title: 'C', image: '<img src="/a.php?a=1&amp;copy;=2">' });
    expect(card?.image).toBe('/a.php?a=1&copy;=2');
  });

  it.each([false, '', [], 0, '0', { ID: 0, url: '' }, null, '<img alt="">'])('%j is none', async (image) => {
    const { card, problems } = await readCard({ title: 'C', image });
    expect(card).toMatchObject({ image: '', image_set: null });
    expect(problems).toEqual([]);
  });

  it.each([true, { x: 1 }, '<b>x</b>'])('%j is none, and that is told', async (image) => {
    const { card, problems } = await readCard({ title: 'C', image });
    expect(card?.image).toBe('');
    expect(problems).toHaveLength(1);
  });

  it.each([388, '388', { ID: 388, url: false }, [388]])('%j is an attachment', async (image) => {
    const { problems } = await readCard({ title: 'C', image });
    expect(problems[0]?.problem).toContain('/wp-json/wp/v2/media/388');
  });
});

it('takes whatever comes', async () => {
  const value = fc.oneof(fc.jsonValue(), fc.constantFrom('<img', '<a href', 388, '&amp;', false));
  const record = (names: readonly string[]) => fc.dictionary(fc.constantFrom(...names), value);
  const card = record(['title', 'image', 'link', 'button_text', 'acf', '_embedded', 'seo', 'project', 'image_set']);
  const section = fc.record({
    component_name: value,
    main_title: value,
    card_components: fc.oneof(value, fc.array(card)),
  });
  const entry = fc.record({ title: value, meta: fc.oneof(value, fc.array(section)) });
  await fc.assert(
    fc.asyncProperty(fc.oneof(value, fc.array(entry)), async (sent) => {
      const once = await toPlainEntries(sent, { report: () => undefined, nextStep });
      const read = readEntries(once, () => undefined);
      expect(readEntries(await toPlainEntries(once, { report: () => undefined, nextStep }), () => undefined)).toEqual(
        read,
      );
    }),
  );
});
