'use client';

import type { Language } from '@kontorwerk/contract/languages';
import { useConfig } from '@payloadcms/ui';
import { fillText } from '#cms/base/reader-language.ts';
import { adminSaves, useSaves } from './admin-saves.ts';
import type { SaveState } from './save-retries.ts';
import { showSignIn } from './sign-in-dialog.tsx';
import styles from './unsaved.module.css';
import { troubleWords, unrepeatedWords, UNSAVED_WORDS as WORDS } from './unsaved-words.ts';

function wordsOf({ trouble, unrepeated, isKept }: SaveState, reader: Language): string | null {
  if (trouble) return troubleWords(trouble, isKept, reader);
  return unrepeated && unrepeatedWords(unrepeated, reader);
}

/** Returns the admin's page of a trashed document, by its path in the API. */
function toTrashAddress(place: string, { admin, api }: { readonly admin: string; readonly api: string }): string {
  const [collection, id] = place.slice(api.length + 1).split('/');
  return `${admin}/collections/${collection}/trash/${id}`;
}

function Choices({ state: { trouble }, reader }: { readonly state: SaveState; readonly reader: Language }) {
  const { config } = useConfig();
  const who = trouble?.stranger?.email ?? '';
  if (!trouble)
    return (
      <button type="button" onClick={adminSaves.dismiss}>
        {WORDS.understood[reader]}
      </button>
    );
  if (trouble.reason === 'session')
    return (
      <button type="button" onClick={showSignIn}>
        {WORDS.sign_in[reader]}
      </button>
    );
  if (trouble.reason === 'deleted') return null;
  if (trouble.reason !== 'stranger')
    return (
      <>
        {trouble.reason === 'trashed' && trouble.removed ? (
          <a href={toTrashAddress(trouble.removed, config.routes)} target="_blank" rel="noreferrer">
            {WORDS.open_trash[reader]}
          </a>
        ) : null}
        <button type="button" onClick={() => void adminSaves.resume()}>
          {WORDS.try_now[reader]}
        </button>
      </>
    );
  return (
    <>
      <button type="button" onClick={adminSaves.takeOver}>
        {fillText(WORDS.save_as, reader, { who })}
      </button>
      <button type="button" onClick={() => window.location.reload()}>
        {fillText(WORDS.leave_it, reader, { who })}
      </button>
    </>
  );
}

/** The bar that is shown as long as there is unsaved input. */
export function UnsavedBar({ reader }: { readonly reader: Language }) {
  const state = useSaves();
  const words = wordsOf(state, reader);
  return (
    <div className={words === null ? undefined : styles.bar}>
      {/* Present before its text: screen readers don't announce a text that appears together with its live region. */}
      <p role="status" className={styles.words}>
        {words}
      </p>
      {words === null ? null : <Choices state={state} reader={reader} />}
    </div>
  );
}
