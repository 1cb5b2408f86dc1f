'use client';

import '../dates/admin-dates.ts';
import './drag-texts.ts';
import { useTranslation } from '@payloadcms/ui';
import { type ReactNode, useEffect } from 'react';
import { readerLanguage } from '#cms/base/reader-language.ts';
import { nameControls } from './accessible-names.ts';
import { markStates, shutOutBehindDialogs } from './control-states.ts';
import { followControls } from './controls-height.ts';
import { beginAtCancel, guideFocus, noteUsedDialogs } from './dialog-focus.ts';
import { tieFields } from './field-states.ts';
import { followFilters } from './filter-focus.ts';
import { translateHardCoded } from './hard-coded-texts.ts';
import { keepFocus, keepOpener, keepSavingFocused } from './keep-focus.ts';
import { translateSelect } from './select-texts.ts';
import { SkipLink } from './skip-link.tsx';

/**
 * Corrects Payload's admin as it is rendered: names controls without an accessible name, such as icon buttons, tells
 * their states, ties errors to their fields, keeps the focus, and translates hard-coded English.
 */
export function TextCorrections({ children }: { readonly children: ReactNode }) {
  const reader = readerLanguage(useTranslation().i18n);
  useEffect(() => {
    let frame = 0;
    const mounted = new AbortController();
    const returnToOpener = keepOpener(mounted.signal);
    const used = noteUsedDialogs(mounted.signal);
    const guide = guideFocus(used, mounted.signal);
    const goToFilter = followFilters(mounted.signal);
    const measureControls = followControls(mounted.signal);
    keepFocus(mounted.signal);
    beginAtCancel(used, mounted.signal);
    const correctSoon = () => {
      // These must come before the browser takes the focus away, or a closing dialog returns it.
      keepSavingFocused();
      shutOutBehindDialogs();
      // Before the frame with Payload's own words is painted.
      translateHardCoded(document, reader);
      guide.noteDialogs();
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        returnToOpener();
        goToFilter();
        guide.returnFocus();
        nameControls(document, reader);
        markStates(document);
        tieFields(document);
        measureControls();
      });
    };
    const observer = new MutationObserver((changes) => {
      // This must come before screen readers read it.
      translateSelect(reader);
      if (changes.some(({ type }) => type !== 'characterData')) correctSoon();
    });
    observer.observe(document.body, {
      childList: true,
      characterData: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['class', 'disabled'],
    });
    correctSoon();
    return () => {
      mounted.abort();
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [reader]);
  return (
    <>
      <SkipLink />
      {children}
    </>
  );
}
