import { readFailure, type ServerFailure } from './answer-failure.ts';
import { type FormSave, parseFormSave, parseRemoval } from './form-save.ts';
import { createOtherRequests, REFUSALS, type UnshownFailure } from './other-requests.ts';

/** The account that a browser is signed in as. */
export type Account = { readonly id: string; readonly email: string };

/** How a document was removed: into the trash, or for good. */
export type Removal = 'trashed' | 'deleted';

/** The cause of a failed save; `stranger`: a different account is signed in than the one that wrote. */
export type Reason = 'connection' | 'session' | 'stranger' | ServerFailure | Removal;

export type Trouble = {
  readonly reason: Reason;
  /** The time since when nothing was saved. */
  readonly since: number;
  /** Whether a save has failed; a session can end before anything is written. */
  readonly isUnsaved: boolean;
  readonly stranger: Account | null;
  /** The path of the document that was removed. */
  readonly removed: string | null;
  /** Whether a document was to be created, which is not retried. */
  readonly isCreation: boolean;
};

/** A save that its editor has to repeat, and when it failed. */
export type UnrepeatedSave = { readonly kind: 'publish' | 'creation'; readonly since: number };

export type SaveState = {
  readonly trouble: Trouble | null;
  readonly unrepeated: UnrepeatedSave | null;
  /** Whether the browser keeps the unsaved input when the page is closed. */
  readonly isKept: boolean;
};

/** An open form. */
export type OpenForm = {
  readonly place: string;
  /** Saves again, as a draft if it was a publication. */
  readonly repeat: (save: FormSave) => Promise<unknown>;
  /** Whether there was input since the last save when the form was rendered. */
  readonly isModified: () => boolean;
  readonly setModified: (isModified: boolean) => void;
};

type Environment = {
  readonly fetchUnwatched: (...request: Parameters<typeof fetch>) => Promise<Response>;
  /** Returns the signed-in account; null without one, undefined if the server doesn't answer. */
  readonly fetchAccount: () => Promise<Account | null | undefined>;
  /** Returns how the document at a path was removed; null if it is there, or the server doesn't tell. */
  readonly findRemoval: (place: string) => Promise<Removal | null>;
  /** Answers a save that must not be sent; null otherwise. */
  readonly refuse: (save: FormSave) => Response | null;
  /** Returns the message about a failed save in the reader's language; one that was not sent is certainly not stored. */
  readonly say: (reason: Reason, kind: FormSave['kind'], isSent?: boolean) => string;
  /** Returns the error message for unknown permissions in the reader's language. */
  readonly sayRightsUnknown: () => string;
  /** Drops what the browser keeps for an account. */
  readonly dropKeptTexts: (account: string) => void;
  /** Shows an editor a failure that Payload doesn't show. */
  readonly showFailure: (failure: UnshownFailure) => void;
};

/** The retry backoff, in milliseconds: the first wait, and the longest. */
const FIRST_ATTEMPT_MS = 2_000;
const LAST_ATTEMPT_MS = 30_000;
/** A save without a file that takes longer has lost its connection, in milliseconds: browsers wait for minutes. */
export const PATIENCE_MS = 30_000;

/** Status codes for a save of a document that isn't there: the second if the account's rights depend on the document. */
const MISSING: readonly number[] = [404, 403];

type WaitingSave = { readonly place: string; readonly goOn: (isSent: boolean) => void };
type FailedAttempt = { readonly reason: Reason; readonly stranger?: Account; readonly removed?: string };

/**
 * Wraps the `fetch` of the admin's forms. A failed autosave stays pending and is retried, as on a slow connection; a
 * manual save fails with our message and its form repeats it. Both wait until the server answers and the account that
 * wrote is signed in. A removed document's saves wait until it is restored.
 */
export function createSaveRetries({
  fetchUnwatched,
  fetchAccount,
  findRemoval,
  refuse,
  say,
  sayRightsUnknown,
  dropKeptTexts,
  showFailure,
}: Environment) {
  const readers = new Set<() => void>();
  const forms = new Set<OpenForm>();
  const waiting = new Set<WaitingSave>();
  const failed = new Map<string, FormSave>();
  const sending = new Set<FormSave>();
  /** The time of each failed publication by path, until it is published or stored as a draft. */
  const failedPublications = new Map<string, number>();
  let state: SaveState = { trouble: null, unrepeated: null, isKept: true };
  let owner: Account | null = null;
  let attempts = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function updateState(next: Partial<SaveState>): void {
    state = { ...state, ...next };
    for (const reader of readers) reader();
  }

  function end(): void {
    clearTimeout(timer);
    attempts = 0;
    updateState({ trouble: null });
  }

  function endIfAllIsSaved(): void {
    if (state.trouble !== null && waiting.size === 0 && failed.size === 0) end();
  }

  function begin({ reason, stranger, removed }: FailedAttempt, save: FormSave | null): void {
    const { trouble } = state;
    const isUnsaved = save !== null;
    // A session may have ended long before the first save fails.
    const since = trouble && (trouble.isUnsaved || !isUnsaved) ? trouble.since : Date.now();
    updateState({
      trouble: {
        reason,
        since,
        isUnsaved: isUnsaved || trouble?.isUnsaved === true,
        stranger: stranger ?? null,
        removed: removed ?? null,
        isCreation: save ? save.kind === 'creation' : trouble?.isCreation === true,
      },
    });
    clearTimeout(timer);
    // Retrying doesn't help: the editor has to sign in, or the document is gone.
    if (reason === 'session' || reason === 'stranger' || reason === 'deleted') return;
    timer = setTimeout(() => void resume(), Math.min(FIRST_ATTEMPT_MS * 2 ** attempts, LAST_ATTEMPT_MS));
    attempts += 1;
  }

  function isOwner(person: Account): boolean {
    return owner === null || owner.id === person.id;
  }

  /** Returns the reason why this account can't save; null if it is the one that wrote. */
  function failureOf(person: Account | null | undefined): FailedAttempt | null {
    if (person === undefined) return { reason: 'connection' };
    if (person === null) return { reason: 'session' };
    return isOwner(person) ? null : { reason: 'stranger', stranger: person };
  }

  async function attempt(ask: () => Promise<Response>): Promise<Response | FailedAttempt> {
    const { trouble } = state;
    if (trouble?.reason === 'stranger' && trouble.stranger) return { reason: 'stranger', stranger: trouble.stranger };
    const answer = await ask().catch(() => null);
    if (answer === null) return { reason: 'connection' };
    const reason = await readFailure(answer);
    if (reason !== null) return { reason };
    return (REFUSALS.includes(answer.status) ? failureOf(await fetchAccount()) : null) ?? answer;
  }

  /** Finds out whether a refused save is one of a document that was removed. */
  async function failureOfSave(save: FormSave, answer: Response): Promise<FailedAttempt | null> {
    if (save.method !== 'PATCH' || !MISSING.includes(answer.status)) return null;
    const removal = await findRemoval(save.place);
    return removal && { reason: removal, removed: save.place };
  }

  /** Waits until a save can be retried; false once its form is gone. */
  function waitForRetry(place: string): Promise<boolean> {
    return new Promise((goOn) => waiting.add({ place, goOn }));
  }

  const isOpen = (place: string) => [...forms].some((form) => form.place === place);
  const isWaiting = (place: string) => [...waiting].some((one) => one.place === place);

  function noteFailed(save: FormSave): void {
    failed.set(save.place, save);
    if (save.kind === 'publish') failedPublications.set(save.place, state.trouble?.since ?? Date.now());
  }

  /** Notes that a save was answered. Only a stored one shows that what was to be published is a draft now. */
  function noteAnswer({ kind, place }: FormSave, isStored: boolean): void {
    failed.delete(place);
    const since = failedPublications.get(place);
    if (kind === 'publish' || kind === 'creation') {
      failedPublications.delete(place);
      updateState({ unrepeated: null });
    } else if (since !== undefined && isStored) {
      failedPublications.delete(place);
      updateState({ unrepeated: { kind: 'publish', since } });
    }
    endIfAllIsSaved();
  }

  /** Forgets the publication of a form that was left, unless a save on its way may still store it as a draft. */
  function forgetIfLeft(place: string): void {
    if (!isOpen(place) && ![...sending].some((save) => save.place === place)) failedPublications.delete(place);
  }

  async function sendUntilAnswered(save: FormSave, ask: () => Promise<Response>): Promise<Response> {
    while (true) {
      const answered = await attempt(ask);
      const result = answered instanceof Response ? ((await failureOfSave(save, answered)) ?? answered) : answered;
      if (result instanceof Response) {
        noteAnswer(save, result.ok);
        return result;
      }
      begin(result, save);
      if (save.kind !== 'autosave') {
        noteFailed(save);
        throw new Error(say(result.reason, save.kind));
      }
      // Without a message: nothing is wrong with the form, which was left.
      if (!(await waitForRetry(save.place))) return Response.json({ errors: [] }, { status: 503 });
    }
  }

  async function sendSave(save: FormSave, ask: () => Promise<Response>): Promise<Response> {
    sending.add(save);
    try {
      return await sendUntilAnswered(save, ask);
    } finally {
      sending.delete(save);
      forgetIfLeft(save.place);
    }
  }

  /** Keeps a form modified until its document is removed: Payload marks it as unmodified before the server answers. */
  async function sendRemoval(place: string, send: () => Promise<Response>): Promise<Response> {
    const modified = [...forms].filter((form) => form.place === place && form.isModified());
    for (const form of modified) form.setModified(true);
    const answer = await send();
    if (answer.ok) for (const form of modified) form.setModified(false);
    return answer;
  }

  function repeatFailed(): void {
    for (const [place, save] of failed) {
      const { kind } = save;
      const since = state.trouble?.since ?? Date.now();
      if (isWaiting(place)) {
        // Its autosave stores the form, and the next one what was typed since.
        failed.delete(place);
        continue;
      }
      const form = [...forms].find((open) => open.place === place);
      const repeated = kind === 'creation' ? undefined : form?.repeat(save);
      void Promise.resolve(repeated).finally(() => {
        // If it failed again, a newer entry has replaced it.
        if (failed.get(place) === save) failed.delete(place);
        if (kind === 'creation') updateState({ unrepeated: { kind, since } });
        endIfAllIsSaved();
      });
    }
  }

  function goOn(): void {
    repeatFailed();
    for (const one of waiting) {
      waiting.delete(one);
      one.goOn(true);
    }
    if (state.trouble?.isUnsaved === false) endIfAllIsSaved();
  }

  /** Retries if the server is reachable, the account that wrote is signed in and the document is there. */
  async function resume(): Promise<void> {
    if (state.trouble === null) return;
    clearTimeout(timer);
    const { removed } = state.trouble;
    const failure = failureOf(await fetchAccount());
    if (failure) return begin(removed === null ? failure : { removed, ...failure }, null);
    const removal = removed && (await findRemoval(removed));
    if (removal) begin({ reason: removal, removed }, null);
    else goOn();
  }

  const sendOther = createOtherRequests({
    isSignedOut: async () => (await fetchAccount()) === null,
    say: (cause) => say(cause, 'save'),
    sayRightsUnknown,
    showFailure,
    dropKeptTexts: () => {
      if (owner) dropKeptTexts(owner.id);
    },
    hasOpenForms: () => forms.size > 0,
    noteEndedSession: () => begin({ reason: 'session' }, null),
  });

  return {
    state: () => state,
    subscribe(reader: () => void): () => void {
      readers.add(reader);
      return () => readers.delete(reader);
    },
    setOwner(person: Account | null): void {
      // At sign-out the owner's texts are dropped after the admin has dropped the user.
      if (person && state.trouble === null) owner = person;
    },
    noteKept(isKept: boolean): void {
      if (isKept !== state.isKept) updateState({ isKept });
    },
    /** Notes that a document's failed publication is stored: only its answer was lost. */
    notePublished(place: string): void {
      failedPublications.delete(place);
      failed.delete(place);
      if (state.unrepeated?.kind === 'publish') updateState({ unrepeated: null });
      endIfAllIsSaved();
    },
    dismiss: () => updateState({ unrepeated: null }),
    resume,
    /** Whether the editor is still signed in, as far as known; shows the bar otherwise. */
    async check(): Promise<boolean> {
      const failure = failureOf(await fetchAccount());
      if (failure && failure.reason !== 'connection') begin(failure, null);
      return failure === null;
    },
    /** Lets the signed-in account save what another one wrote. */
    takeOver(): void {
      owner = state.trouble?.stranger ?? owner;
      if (state.trouble) updateState({ trouble: { ...state.trouble, reason: 'connection', stranger: null } });
      goOn();
    },
    /** Registers an open form; returns the unregister function. */
    open(form: OpenForm): () => void {
      forms.add(form);
      return () => {
        forms.delete(form);
        if (isOpen(form.place)) return;
        failed.delete(form.place);
        forgetIfLeft(form.place);
        for (const one of waiting) {
          if (one.place !== form.place) continue;
          waiting.delete(one);
          one.goOn(false);
        }
        // The saves of other forms have waited for it.
        if (state.trouble?.removed === form.place) goOn();
        endIfAllIsSaved();
      };
    },
    /**
     * Throws for a save by hand while an autosave of its form waits for its connection: the form's session sends one
     * after the other, and the form would be locked until then.
     */
    failWhileWaiting(input: string, init: RequestInit | undefined): void {
      const save = parseFormSave(input, init);
      if (!save || save.kind === 'autosave' || !state.trouble) return;
      if (!isWaiting(save.place)) return;
      noteFailed(save);
      throw new Error(say(state.trouble.reason, save.kind, false));
    },
    /** Sends a request of the admin. */
    async fetch(...[input, init]: Parameters<typeof fetch>): Promise<Response> {
      const ask = () => fetchUnwatched(input, init);
      if (typeof input !== 'string') return ask();
      const save = parseFormSave(input, init);
      const refusal = save && refuse(save);
      if (refusal) return refusal;
      if (save && isOpen(save.place))
        return sendSave(
          save,
          save.hasFile ? ask : () => fetchUnwatched(input, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) }),
        );
      const removed = parseRemoval(input, init);
      const send = () => sendOther(input, init, ask);
      return removed === null ? send() : sendRemoval(removed, send);
    },
  };
}

export type SaveRetries = ReturnType<typeof createSaveRetries>;
