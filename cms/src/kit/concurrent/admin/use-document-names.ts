'use client';

import type { Language } from '@kontorwerk/contract/languages';
import { useConfig } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { getJson } from '../../admin/cms-requests.ts';
import { titleOf } from '../../admin/document-titles.ts';
import type { Referenced } from './conflict-value.ts';

const docsSchema = v.object({ docs: v.array(v.looseObject({ id: v.number() })) });

const keyOf = ({ collection, id }: Referenced) => `${collection} ${id}`;

/** Reads the titles of documents; until they are loaded, and for unreadable ones, returns their ids. */
export function useDocumentNames(
  references: readonly Referenced[],
  reader: Language,
): (reference: Referenced) => string {
  const { config, getEntityConfig } = useConfig();
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  const { api } = config.routes;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is a new array at every render.
  useEffect(() => {
    let isLeft = false;
    for (const [collectionSlug, of] of Map.groupBy(references, ({ collection }) => collection)) {
      const ids = of.map(({ id }) => id).join(',');
      const query = `where[id][in]=${ids}&depth=0&draft=true&trash=true&locale=all&pagination=false`;
      const titled = getEntityConfig({ collectionSlug })?.admin.useAsTitle ?? 'id';
      void getJson(`${api}/${collectionSlug}?${query}`, docsSchema).then((answer) => {
        if (!answer || isLeft) return;
        const titles = answer.docs.map((doc) => {
          const key = keyOf({ collection: collectionSlug, id: doc.id });
          return [key, titleOf(doc, titled, reader)] as const;
        });
        setNames((known) => new Map([...known, ...titles]));
      });
    }
    return () => {
      isLeft = true;
    };
  }, [references.map(keyOf).join(), api, reader]);

  return (reference) => names.get(keyOf(reference)) ?? `#${reference.id}`;
}
