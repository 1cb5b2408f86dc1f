import {
  CONTACT_FIELDS,
  CONTACT_SERVICES,
  CONTACT_TITLES,
  type ContactField,
  type ContactVariant,
} from '@kontorwerk/contract/forms/contact';
import { SERVICE_LABELS, TITLE_LABELS } from '@kontorwerk/contract/forms/contact-labels';
import type { Language } from '@kontorwerk/contract/languages';
import type { OwnWords } from '@kontorwerk/contract/words/standard-words';
import type { Choice } from '#app/ui/Field/SelectField.tsx';

/** Returns the fields of a form; the footer's has fewer (§5). */
export function listFields(variant: ContactVariant): readonly ContactField[] {
  return variant === 'full'
    ? CONTACT_FIELDS
    : CONTACT_FIELDS.filter((field) => field !== 'name' && field !== 'company');
}

/** The hidden field that distinguishes the two contact forms. */
export const VARIANT_FIELD = 'form';

/** Returns the title choices (§5). */
export function listTitleChoices(language: Language, own?: OwnWords['titles']): readonly Choice[] {
  return CONTACT_TITLES.map((title) => ({ value: title, label: own?.[title] ?? TITLE_LABELS[title][language] }));
}

/** Returns the service choices (§5). Their values are ids, because three of the four are the same on the wire. */
export function listServiceChoices(language: Language, own?: OwnWords['services']): readonly Choice[] {
  return CONTACT_SERVICES.map(({ id }) => ({ value: id, label: own?.[id] ?? SERVICE_LABELS[id][language] }));
}
