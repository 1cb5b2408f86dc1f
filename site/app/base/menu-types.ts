import type { ImageSet } from '@kontorwerk/contract/content/entry';

/** A menu link; the description appears below it in the open panel. */
export type MenuLink = { readonly label: string; readonly to: string; readonly description?: string };

export type MenuColumn = { readonly title: string; readonly links: readonly MenuLink[] };

/** A group of the main navigation (§2) as a page shows it: a panel, or a plain link if it has no columns. */
export type MenuGroup = {
  readonly label: string;
  /** The address of the group's landing page. */
  readonly to: string;
  readonly intro?: string;
  /** The button below the introduction. */
  readonly call?: { readonly label: string; readonly to: string };
  /** Rendered as a button instead of a plain entry. */
  readonly isButton?: boolean;
  readonly columns: readonly MenuColumn[];
  readonly teaser?: MenuTeaser;
};

/** A content teaser with a picture, shown beside a panel's links in wide windows. */
export type MenuTeaser = {
  readonly title: string;
  readonly text: string;
  readonly to: string;
  /** The link's label: "View project". */
  readonly action: string;
  readonly image: string;
  readonly image_set: ImageSet | null;
};

/** The links of the header and footer in one language. */
export type SiteLinks = {
  readonly menu: readonly MenuGroup[];
  readonly footer: readonly MenuColumn[];
  readonly legal: MenuColumn['links'];
};
