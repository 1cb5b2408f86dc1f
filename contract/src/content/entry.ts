import type { Language } from '../languages.ts';
import type { Office } from '../settings/office.ts';
import type { TextFormat } from '../wordpress/text-format.ts';
import type { CardField, SectionField } from './fields.ts';
import type { FilterChoices } from './filter-names.ts';
import type { Tone } from './section-layouts.ts';

/** One file of an image, for `srcset`. `width` is in pixels. */
export type ImageSource = { readonly url: string; readonly type: string; readonly width: number };

/**
 * An image in several sizes (additive: a backend may send addresses only). `width` and `height` are the original's
 * pixels, `focal_x` and `focal_y` the point to keep when cropping, in percent. `tall` and `wide` are crops composed for
 * portrait and wide boxes, empty if the picture itself will do. `moving` is the address of a video of the same picture,
 * empty without one.
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

/** A client's testimonial about a project. */
export type Quote = {
  readonly text: string;
  readonly name: string;
  readonly location_company: string;
  readonly image: string;
  readonly image_set: ImageSet | null;
};

/** A project's detail page as structured data (additive): the parts of its `html_field`. */
export type ProjectDetails = {
  readonly facts: readonly Fact[];
  readonly link: string;
  readonly link_text: string;
  /** The case study: HTML, like `html_field`. */
  readonly case_html: string;
  readonly gallery: readonly GalleryPicture[];
  readonly quote: Quote | null;
  readonly results_title: string;
  readonly results: readonly Fact[];
};

/** A page's metadata for search engines and link previews; empty fields were not set by an editor. */
export type Seo = { readonly title: string; readonly description: string; readonly image: string };

/** A card or review card (§3). A field that the backend omits is an empty string. */
export type Card = { readonly [F in CardField]: string } & {
  /** The same for a card in every language, linking translations; empty when not sent. */
  readonly id: string;
  readonly image_set: ImageSet | null;
  /** A client's wordmark beside a review. */
  readonly logo: string;
  /** A job's salary range in the page's language, as pay transparency asks for. */
  readonly salary: string;
  /** The first day of a job on the site, and the last one for applications (additive). */
  readonly posted?: string;
  readonly valid_through?: string;
  /** A project's detail page as structured data; null when only `html_field` was sent. */
  readonly project: ProjectDetails | null;
  /** Its page's metadata (additive); like the text, only on a complete card. */
  readonly seo?: Seo;
  /** When its document was last changed (additive), an ISO moment; missing if the backend omits it. */
  readonly modified?: string;
  /** The card's language (additive); missing if it is the page's. */
  readonly written_in?: Language;
};

/** Whether a card is in the wanted language; a missing translation falls back to the other. */
export function isWrittenIn({ written_in }: Pick<Card, 'written_in'>, wanted: Language): boolean {
  return written_in === undefined || written_in === wanted;
}

/** The position of a section's cards in their list. */
export type PageSlice = {
  /** The length of the filtered list. */
  readonly total: number;
  /** The length of the unfiltered list. */
  readonly all: number;
  /** The slice's first index in display order. */
  readonly start: number;
  readonly choices: FilterChoices;
};

/** A section (§3). A field that the backend omits is an empty string, a missing list is empty. */
export type Section = { readonly [F in SectionField]: string } & {
  readonly component_name: string;
  readonly card_components: readonly Card[];
  /** The page slice of the list (additive); null if the cards are the whole list. */
  readonly window: PageSlice | null;
  readonly id: string;
  /** The offices of a contact map (additive; cards may hold less of them). */
  readonly offices: readonly Office[];
  /** The section's background; empty lets the site choose. */
  readonly tone: Tone | '';
  /** One of its kind's layouts; empty lets the site choose. */
  readonly layout: string;
  readonly bg_image_set: ImageSet | null;
  readonly com_image_set: ImageSet | null;
};

/** The further data of a free page; its entry's title is its path in the language, without a leading slash. */
export type FreePage = {
  /** The page's name. */
  readonly name: string;
  /** Its path in every language, without the language. */
  readonly paths: Readonly<Record<Language, string>>;
  /** Hides menu and footer, as on a landing page. */
  readonly plain: boolean;
};

/** A content entry (§3): one page's sections under the title that addresses are matched with. */
export type ContentEntry = {
  readonly title: string;
  /** Additive: the texts are plain, without HTML entities or tags. */
  readonly text_format?: TextFormat;
  /** Additive: the same for an entry in every language; missing if the backend omits it. */
  readonly id?: string;
  /** Additive: the backend's slug; missing if the backend omits it. */
  readonly slug?: string;
  /** Additive: only for entries of the key `page`. */
  readonly free?: FreePage;
  readonly meta: readonly Section[];
  /** Changes whenever the content set that this entry belongs to changes (§3, §9). */
  readonly endpoint_call: string;
  readonly seo: Seo;
  /** When its document was last changed (additive), an ISO moment; missing if the backend omits it. */
  readonly modified?: string;
};
