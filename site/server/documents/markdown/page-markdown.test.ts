import { readCard, readEntries } from '@kontorwerk/contract/content/read-entries';
import { PAGES } from '@kontorwerk/contract/pages/pages';
import type { Office } from '@kontorwerk/contract/settings/settings';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { findNeighbours } from '../../../app/content/neighbours.ts';
import { MARKDOWN_LIMITS } from '../../base/limits.ts';
import { htmlToMarkdown } from './html-to-markdown.ts';
import { prose, writeMarkdown } from './markdown-tree.ts';
import { writePageMarkdown } from './page-markdown.ts';

const SITE = { canonical: 'https://www.example/de/projects', language: 'de', offices: [] } as const;
const MUNICH: Office = {
  code: 'MUC',
  city: 'Munich',
  address: 'Street 1\n80331 Munich',
  phone: '+49 89 1',
  time_zone: 'Europe/Berlin',
  opens: '09:00',
  closes: '17:00',
  workdays: [1],
  latitude: 0,
  longitude: 0,
  map_link: '',
  map_embed: '',
};
const addresses = { en: '/projects', de: '/de/projects' };

function entryPage(meta: readonly object[], seo: object = {}) {
  const [entry] = readEntries([{ title: 'Projects', meta, seo }], () => {});
  if (entry === undefined) throw new Error('it is an entry');
  return writePageMarkdown({ status: 'loaded', entry, addresses, paging: null, closing: null }, SITE);
}

function cardPage(sent: object) {
  const card = readCard(sent);
  if (card === null) throw new Error('it is a card');
  return writePageMarkdown(
    { status: 'loaded', card, closing: null, addresses, ...findNeighbours(PAGES.post, [card], card) },
    SITE,
  );
}

function bodyOf(markdown: string): string {
  return markdown.replace(/^---\n.*?\n---\n\n/s, '');
}

function shown(html: string): string {
  return writeMarkdown(htmlToMarkdown(html, 1, (address) => new URL(address, SITE.canonical).href));
}

describe('a page as Markdown', () => {
  it('begins with what it is, as YAML, whatever that is', async () => {
    const title = 'Work: "all" of it\n--- #\u00ad1';
    const markdown = await entryPage([{ component_name: 'Banner' }], { title, description: 'Über Arbeit' });
    const [, matter = ''] = /^---\n(.*?\n)---\n/s.exec(markdown) ?? [];
    expect(parse(matter)).toEqual({
      title: 'Work: "all" of it --- #1',
      description: 'Über Arbeit',
      canonical: 'https://www.example/de/projects',
      language: 'de',
    });
  });

  it('has the words of its sections, with links that stand by themselves', async () => {
    const markdown = await entryPage([
      {
        component_name: 'Banner',
        main_title: 'Our *work*',
        sub_title: 'Since 2015',
        description: 'One line\nand another',
        button_one_text: 'Write to us',
        button_one_link: '/contactus/contactform',
      },
      {
        component_name: 'RichText',
        main_title: 'A text',
        html_field: '<h2>More</h2><p>With <a href="/imprint">law</a></p>',
      },
      {
        component_name: 'ProjectGrid',
        main_title: 'Cases',
        card_components: [{ title: 'Indus', pro_category: 'Shop', description: 'Rope & co.', html_field: '' }],
      },
      {
        component_name: 'Faq',
        main_title: 'Questions',
        card_components: [{ title: 'Why?', html_field: '<p>So.</p>' }],
      },
      {
        component_name: 'ReviewSlider',
        card_components: [{ name: 'Ada', location_company: 'Ropes', review: 'Good.' }],
      },
      { component_name: 'Stats', card_components: [{ title: '12', description: 'years' }] },
      {
        component_name: 'FromToContact',
        main_title: 'Your way',
        card_components: [
          { category: 'from', title: 'Oxid' },
          { category: 'to', title: 'Shopware' },
          { category: 'to', title: 'Shopify' },
        ],
      },
      { component_name: 'Unknown', main_title: 'Nobody sees this' },
    ]);
    expect(bodyOf(markdown)).toBe(`# Our \\*work\\*

Since 2015

One line\\
and another

[Write to us](https://www.example/de/contactus/contactform)

## A text

### More

With [law](https://www.example/imprint)

## Cases

- [Indus](https://www.example/de/projects/indus): Shop

  Rope & co.

## Questions

### Why?

So.

> Good.
>
> – Ada, Ropes

- **12**

  years

## Your way

- **Von**: Oxid
- **Nach**: Shopware, Shopify
`);
  });

  it('has the whole text of a post, and all parts of a project', async () => {
    const post = await cardPage({
      title: 'Licht',
      description: 'Über Lampen.',
      name: 'Ada',
      date: '2026-01-31',
      html_field: '<h2>Lampen</h2><p><img src="/uploads/a.png" alt="Lampe"></p>',
    });
    expect(bodyOf(post)).toBe(`# Licht

Über Lampen.

2026-01-31 · Ada

## Lampen

![Lampe](https://www.example/uploads/a.png)
`);
    const project = await cardPage({
      title: 'Indus',
      project: {
        facts: [{ term: 'Client', value: 'Indus', note: 'Pune' }],
        link: 'https://indus.example/',
        link_text: 'The shop',
        case_html: '<h2>Task</h2>',
        quote: { text: 'Good.', name: 'Ada' },
        results_title: 'Results',
        results: [{ term: 'Faster', value: '2 s' }],
      },
    });
    expect(bodyOf(project)).toBe(`# Indus

- **Client**: Indus · Pune

[The shop](https://indus.example/)

## Task

> Good.
>
> – Ada

## Results

- **Faster**: 2 s
`);
  });

  it('has headings in one line, and no marks of where words may break', async () => {
    const section = {
      component_name: 'RichText',
      main_title: 'Vier\nHäuser',
      html_field: '<p>Web\u00adentwicklung</p>',
    };
    expect(bodyOf(await entryPage([{ component_name: 'Banner', main_title: 'Kontor' }, section]))).toBe(
      '# Kontor\n\n## Vier Häuser\n\nWebentwicklung\n',
    );
  });

  it('has posts as the page shows them, the newest first', async () => {
    const card_components = [
      { title: 'Old', date: '2025-01-01' },
      { title: 'New', date: '2026-01-01' },
    ];
    const markdown = await entryPage([{ component_name: 'News', card_components }]);
    expect(markdown.indexOf('[New]')).toBeLessThan(markdown.indexOf('[Old]'));
  });

  it('names the offices that a map shows', async () => {
    const [entry] = readEntries(
      [{ title: 'Contact', meta: [{ component_name: 'ContactMap', main_title: 'Offices' }] }],
      () => {},
    );
    if (entry === undefined) throw new Error('it is an entry');
    const page = { status: 'loaded', entry, addresses, paging: null, closing: null } as const;
    expect(await writePageMarkdown(page, { ...SITE, offices: [MUNICH] })).toContain(
      '- **Munich**: Street 1, 80331 Munich · +49 89 1',
    );
  });
});

describe('an editor’s text', () => {
  it('keeps its tables, lists, code and quotes', () => {
    expect(
      shown(
        '<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>1|</td><td>2</td></tr></tbody></table>' +
          '<ul><li>one<ul><li>two</li></ul></li></ul><pre><code>x = 1</code></pre><blockquote><p>q</p></blockquote>',
      ),
    ).toBe('| a   | b |\n| --- | - |\n| 1\\| | 2 |\n\n- one\n  - two\n\n```\nx = 1\n```\n\n> q\n');
  });

  it('is no HTML, and means nothing else than it says', () => {
    expect(shown('<p>&lt;script&gt;x()&lt;/script&gt; [a](b) # c</p>')).toBe(
      '\\<script>x()\\</script> \\[a]\\(b) # c\n',
    );
  });

  const { html, tags, depth } = MARKDOWN_LIMITS;
  it.each([
    ['long', `<p>${'word '.repeat(html / 5)}</p>`, /^(?:word ?)+\n$/],
    ['made of many tags', '<p>a</p>'.repeat(tags), /^(?:a ?)+\n$/],
    ['nested deeply', `${'<ul><li>'.repeat(depth)}x${'</li></ul>'.repeat(depth)}`, /^x\n$/],
  ])('is its words alone where it is %s', (_how, text, expected) => {
    expect(shown(text)).toMatch(expected);
  });

  it('is cut where it has no marks and is huge', () => {
    const huge = 'word '.repeat(MARKDOWN_LIMITS.words);
    for (const written of [
      shown(`<p>${huge}</p>`),
      writeMarkdown(prose(huge)),
      writeMarkdown(prose(huge.replaceAll(' ', '\n'))),
    ])
      expect([written.at(-2), written.length < 2 * MARKDOWN_LIMITS.words]).toEqual(['…', true]);
  });

  it('is converted as it is where pictures and breaks are many', () => {
    expect(shown(`<p>${'a<br>'.repeat(depth + 1)}<strong>b</strong></p>`)).toContain('**b**');
  });
});
