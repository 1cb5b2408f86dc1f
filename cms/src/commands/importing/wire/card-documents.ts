import { splitNames } from '@kontorwerk/contract/content/office-names';
import type { CardCollection } from '@kontorwerk/contract/content/section-kinds';
import type { Certificate, Client, Job, Post, Project, Review } from '#cms/base/payload-types.ts';
import { salaryText } from '#cms/content/wire/job.ts';
import type { Stored } from '#cms/kit/stored-values.ts';
import { partOf, textOf } from './pairs.ts';
import { type CardOfList, type CardTools, projectParts } from './project-parts.ts';
import { NO_PICTURE, richTexts, storedDay, type Tools, yearOf } from './tools.ts';

/** The documents of lists, by collection. */
export type ListDocuments = {
  readonly projects: Stored<Project>;
  readonly posts: Stored<Post>;
  readonly jobs: Stored<Job>;
  readonly reviews: Stored<Review>;
  readonly clients: Stored<Client>;
  readonly certificates: Stored<Certificate>;
};
export type ListCollection = Exclude<CardCollection, 'offices'>;

/** The database sets these on writing. */
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

const CURRENCIES = ['EUR', 'INR', 'PKR'] as const;

/** Parses a salary's range; nothing, and reported, where it can't be parsed. */
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

/** Returns the year of a project; zero, and reported, where its date has none: an editor has to fill it in then. */
function year({ pair, at }: CardOfList, { findings }: Tools): number {
  const found = yearOf(pair.en.date);
  if (found === null && pair.en.date.trim() !== '') findings.problem(`${at}, date`, `“${pair.en.date}” names no year`);
  return found ?? 0;
}

/** Returns the codes of the offices in a place; a place without an office stays as text. */
function officesOf({ pair, at }: CardOfList, { codeOfCity, findings }: CardTools): string[] {
  const { en, de } = textOf(pair, 'location');
  const german = splitNames(de);
  return splitNames(en).map((city, index) => {
    const code = codeOfCity({ en: city, de: german[index] ?? '' });
    if (code === undefined)
      findings.note(`${at}, location`, `no office is in “${city}”; the name of the place was kept`);
    return code ?? city;
  });
}

/** Converts a card to the document that makes the same card (`cms/src/content/wire`). */
export const DOCUMENT_OF: {
  readonly [C in ListCollection]: (card: CardOfList, tools: CardTools) => ListDocuments[C];
} = {
  projects: (card, tools) => {
    const { id, pair, at } = card;
    const project = partOf(pair, (each) => each.project);
    const parts =
      project.en && project.de
        ? projectParts(card, { en: project.en, de: project.de }, tools)
        : { body: richTexts(textOf(pair, 'html_field'), `${at}, html_field`, tools) };
    return {
      ...PUBLISHED,
      id,
      title: textOf(pair, 'title'),
      description: textOf(pair, 'description'),
      pro_category: textOf(pair, 'pro_category'),
      lead: textOf(pair, 'detail_desc'),
      year: year(card, tools),
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
      posted: storedDay(pair.en.posted ?? '', `${at}, posted`, tools),
      valid_through: storedDay(pair.en.valid_through ?? '', `${at}, valid_through`, tools),
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
