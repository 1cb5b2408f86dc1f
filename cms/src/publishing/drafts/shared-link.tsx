'use client';

import { LANGUAGES } from '@kontorwerk/contract/languages';
import { Button, useTranslation } from '@payloadcms/ui';
import { useId, useState } from 'react';
import { LANGUAGE_NAMES } from '#cms/base/labels.ts';
import { readerLanguage } from '#cms/base/reader-language.ts';
import { formatMoment } from '#cms/kit/dates/date-format.ts';
import { DRAFT_TEXTS as WORDS } from './draft-texts.ts';
import type { Link } from './use-shared-links.ts';

/** An address to copy; selected where the clipboard is not available. */
function Address({ label, path }: { readonly label: string; readonly path: string }) {
  const { i18n } = useTranslation();
  const reader = readerLanguage(i18n);
  const id = useId();
  const [copied, setCopied] = useState(false);
  const address = new URL(path, window.location.href).href;
  return (
    <div className="field-type text">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <div style={{ display: 'flex', gap: 8 }}>
        <input id={id} type="text" readOnly value={address} onFocus={({ target }) => target.select()} />
        <Button
          buttonStyle="secondary"
          margin={false}
          aria-label={`${WORDS.copy[reader]}: ${label}`}
          onClick={() => {
            navigator.clipboard?.writeText(address).then(
              () => setCopied(true),
              () => document.getElementById(id)?.focus(),
            );
          }}
        >
          {copied ? WORDS.copied[reader] : WORDS.copy[reader]}
        </Button>
      </div>
      <span className="sr-only" role="status">
        {copied ? WORDS.copied[reader] : ''}
      </span>
    </div>
  );
}

/** A valid link: its address, its expiry, and how to revoke it. */
export function SharedLink({ link, onTakeBack }: { readonly link: Link; readonly onTakeBack: () => void }) {
  const { i18n } = useTranslation();
  const reader = readerLanguage(i18n);
  const time = formatMoment(link.until, reader);
  return (
    <li style={{ display: 'grid', gap: 8 }}>
      <div style={{ display: 'flex', justifyContent: 'space-between', gap: 16, alignItems: 'center' }}>
        <strong>{WORDS.works_until[reader].replace('{time}', time).replace('{who}', link.made_by)}</strong>
        <Button buttonStyle="secondary" size="small" margin={false} onClick={onTakeBack}>
          {WORDS.take_back[reader]}
        </Button>
      </div>
      {LANGUAGES.map((language) => (
        <Address
          key={language}
          label={WORDS.link_in[reader].replace('{language}', LANGUAGE_NAMES[language][reader])}
          path={link[`link_${language}`]}
        />
      ))}
    </li>
  );
}
