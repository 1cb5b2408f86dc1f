import type { ImageSet } from '@kontorwerk/contract/content/entry';

/** A link of the menu; the description stands under it in the open panel. */
export type MenuLink = { readonly label: string; readonly to: string; readonly description?: string };

export type MenuColumn = { readonly title: string; readonly links: readonly MenuLink[] };

/** A group of the main navigation (§2) as a page shows it: its panel, or a plain link where it has no columns. */
export type MenuGroup = {
  readonly label: string;
  /** Where the group's own page is. */
  readonly to: string;
  readonly intro?: string;
  /** The button under the introduction. */
  readonly call?: { readonly label: string; readonly to: string };
  /** It stands out from the others. */
  readonly isButton?: boolean;
  readonly columns: readonly MenuColumn[];
  readonly teaser?: MenuTeaser;
};

/** What a panel shows beside its links on wide windows: something from the content, with its picture. */
export type MenuTeaser = {
  readonly title: string;
  readonly text: string;
  readonly to: string;
  /** What the visitor does there: "View project". */
  readonly action: string;
  readonly image: string;
  readonly image_set: ImageSet | null;
};

/** The links that stand around every page, in one language. */
export type SiteLinks = {
  readonly menu: readonly MenuGroup[];
  readonly footer: readonly MenuColumn[];
  readonly legal: MenuColumn['links'];
};
