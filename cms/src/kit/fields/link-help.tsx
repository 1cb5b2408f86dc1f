'use client';

import {
  type ContactParameters,
  isContactLink,
  parseContactLink,
  withContactParameters,
} from '@kontorwerk/contract/address/contact-link';
import { CONTACT_SERVICES } from '@kontorwerk/contract/forms/contact';
import { SERVICE_LABELS } from '@kontorwerk/contract/forms/contact-labels';
import type { LocalText } from '@kontorwerk/contract/languages';
import { SelectInput, TextInput, useField, useTranslation } from '@payloadcms/ui';
import { readerLanguage } from '#cms/base/reader-language.ts';
import { LinkPicker } from '../links/link-picker.tsx';

const HINT: LocalText = {
  en: 'A page of this site (/projects), a place on the page (#contact), or https://, mailto:, tel:. Leave out /de: the site adds it. A button to /contactus/contactform passes on its text and its page.',
  de: 'Eine Seite dieser Website (/projects), eine Stelle der Seite (#contact) oder https://, mailto:, tel:. Ohne /de: das ergänzt die Website. Eine Schaltfläche zu /contactus/contactform gibt ihren Text und ihre Seite mit.',
};
const SERVICE: LocalText = { en: 'Service chosen in the form', de: 'Im Formular gewählte Leistung' };
const FIRST: LocalText = { en: 'The form’s first choice', de: 'Die erste Auswahl des Formulars' };
const PERSON: LocalText = { en: 'Who it is for (full name)', de: 'Für wen (voller Name)' };
const TOPIC: LocalText = {
  en: 'Topic instead of the button’s text, the same in every language',
  de: 'Thema anstelle des Schaltflächentexts, in jeder Sprache gleich',
};

type LinkHelpProps = {
  /** The path of the link in the form. */
  readonly path: string;
};

/** Help below a link: possible values and, for a link to the contact form, its options. */
export function LinkHelp({ path }: LinkHelpProps) {
  const { value, setValue, disabled } = useField<string>({ path });
  const { i18n } = useTranslation();
  const reader = readerLanguage(i18n);
  const link = typeof value === 'string' && isContactLink(value) ? value : null;
  const said = parseContactLink(link ?? '');
  const say = (more: ContactParameters) => setValue(withContactParameters(link ?? '', more));
  return (
    <>
      <LinkPicker path={path} />
      <div className="field-description">{HINT[reader]}</div>
      {link === null ? null : (
        <div style={{ display: 'grid', gap: 12, marginBlockStart: 12 }}>
          <SelectInput
            path={`${path}-service`}
            name={`${path}-service`}
            label={SERVICE[reader]}
            placeholder={FIRST[reader]}
            options={CONTACT_SERVICES.map(({ id }) => ({ value: id, label: SERVICE_LABELS[id][reader] }))}
            value={said.service}
            readOnly={disabled}
            onChange={(chosen) => say({ service: Array.isArray(chosen) ? '' : String(chosen?.value ?? '') })}
          />
          <TextInput
            path={`${path}-person`}
            label={PERSON[reader]}
            value={said.person}
            readOnly={disabled}
            onChange={({ target }: { readonly target: HTMLInputElement }) => say({ person: target.value })}
          />
          <TextInput
            path={`${path}-topic`}
            label={TOPIC[reader]}
            value={said.topic}
            readOnly={disabled}
            onChange={({ target }: { readonly target: HTMLInputElement }) => say({ topic: target.value })}
          />
        </div>
      )}
    </>
  );
}
