'use client';

import { LANGUAGES, type LocalText } from '@kontorwerk/contract/languages';
import { useConfig, useTranslation } from '@payloadcms/ui';
import { LANGUAGE_NAMES } from '#cms/base/labels.ts';
import { readerLanguage } from '#cms/base/reader-language.ts';
import { MAIL_KIND_NAMES, MAIL_KINDS } from '../mail-kinds.ts';

const TITLE: LocalText = { en: 'Preview of what is saved', de: 'Vorschau des Gespeicherten' };
const NEW_TAB: LocalText = { en: 'opens in a new tab', de: 'öffnet einen neuen Tab' };
const FORMS = { html: { en: 'HTML', de: 'HTML' }, text: { en: 'plain text', de: 'reiner Text' } } as const;

/** The previews beside the mail texts: each with sample values, in both languages and forms. */
export function MailPreviews() {
  const { config } = useConfig();
  const { i18n } = useTranslation();
  const reader = readerLanguage(i18n);
  return (
    <div className="field-type">
      <strong>{TITLE[reader]}</strong> ({NEW_TAB[reader]})
      <ul style={{ paddingInlineStart: 18 }}>
        {MAIL_KIND_NAMES.map((kind) => (
          <li key={kind}>
            {MAIL_KINDS[kind].label[reader]}
            {LANGUAGES.map((language) => (
              <div key={language}>
                {LANGUAGE_NAMES[language][reader]}:{' '}
                {(['html', 'text'] as const).map((form) => (
                  <a
                    key={form}
                    href={`${config.routes.api}/globals/mails/preview?${new URLSearchParams({ kind, language, form })}`}
                    target="_blank"
                    rel="noreferrer"
                    style={{ marginInlineEnd: 8 }}
                  >
                    {FORMS[form][reader]}
                  </a>
                ))}
              </div>
            ))}
          </li>
        ))}
      </ul>
    </div>
  );
}
