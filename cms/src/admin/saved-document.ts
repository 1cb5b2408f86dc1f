'use client';

import { isRecord, type Untrusted } from '@kontorwerk/contract/content/read-values';
import { useConfig, useDocumentInfo } from '@payloadcms/ui';
import { useEffect, useState } from 'react';

/** A document in all languages. */
export type SavedDocument = {
  /** As it was saved last, drafts included. */
  readonly latest: Untrusted;
  /** As visitors see it; null when they don't. */
  readonly published: Untrusted | null;
};

async function load(address: string): Promise<Untrusted | null> {
  const answer = await fetch(address);
  const doc: unknown = answer.ok ? await answer.json() : null;
  return isRecord(doc) ? doc : null;
}

async function loadDocument(place: string): Promise<SavedDocument | null> {
  const address = `${place}?locale=all&depth=0`;
  const [latest, stable] = await Promise.all([load(`${address}&draft=true`), load(address)]);
  return latest && { latest, published: stable?._status === 'published' ? stable : null };
}

/** What was asked for last: all fields of a form share one answer. */
let last: { readonly key: string; readonly answer: Promise<SavedDocument | null> } | undefined;

function loadOnce(place: string, key: string): Promise<SavedDocument | null> {
  // What can't be had stays away, or as it was; whatever is wrong, the form itself will tell.
  if (last?.key !== key) last = { key, answer: loadDocument(place).catch(() => null) };
  return last.answer;
}

/**
 * The document of the form in all languages, read anew after each saving; null before it is there.
 *
 * @param isWanted nothing is asked for before
 */
export function useSavedDocument(isWanted = true): SavedDocument | null {
  const { collectionSlug, globalSlug, id, lastUpdateTime } = useDocumentInfo();
  const { config } = useConfig();
  const [saved, setSaved] = useState<SavedDocument | null>(null);
  const path = globalSlug ? `globals/${globalSlug}` : id === undefined ? null : `${collectionSlug}/${id}`;
  const place = path === null ? null : `${config.routes.api}/${path}`;

  useEffect(() => {
    if (place === null || !isWanted) return;
    let isLeaving = false;
    void loadOnce(place, `${place} ${lastUpdateTime}`).then((found) => {
      if (found && !isLeaving) setSaved(found);
    });
    return () => {
      isLeaving = true;
    };
  }, [place, lastUpdateTime, isWanted]);
  return saved;
}
