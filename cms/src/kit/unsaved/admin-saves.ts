'use client';

import { toast } from '@payloadcms/ui';
import { useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { readerLanguage } from '#cms/base/reader-language.ts';
import { refuseUnreadDates } from '../dates/unread-dates.ts';
import { dropTextsOf } from './kept-text.ts';
import { type Account, createSaveRetries, type Removal, type SaveState } from './save-retries.ts';
import { failureWords, RIGHTS_UNKNOWN, UNSHOWN_FAILURES } from './unsaved-words.ts';

const id = v.pipe(v.union([v.number(), v.string()]), v.transform(String));
const me = v.object({ user: v.nullable(v.object({ id, email: v.string() })) });
const trashed = v.object({ deletedAt: v.string() });

let browsersFetch: typeof fetch | undefined;

const fetchUnwatched = (...request: Parameters<typeof fetch>) => (browsersFetch ?? fetch)(...request);

async function fetchAccount(): Promise<Account | null | undefined> {
  const answer = await fetchUnwatched('/api/users/me?depth=0', { cache: 'no-store' }).catch(() => null);
  const read = v.safeParse(me, answer?.ok ? await answer.json().catch(() => null) : null);
  return read.success ? read.output.user : undefined;
}

async function findRemoval(place: string): Promise<Removal | null> {
  const address = `${place}?depth=0&trash=true&select[deletedAt]=true`;
  const answer = await fetchUnwatched(address, { cache: 'no-store' }).catch(() => null);
  if (answer?.status === 404) return 'deleted';
  return v.is(trashed, answer?.ok ? await answer.json().catch(() => null) : null) ? 'trashed' : null;
}

/** Drops an account's kept texts. A browser may be configured to deny storage. */
function dropKeptTexts(account: string): void {
  try {
    dropTextsOf(localStorage, account);
  } catch {}
}

/** Returns the language of the admin's page. */
const pageLanguage = () => readerLanguage({ language: document.documentElement.lang });

/** The saves of all forms of the admin. */
export const adminSaves = createSaveRetries({
  fetchUnwatched,
  fetchAccount,
  findRemoval,
  refuse: refuseUnreadDates,
  say: (reason, kind, isSent) => failureWords(reason, kind, pageLanguage(), isSent),
  sayRightsUnknown: () => RIGHTS_UNKNOWN[pageLanguage()],
  dropKeptTexts,
  showFailure: (failure) => {
    toast.error(UNSHOWN_FAILURES[failure][pageLanguage()], {
      ...(failure === 'sign-out' && { duration: Infinity }),
      id: `failed-${failure}`,
    });
  },
});

/** Routes `window.fetch` through the save retries: Payload's forms offer no hook around a save. */
export function watchSaves(): void {
  if (typeof window === 'undefined' || browsersFetch) return;
  browsersFetch = window.fetch.bind(window);
  window.fetch = adminSaves.fetch;
}

/** Returns the state of the admin's saves. */
export function useSaves(): SaveState {
  return useSyncExternalStore(adminSaves.subscribe, adminSaves.state, adminSaves.state);
}
