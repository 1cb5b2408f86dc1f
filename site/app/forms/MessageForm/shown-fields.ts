import { CONTACT_FIELDS, type ContactField, type ContactVariant } from '@kontorwerk/contract/forms/contact';

/** The fields of a form; the footer's doesn't show all (§5). */
export function shownFields(variant: ContactVariant): readonly ContactField[] {
  return variant === 'full'
    ? CONTACT_FIELDS
    : CONTACT_FIELDS.filter((field) => field !== 'name' && field !== 'company');
}
