'use client';

import * as v from 'valibot';
import { readerLanguage } from '#cms/base/reader-language.ts';
import { refuseUnreadDates } from '../dates/unread-dates.ts';
import { dropTextsOf } from './kept-text.ts';
import { createSaveKeeper, type Person } from './save-keeper.ts';
import { failureWords } from './unsaved-words.ts';

const id = v.pipe(v.union([v.number(), v.string()]), v.transform(String));
const me = v.object({ user: v.nullable(v.object({ id, email: v.string() })) });

let browsersFetch: typeof fetch | undefined;

const fetched = (...request: Parameters<typeof fetch>) => (browsersFetch ?? fetch)(...request);

async function whoIsIn(): Promise<Person | null | undefined> {
  const answer = await fetched('/api/users/me?depth=0', { cache: 'no-store' }).catch(() => null);
  const read = v.safeParse(me, answer?.ok ? await answer.json().catch(() => null) : null);
  return read.success ? read.output.user : undefined;
}

/** Drops an account's kept texts. A browser may be configured to deny storage. */
function forget(account: string): void {
  try {
    dropTextsOf(localStorage, account);
  } catch {}
}

/** The saves of all forms of the admin. */
export const adminSaves = createSaveKeeper({
  fetched,
  whoIsIn,
  refuse: refuseUnreadDates,
  say: (reason, kind) => failureWords(reason, kind, readerLanguage({ language: document.documentElement.lang })),
  forget,
});

/** Routes `window.fetch` through the keeper: Payload's forms offer no hook around a save. */
export function watchSaves(): void {
  if (typeof window === 'undefined' || browsersFetch) return;
  browsersFetch = window.fetch.bind(window);
  window.fetch = adminSaves.fetch;
}
