import type { LocalText } from '@kontorwerk/contract/languages';
import type { FlattenedField, TextField, TextFieldSingleValidation } from 'payload';
import { type Asked, problem } from '#cms/base/reader-language.ts';
import { linkedDocument } from '../links/reference.ts';
import type { FieldSettings } from './basic-fields.ts';

/**
 * Tells whether a text is something that a page may link to: a document, a path of this site, a place on the page, a web
 * address, a mail address or a phone number. `javascript:` and addresses without a scheme (`//host`, `/\host`) are not.
 */
export function isLink(value: string): boolean {
  if (/\s/.test(value)) return false;
  if (linkedDocument(value) !== null) return true;
  if (/^\/(?![/\\])/.test(value) || value.startsWith('#')) return true;
  if (/^(mailto|tel):./i.test(value)) return true;
  return /^https?:\/\//i.test(value) && URL.canParse(value);
}

/** What is said of a text that is no address to link to. */
export const NO_LINK: LocalText = {
  en: 'That isn’t an address to link to. Examples: /projects, #contact, https://example.org, mailto:…, tel:…',
  de: 'Das ist keine Adresse für einen Link. Beispiele: /projects, #contact, https://example.org, mailto:…, tel:…',
};

/** Below a link: what may be written there, and the way to choose a page. */
export const LINK_HELP = '/kit/fields/link-help.tsx#LinkHelp';

const checkLink = (value: unknown, asked: Asked) =>
  typeof value !== 'string' || value === '' || isLink(value) || problem(NO_LINK, asked);

type LinkSettings = Pick<FieldSettings, 'label'> & {
  /** Takes the place of the check that it is an address to link to. */
  readonly validate?: TextFieldSingleValidation;
};

/** An address to link to, the same in every language. */
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

/** Tells whether a field holds an address to link to. */
export function isLinkField({ custom }: FlattenedField): boolean {
  return custom?.holdsLink === true;
}
