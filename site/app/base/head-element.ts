/** An element of a page's head. */
export type HeadElement =
  | { readonly title: string }
  | { readonly name: string; readonly content: string }
  | { readonly property: string; readonly content: string }
  | {
      readonly rel: string;
      readonly href: string;
      readonly hrefLang?: string;
      readonly type?: string;
      readonly title?: string;
    };
