import type { LocalText } from '@kontorwerk/contract/languages';
import type { FlattenedField, TextField, TextFieldSingleValidation } from 'payload';
import { problem, type ReaderRequest } from '#cms/base/reader-language.ts';
import { parseReference } from '../links/reference.ts';
import type { FieldSettings } from './basic-fields.ts';

/**
 * Whether a text is a valid link: a document, a path of this site, an anchor, a web address, a mail address or a phone
 * number. `javascript:` and addresses without a scheme (`//host`, `/\host`) are not.
 */
export function isLink(value: string): boolean {
  if (/\s/.test(value)) return false;
  if (parseReference(value) !== null) return true;
  if (/^\/(?![/\\])/.test(value) || value.startsWith('#')) return true;
  if (/^(mailto|tel):./i.test(value)) return true;
  return /^https?:\/\//i.test(value) && URL.canParse(value);
}

/** The error message for an invalid link. */
export const NO_LINK: LocalText = {
  en: 'That isn’t an address to link to. Examples: /projects, #contact, https://example.org, mailto:…, tel:…',
  de: 'Das ist keine Adresse für einen Link. Beispiele: /projects, #contact, https://example.org, mailto:…, tel:…',
};

/** The component below a link with the help, and the page picker. */
export const LINK_HELP = '/kit/fields/link-help.tsx#LinkHelp';

const checkLink = (value: unknown, asked: ReaderRequest) =>
  typeof value !== 'string' || value === '' || isLink(value) || problem(NO_LINK, asked);

type LinkSettings = Pick<FieldSettings, 'label'> & {
  /** Replaces the validation of the address. */
  readonly validate?: TextFieldSingleValidation;
};

/** Builds a field for a link, the same in every language. */
export function link(name: string, { label, validate = checkLink }: LinkSettings): TextField {
  return {
    name,
    type: 'text',
    label,
    custom: { holdsLink: true },
    admin: { components: { Description: LINK_HELP }, placeholder: '/projects' },
    validate,
  };
}

/** Whether a field holds a link. */
export function isLinkField({ custom }: FlattenedField): boolean {
  return custom?.holdsLink === true;
}
