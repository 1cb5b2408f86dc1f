import * as v from 'valibot';
import type { Language } from '../languages.ts';
import type { FormRules } from '../settings/form-rules.ts';
import { ADDITIONAL_FIELDS, type AdditionalFieldName } from './additional-fields.ts';
import { APPLICATION_FIELDS, type ApplicationValues, checkApplication, type ResumeFile } from './application.ts';
import { APPLICATION_MESSAGES } from './application-messages.ts';
import { stripInvisible } from './rules.ts';
import { NAME_MAX } from './text-limits.ts';
import { wireContact, wireText } from './wire-text.ts';

/**
 * The body of an application (§3, §7). `resume` is a data URL; `resume_name`, the file's name, is additive.
 * Lengths are characters.
 */
export const applicationSubmissionSchema = v.object({
  full_name: wireText(NAME_MAX),
  email: wireContact(320),
  phone_number: wireContact(50),
  position: wireText(NAME_MAX),
  years_of_experience: v.optional(v.union([v.pipe(v.string(), v.maxLength(20)), v.number()]), ''),
  checkbox: v.optional(v.union([v.boolean(), v.literal('true'), v.literal('false'), v.literal('on')]), false),
  resume: v.optional(v.string(), ''),
  resume_name: wireText(255),
  ...ADDITIONAL_FIELDS,
});
export type ApplicationSubmission = v.InferOutput<typeof applicationSubmissionSchema>;
/** The fields of the form itself. */
export type ApplicationFields = Omit<ApplicationSubmission, AdditionalFieldName>;

/** Converts a completed application to its wire format (§7); `resume` is the file as data URL. */
export function toApplicationSubmission(values: ApplicationValues, resume: string): ApplicationFields {
  return {
    full_name: values.full_name.trim(),
    email: stripInvisible(values.email),
    phone_number: stripInvisible(values.phone_number),
    position: values.position.trim(),
    years_of_experience: stripInvisible(values.years_of_experience),
    checkbox: values.checkbox,
    resume,
    resume_name: values.resume?.name ?? '',
  };
}

/**
 * Validates an application on a server by the form's own rules (§5): the invalid fields, each with its message in the
 * given language. `resume` is the decoded file, null without one.
 */
export function checkApplicationSubmission(
  submission: ApplicationFields,
  resume: ResumeFile | null,
  { language, ...rules }: FormRules & { readonly language: Language },
): Readonly<Record<string, string>> {
  const errors = checkApplication(
    {
      ...submission,
      years_of_experience: String(submission.years_of_experience),
      checkbox: submission.checkbox === true || submission.checkbox === 'true' || submission.checkbox === 'on',
      resume,
    },
    rules,
  );
  const params: Record<string, string> = {};
  for (const field of APPLICATION_FIELDS) {
    const message = errors[field];
    if (message) params[field] = APPLICATION_MESSAGES[message][language];
  }
  return params;
}

/** The confirmation text of §7, which the form shows followed by the applicant's full name (§4). */
export const applicationAnswerSchema = v.object({
  /** Only `true` is accepted: WordPress answers failures with a 200, too. */
  success: v.optional(v.literal(true)),
  data: v.object({ desc: v.optional(v.string(), '') }),
});
export type ApplicationAnswer = v.InferOutput<typeof applicationAnswerSchema>;
