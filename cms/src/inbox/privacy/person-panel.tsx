'use client';

import type { LocalText } from '@kontorwerk/contract/languages';
import { Button, TextInput, useTranslation } from '@payloadcms/ui';
import { useState } from 'react';
import { readerLanguage } from '#cms/base/reader-language.ts';
import { send } from '#cms/kit/admin/cms-requests.ts';

const TEXTS = {
  title: { en: 'Data of one person', de: 'Daten einer Person' },
  email: { en: 'E-mail address', de: 'E-Mail-Adresse' },
  hint: {
    en: 'Everything stored about this person: messages, applications with resumes, e-mails about them, and what the audit log says.',
    de: 'Alles, was von dieser Person gespeichert ist: Anfragen, Bewerbungen samt Lebensläufen, E-Mails darüber und was das Zugriffsprotokoll nennt.',
  },
  export: { en: 'Export', de: 'Exportieren' },
  erase: { en: 'Erase for good', de: 'Endgültig löschen' },
  sure: { en: 'Erase everything from this address for good?', de: 'Alles von dieser Adresse endgültig löschen?' },
  exported: { en: 'The archive is being saved.', de: 'Das Archiv wird gespeichert.' },
  erased: { en: 'Erased.', de: 'Gelöscht.' },
  failed: {
    en: 'That didn’t work. Please try again.',
    de: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
  },
} as const satisfies Record<string, LocalText>;

function saveArchive(archive: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(archive);
  link.download = 'person.zip';
  link.click();
  URL.revokeObjectURL(link.href);
}

/** The panel in which an administrator exports and erases a person's data. */
export function PersonPanel() {
  const reader = readerLanguage(useTranslation().i18n);
  const [email, setEmail] = useState('');
  const [said, setSaid] = useState('');

  async function ask<T>(action: string, read: (answer: Response) => Promise<T>): Promise<T | null> {
    // The last answer is none to this request.
    setSaid('');
    const path = `/api/globals/privacy-settings/${action}`;
    const answer = await send({ method: 'POST', path, body: { email } }, reader, TEXTS.failed[reader], read);
    if ('body' in answer) return answer.body;
    setSaid(answer.problem);
    return null;
  }

  async function exportAll(): Promise<void> {
    const archive = await ask('export-person', (answer) => answer.blob());
    if (archive === null) return;
    saveArchive(archive);
    setSaid(TEXTS.exported[reader]);
  }

  async function eraseAll(): Promise<void> {
    if (!window.confirm(TEXTS.sure[reader])) return;
    const isErased = await ask('erase-person', async ({ ok }) => ok);
    if (isErased) setSaid(TEXTS.erased[reader]);
  }

  return (
    <section aria-label={TEXTS.title[reader]} style={{ marginBlockStart: 32 }}>
      <h3 style={{ marginBlockEnd: 16 }}>{TEXTS.title[reader]}</h3>
      <TextInput
        path="person_email"
        label={TEXTS.email[reader]}
        description={TEXTS.hint[reader]}
        value={email}
        onChange={(event: { readonly target: { readonly value: string } }) => setEmail(event.target.value)}
      />
      <div style={{ display: 'flex', gap: 12, marginBlockStart: 16 }}>
        <Button onClick={exportAll}>{TEXTS.export[reader]}</Button>
        <Button buttonStyle="secondary" onClick={eraseAll}>
          {TEXTS.erase[reader]}
        </Button>
      </div>
      <p role="status">{said}</p>
    </section>
  );
}
