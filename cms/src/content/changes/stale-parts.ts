import { CONTENT_PARTS, type ContentPart } from '../wire/published-content.ts';

/** Written documents of a part; without ids, the whole part. */
export type ContentWrite = { readonly part: ContentPart; readonly ids?: readonly number[] | undefined };

/** For more documents than this, reading the whole part is faster than looking them up. */
export const MOST_BY_ID = 500;

/** The writes that haven't been read yet. */
export class StaleParts {
  /** By part; undefined stands for the whole part. */
  readonly #ids = new Map<ContentPart, ReadonlySet<number> | undefined>();

  /** Returns the initial state, in which nothing has been read. */
  static all(): StaleParts {
    const all = new StaleParts();
    for (const part of CONTENT_PARTS) all.add({ part });
    return all;
  }

  get size(): number {
    return this.#ids.size;
  }

  add({ part, ids }: ContentWrite): void {
    const known = this.#ids.has(part) ? this.#ids.get(part) : new Set<number>();
    const both = known && ids && new Set([...known, ...ids]);
    this.#ids.set(part, both && both.size <= MOST_BY_ID ? both : undefined);
  }

  /** Returns the writes part by part, and clears them. */
  takeAll(): readonly ContentWrite[] {
    const taken = [...this.#ids].map(([part, ids]) => ({ part, ids: ids && [...ids] }));
    this.#ids.clear();
    return taken;
  }
}
