'use client';

import { isRecord } from '@kontorwerk/contract/content/read-values';
import { isLanguage } from '@kontorwerk/contract/languages';
import { useConfig, useLocale } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import type { LinkedDocument, Reference } from './reference.ts';

/** A document that a link names. */
export type NamedDocument = {
  /** Empty where it has none, or doesn't exist any more. */
  readonly title: string;
  /** Where visitors find it in the language that is edited; null where nowhere. */
  readonly address: string | null;
};

async function answerTo(address: string, signal: AbortSignal): Promise<unknown> {
  const answer = await fetch(address, { signal });
  return answer.ok ? answer.json() : null;
}

/** What a link's document is called and where it is; null before that is known. */
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
    const title = `${place}?depth=0&draft=true&locale=${language}&fallback-locale=en&select[title]=true`;
    Promise.all([answerTo(title, leaving.signal), answerTo(`${place}/addresses`, leaving.signal)])
      .then(([doc, addresses]) => {
        const address = isRecord(addresses) ? addresses[language] : null;
        setKnown({
          of: reference,
          document: {
            title: isRecord(doc) && typeof doc.title === 'string' ? doc.title : '',
            address: typeof address === 'string' ? address : null,
          },
        });
      })
      // The link itself stands in its field.
      .catch(() => undefined);
    return () => leaving.abort();
  }, [config.routes.api, collection, id, reference, language]);
  return known !== null && known.of === reference ? known.document : null;
}
