import * as v from 'valibot';
import type { Language } from '../languages.ts';
import type { FormRules } from '../settings/form-rules.ts';
import { ADDITIONAL_FIELDS, type AdditionalFieldName } from './additional-fields.ts';
import { type ContactErrors, checkContact } from './check-contact.ts';
import {
  CONTACT_DASH,
  CONTACT_FIELDS,
  CONTACT_SERVICES,
  type ContactField,
  type ContactService,
  type ContactValues,
  type ContactVariant,
} from './contact.ts';
import { SERVICE_LABELS } from './contact-labels.ts';
import { CONTACT_MESSAGES } from './contact-messages.ts';
import { stripInvisible } from './rules.ts';
import { MESSAGE_MAX, NAME_MAX } from './text-limits.ts';
import { wireContact, wireText } from './wire-text.ts';

/** A contact submission's body (§3, §7); `department_label` is additive (reading guide). Lengths are characters. */
export const contactSubmissionSchema = v.object({
  first_name: wireText(NAME_MAX),
  last_name: wireText(NAME_MAX),
  department: wireText(100),
  department_label: wireText(200),
  company: wireText(NAME_MAX),
  mr_or_mrs: wireText(20),
  email: wireContact(320),
  phone_number: wireContact(50),
  description: wireText(MESSAGE_MAX),
  checkbox: v.optional(v.union([v.boolean(), v.string()]), true),
  ...ADDITIONAL_FIELDS,
});
export type ContactSubmission = v.InferOutput<typeof contactSubmissionSchema>;
/** The fields of the form itself. */
export type ContactFields = Omit<ContactSubmission, AdditionalFieldName>;

/** The wire's name of each form field. */
export const CONTACT_WIRE_FIELDS = {
  Mrormrs: 'mr_or_mrs',
  first_name: 'first_name',
  name: 'last_name',
  company: 'company',
  service: 'department',
  email: 'email',
  mobile: 'phone_number',
  message: 'description',
} as const satisfies Record<ContactField, keyof ContactFields>;

function serviceOf(id: string): ContactService {
  const chosen = CONTACT_SERVICES.find((service) => service.id === id);
  return chosen ?? CONTACT_SERVICES[0];
}

/**
 * Converts a completed contact form to its wire format (§7). The footer form sends dashes for the fields that it lacks
 * (§5).
 */
export function toContactSubmission(
  values: ContactValues,
  { variant, language }: { readonly variant: ContactVariant; readonly language: Language },
): ContactFields {
  const service = serviceOf(values.service);
  return {
    first_name: values.first_name.trim(),
    last_name: variant === 'footer' ? CONTACT_DASH : values.name.trim(),
    department: service.value,
    department_label: SERVICE_LABELS[service.id][language],
    company: variant === 'footer' ? CONTACT_DASH : values.company.trim(),
    mr_or_mrs: values.Mrormrs,
    email: stripInvisible(values.email),
    phone_number: stripInvisible(values.mobile),
    description: values.message.trim(),
    checkbox: true,
  };
}

/**
 * Validates a submission on a server by the form's own rules (§5): the invalid wire fields, each with its message in
 * the given language; an empty object if it is valid.
 */
export function checkContactSubmission(
  submission: ContactFields,
  { language, ...rules }: FormRules & { readonly language: Language },
): Readonly<Record<string, string>> {
  const errors: ContactErrors = checkContact(
    {
      first_name: submission.first_name,
      name: submission.last_name,
      company: submission.company,
      email: submission.email,
      mobile: submission.phone_number,
      message: submission.description,
    },
    { variant: 'full', ...rules },
  );
  const params: Record<string, string> = {};
  for (const field of CONTACT_FIELDS) {
    const message = errors[field];
    if (message) params[CONTACT_WIRE_FIELDS[field]] = CONTACT_MESSAGES[message][language];
  }
  return params;
}

/** The success title and text of §7, which the form shows with the first name and an exclamation mark (§4). */
export const contactAnswerSchema = v.object({
  /** Only `true` is accepted: WordPress answers failures with a 200, too. */
  success: v.optional(v.literal(true)),
  message: v.object({ message: v.string() }),
  data: v.object({ message: v.string() }),
});
export type ContactAnswer = v.InferOutput<typeof contactAnswerSchema>;
