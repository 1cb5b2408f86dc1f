'use client';

import { isRecord } from '@kontorwerk/contract/content/read-values';
import { isSectionKind } from '@kontorwerk/contract/content/section-kinds';
import { DRAFT_MESSAGES, type FormMessage, type LabelledSection } from '@kontorwerk/contract/drafts/draft-messages';
import type { Language } from '@kontorwerk/contract/languages';
import { useDocumentEvents, useFormFields, useLivePreviewContext, useTranslation } from '@payloadcms/ui';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { readerLanguage } from '#cms/base/reader-language.ts';
import { KIND_LABELS } from '#cms/content/sections/section-labels.ts';
import { DRAFT_TEXTS } from './draft-texts.ts';
import { findEditedSection, useOpenSection } from './open-section.ts';

/** Returns the sections of the form, each with its id and label. */
function useNamedSections(reader: Language): readonly LabelledSection[] {
  // As one string, since the form's state is a new object after every key.
  const rows = useFormFields(([fields]) =>
    JSON.stringify(fields.sections?.rows?.map(({ id, blockType = '' }) => [id, blockType]) ?? []),
  );
  return useMemo(() => {
    const read: readonly (readonly [id: string, kind: string])[] = JSON.parse(rows);
    return read.map(([id, kind], at) => {
      const label = isSectionKind(kind) ? KIND_LABELS[kind].name[reader] : kind;
      return { id, label: `${at + 1} · ${label}` };
    });
  }, [rows, reader]);
}

/**
 * Connects the form with the page in the preview's frame: sends it the sections, the current one and each save, and
 * opens the section that an editor chooses there.
 */
export function usePreviewFrame(): void {
  const { iframeRef, popupRef, previewWindowType, url } = useLivePreviewContext();
  const { mostRecentUpdate } = useDocumentEvents();
  const { i18n } = useTranslation();
  const reader = readerLanguage(i18n);
  const sections = useNamedSections(reader);
  const [current, setCurrent] = useState<string | null>(null);
  const openSection = useOpenSection(sections);

  const frame = useCallback(
    () => (previewWindowType === 'popup' ? popupRef?.current : iframeRef.current?.contentWindow) ?? null,
    [iframeRef, popupRef, previewWindowType],
  );
  const tell = useCallback(
    (message: FormMessage) => {
      // The frame is briefly empty, without an origin.
      frame()?.postMessage(message, window.location.origin);
    },
    [frame],
  );
  const tellSections = useCallback(
    () => tell({ about: DRAFT_MESSAGES, says: 'sections', sections, current, edit: DRAFT_TEXTS.edit_section[reader] }),
    [tell, sections, current, reader],
  );

  useEffect(tellSections, [tellSections]);

  useEffect(() => {
    // Payload gives the frame no title, which screen readers need.
    if (iframeRef.current) iframeRef.current.title = DRAFT_TEXTS.preview[reader];
  });

  /**
   * The frame's page for a draft without an address doesn't listen: it is reloaded after a save, when there may be one.
   */
  const isPageThere = useRef(false);
  useEffect(() => {
    const listen = ({ data, origin, source }: MessageEvent<unknown>) => {
      if (origin !== window.location.origin || source === null || source !== frame()) return;
      if (!isRecord(data) || data.about !== DRAFT_MESSAGES) return;
      if (data.says === 'ready') {
        isPageThere.current = true;
        tellSections();
      }
      if (data.says === 'open' && typeof data.section === 'string') openSection(data.section);
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [frame, openSection, tellSections]);

  useEffect(() => {
    const follow = ({ target }: FocusEvent) => {
      const at = target instanceof Element ? findEditedSection(target) : null;
      if (at !== null) setCurrent(sections[at]?.id ?? null);
    };
    document.addEventListener('focusin', follow);
    return () => document.removeEventListener('focusin', follow);
  }, [sections]);

  const told = useRef(mostRecentUpdate);
  useEffect(() => {
    if (!mostRecentUpdate || mostRecentUpdate === told.current || typeof url !== 'string') return;
    told.current = mostRecentUpdate;
    const link = new URL(url, window.location.href).pathname;
    if (isPageThere.current) tell({ about: DRAFT_MESSAGES, says: 'saved', link });
    else frame()?.location.replace(link);
    isPageThere.current = false;
  }, [frame, mostRecentUpdate, tell, url]);
}
