'use client';

import type { Untrusted } from '@kontorwerk/contract/content/read-values';
import { useConfig, useDocumentInfo } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { LINKED_COLLECTIONS } from '../links/reference.ts';
import { getJson } from './ask-cms.ts';
import { useDocumentId } from './use-document-id.ts';

/** A document in all languages. */
export type SavedDocument = {
  /** As it was saved last, drafts included. */
  readonly latest: Untrusted;
  /** Where visitors find it in each language; nothing where they don't. */
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

/** After a saving the document is read again when nothing else was saved for so long. In milliseconds. */
const PAUSE_MS = 1_000;

/** Those who show something of the document. */
const readers = new Set<() => void>();

/** Has the document read again, whose translations were marked without saving it. */
export function readAgain(): void {
  last = undefined;
  for (const reader of readers) reader();
}

/** What was asked for last: all fields of a form share one answer. */
let last: { readonly place: string; readonly key: string; readonly answer: Promise<SavedDocument | null> } | undefined;

function loadOnce(place: string, key: string): Promise<SavedDocument | null> {
  // What can't be had stays away, or as it was; whatever is wrong, the form itself will tell.
  if (last?.key !== key) last = { place, key, answer: loadDocument(place) };
  return last.answer;
}

/**
 * The document of the form in all languages, read anew after each saving; undefined while it is being read, null where it
 * can't be.
 *
 * @param isWanted nothing is asked for before
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
    // A draft is saved by itself while somebody types: what it says then can wait.
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
