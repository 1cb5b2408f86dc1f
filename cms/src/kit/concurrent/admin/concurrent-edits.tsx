'use client';

import type { Untrusted } from '@kontorwerk/contract/content/read-values';
import type { LocalText } from '@kontorwerk/contract/languages';
import { getTranslation } from '@payloadcms/translations';
import {
  toast,
  useAuth,
  useConfig,
  useDocumentInfo,
  useForm,
  useFormFields,
  useFormModified,
  useFormProcessing,
  useLocale,
  useTranslation,
  useUploadEdits,
} from '@payloadcms/ui';
import { hasAutosaveEnabled, reduceFieldsToValues } from 'payload/shared';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import * as v from 'valibot';
import { readerLanguage } from '#cms/base/reader-language.ts';
import { isTranslator } from '../../access/roles.ts';
import { getJson } from '../../admin/cms-requests.ts';
import { useIsAutosaving } from '../../admin/use-is-autosaving.ts';
import { isRemovedHere } from '../../rows/removed-here.ts';
import { adminSaves } from '../../unsaved/admin-saves.ts';
import {
  type CaughtUp,
  createSession,
  type EditingSession,
  type FormSide,
  type Occasion,
} from '../merging/editing-session.ts';
import { type LocatedField, locateField } from '../merging/field-labels.ts';
import type { Choice, Conflict, Path } from '../merging/merge-states.ts';
import { rowIdsAt } from '../merging/row-order.ts';
import type { NewerVersion } from '../protocol.ts';
import { CONCURRENT_WORDS, fillAuthor } from './concurrent-words.ts';
import { ConflictDialog, type Question } from './conflict-dialog.tsx';
import { PublishAgainDialog, type PublishQuestion } from './publish-again-dialog.tsx';
import { guardSaves } from './save-guard.ts';
import { useDocumentStatus } from './use-document-status.ts';
import { useLeftoverFields } from './use-leftover-fields.ts';
import { useOverdueAutosave } from './use-overdue-autosave.ts';
import { findChangesSince, type Newest, usePresence } from './use-presence.ts';
import { useSavedForm } from './use-saved-form.ts';
import { useShowValues } from './use-show-values.ts';
import { useTakeOverPause } from './use-take-over-pause.ts';

/** The maximum number of changed places that the notification lists. */
const NAMED = 3;

/** The version of a form that shows none. */
const NO_VERSION = new Date(0).toISOString();

const fields = v.record(v.string(), v.unknown());

/** The subject of a question about conflicts, and which of the own sides the user may keep. */
type Asked = {
  readonly newer: NewerVersion;
  readonly occasion: Occasion;
  readonly mine: Untrusted;
  readonly canKeep: (conflict: Conflict) => boolean;
};

/**
 * Shows, beside a form's controls, the other users who have the document open, merges their saves into the form, and
 * asks about fields that both sides have changed.
 */
export function ConcurrentEdits() {
  const { id, collectionSlug, globalSlug, docConfig, initialData, initialState } = useDocumentInfo();
  const { setData, setLastUpdateTime } = useDocumentInfo();
  const { shownStatus, showStatus } = useDocumentStatus();
  const { user } = useAuth();
  const { uploadEdits, resetUploadEdits } = useUploadEdits();
  const { config } = useConfig();
  const { i18n } = useTranslation();
  const { code: locale } = useLocale();
  const { dispatchFields, getData, getFields } = useForm();
  const isModified = useFormModified();
  const isProcessing = useFormProcessing();
  const isSaving = useIsAutosaving();
  const showValues = useShowValues();
  const [question, setQuestion] = useState<Question | null>(null);
  const [publishQuestion, setPublishQuestion] = useState<PublishQuestion | null>(null);
  const status = useRef<HTMLSpanElement>(null);
  const newest = useRef<Newest | null>(null);
  const published = useRef<CaughtUp | null>(null);
  const isMerged = useRef(false);
  const reader = readerLanguage(i18n);
  const { api } = config.routes;
  const path = globalSlug ? `globals/${globalSlug}` : typeof id === 'number' ? `${collectionSlug}/${id}` : null;
  const hasAutosave = docConfig !== undefined && hasAutosaveEnabled(docConfig);
  const document = useMemo(() => {
    if (path === null) return null;
    return globalSlug ? { global: globalSlug } : { collection: collectionSlug, id };
  }, [path, globalSlug, collectionSlug, id]);
  const presence = `${api}/presence?locale=${locale}`;
  useTakeOverPause(status);
  useLeftoverFields();

  const labelText = (label: unknown): string => {
    if (typeof label === 'string') return label;
    const read = v.safeParse(v.record(v.string(), v.string()), label);
    return read.success ? getTranslation(read.output, i18n) : '';
  };
  const located = (place: Path, values: readonly unknown[]): LocatedField | null =>
    locateField(docConfig?.fields ?? [], place, values, {
      order: CONCURRENT_WORDS.order[reader],
      file: CONCURRENT_WORDS.file[reader],
      label: labelText,
    });
  const labelled = (place: Path, values: readonly unknown[]): string | null =>
    located(place, values)?.labels.join(' › ') ?? null;

  function say(text: LocalText, taken: readonly Path[], { newer, sent }: CaughtUp): void {
    const places = new Set(taken.flatMap((place) => labelled(place, [newer.doc, sent]) ?? []));
    if (places.size === 0) return;
    const named = [...places].slice(0, NAMED).join(', ');
    const further = places.size - NAMED;
    const more = further > 0 ? ` ${CONCURRENT_WORDS.further[reader].replace('{n}', String(further))}` : '';
    toast.info(fillAuthor(text, newer, reader).replace('{places}', named + more));
  }

  function canKeep({ path: place, theirs }: Conflict): boolean {
    const isRemovedRow = theirs === null && located(place, [getData()])?.field === null;
    return !isRemovedRow || !isTranslator({ user });
  }

  /** Asks how to resolve each conflict; what the user may not keep is shown to be copied. */
  function ask(
    conflicts: readonly Conflict[],
    { newer, occasion, mine, canKeep: mayKeep }: Asked,
  ): Promise<ReadonlyMap<string, Choice>> {
    return new Promise((resolve) => {
      const values = [mine, newer.doc];
      setQuestion({
        newer,
        occasion,
        conflicts: conflicts.map((one) => {
          const field = located(one.path, values);
          const label = field?.labels.join(' › ') ?? '';
          return { ...one, label, field: field?.field ?? null, fields: field?.fields ?? [], canKeep: mayKeep(one) };
        }),
        labelText,
        answer: (choices) => {
          setQuestion(null);
          resolve(choices);
        },
      });
    });
  }

  const side: FormSide = {
    isShown: (place, mine) => labelled(place, [mine]) !== null,
    authorOf: (version) => (newest.current?.at === version ? newest.current.by : ''),
    changesSince: async (version) => document && findChangesSince(presence, document, version),
    canKeep,
    status: shownStatus,
    refusePublishing: (takenOff) =>
      new Promise((resolve) => {
        setPublishQuestion({
          takenOff,
          answer: (isWanted) => {
            setPublishQuestion(null);
            resolve(isWanted ? null : CONCURRENT_WORDS.publish_again.refused[reader]);
          },
        });
      }),
    notePublished: () => adminSaves.notePublished(`${api}/${path}`),
    dropFile: () => {
      dispatchFields({ type: 'UPDATE', path: 'file', value: undefined });
      resetUploadEdits?.();
    },
    decide: (conflicts, newer, occasion, mine) => ask(conflicts, { newer, occasion, mine, canKeep }),
    show: async (caughtUp) => {
      // Known only until the form has them again.
      const returned = caughtUp.taken.filter((place) => rowIdsAt(caughtUp.values, place).some(isRemovedHere));
      isMerged.current = true;
      const refused = await showValues(caughtUp.values, caughtUp.sent, canKeep);
      const { move, newer } = caughtUp;
      showStatus(caughtUp);
      if (move === 'publication_confirmed') published.current = caughtUp;
      if (move) toast.info(fillAuthor(CONCURRENT_WORDS[move], newer, reader));
      say(CONCURRENT_WORDS.is_back, returned, caughtUp);
      const removed = caughtUp.taken.filter(
        (place) => rowIdsAt(caughtUp.sent, place).length > 0 && rowIdsAt(newer.doc, place).length === 0,
      );
      say(CONCURRENT_WORDS.has_removed, removed, caughtUp);
      const changed = caughtUp.taken.filter((place) => !returned.includes(place) && !removed.includes(place));
      say(CONCURRENT_WORDS.has_changed, changed, caughtUp);
      if (refused) await ask(refused.conflicts, { newer, occasion: 'save', mine: refused.mine, canKeep: () => false });
    },
  };
  // A session lasts as long as its document is open, and uses the latest render's callbacks.
  const latest = useRef(side);
  useEffect(() => {
    latest.current = side;
  });

  const session = useRef<EditingSession | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a reloaded form has a new initial state.
  useEffect(() => {
    const version = initialData?.updatedAt;
    if (!path || !initialState || !initialData || typeof version !== 'string') return;
    const values: Untrusted = reduceFieldsToValues(initialState, true);
    const base = { version, values, document: initialData };
    session.current ??= createSession(base, {
      isShown: (...conflict) => latest.current.isShown(...conflict),
      authorOf: (saved) => latest.current.authorOf(saved),
      changesSince: (earlier) => latest.current.changesSince(earlier),
      canKeep: (conflict) => latest.current.canKeep(conflict),
      status: () => latest.current.status(),
      refusePublishing: (takenOff) => latest.current.refusePublishing(takenOff),
      notePublished: () => latest.current.notePublished(),
      dropFile: () => latest.current.dropFile(),
      decide: (...conflict) => latest.current.decide(...conflict),
      show: (caughtUp) => latest.current.show(caughtUp),
    });
    session.current.start(base);
    return guardSaves(`${api}/${path}`, { session: session.current, fields: getFields });
  }, [path, api, initialState]);

  // Unsaved changes in a form with autosave are merged when it saves, and so is a file: choosing between two stops the
  // work with the form.
  const hasFile = useFormFields(([{ file }]) => file?.value instanceof File);
  const isCropped = Object.keys(uploadEdits ?? {}).length > 0;
  const waitsForSave = (hasAutosave && isModified) || hasFile || isCropped;
  const mayCatchUp = !isSaving && !isProcessing && !question && !waitsForSave;
  const isIdle = !isSaving && !isProcessing && !question && !publishQuestion;
  const address = hasAutosave && path !== null ? `${api}/${path}` : null;
  useOverdueAutosave({ address, isIdle, isMerged, session });
  useSavedForm(session);
  // A save that only confirmed a publication has stored no draft, but Payload counts one when it ends.
  useEffect(() => {
    if (isSaving || isProcessing || !published.current) return;
    if (published.current.values._status === 'published') showStatus(published.current);
    published.current = null;
  }, [isSaving, isProcessing, showStatus]);
  const merges = useRef(mayCatchUp);
  const onNewest = useRef<(newest: Newest) => Promise<void>>(async () => {});
  useEffect(() => {
    merges.current = mayCatchUp;
    onNewest.current = async ({ at, ...told }) => {
      const current = session.current;
      if (!mayCatchUp || !current || path === null || Date.parse(at) <= Date.parse(current.version())) return;
      const query = `depth=0&draft=true&fallback-locale=null&trash=true&locale=${locale}`;
      const doc = await getJson(`${api}/${path}?${query}`, fields);
      // The next heartbeat describes what was saved meanwhile.
      if (!doc || typeof doc.updatedAt !== 'string' || Date.parse(doc.updatedAt) !== Date.parse(at)) return;
      const newer: NewerVersion = { ...told, at: doc.updatedAt, doc };
      await current.catchUp(getData(), newer);
      setData(doc);
      setLastUpdateTime(new Date(newer.at).getTime());
    };
  });
  // A failed update is retried at the next heartbeat.
  const onNewestStable = useCallback((found: Newest) => {
    newest.current = found;
    onNewest.current(found).catch(() => {});
  }, []);
  const stateStable = useCallback(
    () => ({ version: session.current?.version() ?? NO_VERSION, merges: merges.current }),
    [],
  );
  const names = usePresence(presence, document, stateStable, onNewestStable);
  const alsoHere = names.length > 0 ? CONCURRENT_WORDS.also_here[reader].replace('{names}', names.join(', ')) : '';

  return (
    <>
      <span ref={status} className="also-here" role="status" title={alsoHere}>
        {alsoHere}
      </span>
      {question ? <ConflictDialog {...question} /> : null}
      {publishQuestion ? <PublishAgainDialog {...publishQuestion} /> : null}
    </>
  );
}
