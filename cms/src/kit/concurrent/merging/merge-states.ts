import { isRecord, type Untrusted } from '@kontorwerk/contract/content/read-values';
import { holdRows, isReordered, joinOrders, rowsOf } from './rows.ts';
import { isSameValue } from './same-value.ts';

/** A field by its names from the document down; rows by their ids. */
export type Path = readonly string[];

/** Names the order of a field's rows, which changes apart from what stands in them. */
export const ORDER = '#order';

/** A field that two editors changed differently. A row that one of them removed is null there. */
export type Conflict = { readonly path: Path; readonly mine: unknown; readonly theirs: unknown };

/** The three states of a merge: base, form and stored. */
export type States = {
  /** The form's values as they were loaded or saved last. */
  readonly base: Untrusted;
  /** The stored document that these were made from: it writes some values differently. */
  readonly baseDocument: Untrusted;
  /** The form's values now. */
  readonly mine: Untrusted;
  /** What was sent from here without an answer: it may be what is stored, and is nobody else's then. */
  readonly unanswered?: Untrusted | undefined;
  /** The document as it is stored now. */
  readonly theirs: Untrusted;
};

export type Merged = {
  /** The form's values with all that others changed. */
  readonly values: Untrusted;
  /** The form's values as they would be if nothing had been changed here: what the next comparison starts from. */
  readonly base: Untrusted;
  /** Others' changes without the conflicts. */
  readonly taken: readonly Path[];
  readonly conflicts: readonly Conflict[];
};

/** Whose value a conflict ends with. */
export type Choice = 'mine' | 'theirs';

/** One key for each path. */
export const pathKey = (path: Path): string => path.join('/');

/** Something in all states. */
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

/** A field as it becomes, and as it would be without changes of the form. */
type Two = { readonly value: unknown; readonly base: unknown };

/** An object that is one value: a rich text, or a reference to a document of several collections. */
function isWhole(value: unknown): boolean {
  return isRecord(value) && ('root' in value || 'relationTo' in value);
}

/** Whether a field is a group, whose fields are merged one by one. */
function holdFields(values: readonly unknown[]): boolean {
  const present = values.filter((value) => value !== null && value !== undefined);
  return present.length > 0 && present.every((value) => isRecord(value) && !isWhole(value));
}

/** Blocks of different kinds under one id have nothing in common but the id. */
function areOfOneKind(rows: readonly unknown[]): boolean {
  const kinds = rows.flatMap((row) => (isRecord(row) ? [row.blockType] : []));
  return kinds.every((kind) => kind === kinds[0]);
}

const record = (value: unknown): Untrusted => (isRecord(value) ? value : {});

/**
 * Merges what others have stored since a form was loaded into what the form has become. What only one side changed is
 * taken from there; what both changed, and not to the same, is a conflict, which ends with the form's own value unless
 * `choices` says otherwise.
 */
export function mergeStates(states: States, choices: ReadonlyMap<string, Choice> = new Map()): Merged {
  const taken: Path[] = [];
  const conflicts: Conflict[] = [];

  const isMine = ({ base, baseDocument, mine }: Known) => !isSameValue(base, mine) && !isSameValue(baseDocument, mine);
  const isTheirs = ({ baseDocument, unanswered, theirs }: Known) =>
    !isSameValue(baseDocument, theirs) && !isSameValue(unanswered, theirs);

  /** Whether the form's own value stays where both sides have one. */
  function staysMine(path: Path, mine: unknown, theirs: unknown): boolean {
    conflicts.push({ path, mine, theirs });
    return choices.get(pathKey(path)) !== 'theirs';
  }

  function mergeWhole(path: Path, known: Known): Two {
    const { base, mine, theirs } = known;
    if (!isTheirs(known)) return { value: mine, base };
    if (isSameValue(mine, theirs)) return { value: mine, base: theirs };
    if (isMine(known)) return { value: staysMine(path, mine, theirs) ? mine : theirs, base: theirs };
    taken.push(path);
    return { value: theirs, base: theirs };
  }

  function mergeFields(path: Path, known: Known): { readonly value: Untrusted; readonly base: Untrusted } {
    const [mine, theirs] = [record(known.mine), record(known.theirs)];
    const fields = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])].flatMap((name) => {
      const field = each(known, (value) => record(value)[name]);
      // What the form doesn't send stays as it is stored.
      if (!(name in mine) && !isTheirs(field)) return [];
      return [{ name, ...merge([...path, name], field) }];
    });
    return {
      value: Object.fromEntries(fields.map(({ name, value }) => [name, value])),
      base: Object.fromEntries(fields.map(({ name, base }) => [name, base])),
    };
  }

  /** A row that one side has removed is gone, unless the other side has changed it. */
  function mergeRemoved(path: Path, { mine, theirs }: Known, isChanged: boolean): unknown {
    if (isChanged) return staysMine(path, mine ?? null, theirs ?? null) ? mine : theirs;
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
    return { value: mergeRemoved(path, row, mine === undefined ? isTheirs(row) : isMine(row)), base: theirs };
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
      isTheirOrder = !staysMine([...path, ORDER], ids.mine, ids.theirs);
    else if (isTheirOrder) taken.push([...path, ORDER]);
    const order = isTheirOrder ? joinOrders(ids.theirs, ids.mine) : joinOrders(ids.mine, ids.theirs);
    const baseOrder = isMovedThere ? ids.theirs : joinOrders(ids.base, ids.theirs);
    const inOrder = (sequence: readonly string[], side: keyof Two) =>
      sequence.map((id) => rows.get(id)?.[side]).filter((row) => row !== undefined);
    return { value: inOrder(order, 'value'), base: inOrder(baseOrder, 'base') };
  }

  function merge(path: Path, known: Known): Two {
    const values = Object.values(known);
    if (holdRows(values)) return mergeRows(path, known);
    return holdFields(values) ? mergeFields(path, known) : mergeWhole(path, known);
  }

  const { value, base } = mergeFields([], { ...states, unanswered: states.unanswered ?? states.baseDocument });
  return { values: value, base, taken, conflicts };
}
