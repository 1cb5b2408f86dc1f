import type { ApplicationErrors, ApplicationField, ApplicationValues } from '../application.ts';
import { ANY_EMAIL_CASES, EMAIL_CASES } from './email-cases.ts';
import { INTERNATIONAL_PHONE_CASES, PHONE_CASES, UNNUMERIC_PHONE_CASES } from './phone-cases.ts';

/** A set of inputs of the application form, with the expected message of each field (§5). */
export type ApplicationCase = {
  readonly name: string;
  /** The inputs by name; `resume` is the chosen file's name and size in bytes. */
  readonly values: ApplicationValues;
  readonly errors: ApplicationErrors;
  /** The field that only the markup's `required` demands: a browser sends nothing without it. */
  readonly requiredByMarkup?: ApplicationField;
};

/** A valid application. */
export const FILLED_APPLICATION: ApplicationValues = {
  full_name: 'Ada Lovelace',
  email: 'ada@example.de',
  phone_number: '9876543210',
  position: 'Engineer',
  years_of_experience: '7',
  resume: { name: 'cv.pdf', size: 1000 },
  checkbox: true,
};

/** 10 MB, to the byte (§5, §9). */
const TEN_MB = 10_485_760;

const typed = (name: string, changed: Partial<ApplicationValues>, errors: ApplicationErrors = {}): ApplicationCase => ({
  name,
  values: { ...FILLED_APPLICATION, ...changed },
  errors,
});

const resume = (name: string, size: number, errors: ApplicationErrors = {}): ApplicationCase =>
  typed(`resume: ${name} of ${size} bytes`, { resume: { name, size } }, errors);

/** Every row of §5 for the default phone rule, as an applicant can type it; each case changes the filled-in form. */
export const APPLICATION_CASES: readonly ApplicationCase[] = [
  typed('everything filled in', {}),
  typed(
    'nothing filled in',
    {
      full_name: '',
      email: '',
      phone_number: '',
      position: '',
      years_of_experience: '',
      resume: null,
      checkbox: false,
    },
    {
      full_name: 'full_name_required',
      email: 'email_required',
      phone_number: 'phone_required',
      years_of_experience: 'experience_invalid',
      resume: 'resume_required',
      checkbox: 'terms_required',
    },
  ),
  typed('no name', { full_name: '' }, { full_name: 'full_name_required' }),
  typed('a blank name', { full_name: ' ' }, { full_name: 'full_name_required' }),
  typed('no email', { email: '' }, { email: 'email_required' }),
  typed('a blank email', { email: ' ' }, { email: 'email_required' }),
  ...EMAIL_CASES.map(({ name, email, valid }) =>
    typed(`email: ${name}`, { email }, valid ? {} : { email: 'email_invalid' }),
  ),
  typed('no phone', { phone_number: '' }, { phone_number: 'phone_required' }),
  typed('a blank phone', { phone_number: ' ' }, { phone_number: 'phone_required' }),
  ...[...PHONE_CASES, ...UNNUMERIC_PHONE_CASES].map(({ name, phone, application }) =>
    typed(`phone: ${name}`, { phone_number: phone }, application ? {} : { phone_number: 'phone_invalid' }),
  ),
  { ...typed('no position', { position: '' }), requiredByMarkup: 'position' },
  typed('no years of experience', { years_of_experience: '' }, { years_of_experience: 'experience_invalid' }),
  typed('0 years of experience', { years_of_experience: '0' }),
  typed('25 years of experience', { years_of_experience: '25' }),
  typed('two and a half years of experience', { years_of_experience: '2.5' }),
  typed('two and a half years of experience with a comma', { years_of_experience: '2,5' }),
  typed('an unfinished number of years', { years_of_experience: '2.' }, { years_of_experience: 'experience_invalid' }),
  typed('no resume', { resume: null }, { resume: 'resume_required' }),
  ...['cv.pdf', 'cv.doc', 'cv.docx', 'cv.ppt', 'cv.pptx', 'CV.PDF', 'my.cv.2026.pdf'].map((name) => resume(name, 1000)),
  ...['cv.txt', 'cv.png', 'cv.odt', 'cv.pdf.exe', 'cv.pdfx', 'cv'].map((name) =>
    resume(name, 1000, { resume: 'resume_type' }),
  ),
  resume('cv.pdf', 0, { resume: 'resume_empty' }),
  resume('cv.pdf', TEN_MB),
  resume('cv.pdf', TEN_MB + 1, { resume: 'resume_size' }),
  resume('cv.png', TEN_MB + 1, { resume: 'resume_type' }),
  typed('the terms not accepted', { checkbox: false }, { checkbox: 'terms_required' }),
];

const years = (name: string, years_of_experience: string) =>
  typed(`${name} years of experience`, { years_of_experience }, { years_of_experience: 'experience_invalid' });

/** Years that the form's input rejects while typing (§5); a server must validate them all the same. */
export const UNTYPEABLE_APPLICATION_CASES: readonly ApplicationCase[] = [
  years('-1', '-1'),
  years('minus 0', '-0'),
  years('26', '26'),
  years('25.1', '25.1'),
  years('25,01', '25,01'),
  years('non-numeric', 'three'),
  years('blank', ' '),
  years('exponential', '1e1'),
  years('signed', '+1'),
  years('infinite', 'Infinity'),
];

/** Cases of the `international` phone rule. */
export const INTERNATIONAL_APPLICATION_CASES: readonly ApplicationCase[] = [
  typed('no phone', { phone_number: '' }, { phone_number: 'phone_required' }),
  ...INTERNATIONAL_PHONE_CASES.map(({ name, phone, valid }) =>
    typed(`phone: ${name}`, { phone_number: phone }, valid ? {} : { phone_number: 'phone_invalid_international' }),
  ),
];

/** Cases of the `any` e-mail rule. */
export const ANY_EMAIL_APPLICATION_CASES: readonly ApplicationCase[] = ANY_EMAIL_CASES.map(({ name, email, valid }) =>
  typed(`email: ${name}`, { email }, valid ? {} : { email: 'email_invalid' }),
);

/** Texts at the length limit, and above: a rule of ours, so that nothing is sent that can't be stored. */
export const LONG_APPLICATION_CASES: readonly ApplicationCase[] = [
  typed('a name of 200 characters', { full_name: 'ä'.repeat(200) }),
  typed('a longer name', { full_name: 'ä'.repeat(201) }, { full_name: 'full_name_too_long' }),
  typed('a position of 200 characters', { position: 'ä'.repeat(200) }),
  typed('a longer position', { position: 'ä'.repeat(201) }, { position: 'position_too_long' }),
];
