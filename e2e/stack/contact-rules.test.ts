import { CONTACT_FIELDS } from '@kontorwerk/contract/forms/contact';
import { CONTACT_WIRE_FIELDS } from '@kontorwerk/contract/forms/contact-submission';
import { contactMessages } from '@kontorwerk/contract/forms/testing/case-messages';
import { CONTACT_CASES, UNTYPEABLE_CONTACT_CASES } from '@kontorwerk/contract/forms/testing/contact-cases';
import { LANGUAGES } from '@kontorwerk/contract/languages';
import { CONTACT_PATH } from '@kontorwerk/contract/wire';
import { expect, test } from 'vitest';
import { newSender, postToBackend } from '../support/pages/wire-post.ts';

const FULL_CASES = CONTACT_CASES.filter(({ variants }) => variants.includes('full'));

// One language per case is enough: the cases state their messages in both.
test('§5 the server applies the same rules to a message and names each bad field, in the language that is asked in', async () => {
  for (const [at, one] of [...FULL_CASES, ...UNTYPEABLE_CONTACT_CASES].entries()) {
    const language = LANGUAGES[at % 2] ?? 'en';
    const body = Object.fromEntries(CONTACT_FIELDS.map((name) => [CONTACT_WIRE_FIELDS[name], one.values[name]]));
    const answer = await postToBackend(CONTACT_PATH, body, language, newSender());
    const params = contactMessages(one, language, (name) => CONTACT_WIRE_FIELDS[name]);
    const isFine = Object.keys(params).length === 0;
    expect(answer.status, one.name).toBe(isFine ? 200 : 400);
    const error = { code: 'rest_invalid_param', message: expect.any(String), data: { status: 400, params } };
    if (!isFine) expect(await answer.json(), one.name).toEqual(error);
  }
});
