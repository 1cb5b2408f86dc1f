/** A link of the menu; the description stands under it in the open panel. */
export type MenuLink = { readonly label: string; readonly to: string; readonly description?: string };

export type MenuColumn = { readonly title: string; readonly links: readonly MenuLink[] };

/** A group of the main navigation (§2): its panel, or a plain link where it has no columns. */
export type MenuGroup = {
  readonly id: 'agency' | 'ecommerce' | 'services' | 'products' | 'projects' | 'contact';
  readonly label: string;
  /** Where the group's own page is. */
  readonly to: string;
  readonly intro: string;
  readonly columns: readonly MenuColumn[];
};
