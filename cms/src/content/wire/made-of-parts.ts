import type { ContentPart, PublishedContent } from './published.ts';

/** What something that is made of whole parts of the content looks at. */
type Sources = { readonly content: PublishedContent; readonly today: string };

type Over<C> = (context: C, content: PublishedContent) => C;

type Made<T> = { readonly value: T; readonly today: string; readonly parts: ReadonlyMap<ContentPart, unknown> };

/** The same content, with each part noted that is looked at. */
function noting(content: PublishedContent, parts: Map<ContentPart, unknown>): PublishedContent {
  const note = <P extends ContentPart>(part: P): PublishedContent[P] => {
    parts.set(part, content[part]);
    return content[part];
  };
  return {
    get pages() {
      return note('pages');
    },
    get projects() {
      return note('projects');
    },
    get posts() {
      return note('posts');
    },
    get jobs() {
      return note('jobs');
    },
    get reviews() {
      return note('reviews');
    },
    get clients() {
      return note('clients');
    },
    get certificates() {
      return note('certificates');
    },
    get media() {
      return note('media');
    },
    get redirects() {
      return note('redirects');
    },
    get 'site-settings'() {
      return note('site-settings');
    },
    get navigation() {
      return note('navigation');
    },
    get words() {
      return note('words');
    },
  };
}

/**
 * What was made of a page or a list, made again only when it was read again itself, the day changed, or a part of the
 * content that it looked at. Pictures, reviews and settings count as looked at: nearly everything refers to them.
 */
export class MadeOfParts<C extends Sources, T> {
  readonly #made = new WeakMap<object, Made<T>>();
  readonly #over: Over<C>;

  /** @param over the same context over other content */
  constructor(over: Over<C>) {
    this.#over = over;
  }

  /** What `make` makes of it, or what it made before. */
  of(made: object, context: C, make: (context: C) => T): T {
    const { content, today } = context;
    const known = this.#made.get(made);
    // Asked of the context, so that whatever this is a part of takes note of it too.
    if (known?.today === today && [...known.parts].every(([part, was]) => content[part] === was)) return known.value;
    const parts = new Map<ContentPart, unknown>();
    const noted = noting(content, parts);
    for (const part of ['media', 'reviews', 'site-settings'] as const) parts.set(part, content[part]);
    const value = make(this.#over(context, noted));
    this.#made.set(made, { value, today, parts });
    return value;
  }
}
