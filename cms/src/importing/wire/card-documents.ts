import type { Card, Fact, ProjectDetails } from '@kontorwerk/contract/content/entry';
import type { CardCollection } from '@kontorwerk/contract/content/section-kinds';
import type { LocalText } from '@kontorwerk/contract/languages';
import type { Certificate, Client, Job, Post, Project, Review } from '../../payload-types.ts';
import { salaryText } from '../../wire/job.ts';
import type { Stored } from '../../wire/stored.ts';
import { type Pair, pairUp, partOf, textOf } from './pairs.ts';
import { NO_PICTURE, richTexts, storedDay, type Tools } from './tools.ts';

/** A card of a list, and the document that is to be made of it. */
export type CardOfList = {
  readonly id: number;
  readonly pair: Pair<Card>;
  /** Where it stands, for the report. */
  readonly at: string;
};

/** What cards say by things that are known already. */
export type Known = {
  readonly codeOfCity: (city: LocalText) => string | undefined;
  /** The review that a project quotes; it is made where there is none. */
  readonly reviewOf: (quote: Pair<Card>) => number;
  readonly postType: (card: CardOfList) => 'blog' | 'news';
};

export type CardTools = Tools & Known;

/** The documents that lists are made of. */
export type ListDocuments = {
  readonly projects: Stored<Project>;
  readonly posts: Stored<Post>;
  readonly jobs: Stored<Job>;
  readonly reviews: Stored<Review>;
  readonly clients: Stored<Client>;
  readonly certificates: Stored<Certificate>;
};
export type ListCollection = Exclude<CardCollection, 'offices'>;

/** When it is written the database says when that was. */
const NEVER = { createdAt: '', updatedAt: '' } as const;
const PUBLISHED = { ...NEVER, _status: 'published' } as const;

function pictureOf({ pair, at }: CardOfList, { pictures }: Tools): number | null {
  return pictures.of(pair, at);
}

function seoOf({ pair, at }: CardOfList, { pictures }: Tools) {
  const { en, de } = partOf(pair, ({ seo }) => seo ?? { title: '', description: '', image: '' });
  return {
    title: { en: en.title, de: de.title },
    description: { en: en.description, de: de.description },
    image: pictures.at(en.image, `${at}, seo`),
  };
}

function facts(pair: Pair<readonly Fact[]>) {
  const { pairs } = pairUp(pair.en, pair.de, { idOf: () => '', kindOf: () => '' });
  return pairs.map((fact) => ({
    term: textOf(fact, 'term'),
    value: textOf(fact, 'value'),
    note: textOf(fact, 'note'),
  }));
}

/** A project's page in its parts, where the backend sends them. */
function details({ pair, at }: CardOfList, project: Pair<ProjectDetails>, tools: CardTools): Partial<Stored<Project>> {
  const gallery = pairUp(project.en.gallery, project.de.gallery, { idOf: ({ image }) => image, kindOf: () => '' });
  const quotes = partOf(project, ({ quote }) => quote);
  const words = textOf(project, 'link_text');
  const plainLink = project.en.link.replace(/^(?:https?:\/\/|mailto:|tel:)|(?<=.)\/$/g, '');
  return {
    body: richTexts(textOf(project, 'case_html'), `${at}, case_html`, tools),
    facts: facts(partOf(project, (parts) => parts.facts)),
    results: facts(partOf(project, (parts) => parts.results)),
    results_title: textOf(project, 'results_title'),
    link: tools.links.of(textOf(project, 'link'), `${at}, link`),
    // Without words of its own a link shows its address.
    link_text: words.en === plainLink && words.de === plainLink ? { en: '', de: '' } : words,
    gallery: gallery.pairs.map((picture) => ({
      image: tools.pictures.of(picture, `${at}, gallery`) ?? NO_PICTURE,
      caption: textOf(picture, 'caption'),
    })),
    ...(quotes.en && {
      review: tools.reviewOf(
        partOf(pair, (card) => ({
          ...card,
          ...(card.project?.quote ?? quotes.en),
          review: card.project?.quote?.text ?? '',
        })),
      ),
    }),
  };
}

const CURRENCIES = ['EUR', 'INR', 'PKR'] as const;

/** The range that a salary's text tells; nothing, and told, where it can't be understood. */
function salary({ pair, at }: CardOfList, { findings }: Tools): Stored<Job>['salary'] {
  const { en: text } = textOf(pair, 'salary');
  if (text === '') return {};
  const [from, to = from] = (text.match(/\d[\d.,]*/g) ?? []).map((number) => Number(number.replace(/[.,]/g, '')));
  if (from !== undefined && to !== undefined)
    for (const currency of CURRENCIES)
      if (salaryText({ from, to, currency }, 'en') === text) return { from, to, currency };
  findings.problem(`${at}, salary`, `“${text}” could not be understood as a range`);
  return {};
}

function officesOf({ pair, at }: CardOfList, { codeOfCity, findings }: CardTools): string[] {
  const { en, de } = textOf(pair, 'location');
  const german = de.split(',');
  return en.split(',').flatMap((city, index) => {
    const name = { en: city.trim(), de: german[index]?.trim() ?? '' };
    const code = codeOfCity(name);
    if (code === undefined && name.en !== '') findings.problem(`${at}, location`, `no office is in “${name.en}”`);
    return code ?? [];
  });
}

/** How a card becomes the document that the same card is made of (`cms/src/wire`). */
export const DOCUMENT_OF: {
  readonly [C in ListCollection]: (card: CardOfList, tools: CardTools) => ListDocuments[C];
} = {
  projects: (card, tools) => {
    const { id, pair, at } = card;
    const project = partOf(pair, (each) => each.project);
    const parts =
      project.en && project.de
        ? details(card, { en: project.en, de: project.de }, tools)
        : { body: richTexts(textOf(pair, 'html_field'), `${at}, html_field`, tools) };
    return {
      ...PUBLISHED,
      id,
      title: textOf(pair, 'title'),
      description: textOf(pair, 'description'),
      pro_category: textOf(pair, 'pro_category'),
      lead: textOf(pair, 'detail_desc'),
      // Zero says nothing, and an editor is asked for it.
      year: Number(/^\d{4}/.exec(pair.en.date)?.[0] ?? 0),
      image: pictureOf(card, tools) ?? NO_PICTURE,
      seo: seoOf(card, tools),
      ...parts,
    };
  },
  posts: (card, tools) => {
    const { id, pair, at } = card;
    return {
      ...PUBLISHED,
      id,
      title: textOf(pair, 'title'),
      description: textOf(pair, 'description'),
      category: textOf(pair, 'category'),
      date: storedDay(pair.en.date, `${at}, date`, tools),
      author: { name: pair.en.name, role: textOf(pair, 'location_company') },
      image: pictureOf(card, tools) ?? NO_PICTURE,
      post_type: tools.postType(card),
      body: richTexts(textOf(pair, 'html_field'), `${at}, html_field`, tools),
      seo: seoOf(card, tools),
    };
  },
  jobs: (card, tools) => {
    const { id, pair, at } = card;
    return {
      ...PUBLISHED,
      id,
      title: textOf(pair, 'title'),
      description: textOf(pair, 'description'),
      detail_desc: textOf(pair, 'detail_desc'),
      offices: officesOf(card, tools),
      job_type: textOf(pair, 'job_type'),
      houres: textOf(pair, 'houres'),
      category: textOf(pair, 'category'),
      starts: storedDay(pair.en.date, `${at}, date`, tools),
      salary: salary(card, tools),
      contact: { name: pair.en.name, role: textOf(pair, 'location_company'), image: pictureOf(card, tools) },
      body: richTexts(textOf(pair, 'html_field'), `${at}, html_field`, tools),
      seo: seoOf(card, tools),
    };
  },
  reviews: (card, tools) => ({
    ...NEVER,
    id: card.id,
    name: card.pair.en.name,
    location_company: textOf(card.pair, 'location_company'),
    review: textOf(card.pair, 'review'),
    image: pictureOf(card, tools),
    logo: tools.pictures.at(card.pair.en.logo, `${card.at}, logo`),
  }),
  clients: (card, tools) => ({
    ...NEVER,
    id: card.id,
    title: textOf(card.pair, 'title'),
    image: pictureOf(card, tools) ?? NO_PICTURE,
    link: tools.links.of(textOf(card.pair, 'link'), `${card.at}, link`),
  }),
  certificates: (card, tools) => ({
    ...NEVER,
    id: card.id,
    title: textOf(card.pair, 'title'),
    description: textOf(card.pair, 'description'),
    image: pictureOf(card, tools),
    date: storedDay(card.pair.en.date, `${card.at}, date`, tools),
  }),
};
