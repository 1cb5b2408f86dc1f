import { isRecord, type Untrusted } from '@kontorwerk/contract/content/read-values';
import { areRowLists, isReordered, joinOrders, rowsOf } from './row-order.ts';
import { isSameValue } from './same-value.ts';

/** The path of a field: names from the document down, and ids of rows. */
export type Path = readonly string[];

/** The path segment for the order of a field's rows, which changes independently of their content. */
export const ORDER = '#order';

/** The path segment for the file of an upload, which a save carries beside the values. */
export const FILE = '#file';

/** A field that two editors changed differently. A row that one of them removed is null there. */
export type Conflict = { readonly path: Path; readonly mine: unknown; readonly theirs: unknown };

/** The states of a merge: base, form and stored. */
export type States = {
  /** The form's values when last loaded or saved. */
  readonly base: Untrusted;
  /** The stored document that these come from: it represents some values differently. */
  readonly baseDocument: Untrusted;
  /** The form's current values. */
  readonly mine: Untrusted;
  /** The values of a save without a response: if these are stored, they are not a colleague's. */
  readonly unanswered?: Untrusted | undefined;
  /** The currently stored document. */
  readonly theirs: Untrusted;
  /** Whether colleagues changed a row's texts in another language, which none of the states has. */
  readonly isChangedElsewhere?: ((row: Path) => boolean) | undefined;
};

export type Merged = {
  /** The form's values with all changes of colleagues. */
  readonly values: Untrusted;
  /** The form's values without its own changes: the base of the next merge. */
  readonly base: Untrusted;
  /** The changes of colleagues without the conflicts. */
  readonly taken: readonly Path[];
  readonly conflicts: readonly Conflict[];
};

/** The side that wins a conflict. */
export type Choice = 'mine' | 'theirs';

/** Returns a unique key for a path. */
export const pathKey = (path: Path): string => path.join('/');

/** The same part in all states. */
type InStates<T> = {
  readonly base: T;
  readonly baseDocument: T;
  readonly unanswered: T;
  readonly mine: T;
  readonly theirs: T;
};
type Known = InStates<unknown>;

function each<A, B>({ base, baseDocument, unanswered, mine, theirs }: InStates<A>, make: (of: A) => B): InStates<B> {
  return {
    base: make(base),
    baseDocument: make(baseDocument),
    unanswered: make(unanswered),
    mine: make(mine),
    theirs: make(theirs),
  };
}

/** The merged value of a field, and the one without the form's own changes. */
type Two = { readonly value: unknown; readonly base: unknown };

/** Whether an object is a single value: a rich text, or a reference to one of several collections. */
function isWhole(value: unknown): boolean {
  return isRecord(value) && ('root' in value || 'relationTo' in value);
}

/** Whether a field is a group, whose fields are merged one by one. */
function areGroups(values: readonly unknown[]): boolean {
  const present = values.filter((value) => value !== null && value !== undefined);
  return present.length > 0 && present.every((value) => isRecord(value) && !isWhole(value));
}

/** Whether rows are of the same kind: blocks of different kinds have nothing in common but the id. */
function areOfOneKind(rows: readonly unknown[]): boolean {
  const kinds = rows.flatMap((row) => (isRecord(row) ? [row.blockType] : []));
  return kinds.every((kind) => kind === kinds[0]);
}

const record = (value: unknown): Untrusted => (isRecord(value) ? value : {});

/**
 * Merges changes that colleagues have stored since a form was loaded into the form's values. A change of only one side
 * is kept; a different change by both is a conflict, which keeps the form's value unless `choices` says otherwise.
 */
export function mergeStates(states: States, choices: ReadonlyMap<string, Choice> = new Map()): Merged {
  const { isChangedElsewhere = () => false } = states;
  const taken: Path[] = [];
  const conflicts: Conflict[] = [];

  const isMine = ({ base, baseDocument, mine }: Known) => !isSameValue(base, mine) && !isSameValue(baseDocument, mine);
  const isTheirs = ({ baseDocument, unanswered, theirs }: Known) =>
    !isSameValue(baseDocument, theirs) && !isSameValue(unanswered, theirs);

  /** Records a conflict; returns whether the form's value stays. */
  function keepsMine(path: Path, mine: unknown, theirs: unknown): boolean {
    conflicts.push({ path, mine, theirs });
    return choices.get(pathKey(path)) !== 'theirs';
  }

  function mergeWhole(path: Path, known: Known): Two {
    const { base, baseDocument, unanswered, mine, theirs } = known;
    // Without an answer the form's own change was stored.
    if (!isTheirs(known)) return { value: mine, base: isSameValue(baseDocument, theirs) ? base : unanswered };
    if (isSameValue(mine, theirs)) return { value: mine, base: theirs };
    if (isMine(known)) return { value: keepsMine(path, mine, theirs) ? mine : theirs, base: theirs };
    taken.push(path);
    return { value: theirs, base: theirs };
  }

  function mergeFields(path: Path, known: Known): { readonly value: Untrusted; readonly base: Untrusted } {
    const [mine, theirs] = [record(known.mine), record(known.theirs)];
    const fields = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])].flatMap((name) => {
      const field = each(known, (value) => record(value)[name]);
      // A value that the form doesn't send stays as stored.
      if (!(name in mine) && !isTheirs(field)) return [];
      return [{ name, ...merge([...path, name], field) }];
    });
    return {
      value: Object.fromEntries(fields.map(({ name, value }) => [name, value])),
      base: Object.fromEntries(fields.map(({ name, base }) => [name, base])),
    };
  }

  /** Removes a row that one side has removed, unless the other side has changed it. */
  function mergeRemoved(path: Path, { mine, theirs }: Known, isChanged: boolean): unknown {
    if (isChanged) return keepsMine(path, mine ?? null, theirs ?? null) ? mine : theirs;
    if (theirs === undefined) taken.push(path);
    return undefined;
  }

  function mergeRow(path: Path, row: Known): Two {
    const { base, baseDocument, unanswered, mine, theirs } = row;
    if (mine !== undefined && theirs !== undefined)
      return areOfOneKind(Object.values(row)) ? mergeFields(path, row) : mergeWhole(path, row);
    if (base === undefined && baseDocument === undefined && unanswered === undefined) {
      if (theirs !== undefined) taken.push(path);
      return { value: mine ?? theirs, base: theirs };
    }
    // The form itself had removed it without an answer, and has it again.
    if (mine !== undefined && !isTheirs(row)) return { value: mine, base: theirs };
    const isChanged = mine === undefined ? isTheirs(row) || isChangedElsewhere(path) : isMine(row);
    return { value: mergeRemoved(path, row, isChanged), base: theirs };
  }

  function mergeRows(path: Path, known: Known): Two {
    const lists = each(known, (value) => rowsOf(value) ?? []);
    const ids = each(lists, (rows) => rows.map(({ id }) => id));
    const rows = new Map(
      [...new Set([...ids.mine, ...ids.theirs])].map((id) => {
        const row = each(lists, (list) => list.find((one) => one.id === id));
        return [id, mergeRow([...path, id], row)] as const;
      }),
    );
    const isMovedThere = isReordered(ids.baseDocument, ids.theirs) && isReordered(ids.unanswered, ids.theirs);
    let isTheirOrder = isMovedThere && isReordered(ids.mine, ids.theirs);
    if (isTheirOrder && isReordered(ids.base, ids.mine))
      isTheirOrder = !keepsMine([...path, ORDER], ids.mine, ids.theirs);
    else if (isTheirOrder) taken.push([...path, ORDER]);
    const order = isTheirOrder ? joinOrders(ids.theirs, ids.mine) : joinOrders(ids.mine, ids.theirs);
    const inOrder = (sequence: readonly string[], side: keyof Two) =>
      sequence.map((id) => rows.get(id)?.[side]).filter((row) => row !== undefined);
    return { value: inOrder(order, 'value'), base: inOrder(ids.theirs, 'base') };
  }

  function merge(path: Path, known: Known): Two {
    const values = Object.values(known);
    if (areRowLists(values)) return mergeRows(path, known);
    return areGroups(values) ? mergeFields(path, known) : mergeWhole(path, known);
  }

  const { value, base } = mergeFields([], { ...states, unanswered: states.unanswered ?? states.baseDocument });
  return { values: value, base, taken, conflicts };
}
