import type { PhoneRule } from '../settings.ts';
import type { ContactField, ContactValues, ContactVariant } from './contact.ts';
import type { ContactMessage } from './contact-messages.ts';
import { isContactPhone, isEmail, isFilled } from './rules.ts';

/** What no rule asks for: two choices that always have a value, and the last name, which the markup requires (§5). */
type UncheckedField = 'Mrormrs' | 'name' | 'service';
export type ContactErrors = { readonly [F in ContactField]?: ContactMessage };

/** Checks a contact form (§5): the first broken rule of each field; an empty object when all is well. */
export function checkContact(
  values: Omit<ContactValues, UncheckedField>,
  { variant, phoneRule }: { readonly variant: ContactVariant; readonly phoneRule: PhoneRule },
): ContactErrors {
  const errors: { -readonly [F in ContactField]?: ContactMessage } = {};
  if (!isFilled(values.first_name)) errors.first_name = 'first_name_required';
  if (variant === 'full' && !isFilled(values.company)) errors.company = 'company_required';
  if (!isFilled(values.email)) errors.email = 'email_required';
  else if (!isEmail(values.email)) errors.email = 'email_invalid';
  if (!isFilled(values.mobile)) errors.mobile = 'phone_required';
  else if (!isContactPhone(values.mobile, phoneRule)) {
    errors.mobile = phoneRule === 'international' ? 'phone_invalid_international' : 'phone_invalid';
  }
  if (!isFilled(values.message)) errors.message = 'message_required';
  return errors;
}
