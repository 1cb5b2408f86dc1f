import type { Language } from '../languages.ts';
import type { Office } from '../office.ts';
import type { TextFormat } from '../wordpress/text-format.ts';
import type { CardField, SectionField } from './fields.ts';
import type { FilterChoices } from './filter-names.ts';
import type { Tone } from './tones.ts';

/** One file of an image, for `srcset`. `width` is in pixels. */
export type ImageSource = { readonly url: string; readonly type: string; readonly width: number };

/**
 * An image in its sizes (additive: a backend may send addresses only). `width` and `height` are the
 * original's pixels, `focal_x` and `focal_y` the point to keep when cropping, in percent. `tall` and `wide` are the
 * same subject composed for places of that shape; empty where the picture itself is good enough. `moving` is the address
 * of the same picture in motion, empty where it has none.
 */
export type ImageSet = {
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  readonly focal_x: number;
  readonly focal_y: number;
  readonly sources: readonly ImageSource[];
  readonly tall: readonly ImageSource[];
  readonly wide: readonly ImageSource[];
  readonly moving: string;
};

/** A term with its value, as in a project's facts and results; `note` is a small remark below. */
export type Fact = { readonly term: string; readonly value: string; readonly note: string };

/** A picture of a gallery. */
export type GalleryPicture = {
  readonly image: string;
  readonly image_set: ImageSet | null;
  readonly caption: string;
};

/** What a client says about a project, and who that is. */
export type Quote = {
  readonly text: string;
  readonly name: string;
  readonly location_company: string;
  readonly image: string;
  readonly image_set: ImageSet | null;
};

/** A project's detail page as data (additive): what its `html_field` holds as a whole, in its parts. */
export type ProjectDetails = {
  readonly facts: readonly Fact[];
  readonly link: string;
  readonly link_text: string;
  /** The case itself: HTML, like `html_field`. */
  readonly case_html: string;
  readonly gallery: readonly GalleryPicture[];
  readonly quote: Quote | null;
  readonly results_title: string;
  readonly results: readonly Fact[];
};

/** What search engines and link previews are told of a page; empty where an editor said nothing. */
export type Seo = { readonly title: string; readonly description: string; readonly image: string };

/** A card or review card (§3). A field the backend left out is an empty string. */
export type Card = { readonly [F in CardField]: string } & {
  /** The same for a card in every language, so that translations find each other; empty when not sent. */
  readonly id: string;
  readonly image_set: ImageSet | null;
  /** A client's wordmark beside a review. */
  readonly logo: string;
  /** A job's salary range in the page's language, as pay transparency asks for. */
  readonly salary: string;
  /** The day since which a job is on the site, and the last one on which it takes applications (additive). */
  readonly posted?: string;
  readonly valid_through?: string;
  /** A project's detail page in its parts; null when only `html_field` was sent. */
  readonly project: ProjectDetails | null;
  /** What its page tells search engines (additive); like the text, only where the card comes as a whole. */
  readonly seo?: Seo;
  /** When its document was last changed (additive), an ISO moment; missing where the backend doesn't say. */
  readonly modified?: string;
  /** The language that it is written in (additive); missing where that is the page's. */
  readonly written_in?: Language;
};

/** Whether a card is written in a language: another one stands in for a translation that isn't there. */
export function isWrittenIn({ written_in }: Pick<Card, 'written_in'>, wanted: Language): boolean {
  return written_in === undefined || written_in === wanted;
}

/** The stretch of a list that a section's cards are. */
export type ListWindow = {
  /** How many cards the list has as it is filtered. */
  readonly total: number;
  /** How many it has without filters. */
  readonly all: number;
  /** Where the window begins, in the order of showing: 0 is shown first. */
  readonly start: number;
  readonly choices: FilterChoices;
};

/** A section (§3). A field the backend left out is an empty string, a missing list is empty. */
export type Section = { readonly [F in SectionField]: string } & {
  readonly component_name: string;
  readonly card_components: readonly Card[];
  /** Where the cards stand in their list (additive); null when they are the whole of it. */
  readonly window: ListWindow | null;
  readonly id: string;
  /** The offices of a contact map (additive; cards may say less of them). */
  readonly offices: readonly Office[];
  /** The section's ground; empty lets the site choose. */
  readonly tone: Tone | '';
  /** The arrangement, one of its kind's layouts; empty lets the site choose. */
  readonly layout: string;
  readonly bg_image_set: ImageSet | null;
  readonly com_image_set: ImageSet | null;
};

/** What a free page is besides its sections; its entry's title is its path in the language, without a slash before it. */
export type FreePage = {
  /** What it is called. */
  readonly name: string;
  /** Its path in every language, without the language. */
  readonly paths: Readonly<Record<Language, string>>;
  /** Stands without menu and footer, as a landing page does. */
  readonly plain: boolean;
};

/** A content entry (§3): one page's sections under the name that an address is matched with. */
export type ContentEntry = {
  readonly title: string;
  /** Additive: the texts are no HTML, and nothing in them is an entity or a tag. */
  readonly text_format?: TextFormat;
  /** Additive: the same for an entry in every language; missing where the backend doesn't say. */
  readonly id?: string;
  /** Additive: what the backend calls it in addresses; missing where the backend doesn't say. */
  readonly slug?: string;
  /** Additive: only entries of the key `page` have it. */
  readonly free?: FreePage;
  readonly meta: readonly Section[];
  /** Changes whenever the content set that this entry belongs to changes (§3, §9). */
  readonly endpoint_call: string;
  readonly seo: Seo;
  /** When its document was last changed (additive), an ISO moment; missing where the backend doesn't say. */
  readonly modified?: string;
};
