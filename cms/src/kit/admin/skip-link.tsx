'use client';

import type { LocalText } from '@kontorwerk/contract/languages';
import { useTranslation } from '@payloadcms/ui';
import { readerLanguage } from '#cms/base/reader-language.ts';

const TEXT: LocalText = { en: 'Skip to the content', de: 'Zum Inhalt springen' };

/** Moves the focus to the page's content: the main region has no id of its own. */
export function focusContent(): void {
  const main = document.querySelector<HTMLElement>('.template-default__wrap > :is(main, [role="main"])');
  if (!main) return;
  main.tabIndex = -1;
  main.focus();
}

/** The first stop of the Tab key on each page, shown only then: it leads past the navigation. */
export function SkipLink() {
  const reader = readerLanguage(useTranslation().i18n);
  return (
    <button type="button" className="skip-link" onClick={focusContent}>
      {TEXT[reader]}
    </button>
  );
}
