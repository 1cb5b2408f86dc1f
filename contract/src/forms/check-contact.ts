import type { FormRules } from '../settings/form-rules.ts';
import type { ContactField, ContactValues, ContactVariant } from './contact.ts';
import type { ContactMessage } from './contact-messages.ts';
import { isContactPhone, isEmail, isFilled, isLonger } from './rules.ts';
import { MESSAGE_MAX, NAME_MAX } from './text-limits.ts';

/** Fields that no rule checks: two choices that always have a value. */
type UncheckedField = 'Mrormrs' | 'service';
export type ContactErrors = { readonly [F in ContactField]?: ContactMessage };

/** Fields with the length limit of a name. */
const NAMES = ['first_name', 'name', 'company'] as const;

/** Validates a contact form (§5): the first broken rule of each field; an empty object if it is valid. */
export function checkContact(
  values: Omit<ContactValues, UncheckedField>,
  { variant, phoneRule, emailRule }: FormRules & { readonly variant: ContactVariant },
): ContactErrors {
  const errors: { -readonly [F in ContactField]?: ContactMessage } = {};
  if (!isFilled(values.first_name)) errors.first_name = 'first_name_required';
  if (variant === 'full' && !isFilled(values.company)) errors.company = 'company_required';
  // The last name has only this rule: that it is required is up to the markup (§5).
  for (const name of NAMES) if (isLonger(values[name], NAME_MAX)) errors[name] = `${name}_too_long`;
  if (!isFilled(values.email)) errors.email = 'email_required';
  else if (!isEmail(values.email, emailRule)) errors.email = 'email_invalid';
  if (!isFilled(values.mobile)) errors.mobile = 'phone_required';
  else if (!isContactPhone(values.mobile, phoneRule)) {
    errors.mobile = phoneRule === 'international' ? 'phone_invalid_international' : 'phone_invalid';
  }
  if (!isFilled(values.message)) errors.message = 'message_required';
  else if (isLonger(values.message, MESSAGE_MAX)) errors.message = 'message_too_long';
  return errors;
}
