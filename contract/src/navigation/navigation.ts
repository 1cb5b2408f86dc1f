/** Menu, footer and contact bar around every page, as an editor sets them (additive to the specification). */
import type { ImageSet } from '../content/entry.ts';
import { LANGUAGES, type LocalText } from '../languages.ts';

/** The most items that are read of each list. */
export const NAVIGATION_MOST = { groups: 12, columns: 6, footer: 10, links: 20, legal: 12 } as const;

/** The longest text that is read, in characters. */
export const NAVIGATION_LONGEST = { label: 80, text: 300, address: 2_000 } as const;

/** The teaser in a menu group's panel: none, one from the content, or an editor's own. */
export const TEASER_KINDS = ['none', 'post', 'project', 'jobs', 'own'] as const;
export type TeaserKind = (typeof TEASER_KINDS)[number];

/** The languages in which a link or a group is shown. */
export const SHOWN_IN = ['both', ...LANGUAGES] as const;
export type ShownIn = (typeof SHOWN_IN)[number];

export type NavigationLink = {
  readonly label: string;
  /** A path without a language, or any other address. */
  readonly to: string;
  /** The text under the label in the open panel. */
  readonly description: string;
};

export type NavigationColumn = { readonly title: string; readonly links: readonly NavigationLink[] };

/** A teaser of the given kind; the other fields are filled in by an editor, or by the backend for a chosen project. */
export type GroupTeaser = {
  readonly kind: TeaserKind;
  readonly title: string;
  readonly text: string;
  readonly to: string;
  readonly action: string;
  readonly image: string;
  readonly image_set: ImageSet | null;
};

/** A group of the main navigation (§2): its panel, or a plain link if it has no columns. */
export type NavigationGroup = {
  readonly label: string;
  /** The address of the group's own page. */
  readonly to: string;
  readonly intro: string;
  /** The button under the introduction; empty texts for none. */
  readonly call_label: string;
  readonly call_link: string;
  /** Whether it is displayed as a call-to-action button. */
  readonly as_button: boolean;
  readonly columns: readonly NavigationColumn[];
  readonly teaser: GroupTeaser;
};

/** The contact details of the settings that the bar above the menu shows. */
export type ContactBarParts = { readonly socials: boolean; readonly email: boolean; readonly phone: boolean };

export type Navigation = {
  readonly menu: readonly NavigationGroup[];
  readonly footer: readonly NavigationColumn[];
  readonly legal: readonly NavigationLink[];
  readonly contact_bar: ContactBarParts;
};

/** A link definition in both languages. */
export type LinkDefinition = {
  readonly label: LocalText;
  readonly to: string;
  readonly description?: LocalText;
  readonly shown_in: ShownIn;
};

export type ColumnDefinition = { readonly title: LocalText; readonly links: readonly LinkDefinition[] };

/** A group definition in both languages. */
export type GroupDefinition = {
  readonly label: LocalText;
  readonly to: string;
  readonly intro?: LocalText;
  readonly call_label?: LocalText;
  readonly call_link?: string;
  readonly as_button: boolean;
  readonly columns: readonly ColumnDefinition[];
  readonly teaser: TeaserKind;
};

/** A teaser of a kind, with every text empty. */
export function teaserOfKind(kind: TeaserKind): GroupTeaser {
  return { kind, title: '', text: '', to: '', action: '', image: '', image_set: null };
}
