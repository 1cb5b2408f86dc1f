import type {
  Card,
  ContentEntry,
  ImageSet,
  ImageSource,
  ProjectDetails,
  Section,
} from '@kontorwerk/contract/content/entry';
import { CARD_FIELDS, type FieldType, SECTION_FIELDS } from '@kontorwerk/contract/content/fields';
import type { Report } from '@kontorwerk/contract/content/read-entries';
import type { Language } from '@kontorwerk/contract/languages';
import { type AddressRewriter, createAddressRewriter } from './backend-addresses.ts';
import { isSafeAddress } from './safe-address.ts';
import { safeOffices } from './safe-offices.ts';
import { createHtmlSanitiser } from './sanitise-html.ts';

/** Makes entries that were read fit for a page: HTML sanitised, addresses safe and of this site. */
export type Tidy = (entries: readonly ContentEntry[], report: Report) => readonly ContentEntry[];

type Origins = { readonly backendUrl: string; readonly publicUrl: string };
type Tools = {
  readonly rewrite: AddressRewriter;
  readonly sanitise: (html: string) => string;
  readonly report: Report;
};

function tidyAddress(address: string, at: string, { rewrite, report }: Tools): string {
  const local = rewrite(address);
  if (isSafeAddress(local)) return local;
  report({ at, problem: 'an address of this kind is not allowed' });
  return '';
}

function tidyField(text: string, type: FieldType, at: string, tools: Tools): string {
  if (type === 'rich_text') return tools.sanitise(text);
  return type === 'link' || type === 'image' ? tidyAddress(text, at, tools) : text;
}

function tidyFields<T extends Card | Section>(
  record: T,
  types: Readonly<Record<string, FieldType>>,
  at: string,
  tools: Tools,
): T {
  const tidied: Record<string, string> = {};
  for (const [field, value] of Object.entries<unknown>(record)) {
    const type = types[field];
    if (type !== undefined && typeof value === 'string')
      tidied[field] = tidyField(value, type, `${at}.${field}`, tools);
  }
  return { ...record, ...tidied };
}

function tidyImageSet(set: ImageSet | null, at: string, tools: Tools): ImageSet | null {
  if (set === null) return null;
  const tidy = (sources: readonly ImageSource[], name: string) =>
    sources
      .map((source) => ({ ...source, url: tidyAddress(source.url, `${at}.${name}`, tools) }))
      .filter((source) => source.url !== '');
  return {
    ...set,
    sources: tidy(set.sources, 'sources'),
    tall: tidy(set.tall, 'tall'),
    wide: tidy(set.wide, 'wide'),
  };
}

function tidyPicture<P extends { readonly image: string; readonly image_set: ImageSet | null }>(
  picture: P,
  at: string,
  tools: Tools,
): P {
  return {
    ...picture,
    image: tidyAddress(picture.image, `${at}.image`, tools),
    image_set: tidyImageSet(picture.image_set, `${at}.image_set`, tools),
  };
}

function tidyProject(project: ProjectDetails, at: string, tools: Tools): ProjectDetails {
  return {
    ...project,
    link: tidyAddress(project.link, `${at}.link`, tools),
    case_html: tools.sanitise(project.case_html),
    gallery: project.gallery.map((picture, index) => tidyPicture(picture, `${at}.gallery[${index}]`, tools)),
    quote: project.quote && tidyPicture(project.quote, `${at}.quote`, tools),
  };
}

function tidyCard(card: Card, at: string, tools: Tools): Card {
  return {
    ...tidyFields(card, CARD_FIELDS, at, tools),
    image_set: tidyImageSet(card.image_set, `${at}.image_set`, tools),
    logo: tidyAddress(card.logo, `${at}.logo`, tools),
    project: card.project && tidyProject(card.project, `${at}.project`, tools),
  };
}

function tidySection(section: Section, at: string, tools: Tools): Section {
  return {
    ...tidyFields(section, SECTION_FIELDS, at, tools),
    card_components: section.card_components.map((card, index) =>
      tidyCard(card, `${at}.card_components[${index}]`, tools),
    ),
    offices: safeOffices(section.offices),
    bg_image_set: tidyImageSet(section.bg_image_set, `${at}.bg_image_set`, tools),
    com_image_set: tidyImageSet(section.com_image_set, `${at}.com_image_set`, tools),
  };
}

/** One for each language: the links inside German texts lead to German pages. */
export function createTidy(language: Language, origins: Origins): Tidy {
  const rewrite = createAddressRewriter(origins);
  const sanitise = createHtmlSanitiser({ language, rewrite });
  return (entries, report) => {
    const tools = { rewrite, sanitise, report };
    return entries.map((entry) => {
      const at = `entry "${entry.title}"`;
      return {
        ...entry,
        meta: entry.meta.map((section, index) => tidySection(section, `${at}.meta[${index}]`, tools)),
        seo: { ...entry.seo, image: tidyAddress(entry.seo.image, `${at}.seo.image`, tools) },
      };
    });
  };
}
