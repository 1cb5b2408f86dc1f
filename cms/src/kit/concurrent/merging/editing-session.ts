import { isRecord, type Untrusted } from '@kontorwerk/contract/content/read-values';
import * as v from 'valibot';
import { conflictSchema, type NewerVersion } from '../protocol.ts';
import { type Choice, type Conflict, FILE, mergeStates, type Path, pathKey } from './merge-states.ts';
import { isSameValue } from './same-value.ts';

/** The state that a form loaded or saved last, against which its own changes are determined. */
export type Base = {
  /** The time of the document's last change, sent as the base of a save. */
  readonly version: string;
  readonly values: Untrusted;
  readonly document: Untrusted;
  /** The values of a save that got no response. */
  readonly unanswered?: Untrusted;
  /** The digests by place of the texts in other languages that earlier merges have met. */
  readonly elsewhere?: ReadonlyMap<string, string> | undefined;
};

/** Colleagues' changes, merged into the values that a form sends. */
export type CaughtUp = {
  readonly values: Untrusted;
  /** The values that the form sends now. */
  readonly sent: Untrusted;
  readonly taken: readonly Path[];
  readonly newer: NewerVersion;
  /** The change of the document as a whole: published, or taken off the site. */
  readonly move: Move | null;
};

/** A colleague's publication or its end, or this form's own publication, whose lost answer a later save confirms. */
export type Move = 'published' | 'taken_off' | 'publication_confirmed';

/** Whether a document is on the site, and `changed` with a newer draft. */
export type Status = 'draft' | 'published' | 'changed';

/**
 * When a form meets a newer version: as it saves, at a heartbeat, after which the editor still has to save, or as it
 * takes back what an earlier form left unsaved.
 */
export type Occasion = 'save' | 'heartbeat' | 'return';

/** The values that an earlier form left unsaved, and those that it had loaded or saved last, with their version. */
export type LeftValues = { readonly base: Untrusted; readonly version: string; readonly mine: Untrusted };

/** The form's callbacks. */
export type FormSide = {
  /** Whether an editor can decide a conflict about these values; a field hidden from editors gets the stored value. */
  readonly isShown: (path: Path, mine: Untrusted) => boolean;
  /** Whether the user may save the form's side of a conflict: a role may not. The stored value wins otherwise. */
  readonly canKeep: (conflict: Conflict) => boolean;
  /** Returns the status that the form shows. */
  readonly status: () => Status;
  /** Asks whether to publish what a colleague has taken off the site; returns the message if not. */
  readonly refusePublishing: (takenOff: NewerVersion) => Promise<string | null>;
  /** Notes that a publication whose answer was lost is stored. */
  readonly notePublished: () => void;
  /** Takes back the file, or the crop, that the form's next save would carry. */
  readonly dropFile: () => void;
  /** Asks how to resolve each conflict, before a save goes on or while the editor writes. */
  readonly decide: (
    conflicts: readonly Conflict[],
    newer: NewerVersion,
    occasion: Occasion,
    mine: Untrusted,
  ) => Promise<ReadonlyMap<string, Choice>>;
  /** Returns the name of the user who saved a version; empty if it isn't known. */
  readonly authorOf: (version: string) => string;
  /** Returns what was changed in other languages since a version; null if that isn't known. */
  readonly changesSince: (version: string) => Promise<NewerVersion['elsewhere']>;
  /** Shows the merged values, without losing input since they were sent. */
  readonly show: (caughtUp: CaughtUp) => Promise<void>;
};

export type EditingSession = {
  /** Returns the version that the form loaded or saved last. */
  readonly version: () => string;
  /** Returns the state that the form loaded or saved last. */
  readonly base: () => Base;
  /** Whether the form's values have changes that are not saved yet. */
  readonly isUnsaved: (values: Untrusted) => boolean;
  /** Restarts from another state of the document: the form was reloaded. */
  readonly start: (base: Base) => void;
  /** Merges stored changes of colleagues. */
  readonly catchUp: (values: Untrusted, newer: NewerVersion) => Promise<void>;
  /** Merges what an earlier form left unsaved into this form's values; returns the merged values. */
  readonly takeBack: (left: LeftValues, values: Untrusted) => Promise<Untrusted>;
  /**
   * Saves, merging any saves of colleagues in between; returns the last response.
   *
   * @param file the name of the file that the save carries
   */
  readonly save: (values: Untrusted, send: Send, file?: string | null) => Promise<Response>;
};

/** Sends a form's values with their base version, and with its file unless a colleague's was preferred. */
export type Send = (values: Untrusted, version: string, file: string | null) => Promise<Response>;

/** The document's properties in a form's values that no field edits. */
const OWN = ['_status', 'createdAt', 'deletedAt', 'id', 'updatedAt'];

/** The maximum number of attempts of a save while colleagues go on saving. */
const MOST_TRIES = 20;

function withoutOwn(values: Untrusted): Untrusted {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !OWN.includes(name)));
}

function ownOf(values: Untrusted): Untrusted {
  return Object.fromEntries(Object.entries(values).filter(([name]) => OWN.includes(name)));
}

/** The properties of a stored document that change with its file. */
const FILE_PROPERTIES = ['filename', 'filesize'];

/** Returns the conflict of a file that a save carries with another that a colleague has stored meanwhile. */
function fileConflicts(file: string | null, before: Untrusted, after: Untrusted): readonly Conflict[] {
  const isReplaced = FILE_PROPERTIES.some((name) => !isSameValue(before[name], after[name]));
  return file !== null && isReplaced ? [{ path: [FILE], mine: file, theirs: after.filename }] : [];
}

async function bodyOf(answer: Response): Promise<unknown> {
  return answer
    .clone()
    .json()
    .catch(() => null);
}

/** Returns the document in the response to a save. */
async function savedDocument(answer: Response): Promise<Untrusted | null> {
  const body = await bodyOf(answer);
  const saved = isRecord(body) ? (body.doc ?? body.result) : null;
  return isRecord(saved) ? saved : null;
}

async function newerIn(answer: Response): Promise<NewerVersion | null> {
  if (answer.status !== 409) return null;
  const read = v.safeParse(conflictSchema, await bodyOf(answer));
  return read.success ? read.output.errors[0].data.newer : null;
}

/** Whether a row has texts in other languages that an earlier merge has not met, or may have. */
function isChangedElsewhere({ elsewhere: met }: Base, { elsewhere }: NewerVersion, row: Path): boolean {
  const start = `${row.join('.')}.`;
  return elsewhere?.some(({ place, digest }) => place.startsWith(start) && met?.get(place) !== digest) ?? true;
}

/** Returns the texts in other languages that the merges have met, with those of a newer version. */
function meetElsewhere({ elsewhere: met = new Map() }: Base, { elsewhere }: NewerVersion): Base['elsewhere'] {
  return new Map([...met, ...(elsewhere ?? []).map(({ place, digest }) => [place, digest] as const)]);
}

/** Whether a document has all that values have changed since a base: nothing of them is left to save. */
function isStored({ values, document }: Base, mine: Untrusted, stored: Untrusted): boolean {
  const merged = mergeStates({
    base: withoutOwn(values),
    baseDocument: withoutOwn(document),
    mine: withoutOwn(mine),
    theirs: withoutOwn(stored),
  });
  return merged.conflicts.length === 0 && isSameValue(merged.values, merged.base);
}

/** Whether a publication whose answer was lost is stored. */
function isPublication(base: Base, { doc }: NewerVersion): boolean {
  const { unanswered } = base;
  if (unanswered?._status !== 'published' || doc._status !== 'published') return false;
  return isStored(base, unanswered, doc);
}

/** The number of earlier states that are kept, on which values sent now may be based. */
const MOST_BASES = 10;

/** Creates the session of editing one document in one form, from loading to closing. */
export function createSession(begun: Base, form: FormSide): EditingSession {
  let current = begun;
  // By the version in a form's values: the form can go on being edited while a save is in progress, and shows the
  // response later.
  const bases = new Map([[begun.version, begun]]);
  // The versions since the last merge of colleagues' changes: values with any of them contain all that this form has
  // saved.
  let own = [begun.version];

  // The version by which a colleague took the document off the site: publishing it again is asked.
  let takenOff: NewerVersion | null = null;

  // Saves run one at a time: one that is sent during another is based on its result.
  let turn: Promise<unknown> = Promise.resolve();
  function runInTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = turn.then(work);
    turn = done.catch(() => {});
    return done;
  }

  const versionIn = (values: Untrusted) => String(values.updatedAt);
  const baseOf = (values: Untrusted) => bases.get(versionIn(values)) ?? current;

  function keep(version: string, base: Base): void {
    bases.set(version, base);
    for (const old of [...bases.keys()].slice(0, -MOST_BASES)) bases.delete(old);
  }

  async function merge(base: Base, values: Untrusted, newer: NewerVersion, occasion: Occasion, file: string | null) {
    const states = {
      base: withoutOwn(base.values),
      baseDocument: withoutOwn(base.document),
      unanswered: base.unanswered && withoutOwn(base.unanswered),
      mine: withoutOwn(values),
      theirs: withoutOwn(newer.doc),
      isChangedElsewhere: (row: Path) => isChangedElsewhere(base, newer, row),
    };
    const merged = mergeStates(states);
    const conflicts = [...merged.conflicts, ...fileConflicts(file, base.document, newer.doc)];
    if (conflicts.length === 0) return { ...merged, file };
    const shown = conflicts.filter(({ path }) => form.isShown(path, states.mine));
    const choices = new Map<string, Choice>();
    if (shown.length > 0)
      for (const [key, choice] of await form.decide(shown, newer, occasion, states.mine)) choices.set(key, choice);
    for (const conflict of conflicts)
      if (!shown.includes(conflict) || !form.canKeep(conflict)) choices.set(pathKey(conflict.path), 'theirs');
    const decided = mergeStates(states, choices);
    const given = conflicts.filter(({ path }) => choices.get(pathKey(path)) === 'theirs').map(({ path }) => path);
    return {
      ...decided,
      taken: [...decided.taken, ...given],
      file: given.some((path) => path[0] === FILE) ? null : file,
    };
  }

  /** Returns what a colleague did with the document as a whole, and remembers what was taken off the site. */
  function noteMove(newer: NewerVersion): Move | null {
    const shown = form.status();
    if (newer.published) takenOff = null;
    else if (shown !== 'draft') takenOff = newer;
    if (takenOff === newer) return 'taken_off';
    return newer.doc._status === 'published' && shown !== 'published' ? 'published' : null;
  }

  async function catchUp(values: Untrusted, newer: NewerVersion, occasion: Occasion, file: string | null = null) {
    const before = baseOf(values);
    const isOwn = isPublication(before, newer);
    const isSaved = isOwn && file === null && isSameValue(withoutOwn(before.unanswered ?? {}), withoutOwn(values));
    const merged = await merge(before, values, newer, occasion, file);
    // A save has its own status.
    const hasStatus = '_status' in values && (occasion === 'heartbeat' || isSaved);
    const status = hasStatus ? { _status: newer.doc._status } : {};
    const next: Untrusted = { ...merged.values, ...ownOf(values), ...status, updatedAt: newer.at };
    const elsewhere = meetElsewhere(before, newer);
    const base = { version: newer.at, values: merged.base, document: newer.doc, elsewhere };
    if (file !== merged.file) form.dropFile();
    const earlier = own;
    keep(newer.at, base);
    own = [newer.at];
    const move = noteMove(newer);
    await form.show({
      values: next,
      sent: values,
      taken: merged.taken,
      newer,
      move: isOwn ? 'publication_confirmed' : move,
    });
    current = base;
    // Queued saves were sent before the form showed the merge: they have the values of this save, not the merged ones.
    if (occasion === 'save')
      for (const version of earlier) keep(version, { ...(bases.get(version) ?? before), unanswered: values });
    // The earlier ones may have displaced it.
    keep(newer.at, base);
    if (isOwn) form.notePublished();
    // Stands in for the lost answer, in which a global's document has another name.
    const answer = isSaved ? Response.json({ doc: newer.doc, result: newer.doc }) : null;
    return { values: next, file: merged.file, answer };
  }

  async function takeBack({ base, mine, ...left }: LeftValues, values: Untrusted): Promise<Untrusted> {
    const { version } = current;
    const now: NewerVersion = {
      at: version,
      by: form.authorOf(version),
      published: form.status() !== 'draft',
      doc: values,
      elsewhere: left.version === version ? [] : await form.changesSince(left.version),
    };
    const merged = await merge({ version, values: base, document: base }, mine, now, 'return', null);
    return { ...merged.values, ...ownOf(values) };
  }

  function noteAnswer(sent: Untrusted, document: Untrusted | null, mayBeStored: boolean): void {
    if (typeof document?.updatedAt === 'string') {
      const { elsewhere } = baseOf(sent);
      current = { version: document.updatedAt, values: sent, document, elsewhere };
      own = [...own, current.version].slice(-MOST_BASES);
      // The form may show this response, or an earlier one, only after its next save.
      for (const version of own) keep(version, current);
    } else if (mayBeStored) keep(versionIn(sent), { ...baseOf(sent), unanswered: sent });
  }

  /** Throws if a document is about to be published that a colleague took off the site, unless it shall be. */
  async function askToPublish(sent: Untrusted): Promise<void> {
    if (sent._status !== 'published' || takenOff === null) return;
    const refusal = await form.refusePublishing(takenOff);
    // Payload's forms stay as changed as they are if a save throws, and show the message.
    if (refusal !== null) throw new Error(refusal);
    takenOff = null;
  }

  async function save(values: Untrusted, send: Send, chosen: string | null): Promise<Response> {
    let sent = values;
    let file = chosen;
    for (let tries = 1; ; tries += 1) {
      await askToPublish(sent);
      const answer = await send(sent, baseOf(sent).version, file).catch((error: unknown) => {
        noteAnswer(sent, null, true);
        throw error;
      });
      const newer = await newerIn(answer);
      if (newer === null || tries === MOST_TRIES) {
        noteAnswer(sent, answer.ok ? await savedDocument(answer) : null, answer.ok || answer.status >= 500);
        return answer;
      }
      const caughtUp = await catchUp(sent, newer, 'save', file);
      if (caughtUp.answer) return caughtUp.answer;
      ({ values: sent, file } = caughtUp);
    }
  }

  return {
    version: () => current.version,
    base: () => current,
    isUnsaved: (values) => !isStored(current, values, current.document),
    start(base) {
      current = base;
      bases.clear();
      keep(base.version, base);
      own = [base.version];
      takenOff = null;
    },
    catchUp: (values, newer) =>
      runInTurn(async () => {
        if (Date.parse(newer.at) > Date.parse(current.version)) await catchUp(values, newer, 'heartbeat');
      }),
    takeBack: (left, values) => runInTurn(() => takeBack(left, values)),
    save: (values, send, file = null) => runInTurn(() => save(values, send, file)),
  };
}
