/** What stands around every page, as an editor makes it: menu, footer, contact bar (additive to the specification). */
import type { ImageSet } from '../content/entry.ts';
import { LANGUAGES, type LocalText } from '../languages.ts';

/** The most that is read of each list. */
export const NAVIGATION_MOST = { groups: 12, columns: 6, footer: 10, links: 20, legal: 12 } as const;

/** The most characters that are read of each text. */
export const NAVIGATION_LONGEST = { label: 80, text: 300, address: 2_000 } as const;

/** What the panel of a menu group shows beside its links: nothing, something of the content, or what an editor chose. */
export const TEASER_KINDS = ['none', 'post', 'project', 'jobs', 'own'] as const;
export type TeaserKind = (typeof TEASER_KINDS)[number];

/** In which languages a link or a group is shown. */
export const SHOWN_IN = ['both', ...LANGUAGES] as const;
export type ShownIn = (typeof SHOWN_IN)[number];

export type NavigationLink = {
  readonly label: string;
  /** A path without a language, or any other address. */
  readonly to: string;
  /** Stands under the label in the open panel. */
  readonly description: string;
};

export type NavigationColumn = { readonly title: string; readonly links: readonly NavigationLink[] };

/** The kind says what it is; the rest is what an editor, or the backend for a project that was chosen, says of it. */
export type GroupTeaser = {
  readonly kind: TeaserKind;
  readonly title: string;
  readonly text: string;
  readonly to: string;
  readonly action: string;
  readonly image: string;
  readonly image_set: ImageSet | null;
};

/** A group of the main navigation (§2): its panel, or a plain link where it has no columns. */
export type NavigationGroup = {
  readonly label: string;
  /** Where the group's own page is. */
  readonly to: string;
  readonly intro: string;
  /** The button under the introduction; empty texts where there is none. */
  readonly call_label: string;
  readonly call_link: string;
  /** Whether it stands out as the call to action that it is. */
  readonly as_button: boolean;
  readonly columns: readonly NavigationColumn[];
  readonly teaser: GroupTeaser;
};

/** What the bar above the menu shows of what the settings have. */
export type ContactBarParts = { readonly socials: boolean; readonly email: boolean; readonly phone: boolean };

export type Navigation = {
  readonly menu: readonly NavigationGroup[];
  readonly footer: readonly NavigationColumn[];
  readonly legal: readonly NavigationLink[];
  readonly contact_bar: ContactBarParts;
};

/** A link before it is shown, in both languages. */
export type LinkDefinition = {
  readonly label: LocalText;
  readonly to: string;
  readonly description?: LocalText;
  readonly shown_in: ShownIn;
};

export type ColumnDefinition = { readonly title: LocalText; readonly links: readonly LinkDefinition[] };

/** A group before it is shown, in both languages. */
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

/** A teaser of which nothing is said but its kind. */
export function teaserOfKind(kind: TeaserKind): GroupTeaser {
  return { kind, title: '', text: '', to: '', action: '', image: '', image_set: null };
}
