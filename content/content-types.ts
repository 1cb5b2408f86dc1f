import type {
  CARD_FIELDS,
  CardField,
  FieldType,
  SECTION_FIELDS,
  SectionField,
} from '@kontorwerk/contract/content/fields';
import type { SECTION_KINDS, SectionKind } from '@kontorwerk/contract/content/section-kinds';
import type { SECTION_LAYOUTS, Tone } from '@kontorwerk/contract/content/section-layouts';
import type { LocalText } from '@kontorwerk/contract/languages';
import type { PageKey } from '@kontorwerk/contract/pages/page-keys';
import type { ImageName } from './images.ts';
import type { PersonName } from './people.ts';

/**
 * The types of the sample content: English and German side by side, so that a missing translation is a type error. Long
 * texts (`html_field`) are Markdown: paragraphs, headings from `##`, lists, tables, quotes, bold, links, and words in
 * another language (`[Postfach]{lang=de}`), which screen readers pronounce accordingly. Internal links are written
 * without a language (`/projects`); the site adds it.
 */
type ContentOf<T extends FieldType> = T extends 'image' ? ImageName : T extends 'link' | 'date' ? string : LocalText;

type FieldsOf<F extends string, Types extends Record<F, FieldType>> = {
  readonly [K in F]?: ContentOf<Types[K]>;
};

type KindFields<K extends SectionKind> = (typeof SECTION_KINDS)[K]['fields'][number] & SectionField;
type KindCards<K extends SectionKind> = (typeof SECTION_KINDS)[K]['cards'][number] & CardField;

/** A section of one kind with the fields that this kind uses. */
export type ContentSection<K extends SectionKind = SectionKind> = K extends SectionKind
  ? FieldsOf<KindFields<K>, typeof SECTION_FIELDS> & {
      readonly component_name: K;
      /** The anchor that links lead to (`#jobs`), unique on the whole site. Without one the CMS generates an id. */
      readonly id?: string;
      readonly layout?: (typeof SECTION_LAYOUTS)[K][number];
      readonly tone?: Tone;
      /** Cards written here; kinds that list a collection take theirs from it instead. */
      readonly cards?: readonly FieldsOf<KindCards<K>, typeof CARD_FIELDS>[];
      /** The most items of a collection, in its order. */
      readonly limit?: number;
      /** The items of a collection to show, by file name, in this order. */
      readonly pick?: readonly string[];
      /** Shows only blog posts or only news. */
      readonly post_type?: 'blog' | 'news';
    }
  : never;

export type ContentSeo = { readonly title: LocalText; readonly description: LocalText };

/** One content entry: `slug` is the name that addresses are matched with, `title` the editors' name. */
export type Page = {
  readonly page_key: PageKey;
  readonly slug: string;
  readonly title: LocalText;
  readonly seo: ContentSeo;
  readonly sections: readonly ContentSection[];
};

/** A figure or a fact: `{ term: 'System', value: 'Shopware 6.7' }`. */
export type Fact = { readonly term: LocalText; readonly value: LocalText; readonly note?: LocalText };

export type Project = {
  readonly name: string;
  readonly title: LocalText;
  /** One sentence under the title on a card. */
  readonly description: LocalText;
  readonly pro_category: LocalText;
  readonly year: number;
  readonly image: ImageName;
  /** Two detail pictures with their captions. */
  readonly gallery: readonly { readonly image: ImageName; readonly caption: LocalText }[];
  /** Client, year, system, services, team …: the column beside the text. */
  readonly facts: readonly Fact[];
  /** The address of the finished work, and the label of its button. */
  readonly link?: string;
  readonly link_text?: LocalText;
  /** The lead sentence of the detail page. */
  readonly lead: LocalText;
  /** The case study, Markdown: the task, the solution, the difficulties, the outcome. */
  readonly body: LocalText;
  /** The heading above the figures. */
  readonly results_title: LocalText;
  /** The results, three or four figures. */
  readonly results: readonly Fact[];
  /** The name of the project's review. */
  readonly review?: string;
  readonly seo: ContentSeo;
};

export type Post = {
  readonly name: string;
  readonly post_type: 'blog' | 'news';
  readonly title: LocalText;
  readonly description: LocalText;
  readonly category: LocalText;
  /** ISO date of publication. */
  readonly date: string;
  /** The author, one of the people of `people.ts`. */
  readonly author: string;
  readonly image: ImageName;
  readonly body: LocalText;
  readonly seo: ContentSeo;
};

export type Job = {
  readonly name: string;
  readonly title: LocalText;
  readonly description: LocalText;
  /** A short list of skills, shown in the row. */
  readonly detail_desc: LocalText;
  /** Office codes: MUC, DUI, MAA, KHI. */
  readonly offices: readonly ('MUC' | 'DUI' | 'MAA' | 'KHI')[];
  readonly job_type: LocalText;
  readonly houres: LocalText;
  readonly category: LocalText;
  /** ISO date of the earliest start; as soon as possible by default. */
  readonly starts?: string;
  /** The contact for questions about the job. */
  readonly contact: PersonName;
  /** ISO date after which the job is closed. */
  readonly valid_through: string;
  /** Yearly gross range; currency ISO code. */
  readonly salary: { readonly from: number; readonly to: number; readonly currency: 'EUR' | 'INR' | 'PKR' };
  readonly body: LocalText;
  readonly seo: ContentSeo;
};

export type Review = {
  /** The person's displayed name. */
  readonly name: string;
  readonly location_company: LocalText;
  readonly review: LocalText;
  readonly image: ImageName;
  /** The client's wordmark. */
  readonly logo?: ImageName;
};

export type Client = { readonly title: string; readonly image: ImageName; readonly link: string };

export type Certificate = {
  readonly title: LocalText;
  readonly description: LocalText;
  readonly image: ImageName;
  /** ISO date of issue. */
  readonly date: string;
};
