'use client';

import type { LocalText } from '@kontorwerk/contract/languages';
import { getTranslation } from '@payloadcms/translations';
import { useConfig, useDocumentInfo, useTranslation } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { readerLanguage } from '#cms/base/reader-language.ts';
import { getJson } from '#cms/kit/admin/cms-requests.ts';
import { useDocumentId } from '#cms/kit/admin/saved-document.ts';
import { SidebarPanel } from '#cms/kit/admin/sidebar-panel.tsx';

const TITLE: LocalText = { en: 'Where it is used', de: 'Verwendet in' };
const NOWHERE: LocalText = { en: 'Nothing refers to it.', de: 'Nichts verweist darauf.' };
const LOOKING: LocalText = { en: 'Looking …', de: 'Wird gesucht …' };
const FAILED: LocalText = { en: 'This can’t be told right now.', de: 'Das lässt sich gerade nicht sagen.' };
const DRAFT: LocalText = { en: 'draft', de: 'Entwurf' };
const MORE: LocalText = { en: 'and {n} more', de: 'und {n} weitere' };

/** Referrers that are listed; of the rest only the number is shown. */
const MAX_LISTED = 12;

const responseSchema = v.object({
  users: v.array(
    v.object({
      kind: v.picklist(['collection', 'global']),
      slug: v.string(),
      id: v.nullable(v.number()),
      title: v.string(),
      isDraft: v.boolean(),
    }),
  ),
});
type Referrers = v.InferOutput<typeof responseSchema>['users'];

/** The panel beside a document: its referrers, each with a link. */
export function UsagePanel() {
  const id = useDocumentId();
  const { collectionSlug } = useDocumentInfo();
  const { config } = useConfig();
  const { i18n } = useTranslation();
  const reader = readerLanguage(i18n);
  const [users, setUsers] = useState<Referrers | null>();

  useEffect(() => {
    if (id === undefined) return;
    const asking = new AbortController();
    getJson(`${config.routes.api}/${collectionSlug}/${id}/usage`, responseSchema, asking.signal).then((found) => {
      if (!asking.signal.aborted) setUsers(found?.users ?? null);
    });
    return () => asking.abort();
  }, [collectionSlug, config.routes.api, id]);

  if (id === undefined) return null;
  const labelOf = (slug: string) => {
    const labels = config.collections.find((collection) => collection.slug === slug)?.labels;
    return labels ? getTranslation(labels.singular, i18n) : '';
  };
  const state = users === undefined ? LOOKING : users === null ? FAILED : users.length === 0 ? NOWHERE : null;
  return (
    <SidebarPanel title={TITLE[reader]}>
      {state ? <p role="status">{state[reader]}</p> : null}
      <ul style={{ margin: '8px 0', paddingInlineStart: 18, overflowWrap: 'anywhere' }}>
        {users?.slice(0, MAX_LISTED).map((user) => (
          <li key={`${user.slug}/${user.id}`}>
            <a href={`${config.routes.admin}/${user.kind}s/${user.slug}${user.id === null ? '' : `/${user.id}`}`}>
              {[labelOf(user.slug), user.title].filter(Boolean).join(': ')}
            </a>
            {user.isDraft ? ` (${DRAFT[reader]})` : ''}
          </li>
        ))}
      </ul>
      {users && users.length > MAX_LISTED ? (
        <p>{MORE[reader].replace('{n}', String(users.length - MAX_LISTED))}</p>
      ) : null}
    </SidebarPanel>
  );
}
