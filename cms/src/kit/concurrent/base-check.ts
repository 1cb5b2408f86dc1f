import { isRecord } from '@kontorwerk/contract/content/read-values';
import type { LocalText } from '@kontorwerk/contract/languages';
import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type GlobalBeforeChangeHook,
  type GlobalBeforeOperationHook,
  type PayloadRequest,
} from 'payload';
import { problem } from '#cms/base/reader-language.ts';
import { publicName } from '../access/account-names.ts';
import { appendAuthor, savedByField } from './author-field.ts';
import { findTextsChangedElsewhere } from './changed-elsewhere.ts';
import { type EditedDocument, isEditedCollection, isEditedGlobal, pathOf } from './edited-documents.ts';
import { lockDeletion, lockGlobalRestoration, lockRestoration } from './lock-hooks.ts';
import { BASED_ON_HEADER, type NewerVersion } from './protocol.ts';
import { isFirstWrite, lockSaves } from './save-lock.ts';
import { authorSince, isPublished, type StoredState, storedState } from './stored-state.ts';

const NEWER: LocalText = {
  en: 'This has been changed in the meantime. Nothing was saved.',
  de: 'Das wurde inzwischen geändert. Es wurde nichts gespeichert.',
};

/** Returns the newest version as a form would load it, with the permissions of the request's user. */
async function loadNewerVersion(
  req: PayloadRequest,
  edited: EditedDocument,
  state: StoredState,
  basedOn: string,
): Promise<NewerVersion> {
  const asked = { depth: 0, draft: true, overrideAccess: false, user: req.user, fallbackLocale: false, req } as const;
  const doc =
    edited.collection === undefined
      ? await req.payload.findGlobal({ slug: edited.global, ...asked })
      : await req.payload.findByID({ collection: edited.collection, id: edited.id, trash: true, ...asked });
  const known = { since: basedOn, own: req.user ? publicName(req.user) : '' };
  const by = await authorSince(req, edited, state, known);
  const published = await isPublished(req, edited);
  const elsewhere = await findTextsChangedElsewhere(req, edited, basedOn);
  return { at: state.updatedAt, by, published, elsewhere, doc: { ...doc } };
}

/** The key in a request's context for the stored state that a save found. */
const contextKey = (edited: EditedDocument) => `stored before the save of ${pathOf(edited)}`;

type FoundState = { readonly state: StoredState | null; readonly isSameVersion: boolean };

/** The stored state that a request's save found, and the transaction in which it did. */
class StateBefore {
  readonly found: FoundState;
  readonly transaction: unknown;

  constructor(found: FoundState, transaction: unknown) {
    this.found = found;
    this.transaction = transaction;
  }
}

/** How a document is saved. */
type Saving = { readonly isAutosave: boolean; readonly overrideAccess: boolean | undefined };

/**
 * Reads the stored state before a user saves. A save waits for other saves of the document, as it writes back all that
 * it reads from now on; one with a base version is rejected with the newer version if there is one.
 *
 * @returns whether the save has a base version
 */
async function checkBase(
  req: PayloadRequest,
  edited: EditedDocument,
  { isAutosave, overrideAccess }: Saving,
): Promise<boolean> {
  const transaction = await req.transactionID;
  const before = req.context[contextKey(edited)];
  // Nested saves by hooks are based on what they have just read.
  if (before instanceof StateBefore && before.transaction === transaction) return false;
  const basedOn = (req.user && req.headers?.get(BASED_ON_HEADER)) || null;
  const isFirst = await isFirstWrite(req, overrideAccess);
  if (isFirst || basedOn !== null) await lockSaves(req, edited);
  if (!req.user) return false;
  const state = await storedState(req, edited);
  const isSameVersion = isAutosave && state?.isAutosave === true;
  req.context[contextKey(edited)] = new StateBefore({ state, isSameVersion }, transaction);
  if (basedOn === null) return false;
  if (state !== null && Date.parse(state.updatedAt) !== Date.parse(basedOn)) {
    const newer = await loadNewerVersion(req, edited, state, basedOn);
    throw new APIError(problem(NEWER, { req }), 409, { newer }, true);
  }
  return true;
}

/** Returns the authors of a save: the user, after those of the version that it overwrites. */
function savedBy(req: PayloadRequest, edited: EditedDocument): string | null {
  if (!req.user) return null;
  const before = req.context[contextKey(edited)];
  const { state, isSameVersion } = before instanceof StateBefore ? before.found : { state: null, isSameVersion: false };
  return appendAuthor(publicName(req.user), state?.savedBy, isSameVersion);
}

/**
 * Checks a save of a document before anything else of it is read; once more if its transaction has been replaced.
 */
export const checkBaseVersion: CollectionBeforeOperationHook = async ({
  args,
  collection: { slug },
  operation,
  overrideAccess,
  req,
}) => {
  // Bulk updates have no id.
  if (operation !== 'update' || !('id' in args) || args.id === undefined || !isEditedCollection(slug)) return args;
  const isAutosave = 'autosave' in args && args.autosave === true;
  const isChecked = await checkBase(req, { collection: slug, id: Number(args.id) }, { isAutosave, overrideAccess });
  // Payload's lock excludes later editors: a save that overwrites nothing newer needs no lock.
  return isChecked ? { ...args, overrideLock: true } : args;
};

const recordAuthors: CollectionBeforeChangeHook = ({ collection: { slug }, data, originalDoc, req }) => {
  if (!isEditedCollection(slug)) return data;
  const edited: EditedDocument = { collection: slug, id: Number(originalDoc?.id) };
  return { ...data, [savedByField.name]: savedBy(req, edited) };
};

/**
 * A collection's hooks that prevent a write from overwriting a newer version unseen, and record the authors of each
 * version.
 */
export const collectionHooks = {
  beforeOperation: [checkBaseVersion, lockDeletion, lockRestoration],
  beforeChange: [recordAuthors],
};

const checkGlobalBaseVersion: GlobalBeforeOperationHook = async ({
  args,
  global: { slug },
  operation,
  overrideAccess,
  req,
}) => {
  if (operation !== 'update' || !isEditedGlobal(slug)) return args;
  const isAutosave = isRecord(args) && args.autosave === true;
  await checkBase(req, { global: slug }, { isAutosave, overrideAccess });
  return args;
};

const recordGlobalAuthors: GlobalBeforeChangeHook = ({ data, global: { slug }, req }) =>
  isEditedGlobal(slug) ? { ...data, [savedByField.name]: savedBy(req, { global: slug }) } : data;

/** The same for a global. */
export const globalHooks = {
  beforeOperation: [checkGlobalBaseVersion, lockGlobalRestoration],
  beforeChange: [recordGlobalAuthors],
};
