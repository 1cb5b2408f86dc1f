'use client';

import type { LocalText } from '@kontorwerk/contract/languages';
import { CheckboxInput, useAuth, useTranslation } from '@payloadcms/ui';
import { useSyncExternalStore } from 'react';
import { readerLanguage } from '#cms/base/reader-language.ts';
import { isTranslator } from '#cms/kit/access/roles.ts';

const STORAGE_KEY = 'translations-beside';
const SHOW: LocalText = {
  en: 'Show the other language below each text',
  de: 'Die andere Sprache unter jedem Text zeigen',
};

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the choice stored in this browser; null without one. */
function readChoice(): string | null {
  return window.localStorage.getItem(STORAGE_KEY);
}

function storeChoice(shown: boolean): void {
  window.localStorage.setItem(STORAGE_KEY, shown ? 'on' : 'off');
  for (const listener of listeners) listener();
}

/**
 * Whether the other language's texts are shown below the form's: the choice stored in the browser, else on for users
 * who only translate.
 */
export function useShowsOtherLanguage(): boolean {
  const { user } = useAuth();
  const choice = useSyncExternalStore(subscribe, readChoice, () => 'off');
  return choice === null ? isTranslator({ user }) : choice === 'on';
}

/** The checkbox that shows or hides them. */
export function OtherLanguageSwitch() {
  const { i18n } = useTranslation();
  const shown = useShowsOtherLanguage();
  return (
    <CheckboxInput
      id={`${STORAGE_KEY}-switch`}
      name={STORAGE_KEY}
      label={SHOW[readerLanguage(i18n)]}
      checked={shown}
      onToggle={() => storeChoice(!shown)}
    />
  );
}
