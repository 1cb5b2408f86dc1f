'use client';

import type { LocalText } from '@kontorwerk/contract/languages';
import { CheckboxInput, useTranslation } from '@payloadcms/ui';
import { useSyncExternalStore } from 'react';
import { readerLanguage } from '../admin/reader-language.ts';

const KEPT_AS = 'translations-beside';
const SHOW: LocalText = {
  en: 'Show the other language below each text',
  de: 'Die andere Sprache unter jedem Text zeigen',
};

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function isShown(): boolean {
  return window.localStorage.getItem(KEPT_AS) === 'on';
}

function show(shown: boolean): void {
  window.localStorage.setItem(KEPT_AS, shown ? 'on' : 'off');
  for (const listener of listeners) listener();
}

/** Whether the other language's texts are shown below those of the form; the browser remembers it. */
export function useBeside(): boolean {
  return useSyncExternalStore(subscribe, isShown, () => false);
}

/** Shows or hides them. */
export function BesideSwitch() {
  const { i18n } = useTranslation();
  const shown = useBeside();
  return (
    <CheckboxInput name={KEPT_AS} label={SHOW[readerLanguage(i18n)]} checked={shown} onToggle={() => show(!shown)} />
  );
}
