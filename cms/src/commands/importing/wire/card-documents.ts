import { splitNames } from '@kontorwerk/contract/content/office-names';
import type { CardCollection } from '@kontorwerk/contract/content/section-kinds';
import type { Certificate, Client, Job, Post, Project, Review } from '#cms/base/payload-types.ts';
import { salaryText } from '#cms/content/wire/job.ts';
import type { Stored } from '#cms/kit/stored-values.ts';
import { pairPart, pairText } from './pairs.ts';
import { type CardOfList, type CardTools, makeProjectParts } from './project-parts.ts';
import { NO_PICTURE, parseYear, toRichTexts, toStoredDay, type WireTools } from './wire-tools.ts';

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

function addPicture({ pair, at }: CardOfList, { pictures }: WireTools): number | null {
  return pictures.of(pair, at);
}

function makeSeo({ pair, at }: CardOfList, { pictures }: WireTools) {
  const { en, de } = pairPart(pair, ({ seo }) => seo ?? { title: '', description: '', image: '' });
  return {
    title: { en: en.title, de: de.title },
    description: { en: en.description, de: de.description },
    image: pictures.at(en.image, `${at}, seo`),
  };
}

const CURRENCIES = ['EUR', 'INR', 'PKR'] as const;

/** Parses a salary's range; nothing, and reported, where it can't be parsed. */
function readSalary({ pair, at }: CardOfList, { findings }: WireTools): Stored<Job>['salary'] {
  const { en: text } = pairText(pair, 'salary');
  if (text === '') return {};
  const [from, to = from] = (text.match(/\d[\d.,]*/g) ?? []).map((number) => Number(number.replace(/[.,]/g, '')));
  if (from !== undefined && to !== undefined)
    for (const currency of CURRENCIES)
      if (salaryText({ from, to, currency }, 'en') === text) return { from, to, currency };
  findings.problem(`${at}, salary`, `“${text}” could not be understood as a range`);
  return {};
}

/** Returns the year of a project; zero, and reported, where its date has none: an editor has to fill it in then. */
function readYear({ pair, at }: CardOfList, { findings }: WireTools): number {
  const found = parseYear(pair.en.date);
  if (found === null && pair.en.date.trim() !== '') findings.problem(`${at}, date`, `“${pair.en.date}” names no year`);
  return found ?? 0;
}

/** Returns the codes of the offices in a place; a place without an office stays as text. */
function findOffices({ pair, at }: CardOfList, { codeOfCity, findings }: CardTools): string[] {
  const { en, de } = pairText(pair, 'location');
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
    const project = pairPart(pair, (each) => each.project);
    const parts =
      project.en && project.de
        ? makeProjectParts(card, { en: project.en, de: project.de }, tools)
        : { body: toRichTexts(pairText(pair, 'html_field'), `${at}, html_field`, tools) };
    return {
      ...PUBLISHED,
      id,
      title: pairText(pair, 'title'),
      description: pairText(pair, 'description'),
      pro_category: pairText(pair, 'pro_category'),
      lead: pairText(pair, 'detail_desc'),
      year: readYear(card, tools),
      image: addPicture(card, tools) ?? NO_PICTURE,
      seo: makeSeo(card, tools),
      ...parts,
    };
  },
  posts: (card, tools) => {
    const { id, pair, at } = card;
    return {
      ...PUBLISHED,
      id,
      title: pairText(pair, 'title'),
      description: pairText(pair, 'description'),
      category: pairText(pair, 'category'),
      date: toStoredDay(pair.en.date, `${at}, date`, tools),
      author: { name: pair.en.name, role: pairText(pair, 'location_company') },
      image: addPicture(card, tools) ?? NO_PICTURE,
      post_type: tools.postType(card),
      body: toRichTexts(pairText(pair, 'html_field'), `${at}, html_field`, tools),
      seo: makeSeo(card, tools),
    };
  },
  jobs: (card, tools) => {
    const { id, pair, at } = card;
    return {
      ...PUBLISHED,
      id,
      title: pairText(pair, 'title'),
      description: pairText(pair, 'description'),
      detail_desc: pairText(pair, 'detail_desc'),
      offices: findOffices(card, tools),
      job_type: pairText(pair, 'job_type'),
      houres: pairText(pair, 'houres'),
      category: pairText(pair, 'category'),
      starts: toStoredDay(pair.en.date, `${at}, date`, tools),
      posted: toStoredDay(pair.en.posted ?? '', `${at}, posted`, tools),
      valid_through: toStoredDay(pair.en.valid_through ?? '', `${at}, valid_through`, tools),
      salary: readSalary(card, tools),
      contact: { name: pair.en.name, role: pairText(pair, 'location_company'), image: addPicture(card, tools) },
      body: toRichTexts(pairText(pair, 'html_field'), `${at}, html_field`, tools),
      seo: makeSeo(card, tools),
    };
  },
  reviews: (card, tools) => ({
    ...NEVER,
    id: card.id,
    name: card.pair.en.name,
    location_company: pairText(card.pair, 'location_company'),
    review: pairText(card.pair, 'review'),
    image: addPicture(card, tools),
    logo: tools.pictures.at(card.pair.en.logo, `${card.at}, logo`),
  }),
  clients: (card, tools) => ({
    ...NEVER,
    id: card.id,
    title: pairText(card.pair, 'title'),
    image: addPicture(card, tools) ?? NO_PICTURE,
    link: tools.links.of(pairText(card.pair, 'link'), `${card.at}, link`),
  }),
  certificates: (card, tools) => ({
    ...NEVER,
    id: card.id,
    title: pairText(card.pair, 'title'),
    description: pairText(card.pair, 'description'),
    image: addPicture(card, tools),
    date: toStoredDay(card.pair.en.date, `${card.at}, date`, tools),
  }),
};
