'use client';

import type { LocalText } from '@kontorwerk/contract/languages';
import { Button, useField, useTranslation } from '@payloadcms/ui';
import { useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { type CountText, formatCount, readerLanguage } from '#cms/base/reader-language.ts';

const TEXTS = {
  show: { en: 'Show the resume', de: 'Lebenslauf anzeigen' },
  reads: { en: 'Loading the resume …', de: 'Der Lebenslauf wird geladen …' },
  pages: { en: 'Pages of the resume', de: 'Seiten des Lebenslaufs' },
  page: { en: 'Page {number} of {of}', de: 'Seite {number} von {of}' },
  more: {
    en: 'The first {shown} of {of} pages are shown. Please save the file for the others, and open it with care.',
    de: 'Gezeigt werden die ersten {shown} von {of} Seiten. Für die übrigen speichern Sie die Datei bitte und öffnen Sie sie mit Vorsicht.',
  },
  other_kind: {
    en: 'Only PDF files are shown here. Please save this one, and open it with care.',
    de: 'Hier werden nur PDF-Dateien gezeigt. Bitte speichern Sie diese und öffnen Sie sie mit Vorsicht.',
  },
  failed: {
    en: 'This file can’t be shown. Please save it, and open it with care.',
    de: 'Diese Datei lässt sich nicht anzeigen. Bitte speichern Sie sie und öffnen Sie sie mit Vorsicht.',
  },
} as const satisfies Record<string, LocalText>;

const SHOWN: CountText = {
  one: { en: '1 page is shown.', de: '1 Seite wird gezeigt.' },
  other: { en: '{count} pages are shown.', de: '{count} Seiten werden gezeigt.' },
};

const fileSchema = v.object({ url: v.string(), mimeType: v.string() });

/** Returns the file of a resume if it is a PDF. */
async function fetchPdf(id: unknown): Promise<Uint8Array | null> {
  const response = await fetch(`/api/resumes/${id}?depth=0`);
  const { url, mimeType } = v.parse(fileSchema, await response.json());
  if (mimeType !== 'application/pdf') return null;
  const file = await fetch(new URL(url, window.location.href).pathname);
  if (!file.ok) throw new Error(`The resume can’t be read: ${file.status}`);
  return new Uint8Array(await file.arrayBuffer());
}

/** Shows a resume inside its application as pictures of its pages, on demand: the access is recorded. */
export function ResumePreview() {
  const reader = readerLanguage(useTranslation().i18n);
  const { value: id } = useField<number | null>({ path: 'resume' });
  const pages = useRef<HTMLDivElement>(null);
  const [status, setStatus] = useState('');
  const [isShown, setShown] = useState(false);
  // The button, which had the focus, is gone.
  useEffect(() => {
    if (isShown) pages.current?.focus();
  }, [isShown]);

  /** Draws the pages; returns the status text. */
  async function draw(): Promise<string> {
    const data = await fetchPdf(id);
    if (data === null) return TEXTS.other_kind[reader];
    const { renderPages, MAX_PAGES } = await import('./rendered-pages.ts');
    let text = '';
    for await (const { canvas, number, of } of renderPages(data)) {
      const name = TEXTS.page[reader].replace('{number}', String(number)).replace('{of}', String(of));
      canvas.setAttribute('role', 'img');
      canvas.setAttribute('aria-label', name);
      Object.assign(canvas.style, { display: 'block', maxWidth: '100%', marginBlockEnd: '16px', background: 'white' });
      pages.current?.append(canvas);
      text = formatCount(SHOWN, of, reader);
      if (of > MAX_PAGES) text = TEXTS.more[reader].replace('{shown}', `${MAX_PAGES}`).replace('{of}', `${of}`);
    }
    return text;
  }

  async function show(): Promise<void> {
    setShown(true);
    setStatus(TEXTS.reads[reader]);
    setStatus(await draw().catch(() => TEXTS.failed[reader]));
  }

  if (!id) return null;
  return (
    <div className="field-type">
      {!isShown && (
        <Button buttonStyle="secondary" margin={false} onClick={show}>
          {TEXTS.show[reader]}
        </Button>
      )}
      <p role="status">{status}</p>
      <section ref={pages} tabIndex={-1} hidden={!isShown} aria-label={TEXTS.pages[reader]} />
    </div>
  );
}
