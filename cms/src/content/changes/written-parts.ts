import { CONTENT_PARTS, type ContentPart } from '../wire/published.ts';

/** Documents of a part that were written; without ids, anything of it. */
export type Written = { readonly part: ContentPart; readonly ids?: readonly number[] | undefined };

/** Of more documents than this, reading the part as a whole is quicker than looking for them. */
export const MOST_BY_ID = 500;

/** What was written and isn't read yet. */
export class WrittenParts {
  /** By part; undefined stands for anything of it. */
  readonly #ids = new Map<ContentPart, ReadonlySet<number> | undefined>();

  /** Everything, as it is before anything was read. */
  static everything(): WrittenParts {
    const all = new WrittenParts();
    for (const part of CONTENT_PARTS) all.add({ part });
    return all;
  }

  get size(): number {
    return this.#ids.size;
  }

  add({ part, ids }: Written): void {
    const known = this.#ids.has(part) ? this.#ids.get(part) : new Set<number>();
    const both = known && ids && new Set([...known, ...ids]);
    this.#ids.set(part, both && both.size <= MOST_BY_ID ? both : undefined);
  }

  /** What was written, part by part, which counts as read from now on. */
  takeAll(): readonly Written[] {
    const taken = [...this.#ids].map(([part, ids]) => ({ part, ids: ids && [...ids] }));
    this.#ids.clear();
    return taken;
  }
}
