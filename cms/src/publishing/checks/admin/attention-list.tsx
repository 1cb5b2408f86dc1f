'use client';

import { getTranslation } from '@payloadcms/translations';
import { Button, useConfig, useTranslation } from '@payloadcms/ui';
import { useCallback, useEffect, useState } from 'react';
import { readerLanguage } from '#cms/base/reader-language.ts';
import { PLANNABLE, type Plannable } from '../../schedule/plan-jobs.ts';
import { type CheckedBatch, requestSiteCheck } from './check-requests.ts';
import { CHECK_TEXTS as WORDS } from './check-texts.ts';

/** Documents that are listed: an editor who has fixed these checks again. */
const MOST_LISTED = 200;

type ListedDocument = CheckedBatch['checked'][number] & { readonly collection: Plannable };

/** Checks everything published, batch after batch, until the list is full. */
async function checkSite(
  api: string,
  onFound: (found: readonly ListedDocument[]) => void,
  signal: AbortSignal,
): Promise<boolean> {
  let listed = 0;
  for (const collection of PLANNABLE) {
    let after: number | null = 0;
    while (after !== null && listed < MOST_LISTED) {
      const batch: CheckedBatch | null = await requestSiteCheck(api, collection, after);
      if (signal.aborted) return true;
      if (batch === null) return false;
      listed += batch.checked.length;
      onFound(batch.checked.map((one) => ({ ...one, collection })));
      after = batch.next;
    }
  }
  return true;
}

/** The published documents that need attention, each with a link. */
export function AttentionList() {
  const { config } = useConfig();
  const { i18n } = useTranslation();
  const reader = readerLanguage(i18n);
  const [found, setFound] = useState<readonly ListedDocument[]>([]);
  const [state, setState] = useState<'checking' | 'done' | 'failed'>('checking');
  const [round, setRound] = useState(0);
  const api = config.routes.api;

  const begin = useCallback(
    (signal: AbortSignal) => {
      setFound([]);
      setState('checking');
      const add = (more: readonly ListedDocument[]) => setFound((before) => [...before, ...more]);
      void checkSite(api, add, signal).then((isDone) => {
        if (!signal.aborted) setState(isDone ? 'done' : 'failed');
      });
    },
    [api],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round starts over.
  useEffect(() => {
    const looking = new AbortController();
    begin(looking.signal);
    return () => looking.abort();
  }, [begin, round]);

  const labelOf = (slug: string) => {
    const labels = config.collections.find((collection) => collection.slug === slug)?.labels;
    return labels ? getTranslation(labels.singular, i18n) : '';
  };
  const said = state === 'done' ? (found.length === 0 ? WORDS.fine : null) : WORDS[state];
  return (
    <>
      <p role="status">{said?.[reader]}</p>
      <ul style={{ paddingInlineStart: 18 }}>
        {found.slice(0, MOST_LISTED).map(({ id, title, collection, findings }) => (
          <li key={`${collection}/${id}`} style={{ marginBlockEnd: 16 }}>
            <a href={`${config.routes.admin}/collections/${collection}/${id}`}>
              {labelOf(collection)}: {title}
            </a>
            <ul style={{ paddingInlineStart: 18 }}>
              {findings.map(({ kind, path, place, text, picture }) => (
                <li key={`${kind} ${path} ${text}`}>
                  {place}: {text}{' '}
                  {picture === null ? null : (
                    <a href={`${config.routes.admin}/collections/media/${picture}`}>{WORDS.picture[reader]}</a>
                  )}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {found.length > MOST_LISTED ? <p>{WORDS.many[reader]}</p> : null}
      <Button buttonStyle="secondary" onClick={() => setRound(round + 1)}>
        {WORDS.check[reader]}
      </Button>
    </>
  );
}
