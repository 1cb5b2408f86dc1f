import { expect, test } from 'vitest';
import { parseBody, readOutcome } from './application-outcome.ts';

const sender = { fullName: 'Ada Okonkwo', at: '2025-11-13T09:42:00.000Z' };
const messageOf = (status: number, data: unknown) => {
  const outcome = readOutcome({ status, data }, sender);
  return outcome.status === 'refused' ? outcome.message?.en : outcome.status;
};

test('§7 only a 200 is a success, with the text of the reply or without', () => {
  expect(readOutcome({ status: 200, data: { data: { desc: 'Thank you,' } } }, sender)).toMatchObject({
    status: 'sent',
    text: 'Thank you,',
    fullName: 'Ada Okonkwo',
  });
  expect(readOutcome({ status: 200, data: { data: {} } }, sender)).toMatchObject({ status: 'sent', text: '' });
});

test.each([
  undefined,
  'fine',
  '<p>Login</p>',
  null,
  0,
  -1,
  false,
  [],
  {},
  { data: null },
  { success: false, data: { message: 'Mail could not be sent.' } },
  { success: false, data: { desc: 'Mail could not be sent.' } },
])('a 200 that says %o is a failure that keeps the form', (data) => {
  expect(messageOf(200, data)).toBe('An error occurred. Please try again.');
});

test.each([
  [503, 'backend_unavailable'],
  [502, 'bad_gateway'],
  [503, 'too_many_submissions'],
  [408, 'request_timeout'],
])('our own %i %s says that the backend gave no answer, and is none', (status, code) => {
  expect(messageOf(status, { code, message: '', data: { status } })).toBe('An error occurred. Please try again.');
});

test('§8 every other answer to an application has its message', () => {
  expect(messageOf(201, {})).toBe('An error occurred while submitting the form.');
  expect(messageOf(302, undefined)).toBe('An error occurred while submitting the form.');
  expect(messageOf(413, undefined)).toBe('The file size is too large. Please upload a smaller file.');
  expect(messageOf(400, {})).toBe('There was an error with your submission. Please check your inputs.');
  expect(messageOf(503, 'down')).toBe('There was an error with your submission. Please check your inputs.');
  expect(messageOf(500, undefined)).toBe('An error occurred while submitting the form.');
});

test('§8 the bad fields of an answer get their messages', () => {
  const data = {
    code: 'invalid',
    message: '',
    data: { status: 400, params: { email: 'No.', resume: 'Resume is required.', other: 'Never.' } },
  };
  expect(readOutcome({ status: 400, data }, sender)).toMatchObject({
    status: 'refused',
    errors: {
      email: { en: 'No.', de: 'No.' },
      resume: { en: 'Resume is required.', de: 'Bitte fügen Sie Ihren Lebenslauf bei.' },
    },
  });
});

test('what can be done about a bad field follows its message', () => {
  const params = { email: 'No.', resume: 'Only PDF, DOC, DOCX, and PPT files are allowed.' };
  const data = { data: { status: 415, params, advice: { resume: 'This is a picture.', other: 'Never.' } } };
  expect(readOutcome({ status: 415, data }, sender)).toMatchObject({
    errors: {
      email: { en: 'No.' },
      resume: {
        en: 'Only PDF, DOC, DOCX, and PPT files are allowed. This is a picture.',
        de: 'Bitte wählen Sie eine PDF-, DOC-, DOCX-, PPT- oder PPTX-Datei. This is a picture.',
      },
    },
  });
});

test('reads a body as JSON, as text, or as nothing', () => {
  expect(parseBody('{"a":1}')).toEqual({ a: 1 });
  expect(parseBody('<p>Bad gateway</p>')).toBe('<p>Bad gateway</p>');
  expect(parseBody('')).toBeUndefined();
});
