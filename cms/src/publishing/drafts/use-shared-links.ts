'use client';

import type { Language } from '@kontorwerk/contract/languages';
import { useCallback, useEffect, useState } from 'react';
import * as v from 'valibot';
import { getJson, post, send } from '#cms/kit/admin/cms-requests.ts';
import { DRAFT_TEXTS as WORDS } from './draft-texts.ts';
import type { PreviewedCollection } from './previewed-collections.ts';

const linkList = v.object({
  docs: v.array(
    v.object({
      id: v.number(),
      until: v.string(),
      made_by: v.nullish(v.string(), ''),
      link_en: v.string(),
      link_de: v.string(),
    }),
  ),
});
export type Link = v.InferOutput<typeof linkList>['docs'][number];

const PATH = '/api/draft-links';

async function loadLinks(part: PreviewedCollection, document: number): Promise<readonly Link[] | null> {
  const query = new URLSearchParams({
    'where[part][equals]': part,
    'where[document][equals]': `${document}`,
    'where[until][greater_than]': new Date().toISOString(),
    sort: 'until',
    depth: '0',
    limit: '100',
  });
  return (await getJson(`${PATH}?${query}`, linkList))?.docs ?? null;
}

type SharedLinks = {
  /** Null until loaded. */
  readonly links: readonly Link[] | null;
  /** The result of the last action. */
  readonly said: string;
  readonly make: (until: Date) => void;
  readonly takeBack: (id: number) => void;
};

/** The links to a document's draft, and the actions on them. */
export function useSharedLinks(part: PreviewedCollection, document: number, reader: Language): SharedLinks {
  const [links, setLinks] = useState<readonly Link[] | null>(null);
  const [said, setSaid] = useState('');
  const failed = WORDS.failed[reader];

  const reload = useCallback(
    () =>
      loadLinks(part, document).then((found) => {
        if (found === null) setSaid(failed);
        else setLinks(found);
      }),
    [part, document, failed],
  );
  useEffect(() => void reload(), [reload]);

  async function make(until: Date): Promise<void> {
    const answer = await post(PATH, { part, document, until: until.toISOString() }, reader, failed);
    setSaid('problem' in answer ? answer.problem : WORDS.made[reader]);
    await reload();
  }

  async function takeBack(id: number): Promise<void> {
    const answer = await send({ method: 'DELETE', path: `${PATH}/${id}` }, reader, failed);
    setSaid('problem' in answer ? answer.problem : WORDS.taken_back[reader]);
    await reload();
  }

  return { links, said, make: (until) => void make(until), takeBack: (id) => void takeBack(id) };
}
