import { describe, expect, test } from 'vitest';
import { type ApplicationErrors, type ApplicationValues, checkApplication, emptyApplication } from './application.ts';
import { APPLICATION_MESSAGES } from './application-messages.ts';

const indian = { phoneRule: 'indian' } as const;
const filled: ApplicationValues = {
  full_name: 'Ada Muster',
  email: 'ada@muster.test',
  phone_number: '9876543210',
  position: 'Developer',
  years_of_experience: '3',
  resume: { name: 'cv.pdf', size: 1000 },
  checkbox: true,
};

test('a new application has accepted the terms (§3) and asks for what §5 requires', () => {
  expect(emptyApplication('Developer')).toEqual({
    full_name: '',
    email: '',
    phone_number: '',
    position: 'Developer',
    years_of_experience: '',
    resume: null,
    checkbox: true,
  });
  expect(emptyApplication().position).toBe('');
  expect(checkApplication(emptyApplication(), indian)).toEqual({
    full_name: 'full_name_required',
    email: 'email_required',
    phone_number: 'phone_required',
    years_of_experience: 'experience_invalid',
    resume: 'resume_required',
  });
});

test.each<[string, Partial<ApplicationValues>, ApplicationErrors]>([
  ['all is filled in', {}, {}],
  ['there is no position', { position: '' }, {}],
  ['the name is blank', { full_name: ' ' }, { full_name: 'full_name_required' }],
  ['the email is blank', { email: ' ' }, { email: 'email_required' }],
  ['the email is broken', { email: 'ada@muster' }, { email: 'email_invalid' }],
  ['the phone is blank', { phone_number: ' ' }, { phone_number: 'phone_required' }],
  ['the phone begins with 6', { phone_number: '6876543210' }, { phone_number: 'phone_invalid' }],
  ['the years are too many', { years_of_experience: '26' }, { years_of_experience: 'experience_invalid' }],
  ['there is no resume', { resume: null }, { resume: 'resume_required' }],
  ['the resume is a picture', { resume: { name: 'cv.png', size: 1 } }, { resume: 'resume_type' }],
  ['the resume is too large', { resume: { name: 'cv.pdf', size: 10_485_761 } }, { resume: 'resume_size' }],
  ['the terms are not accepted', { checkbox: false }, { checkbox: 'terms_required' }],
])('when %s', (_, changed, errors) => {
  expect(checkApplication({ ...filled, ...changed }, indian)).toEqual(errors);
});

test('where any phone number is accepted, a broken one has its own message', () => {
  const international = { phoneRule: 'international' } as const;
  expect(checkApplication({ ...filled, phone_number: '+49 89 99998' }, international)).toEqual({});
  expect(checkApplication({ ...filled, phone_number: '12' }, international)).toEqual({
    phone_number: 'phone_invalid_international',
  });
});

describe('the English messages are those of §5 and §8', () => {
  test.each([
    ['full_name_required', 'Full Name is required.'],
    ['email_required', 'Email is required.'],
    ['email_invalid', 'Please enter a valid email address.'],
    ['phone_required', 'Phone number is required.'],
    ['phone_invalid', 'Please enter a valid Indian mobile number (10 digits starting with 7, 8, or 9).'],
    ['resume_required', 'Resume is required.'],
    ['resume_type', 'Only PDF, DOC, DOCX, and PPT files are allowed.'],
    ['resume_size', 'File size exceeds the 10MB limit.'],
    ['experience_invalid', 'Years of Experience must be a valid number.'],
    ['terms_required', 'Please accept the terms and conditions.'],
    ['fields_invalid', 'Please fill out all required fields and upload a file.'],
    ['send_failed', 'An error occurred while submitting the form.'],
    ['too_large', 'The file size is too large. Please upload a smaller file.'],
    ['rejected', 'There was an error with your submission. Please check your inputs.'],
    ['network_failed', 'An error occurred. Please try again.'],
  ] as const)('%s', (message, text) => {
    expect(APPLICATION_MESSAGES[message].en).toBe(text);
  });
});
