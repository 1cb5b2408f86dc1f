'use client';

import { useConfig, useTranslation } from '@payloadcms/ui';
import { usePathname } from 'next/navigation';
import { type ReactNode, useEffect } from 'react';
import * as v from 'valibot';
import { readerLanguage } from '#cms/base/reader-language.ts';
import { getJson } from '../../admin/cms-requests.ts';
import { authorQuery, showAuthors } from './author-notes.ts';
import { CONCURRENT_WORDS } from './concurrent-words.ts';

const answer = v.object({ names: v.record(v.string(), v.array(v.string())) });

/** Shows who saved each version, in their list and on a version's page: Payload's lists of versions take no columns. */
export function VersionAuthors({ children }: { readonly children: ReactNode }) {
  const { api } = useConfig().config.routes;
  const reader = readerLanguage(useTranslation().i18n);
  const path = usePathname();
  useEffect(() => {
    const query = authorQuery(path);
    if (query === null) return;
    let observer: MutationObserver | undefined;
    let isLeft = false;
    void getJson(`${api}/version-authors?${query}`, answer).then((told) => {
      if (!told || isLeft) return;
      const note = () =>
        showAuthors(document, path, (id) => (told.names[id] ?? []).join(', '), CONCURRENT_WORDS.saved_by[reader]);
      observer = new MutationObserver(note);
      observer.observe(document.body, { childList: true, subtree: true });
      note();
    });
    return () => {
      isLeft = true;
      observer?.disconnect();
    };
  }, [api, path, reader]);
  return children;
}
