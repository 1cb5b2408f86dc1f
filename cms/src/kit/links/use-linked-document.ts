'use client';

import { isLanguage } from '@kontorwerk/contract/languages';
import { useConfig, useLocale } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { getJson } from '../admin/cms-requests.ts';
import type { LinkedDocument, Reference } from './reference.ts';

/** A document that a link refers to. */
export type NamedDocument = {
  /** Empty if it has none, or no longer exists. */
  readonly title: string;
  /** Its public URL in the edited language; null if it has none. */
  readonly address: string | null;
};

const titleSchema = v.object({ title: v.nullish(v.string(), '') });
const addressSchema = v.object({ en: v.nullable(v.string()), de: v.nullable(v.string()) });

/** Returns the title and URL of a link's document; null until they are loaded. */
export function useLinkedDocument(link: LinkedDocument | null): NamedDocument | null {
  const { config } = useConfig();
  const { code } = useLocale();
  const language = isLanguage(code) ? code : 'en';
  const [known, setKnown] = useState<{ readonly of: Reference; readonly document: NamedDocument } | null>(null);
  const { collection, id, reference } = link ?? {};

  useEffect(() => {
    if (reference === undefined) return;
    const leaving = new AbortController();
    const place = `${config.routes.api}/${collection}/${id}`;
    const other = language === 'en' ? 'de' : 'en';
    const title = `${place}?depth=0&draft=true&locale=${language}&fallback-locale=${other}&select[title]=true`;
    Promise.all([
      getJson(title, titleSchema, leaving.signal),
      getJson(`${place}/addresses`, addressSchema, leaving.signal),
    ]).then(([doc, addresses]) => {
      if (leaving.signal.aborted) return;
      const document = { title: doc?.title ?? '', address: addresses?.[language] ?? null };
      setKnown({ of: reference, document });
    });
    return () => leaving.abort();
  }, [config.routes.api, collection, id, reference, language]);
  return known !== null && known.of === reference ? known.document : null;
}
