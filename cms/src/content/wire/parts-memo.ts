import type { ContentPart, PublishedContent } from './published-content.ts';

/** The dependencies of a mapping that reads whole parts of the content. */
type Sources = { readonly content: PublishedContent; readonly today: string };

type WithContent<C> = (context: C, content: PublishedContent) => C;

type MemoEntry<T> = { readonly value: T; readonly today: string; readonly parts: ReadonlyMap<ContentPart, unknown> };

/** Returns the same content, with each accessed part recorded as a dependency. */
function recordParts(content: PublishedContent, parts: Map<ContentPart, unknown>): PublishedContent {
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
 * Memoises a mapping per page or list; recomputed when the page or list was read again, on another day, or when a part
 * of the content that it accessed has changed. Pictures, reviews and settings always count as accessed: nearly
 * everything refers to them.
 */
export class PartsMemo<C extends Sources, T> {
  readonly #made = new WeakMap<object, MemoEntry<T>>();
  readonly #over: WithContent<C>;

  /** @param over returns the same context over other content */
  constructor(over: WithContent<C>) {
    this.#over = over;
  }

  /** Returns the memoised result, or computes it with `make`. */
  of(made: object, context: C, make: (context: C) => T): T {
    const { content, today } = context;
    const known = this.#made.get(made);
    // Read through the context, so that an enclosing memo records the dependency too.
    if (known?.today === today && [...known.parts].every(([part, was]) => content[part] === was)) return known.value;
    const parts = new Map<ContentPart, unknown>();
    const noted = recordParts(content, parts);
    for (const part of ['media', 'reviews', 'site-settings'] as const) parts.set(part, content[part]);
    const value = make(this.#over(context, noted));
    this.#made.set(made, { value, today, parts });
    return value;
  }
}
