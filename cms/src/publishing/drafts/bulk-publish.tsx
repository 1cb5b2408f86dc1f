'use client';

import type { Language, LocalText } from '@kontorwerk/contract/languages';
import { ConfirmationModal, useConfig, useModal, useSelection, useTranslation } from '@payloadcms/ui';
import { useSearchParams } from 'next/navigation';
import { mergeListSearchAndWhere } from 'payload/shared';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import * as v from 'valibot';
import { type CountText, formatCount, readerLanguage } from '#cms/base/reader-language.ts';
import { getJson } from '#cms/kit/admin/cms-requests.ts';
import { STATUS_LABELS } from '#cms/kit/document-status.ts';

/** Selects Payload's button that saves and publishes many documents. */
const BUTTON = '.edit-many__publish';

/** Drafts that the question names. */
const MAX_NAMED = 8;

const TEXTS = {
  heading: { en: 'Publish drafts as well?', de: 'Auch Entwürfe veröffentlichen?' },
  saving: {
    en: '“Save draft” changes nothing for visitors.',
    de: 'Mit „Entwurf speichern“ ändert sich für Besucher nichts.',
  },
  publish: { en: 'Publish all', de: 'Alle veröffentlichen' },
  back: { en: 'Back', de: 'Zurück' },
  unnamed: { en: 'Without a title', de: 'Ohne Titel' },
} as const satisfies Record<string, LocalText>;

const DRAFTS: CountText = {
  one: {
    en: 'One of the chosen documents has a draft that visitors don’t see yet. It would be published, too:',
    de: 'Von einem der ausgewählten Dokumente gibt es einen Entwurf, den Besucher noch nicht sehen. Auch er würde veröffentlicht:',
  },
  other: {
    en: '{count} of the chosen documents have drafts that visitors don’t see yet. They would be published, too:',
    de: 'Von {count} der ausgewählten Dokumente gibt es Entwürfe, die Besucher noch nicht sehen. Auch sie würden veröffentlicht:',
  },
};

const FURTHER: CountText = {
  one: { en: 'and one more', de: 'und ein weiterer' },
  other: { en: 'and {count} more', de: 'und {count} weitere' },
};

const pageSchema = v.object({
  totalDocs: v.number(),
  docs: v.array(v.object({ id: v.number(), title: v.nullish(v.string(), '') })),
});

type Draft = { readonly id: number; readonly title: string; readonly isChange: boolean };
type Drafts = { readonly count: number; readonly named: readonly Draft[] };

/** Fetches documents by a query, which may match many. */
function fetchDocuments(list: string, query: string) {
  return getJson(`${list}${query}&depth=0&limit=${MAX_NAMED}&select[title]=true`, pageSchema);
}

/** Finds the drafts among the selected documents; null when that fails. */
async function findDrafts(list: string, query: string, reader: Language): Promise<Drafts | null> {
  const drafted = await fetchDocuments(list, `${query}&draft=true&fallback-locale=${reader}`);
  if (!drafted || drafted.totalDocs === 0) return drafted && { count: 0, named: [] };
  const among = drafted.docs.map(({ id }, at) => `where[and][0][id][in][${at}]=${id}`).join('&');
  const published = await fetchDocuments(list, `?${among}&where[and][1][_status][equals]=published`);
  const onSite = new Set(published?.docs.map(({ id }) => id));
  return {
    count: drafted.totalDocs,
    named: drafted.docs.map(({ id, title }) => ({ id, title: title ?? '', isChange: onSite.has(id) })),
  };
}

/**
 * Asks before a bulk edit publishes drafts. Payload publishes those as well, with whatever they contain, without
 * warning.
 */
export function BulkPublish({ collectionSlug }: { readonly collectionSlug: string }) {
  const { config, getEntityConfig } = useConfig();
  const { getQueryParams } = useSelection();
  const search = useSearchParams().get('search');
  const { openModal } = useModal();
  const reader = readerLanguage(useTranslation().i18n);
  const slug = `bulk-publish-${useId()}`;
  const isAnswered = useRef(false);
  const button = useRef<HTMLButtonElement | null>(null);
  const [drafts, setDrafts] = useState<Drafts>({ count: 0, named: [] });

  const publish = useCallback(() => {
    isAnswered.current = true;
    button.current?.click();
    isAnswered.current = false;
  }, []);

  const query = useCallback(() => {
    const collectionConfig = getEntityConfig({ collectionSlug });
    const found = search ? [mergeListSearchAndWhere({ collectionConfig, search, where: {} })] : [];
    return getQueryParams({ and: [{ _status: { equals: 'draft' } }, ...found] });
  }, [collectionSlug, getEntityConfig, getQueryParams, search]);

  useEffect(() => {
    async function askFirst(): Promise<void> {
      const found = await findDrafts(`${config.routes.api}/${collectionSlug}`, query(), reader);
      if (found?.count === 0) return publish();
      setDrafts(found ?? { count: 0, named: [] });
      openModal(slug);
    }
    function onClick(event: MouseEvent): void {
      const pressed = event.target instanceof Element ? event.target.closest<HTMLButtonElement>(BUTTON) : null;
      if (!pressed || isAnswered.current) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      button.current = pressed;
      void askFirst();
    }
    // On the window, since React listens on the document.
    window.addEventListener('click', onClick, true);
    return () => window.removeEventListener('click', onClick, true);
  }, [collectionSlug, config.routes.api, openModal, publish, query, reader, slug]);

  const { count, named } = drafts;
  return (
    <ConfirmationModal
      modalSlug={slug}
      heading={TEXTS.heading[reader]}
      body={
        <div>
          {count === 0 ? null : <p>{formatCount(DRAFTS, count, reader)}</p>}
          <ul>
            {named.map(({ id, title, isChange }) => (
              <li key={id}>
                {title || TEXTS.unnamed[reader]} ({STATUS_LABELS[isChange ? 'changed' : 'draft'][reader]})
              </li>
            ))}
            {count > named.length ? <li>{formatCount(FURTHER, count - named.length, reader)}</li> : null}
          </ul>
          <p>{TEXTS.saving[reader]}</p>
        </div>
      }
      cancelLabel={TEXTS.back[reader]}
      confirmLabel={TEXTS.publish[reader]}
      onConfirm={publish}
    />
  );
}
