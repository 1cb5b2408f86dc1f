'use client';

import type { Untrusted } from '@kontorwerk/contract/content/read-values';
import { useConfig, useDocumentInfo } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { LINKED_COLLECTIONS } from '../links/reference.ts';
import { getJson } from './cms-requests.ts';

/**
 * Returns the id of the form's document; undefined while there is none, for which Payload has null in a bulk upload.
 */
export function useDocumentId(): number | string | undefined {
  return useDocumentInfo().id ?? undefined;
}

/** A document in all languages. */
export type SavedDocument = {
  /** As last saved, drafts included. */
  readonly latest: Untrusted;
  /** Its public URLs by language; null where it has none. */
  readonly addresses: Untrusted;
};

const fields = v.record(v.string(), v.unknown());

async function loadDocument(place: string): Promise<SavedDocument | null> {
  const hasAddresses = LINKED_COLLECTIONS.some((collection) => place.includes(`/${collection}/`));
  const [latest, addresses] = await Promise.all([
    getJson(`${place}?locale=all&depth=0&draft=true`, fields),
    hasAddresses ? getJson(`${place}/addresses`, fields) : null,
  ]);
  return latest && { latest, addresses: addresses ?? {} };
}

/** The debounce of reloading the document after a save, in milliseconds. */
const PAUSE_MS = 1_000;

/** The components that show data of the document. */
const readers = new Set<() => void>();

/** Reloads the document after its translations were marked without saving it. */
export function reloadDocument(): void {
  last = undefined;
  for (const reader of readers) reader();
}

/** The latest request, shared by all fields of a form. */
let last: { readonly place: string; readonly key: string; readonly answer: Promise<SavedDocument | null> } | undefined;

function loadOnce(place: string, key: string): Promise<SavedDocument | null> {
  // On an error the data stays as it was; the form itself will show what is wrong.
  if (last?.key !== key) last = { place, key, answer: loadDocument(place) };
  return last.answer;
}

/**
 * Returns the form's document in all languages, reloaded after each save; undefined while it loads, null if it can't be
 * read.
 *
 * @param isWanted whether to load it at all
 */
export function useSavedDocument(isWanted = true): SavedDocument | null | undefined {
  const id = useDocumentId();
  const { collectionSlug, globalSlug, lastUpdateTime } = useDocumentInfo();
  const { config } = useConfig();
  const [saved, setSaved] = useState<SavedDocument | null>();
  const path = globalSlug ? `globals/${globalSlug}` : id === undefined ? null : `${collectionSlug}/${id}`;
  const place = path === null ? null : `${config.routes.api}/${path}`;

  useEffect(() => {
    if (place === null || !isWanted) return;
    let isLeaving = false;
    const key = `${place} ${lastUpdateTime}`;
    const read = () =>
      void loadOnce(place, key).then((found) => {
        if (!isLeaving) setSaved((known) => found ?? known ?? null);
      });
    // Autosave stores a draft while the editor types: that read can wait.
    const waiting = setTimeout(read, last?.place === place && last.key !== key ? PAUSE_MS : 0);
    readers.add(read);
    return () => {
      isLeaving = true;
      clearTimeout(waiting);
      readers.delete(read);
    };
  }, [place, lastUpdateTime, isWanted]);
  return saved;
}
