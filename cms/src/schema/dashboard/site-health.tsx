'use client';

import { useTranslation } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { readerLanguage } from '#cms/base/reader-language.ts';
import { HEALTH_TEXTS as WORDS } from './health-texts.ts';

/** The timeout of the site's answer, in milliseconds. */
const TIMEOUT_MS = 8_000;

type Health = { readonly state: 'looking' | 'ready' | 'notReady' | 'silent'; readonly lines: readonly string[] };

async function fetchHealth(signal: AbortSignal): Promise<Health> {
  const answer = await fetch('/readyz', { signal, cache: 'no-store' });
  const lines = (await answer.text()).split('\n').filter((line) => line !== '');
  return { state: answer.ok ? 'ready' : 'notReady', lines };
}

/** The site's own health report. The site serves the admin's pages, so the browser can request it. */
export function SiteHealth() {
  const { i18n } = useTranslation();
  const reader = readerLanguage(i18n);
  const [health, setHealth] = useState<Health>({ state: 'looking', lines: [] });
  useEffect(() => {
    const leaving = new AbortController();
    fetchHealth(AbortSignal.any([leaving.signal, AbortSignal.timeout(TIMEOUT_MS)]))
      .catch((): Health => ({ state: 'silent', lines: [] }))
      .then((found) => {
        if (!leaving.signal.aborted) setHealth(found);
      });
    return () => leaving.abort();
  }, []);
  return (
    <div aria-live="polite">
      <p>{WORDS[health.state][reader]}</p>
      {health.state === 'notReady' ? (
        <ul lang="en">
          {health.lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
