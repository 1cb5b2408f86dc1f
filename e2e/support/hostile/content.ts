/** The hostile backend's content: every payload in every field of every kind of record. */

import { inLanguage } from '@kontorwerk/contract/address/address';
import { isSectionKind, SECTION_KINDS } from '@kontorwerk/contract/content/section-kinds';
import { LANGUAGES, type Language } from '@kontorwerk/contract/languages';
import type { PageKey } from '@kontorwerk/contract/pages/page-keys';
import { pathOf } from '@kontorwerk/contract/pages/page-table';
import { type DetailPage, PAGES } from '@kontorwerk/contract/pages/pages';
import { PLAIN } from '@kontorwerk/contract/wordpress/text-format';
import { hostileNavigation, hostileWords } from './frame.ts';
import { hostileDetail, hostileOffice, hostileSection, hostileSocial, type Numbered, titleOf } from './records.ts';

/** The number of payloads that share a page of sections. */
const PAYLOADS_A_PAGE = 20;

/** Names that every object inherits, in places where the site looks something up. */
const INHERITED = ['constructor', '__proto__', 'toString', 'hasOwnProperty'];

/** Objects in place of texts, as a trusting reader would pass them to React. */
const ELEMENT = { $$typeof: 'Symbol(react.transitional.element)', type: 'script', props: { children: 'x' }, ref: null };

const inheritedSections = INHERITED.map((name) => ({
  component_name: name,
  layout: name,
  tone: name,
  main_title: ELEMENT,
  card_components: [{ title: name, description: ELEMENT, category: name, image_set: { sources: ELEMENT } }],
}));

/** Numbers the payloads. */
function numberedOf(payloads: readonly string[]): readonly Numbered[] {
  return payloads.map((payload, number) => ({ payload, number }));
}

/** Builds an entry that declares its texts as plain, so that all of a payload reaches the site. */
function entry(title: string, meta: readonly unknown[], payload = '') {
  const seo = { title: payload, description: payload, image: payload };
  return { title, meta, endpoint_call: 'hostile-1', seo, ...PLAIN };
}

/** Builds a language's pages of sections: each shows every kind, with some of the payloads in all fields. */
function pagesOf(payloads: readonly string[], language: Language) {
  const kinds = Object.keys(SECTION_KINDS).filter(isSectionKind);
  const numbered = numberedOf(payloads);
  return numbered
    .flatMap((_, at) => (at % PAYLOADS_A_PAGE === 0 ? [numbered.slice(at, at + PAYLOADS_A_PAGE)] : []))
    .flatMap((stretch, page) => {
      // Each page in one language only: the same code reads both.
      if (LANGUAGES[page % LANGUAGES.length] !== language) return [];
      const sections = kinds.flatMap((kind) => stretch.map((one) => hostileSection(kind, one)));
      const title = `Page ${page} ${stretch[0]?.payload}`;
      return [entry(title, [...sections, ...inheritedSections], stretch[0]?.payload)];
    });
}

/** Builds a page with every payload: in the one kind of section that has texts, HTML, a picture and links. */
function allPayloads(payloads: readonly string[]) {
  return entry(
    'All of them',
    numberedOf(payloads).map((one) => hostileSection('ImageContent', one)),
  );
}

/** Builds the same as a WordPress sends it, whose texts are HTML: decoded payloads must not run either. */
function allEscaped(payloads: readonly string[]) {
  const escaped = payloads.map((payload) => payload.replaceAll('&', '&amp;').replaceAll('<', '&lt;'));
  return { ...allPayloads([...payloads, ...escaped]), title: 'All of them as HTML', text_format: undefined };
}

/** Builds a page whose metadata for search engines and link previews holds a payload. */
function headOf({ payload, number }: Numbered) {
  return entry(`Head ${number}`, [{ component_name: 'RichText', html_field: 'a' }], payload);
}

type Detail = { readonly page: DetailPage; readonly key: PageKey; readonly entry: string };

/** The entry that lists the cards of each kind of detail page. */
const DETAILS: readonly Detail[] = [
  { page: PAGES.project, key: 'projects', entry: 'Projects' },
  { page: PAGES.post, key: 'blog', entry: 'Blogs' },
  { page: PAGES.job, key: 'career', entry: 'Career' },
  { page: PAGES.service, key: 'service', entry: 'webdevelopment' },
];

function detailsOf({ page, entry: title }: Detail, payloads: readonly string[]) {
  const cards = numberedOf(payloads).map(hostileDetail);
  return entry(title, [{ component_name: page.cards[0], main_title: 'All of them', card_components: cards }]);
}

/** Returns the entries of a content set. */
export function hostileSet(payloads: readonly string[], key: PageKey, language: Language): readonly unknown[] {
  const detail = DETAILS.find((one) => one.key === key);
  const heads = key === 'service' ? numberedOf(payloads).map(headOf) : [];
  if (detail) return [detailsOf(detail, payloads), ...heads];
  if (key === 'ecommerce') return [allPayloads(payloads), allEscaped(payloads), ...pagesOf(payloads, language)];
  if (key === 'homepage') return [entry('Home', [{ component_name: 'Banner', main_title: 'Home' }])];
  const forms = numberedOf(payloads)
    .slice(0, 1)
    .map((one) => hostileSection('ContactForm', one));
  return key === 'contactus' ? [entry('Contact form', forms), entry('Footer form', forms)] : [];
}

/** The number of turns until the settings of both languages have held every payload. */
export const SETTINGS_TURNS = 8;

/** Builds the settings: some of the payloads in lists, the first of these in texts. */
export function hostileSettings(payloads: readonly string[], offset: number) {
  const step = SETTINGS_TURNS * LANGUAGES.length;
  const numbered = numberedOf(payloads).filter(({ number }) => number % step === offset);
  const payload = numbered[0]?.payload;
  return {
    brand_name: payload,
    legal_name: payload,
    claim: payload,
    email: payload,
    phone: payload,
    socials: numbered.map(hostileSocial),
    offices: numbered.map(hostileOffice),
    show_language_selector: true,
    phone_rule: payload,
    email_rule: payload,
    carousels_autoplay: payload,
    endpoint_call: payload,
    navigation: hostileNavigation(numbered),
    words: hostileWords(payload),
    ...PLAIN,
  };
}

/** The address of the page with every payload. */
export const ALL_PAYLOADS = '/ecommerce/all-of-them';
/** The address of the same page with texts as HTML. */
export const ALL_AS_HTML = '/ecommerce/all-of-them-as-html';

/** Returns the addresses of the pages whose heads hold a payload. */
export function headPaths(payloads: readonly string[]): readonly string[] {
  return numberedOf(payloads).map((one) => pathOf(PAGES.services, headOf(one).title));
}

/** Returns the addresses of all pages of sections, by language. */
export function sectionPaths(payloads: readonly string[]): readonly (readonly string[])[] {
  return LANGUAGES.map((language) =>
    pagesOf(payloads, language).map(({ title }) => inLanguage(pathOf(PAGES.ecommerce, title.toWellFormed()), language)),
  );
}

/** Returns the addresses of all detail pages of each kind. */
export function detailPaths(payloads: readonly string[]): readonly (readonly string[])[] {
  return DETAILS.map(({ page }) => numberedOf(payloads).map((one) => pathOf(page, titleOf(one).toWellFormed())));
}
