import { checkContact } from '@kontorwerk/contract/forms/check-contact';
import {
  CONTACT_FIELDS,
  type ContactField,
  type ContactValues,
  type ContactVariant,
  createEmptyContact,
} from '@kontorwerk/contract/forms/contact';
import { CONTACT_MESSAGES } from '@kontorwerk/contract/forms/contact-messages';
import type { LocalText } from '@kontorwerk/contract/languages';
import type { FormRules } from '@kontorwerk/contract/settings/form-rules';
import { type Refusal, readText } from '../form-state.ts';

/** Reads a contact form; fields that the form lacks keep their initial value. */
export function readContactValues(data: FormData): ContactValues {
  const values: Record<ContactField, string> = { ...createEmptyContact() };
  for (const field of CONTACT_FIELDS) if (data.has(field)) values[field] = readText(data, field);
  return values;
}

/** The settings and variant that the rules depend on. */
export type ContactRules = FormRules & { readonly variant: ContactVariant };

/** Validates a contact form by the contract's rules (§5); null if it is valid. */
export function refuseContact(values: ContactValues, rules: ContactRules): Refusal<ContactField> | null {
  const broken = checkContact(values, rules);
  const errors: { [F in ContactField]?: LocalText } = {};
  for (const field of CONTACT_FIELDS) {
    const message = broken[field];
    if (message) errors[field] = CONTACT_MESSAGES[message];
  }
  return Object.keys(errors).length === 0 ? null : { status: 'refused', errors, message: null };
}
