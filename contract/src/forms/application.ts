import type { FormRules } from '../settings/form-rules.ts';
import type { ApplicationMessage } from './application-messages.ts';
import { checkResume } from './resume.ts';
import { isApplicationPhone, isEmail, isExperience, isFilled, isLonger } from './rules.ts';
import { NAME_MAX } from './text-limits.ts';

/** The application's fields by the names of its inputs (§3). */
export const APPLICATION_FIELDS = [
  'full_name',
  'email',
  'phone_number',
  'years_of_experience',
  'position',
  'resume',
  'checkbox',
] as const;
export type ApplicationField = (typeof APPLICATION_FIELDS)[number];

/** The part of a resume that the rules check; `size` in bytes. */
export type ResumeFile = { readonly name: string; readonly size: number };

export type ApplicationValues = {
  readonly full_name: string;
  readonly email: string;
  readonly phone_number: string;
  readonly position: string;
  readonly years_of_experience: string;
  readonly resume: ResumeFile | null;
  readonly checkbox: boolean;
};
export type ApplicationErrors = { readonly [F in ApplicationField]?: ApplicationMessage };

/** A new application; the terms are accepted from the start (§3). */
export function createEmptyApplication(position = ''): ApplicationValues {
  return {
    full_name: '',
    email: '',
    phone_number: '',
    position,
    years_of_experience: '',
    resume: null,
    checkbox: true,
  };
}

/** Validates an application (§5): the first broken rule of each field; an empty object if it is valid. */
export function checkApplication(values: ApplicationValues, { phoneRule, emailRule }: FormRules): ApplicationErrors {
  const errors: { -readonly [F in ApplicationField]?: ApplicationMessage } = {};
  if (!isFilled(values.full_name)) errors.full_name = 'full_name_required';
  else if (isLonger(values.full_name, NAME_MAX)) errors.full_name = 'full_name_too_long';
  if (!isFilled(values.email)) errors.email = 'email_required';
  else if (!isEmail(values.email, emailRule)) errors.email = 'email_invalid';
  if (!isFilled(values.phone_number)) errors.phone_number = 'phone_required';
  else if (!isApplicationPhone(values.phone_number, phoneRule)) {
    errors.phone_number = phoneRule === 'international' ? 'phone_invalid_international' : 'phone_invalid';
  }
  if (isLonger(values.position, NAME_MAX)) errors.position = 'position_too_long';
  if (!isExperience(values.years_of_experience)) errors.years_of_experience = 'experience_invalid';
  const resume = values.resume === null ? 'resume_required' : checkResume(values.resume);
  if (resume !== null) errors.resume = resume;
  if (!values.checkbox) errors.checkbox = 'terms_required';
  return errors;
}
