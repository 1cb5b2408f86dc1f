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

/** The fields of a form; the footer's doesn't show all (§5). */
export function shownFields(variant: ContactVariant): readonly ContactField[] {
  return variant === 'full'
    ? CONTACT_FIELDS
    : CONTACT_FIELDS.filter((field) => field !== 'name' && field !== 'company');
}

/** The name of the hidden field that tells the two contact forms apart. */
export const VARIANT_FIELD = 'form';

/** The title choices (§5). */
export function titleChoices(language: Language, own?: OwnWords['titles']): readonly Choice[] {
  return CONTACT_TITLES.map((title) => ({ value: title, label: own?.[title] ?? TITLE_LABELS[title][language] }));
}

/** The service choices (§5). Their values are ids: on the wire three of the four are the same. */
export function serviceChoices(language: Language, own?: OwnWords['services']): readonly Choice[] {
  return CONTACT_SERVICES.map(({ id }) => ({ value: id, label: own?.[id] ?? SERVICE_LABELS[id][language] }));
}
