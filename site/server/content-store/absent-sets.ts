import { isList } from './answered-sets.ts';
import { ALL_SETS, nameOf, type SetId, type SetName } from './content-sets.ts';

/** The backend answers 404 for every page key: that says something of the address or the plugin, and nothing of pages. */
export class BackendWithoutSets extends Error {
  override readonly name = 'BackendWithoutSets';

  constructor() {
    super('it answers 404 for every page key: is BACKEND_URL right, and its plugin switched on?');
  }
}

const LISTS = ALL_SETS.filter(isList);

/** Which sets a backend says it doesn't have, and whether it may be believed. */
export type AbsentSets = {
  /** The backend answered with content for a set. Returns the sets that it may now be believed not to have. */
  answered(set: SetId): readonly SetId[];
  /** The backend answered 404 for a set; returns whether it may be believed, because it has others. */
  missing(set: SetId): boolean;
  /** Whether it answers 404 for all of them. */
  readonly isEverySetMissing: boolean;
};

export function createAbsentSets(): AbsentSets {
  /** The last answers that were either content or a 404. */
  const isThere = new Map<SetName, boolean>();
  const waiting = new Map<SetName, SetId>();
  const hasOthers = () => [...isThere.values()].some((there) => there);

  return {
    answered(set) {
      isThere.set(nameOf(set), true);
      waiting.delete(nameOf(set));
      const believed = [...waiting.values()];
      waiting.clear();
      return believed;
    },
    missing(set) {
      isThere.set(nameOf(set), false);
      if (hasOthers()) return true;
      waiting.set(nameOf(set), set);
      return false;
    },
    get isEverySetMissing() {
      return LISTS.every((set) => isThere.get(nameOf(set)) === false);
    },
  };
}
