import {
  APPLICATION_FIELDS,
  type ApplicationField,
  type ApplicationValues,
  checkApplication,
} from '@kontorwerk/contract/forms/application';
import { APPLICATION_MESSAGES } from '@kontorwerk/contract/forms/application-messages';
import type { LocalText } from '@kontorwerk/contract/languages';
import type { FormRules } from '@kontorwerk/contract/settings/form-rules';
import { type Refusal, readText } from '../form-state.ts';

/** Returns the form's resume file; null if none was chosen. */
export function readResume(data: FormData): File | null {
  const resume = data.get('resume');
  // An empty file input submits a file without a name.
  return resume instanceof File && resume.name !== '' ? resume : null;
}

/** Reads the values of an application form. */
export function readApplicationValues(data: FormData): ApplicationValues {
  return {
    full_name: readText(data, 'full_name'),
    email: readText(data, 'email'),
    phone_number: readText(data, 'phone_number'),
    position: readText(data, 'position'),
    years_of_experience: readText(data, 'years_of_experience'),
    resume: readResume(data),
    checkbox: data.has('checkbox'),
  };
}

/** Validates an application by the contract's rules (§5); null if it is valid. */
export function refuseApplication(values: ApplicationValues, rules: FormRules): Refusal<ApplicationField> | null {
  const broken = checkApplication(values, rules);
  const errors: { [F in ApplicationField]?: LocalText } = {};
  for (const field of APPLICATION_FIELDS) {
    const message = broken[field];
    if (message) errors[field] = APPLICATION_MESSAGES[message];
  }
  if (Object.keys(errors).length === 0) return null;
  return { status: 'refused', errors, message: APPLICATION_MESSAGES.fields_invalid };
}
