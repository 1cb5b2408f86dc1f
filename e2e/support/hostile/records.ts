/** Records of the wire in which every field holds the same payload. */
import { CARD_FIELDS } from '@kontorwerk/contract/content/fields';
import { SECTION_KINDS, type SectionKind } from '@kontorwerk/contract/content/section-kinds';
import { SECTION_LAYOUTS, TONES } from '@kontorwerk/contract/content/section-layouts';
import { SOCIAL_PLATFORMS } from '@kontorwerk/contract/settings/settings';

/** A payload and its number. */
export type Numbered = { readonly payload: string; readonly number: number };

function filled<F extends string>(fields: readonly F[], payload: string): Record<F, string> {
  const record: Partial<Record<F, string>> = {};
  return Object.assign(record, ...fields.map((field) => ({ [field]: payload })));
}

/** Builds a picture in sizes that are no pictures. */
export function imageSet(payload: string) {
  const sources = [{ url: payload, type: payload, width: 800 }];
  const shapes = { sources, tall: sources, wide: sources, moving: payload };
  return { width: payload, height: payload, alt: payload, focal_x: payload, ...shapes };
}

function fact(payload: string) {
  return { term: payload, value: payload, note: payload };
}

function project(payload: string) {
  const picture = { image: payload, caption: payload, image_set: imageSet(payload) };
  return {
    link: payload,
    link_text: payload,
    case_html: `<h2>a</h2><h2>b</h2><h2>c</h2>${payload}`,
    results_title: payload,
    facts: [fact(payload)],
    results: [fact(payload)],
    gallery: [picture, picture],
    quote: { ...picture, text: payload, name: payload, location_company: payload },
  };
}

/** Returns the title of a card, of which its address is made. */
export function titleOf({ payload, number }: Numbered): string {
  return `${number} ${payload}`;
}

/** Builds a card with all fields that its kind of section shows, and some that it doesn't. */
function hostileCard(kind: SectionKind, numbered: Numbered) {
  const { payload } = numbered;
  return {
    ...filled(['title', ...SECTION_KINDS[kind].cards], payload),
    title: titleOf(numbered),
    logo: payload,
    salary: payload,
    image_set: kind === 'GridBlocks' ? imageSet(payload) : null,
  };
}

/** Builds a card that has a detail page: with every field, a project as a whole or in its parts. */
export function hostileDetail(numbered: Numbered) {
  const { payload, number } = numbered;
  return {
    ...filled(Object.keys(CARD_FIELDS), payload),
    title: titleOf(numbered),
    salary: payload,
    image_set: imageSet(payload),
    project: number % 2 === 0 ? project(payload) : null,
  };
}

/** Builds an office in a city whose name is a payload. */
export function hostileOffice({ payload, number }: Numbered) {
  return {
    code: payload,
    city: payload,
    address: payload,
    phone: payload,
    time_zone: 'Europe/Berlin',
    opens: payload,
    closes: payload,
    latitude: 50 + number / 100,
    longitude: 10 + number / 100,
    map_link: payload,
    map_embed: payload,
  };
}

/** Builds a profile whose address is a payload. */
export function hostileSocial({ payload, number }: Numbered) {
  return { platform: SOCIAL_PLATFORMS[number % SOCIAL_PLATFORMS.length], url: payload };
}

/** Builds a section of a kind with a card, rotating its layouts and tones. */
export function hostileSection(kind: SectionKind, numbered: Numbered) {
  const { payload, number } = numbered;
  const layouts = SECTION_LAYOUTS[kind];
  const card = hostileCard(kind, numbered);
  return {
    component_name: kind,
    layout: layouts[number % layouts.length],
    tone: TONES[number % TONES.length],
    ...filled(SECTION_KINDS[kind].fields, payload),
    com_image_set: imageSet(payload),
    card_components: kind === 'FromToContact' ? ['from', 'to'].map((category) => ({ ...card, category })) : [card],
    offices: kind === 'ContactMap' ? [hostileOffice(numbered)] : [],
  };
}
