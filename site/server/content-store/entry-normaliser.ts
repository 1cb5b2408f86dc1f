import { normaliseDatesAndOrder } from '@kontorwerk/contract/content/dated-entries';
import { hasDetailPages } from '@kontorwerk/contract/content/detail-cards';
import type { Card, ContentEntry, ProjectDetails, Section, Seo } from '@kontorwerk/contract/content/entry';
import { CARD_FIELDS, type FieldType, SECTION_FIELDS } from '@kontorwerk/contract/content/fields';
import { readOfficesOfCards, withoutMapFrames } from '@kontorwerk/contract/content/offices-of-cards';
import type { Report } from '@kontorwerk/contract/content/read-entries';
import { createTimeSlices, type TimeSlices } from '@kontorwerk/contract/http/time-slices';
import type { Language } from '@kontorwerk/contract/languages';
import { PAGES } from '@kontorwerk/contract/pages/pages';
import { isPlainRecord } from '@kontorwerk/contract/wordpress/text-format';
import { CONTENT_LIMITS } from '../base/limits.ts';
import { createAddressRewriter, createBackendPageTest, type Origins } from './backend-addresses.ts';
import { settleForeignHtml, settleOwnHtml } from './foreign-html/settle-html.ts';
import {
  createHtmlSanitiser,
  createSanitiserMemo,
  type Sanitise,
  type SanitiserMemo,
  type SanitiseText,
} from './html-sanitiser.ts';
import {
  type AddressTools,
  normaliseAddress,
  normaliseImageSet,
  normalisePicture,
  normalisePictureAddress,
} from './picture-normaliser.ts';
import { sanitiseOffices } from './settings-sanitiser.ts';

/** Prepares entries for pages: parses dates, sanitises HTML, and makes addresses safe and local. */
export type Normaliser = (
  entries: readonly ContentEntry[],
  report: Report,
  /** The texts of the same set that were sanitised before. */
  sanitised?: SanitiserMemo,
) => Promise<readonly ContentEntry[]>;

type Tools = AddressTools & {
  readonly sanitise: Sanitise;
  /** Whether an address is a page that the backend has and the site hasn't. */
  readonly isBackendPage: (address: string) => boolean;
  /** Whether HTML may be parsed, by its number of tags. */
  readonly takeTags: (html: string) => boolean;
  /** Yields to other work between short steps. */
  readonly nextStep: TimeSlices;
};

/** Maps items in order, yielding between them. */
async function each<T, R>(
  items: readonly T[],
  { nextStep }: Pick<Tools, 'nextStep'>,
  work: (item: T, index: number) => R | Promise<R>,
) {
  const done: R[] = [];
  for (const [index, item] of items.entries()) {
    await nextStep();
    done.push(await work(item, index));
  }
  return done;
}

/** Sanitises HTML; drops oversized HTML before the parser sees it, as parsing blocks the event loop. */
async function normaliseHtml(
  html: string,
  at: string,
  { sanitise, takeTags, report, nextStep }: Tools,
): Promise<string> {
  if (html === '') return html;
  await nextStep();
  if (html.length <= CONTENT_LIMITS.html && takeTags(html)) {
    return sanitise(html, (problem) => report({ at, problem }));
  }
  report({ at, problem: 'too long, or too many tags' });
  return '';
}

/** Creates a counter for the tags of an answer; it returns whether a field's are still within the limits. */
function createTagCounter(): Tools['takeTags'] {
  let left: number = CONTENT_LIMITS.tagsOfSet;
  return (html) => {
    let tags = 0;
    for (let at = html.indexOf('<'); at !== -1; at = html.indexOf('<', at + 1)) tags += 1;
    if (tags > Math.min(CONTENT_LIMITS.tags, left)) return false;
    left -= tags;
    return true;
  };
}

function normaliseField(text: string, type: FieldType, at: string, tools: Tools): string | Promise<string> {
  if (type === 'rich_text') return normaliseHtml(text, at, tools);
  if (type === 'image') return normalisePictureAddress(text, at, tools);
  return type === 'link' ? normaliseAddress(text, at, tools) : text;
}

async function normaliseFields<T extends Card | Section>(
  record: T,
  types: Readonly<Record<string, FieldType>>,
  at: string,
  tools: Tools,
): Promise<T> {
  const normalised: Record<string, string> = {};
  for (const [field, value] of Object.entries<unknown>(record)) {
    const type = types[field];
    if (type !== undefined && typeof value === 'string')
      normalised[field] = await normaliseField(value, type, `${at}.${field}`, tools);
  }
  return { ...record, ...normalised };
}

async function normaliseProject(project: ProjectDetails, at: string, tools: Tools): Promise<ProjectDetails> {
  const link = normaliseAddress(project.link, `${at}.link`, tools);
  const case_html = await normaliseHtml(project.case_html, `${at}.case_html`, tools);
  const gallery = await each(project.gallery, tools, (picture, index) =>
    normalisePicture(picture, `${at}.gallery[${index}]`, tools),
  );
  return {
    ...project,
    link,
    case_html,
    gallery: gallery.filter(({ image }) => image !== ''),
    quote: project.quote && normalisePicture(project.quote, `${at}.quote`, tools),
  };
}

function normaliseSeo(seo: Seo, at: string, tools: Tools): Seo {
  return { ...seo, image: normaliseAddress(seo.image, `${at}.image`, tools) };
}

/**
 * Removes a card's link if it is the WordPress's own permalink: it is known only there, and a card without a link leads
 * to its detail page.
 */
function dropPermalink(card: Card, section: Section, { isBackendPage }: Tools): Card {
  const hasPage = card.html_field !== '' && hasDetailPages(PAGES.service, section);
  return hasPage && isBackendPage(card.link) ? { ...card, link: '' } : card;
}

async function normaliseCard(card: Card, at: string, tools: Tools): Promise<Card> {
  return {
    ...(await normaliseFields(card, CARD_FIELDS, at, tools)),
    image_set: normaliseImageSet(card.image_set, `${at}.image_set`, tools),
    logo: normalisePictureAddress(card.logo, `${at}.logo`, tools),
    project: card.project && (await normaliseProject(card.project, `${at}.project`, tools)),
    ...(card.seo ? { seo: normaliseSeo(card.seo, `${at}.seo`, tools) } : {}),
  };
}

/** Adds the offices of a contact map that has them only as cards (§7), before those texts are stripped. */
function addOfficesOfCards(section: Section): Section {
  const { component_name, offices, card_components } = section;
  if (component_name !== 'ContactMap' || offices.length > 0 || card_components.length === 0) return section;
  return {
    ...section,
    offices: readOfficesOfCards(card_components),
    card_components: card_components.map((card) => ({ ...card, html_field: withoutMapFrames(card.html_field) })),
  };
}

async function normaliseSection(sent: Section, at: string, tools: Tools): Promise<Section> {
  const section = addOfficesOfCards(sent);
  return {
    ...(await normaliseFields(section, SECTION_FIELDS, at, tools)),
    card_components: await each(section.card_components, tools, (card, index) =>
      normaliseCard(dropPermalink(card, section, tools), `${at}.card_components[${index}]`, tools),
    ),
    offices: sanitiseOffices(section.offices, `${at}.offices`, tools.report),
    bg_image_set: normaliseImageSet(section.bg_image_set, `${at}.bg_image_set`, tools),
    com_image_set: normaliseImageSet(section.com_image_set, `${at}.com_image_set`, tools),
  };
}

/**
 * Creates the normaliser of one language: links in German texts lead to German pages.
 *
 * @param createSlices creates the time slicing of the work on one answer
 */
export function createNormaliser(language: Language, origins: Origins, createSlices = createTimeSlices): Normaliser {
  const rewrite = createAddressRewriter(origins);
  const reduce = createHtmlSanitiser({ language, rewrite });
  const sanitise: SanitiseText = (html, isOwn, note = () => undefined) =>
    reduce((isOwn ? settleOwnHtml : settleForeignHtml)(html, language, note), note);
  const isBackendPage = createBackendPageTest(origins);
  return (entries, report, sanitised = createSanitiserMemo()) => {
    const sanitiseText = sanitised.next(sanitise);
    const toolsOfSet: Omit<Tools, 'sanitise'> = {
      rewrite,
      isBackendPage,
      takeTags: createTagCounter(),
      report,
      nextStep: createSlices(),
    };
    return each(normaliseDatesAndOrder(entries, report), toolsOfSet, async (entry) => {
      const at = `entry "${entry.title}"`;
      const isOwn = isPlainRecord(entry);
      const tools: Tools = { ...toolsOfSet, sanitise: (html, note) => sanitiseText(html, isOwn, note) };
      return {
        ...entry,
        meta: await each(entry.meta, tools, (section, index) =>
          normaliseSection(section, `${at}.meta[${index}]`, tools),
        ),
        seo: normaliseSeo(entry.seo, `${at}.seo`, tools),
      };
    });
  };
}
