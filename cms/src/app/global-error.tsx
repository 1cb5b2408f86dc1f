'use client';

import { DEFAULT_LANGUAGE, isLanguage, type Language, type LocalText } from '@kontorwerk/contract/languages';
import { useEffect, useState } from 'react';
import { FAULT_MESSAGES, LOOK_UP_FAILED } from '#cms/kit/http/fault-messages.ts';

const FAILED: LocalText = {
  en: 'This page could not be shown. Please try again in a moment.',
  de: 'Diese Seite ließ sich nicht anzeigen. Bitte versuchen Sie es gleich noch einmal.',
};
const AGAIN: LocalText = { en: 'Try again', de: 'Noch einmal versuchen' };

/** Returns the language chosen in the admin, or the browser's. */
function detectLanguage(): Language {
  const [, chosen] = /(?:^|;\s*)payload-lng=(\w{2})/.exec(document.cookie) ?? [];
  return [chosen, navigator.language.slice(0, 2)].find(isLanguage) ?? DEFAULT_LANGUAGE;
}

/** Replaces an admin page that failed; says so when the database is the reason. */
export default function GlobalError({ error }: { readonly error: Error & { readonly digest?: string } }) {
  const [language, setLanguage] = useState<Language>(DEFAULT_LANGUAGE);
  useEffect(() => setLanguage(detectLanguage()), []);
  const message = error.digest === LOOK_UP_FAILED ? FAULT_MESSAGES.away : FAILED;
  return (
    <html lang={language}>
      <body style={{ fontFamily: 'system-ui, sans-serif', margin: '4rem auto', maxWidth: '36rem', padding: '0 1rem' }}>
        <main>
          <title>CMS</title>
          <p role="alert">{message[language]}</p>
          <button type="button" onClick={() => location.reload()}>
            {AGAIN[language]}
          </button>
        </main>
      </body>
    </html>
  );
}
