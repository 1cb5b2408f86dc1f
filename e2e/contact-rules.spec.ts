import { CONTACT_FIELDS } from '@kontorwerk/contract/forms/contact';
import { CONTACT_WIRE_FIELDS } from '@kontorwerk/contract/forms/contact-submission';
import {
  CONTACT_CASES,
  INTERNATIONAL_CONTACT_CASES,
  UNTYPEABLE_CONTACT_CASES,
} from '@kontorwerk/contract/forms/testing/contact-cases';
import { LANGUAGES } from '@kontorwerk/contract/languages';
import { CONTACT_PATH } from '@kontorwerk/contract/wire';
import { contactMessages, expectContactRules } from './support/contact-cases.ts';
import { hydrated } from './support/hydration.ts';
import { oneOfEach } from './support/one-of-each.ts';
import { inLanguage } from './support/routes.ts';
import { FOREIGN_STACK } from './support/stacks.ts';
import { expect, test } from './support/test.ts';
import { newSender, postToBackend } from './support/wire-post.ts';

const FULL_CASES = CONTACT_CASES.filter(({ variants }) => variants.includes('full'));
const WRONG_FOOTER_CASES = CONTACT_CASES.filter(
  ({ variants, errors }) => variants.includes('footer') && Object.keys(errors).length > 0,
);

for (const language of LANGUAGES) {
  test(`§4 §5 the full contact form shows each rule's message under its field and sends nothing, in ${language}`, async ({
    page,
  }) => {
    await page.goto(inLanguage('/contactus/contactform', language));
    await hydrated(page);
    const cases = language === 'en' ? FULL_CASES : oneOfEach(FULL_CASES);
    await expectContactRules(page, 'full', cases, language);
  });

  test(`§4 §5 the footer form shows each rule's message except for the company, which it does not ask, in ${language}`, async ({
    page,
  }) => {
    await page.goto(inLanguage('/imprint', language));
    await hydrated(page);
    await expectContactRules(page, 'footer', oneOfEach(WRONG_FOOTER_CASES), language);
  });

  test(`§5 the server applies the same rules to a message and names each bad field, in ${language}`, async () => {
    for (const one of [...FULL_CASES, ...UNTYPEABLE_CONTACT_CASES]) {
      const body = Object.fromEntries(CONTACT_FIELDS.map((name) => [CONTACT_WIRE_FIELDS[name], one.values[name]]));
      const answer = await postToBackend(CONTACT_PATH, body, language, newSender());
      const params = contactMessages(one, language, (name) => CONTACT_WIRE_FIELDS[name]);
      const isFine = Object.keys(params).length === 0;
      expect(answer.status, one.name).toBe(isFine ? 200 : 400);
      const error = { code: 'rest_invalid_param', message: expect.any(String), data: { status: 400, params } };
      if (!isFine) expect(await answer.json(), one.name).toEqual(error);
    }
  });
}

test.describe('where the settings take any phone number', () => {
  test.use({ baseURL: FOREIGN_STACK.siteUrl });

  test('§5 the contact form takes international numbers and has a message of its own for others', async ({ page }) => {
    await page.goto('/de/contactus/contactform');
    await hydrated(page);
    await expectContactRules(page, 'full', INTERNATIONAL_CONTACT_CASES, 'de');
  });
});
