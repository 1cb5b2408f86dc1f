import { ALL_SETS, nameOf, type SetId, type SetName } from './content-sets.ts';
import { isContentSet } from './raw-sets.ts';

/** The backend answers 404 for every page key: its address or its plugin is wrong, so the pages aren't gone. */
export class BackendWithoutSets extends Error {
  override readonly name = 'BackendWithoutSets';

  constructor() {
    super('it answers 404 for every page key: is BACKEND_URL right, and its plugin switched on?');
  }
}

const LISTS = ALL_SETS.filter(isContentSet);

/** The sets that a backend says it doesn't have, and whether that is credible. */
export type AbsentSets = {
  /** Records content for a set. Returns the missing sets whose absence is credible from now on. */
  recordPresence(set: SetId): readonly SetId[];
  /** Records a 404 for a set; returns whether it is credible, because the backend has other sets. */
  recordMissing(set: SetId): boolean;
  /** Whether it answers 404 for all of them. */
  readonly isEverySetMissing: boolean;
};

export function createAbsentSets(): AbsentSets {
  /** Whether the last answer per set was content or a 404; other answers don't count. */
  const isPresent = new Map<SetName, boolean>();
  const waiting = new Map<SetName, SetId>();
  const hasOtherSets = () => [...isPresent.values()].some((there) => there);

  return {
    recordPresence(set) {
      isPresent.set(nameOf(set), true);
      waiting.delete(nameOf(set));
      const credible = [...waiting.values()];
      waiting.clear();
      return credible;
    },
    recordMissing(set) {
      isPresent.set(nameOf(set), false);
      if (hasOtherSets()) return true;
      waiting.set(nameOf(set), set);
      return false;
    },
    get isEverySetMissing() {
      return LISTS.every((set) => isPresent.get(nameOf(set)) === false);
    },
  };
}
