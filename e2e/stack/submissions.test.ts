import { FILLED_APPLICATION } from '@kontorwerk/contract/forms/testing/application-cases';
import { LANGUAGES } from '@kontorwerk/contract/languages';
import { APPLICATION_PATH, CONTACT_PATH, PLAIN_TEXTS, TEXTS_HEADER } from '@kontorwerk/contract/wire';
import { expect, test } from 'vitest';
import { newVisitor } from '../support/browser/forms.ts';
import { find } from '../support/cms/cms.ts';
import { applicationFrom, messageFrom } from '../support/cms/sent-to-us.ts';
import { recruiter, sales } from '../support/cms/staff.ts';
import { tinyPdf } from '../support/documents/pdf.ts';
import { newSender, postToBackend } from '../support/pages/wire-post.ts';

const UNREADABLE = { en: 'The request could not be read.', de: 'Die Anfrage konnte nicht gelesen werden.' };

for (const path of [CONTACT_PATH, APPLICATION_PATH]) {
  test(`what ${path} can not read or use at all is answered with 400 in WordPress's shape`, async () => {
    const sender = newSender();
    for (const language of LANGUAGES) {
      const unreadable = await postToBackend(path, ['a list'], language, sender);
      expect([unreadable.status, unreadable.headers.get(TEXTS_HEADER)]).toEqual([400, PLAIN_TEXTS]);
      expect(await unreadable.json()).toEqual({
        code: 'rest_invalid_json',
        message: UNREADABLE[language],
        data: { status: 400 },
      });
      const strange = await postToBackend(path, { email: { $ne: '' }, phone_number: [1] }, language, sender);
      expect(strange.status).toBe(400);
      expect(await strange.json()).toMatchObject({
        code: 'rest_invalid_param',
        data: { status: 400, params: { email: expect.stringMatching(/./), phone_number: expect.stringMatching(/./) } },
      });
    }
  });
}

test('a submission that comes ten times at once, and once more, is stored once and answered the same each time', async () => {
  const { email } = newVisitor();
  const message = { first_name: 'Ada', company: '-', email, phone_number: '9876543210', description: 'Hello' };
  const keyed = { ...message, topic: 'Flutter', person: 'Farid', idempotency_key: crypto.randomUUID() };
  const once = () => postToBackend(CONTACT_PATH, keyed, 'en', newSender());
  const answers = [...(await Promise.all(Array.from({ length: 10 }, once))), await once()];
  const texts = await Promise.all(answers.map(async (answer) => `${answer.status} ${await answer.text()}`));
  expect(new Set(texts).size).toBe(1);
  expect(texts[0]).toMatch(/^200 /);
  expect(await messageFrom(sales, email)).toMatchObject({ topic: 'Flutter', person: 'Farid' });
  const other = await postToBackend(CONTACT_PATH, { ...keyed, description: 'Another' }, 'en', newSender());
  expect(other.status).toBe(200);
  expect((await find(sales, 'contact-messages', { email })).length).toBe(2);
});

test('an application that comes twice at once is stored once, with one resume', async () => {
  const { email } = newVisitor();
  const resume = `data:application/pdf;base64,${tinyPdf().toString('base64')}`;
  const resume_name = `${crypto.randomUUID()}.pdf`;
  const body = { ...FILLED_APPLICATION, email, resume, resume_name, idempotency_key: crypto.randomUUID() };
  const once = () => postToBackend(APPLICATION_PATH, body, 'de', newSender());
  const answers = [...(await Promise.all([once(), once()])), await once()];
  expect(answers.map(({ status, headers }) => [status, headers.get(TEXTS_HEADER)])).toEqual(
    answers.map(() => [200, PLAIN_TEXTS]),
  );
  expect(await applicationFrom(recruiter, email)).toMatchObject({ email });
  expect((await find(recruiter, 'resumes', { original_name: resume_name })).length).toBe(1);
});

test('an application of a program is told apart too', async () => {
  const { email } = newVisitor();
  const resume = `data:application/pdf;base64,${tinyPdf().toString('base64')}`;
  const body = { ...FILLED_APPLICATION, email, resume, website: 'https://spam.test' };
  expect((await postToBackend(APPLICATION_PATH, body, 'en', newSender())).status).toBe(200);
  expect(await applicationFrom(recruiter, email)).toMatchObject({ suspected_spam: true });
});
