import { APPLICATION_MESSAGES, type ApplicationMessage } from '@kontorwerk/contract/forms/application-messages';
import { createEmptyContact } from '@kontorwerk/contract/forms/contact';
import { SUBMISSION_ANSWERS } from '@kontorwerk/contract/submissions/submission-answers';
import { APPLICATION_PATH, CONTACT_PATH, type SubmissionPath } from '@kontorwerk/contract/wire';
import { describe, expect, test, vi } from 'vitest';
import { parseBody, readOutcome } from '../../app/forms/ApplicationForm/application-outcome.ts';
import { sendContact } from '../../app/forms/MessageForm/send-contact.ts';
import { interpretDelivery } from './delivery-verdict.ts';
import { buildVisitorAnswer, type SubmissionAnswer } from './submission-answer.ts';

const TITLE = SUBMISSION_ANSWERS.contact_title.en;
const TEXT = SUBMISSION_ANSWERS.contact_text.en;

const WARNING =
  '<br />\n<b>Warning</b>:  Undefined array key "department" in <b>plugin.php</b> on line <b>201</b><br />\n';
const PAGE = '<!doctype html><title>Log in</title><form></form>';

type Answer = { readonly status?: number; readonly body: unknown; readonly hasPlainTexts?: true };

function answerTo(path: SubmissionPath, { status = 200, body, hasPlainTexts }: Answer): SubmissionAnswer {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const delivery = interpretDelivery(path, {
    kind: 'answered',
    status,
    headers: [],
    body: Buffer.from(text),
    ...(hasPlainTexts && { hasPlainTexts }),
  });
  if (delivery.kind === 'no-answer') throw new Error('it is an answer');
  return buildVisitorAnswer(delivery, { path, language: 'en', own: undefined });
}

/** Returns what the application form shows: the text of the success, or the message of the catalogue. */
function application(answer: Answer): readonly [number, string] {
  const { status, body } = answerTo(APPLICATION_PATH, answer);
  const outcome = readOutcome({ status, data: parseBody(body.toString()) }, { fullName: '', at: '' });
  return [status, outcome.status === 'sent' ? outcome.text : (outcome.message?.en ?? '')];
}

/** Returns what the contact form shows: title and text of the success, or "failed". */
async function contact(answer: Answer): Promise<readonly [number, string]> {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { status, body } = answerTo(CONTACT_PATH, answer);
  const outcome = await sendContact(createEmptyContact(), {
    variant: 'full',
    language: 'en',
    extra: {},
    // A response with a status like 204 can't have a body, and isn't sent.
    post: async () => new Response(new Uint8Array(body), { status }),
    now: () => new Date(0),
  });
  return [status, outcome.status === 'sent' ? `${outcome.title} | ${outcome.text}` : 'failed'];
}

describe('a success', () => {
  test.each<readonly [string, unknown, string, string]>([
    ['as specified', { data: { desc: 'We have it,' } }, 'We have it,', ''],
    [
      'as specified, with the flag',
      { success: true, data: { desc: 'We have it,' } },
      'We have it,',
      `${TITLE} | We have it,`,
    ],
    ['as specified, without a text', { data: { desc: '' } }, '', ''],
    [
      'of both calls as specified',
      { message: { message: 'Thank you' }, data: { message: 'See you,', desc: 'We have it,' } },
      'We have it,',
      'Thank you | See you,',
    ],
    ['that clients call data too', { data: { data: { desc: 'We have it,' } } }, 'We have it,', ''],
    ['without that', { desc: 'We have it,' }, 'We have it,', ''],
    ['of wp_send_json_success', { success: true, data: { message: 'Thank you' } }, 'Thank you', `${TITLE} | Thank you`],
    ['of wp_send_json_success with a text', { success: true, data: 'Thank you' }, 'Thank you', `${TITLE} | Thank you`],
    ['of wp_send_json_success alone', { success: true }, '', `${TITLE} | ${TEXT}`],
    ['of wp_send_json_success with an empty list', { success: true, data: [] }, '', `${TITLE} | ${TEXT}`],
    ['that PHP writes as 1', { success: 1, message: 'Thank you' }, 'Thank you', `${TITLE} | Thank you`],
    ['that PHP writes as a text', { success: 'true', data: null }, '', `${TITLE} | ${TEXT}`],
    [
      'with a title as text',
      { success: true, message: 'Thank you', data: { message: 'See you,' } },
      'See you,',
      'Thank you | See you,',
    ],
    [
      'of Contact Form 7',
      { into: '#a', status: 'mail_sent', message: 'It has been sent.', invalid_fields: [], posted_data_hash: '1' },
      'It has been sent.',
      `${TITLE} | It has been sent.`,
    ],
    [
      'of Gravity Forms',
      { is_valid: true, page_number: 0, confirmation_message: '<div>Thanks!</div>', confirmation_type: 'message' },
      'Thanks!',
      `${TITLE} | Thanks!`,
    ],
    ['by a word', { status: 'success', message: 'Thank you' }, 'Thank you', `${TITLE} | Thank you`],
    [
      'by a code of its own',
      { success: true, code: 'sent', message: 'Thank you' },
      'Thank you',
      `${TITLE} | Thank you`,
    ],
    ['by a code of 200', { success: true, code: '200', message: 'Thank you' }, 'Thank you', `${TITLE} | Thank you`],
    ['with its text and an error', { data: { desc: 'We have it,' }, error: 'No mail.' }, 'We have it,', ''],
    ['by no error', { error: false, message: 'Thank you' }, 'Thank you', `${TITLE} | Thank you`],
    ['with errors that are none', { success: true, errors: [], error: null }, '', `${TITLE} | ${TEXT}`],
    [
      'with entities and tags',
      { success: true, message: { message: 'Thank&nbsp;you' }, data: { message: '<p>We&#8217;ll be back,</p>' } },
      'We’ll be back,',
      'Thank\u00a0you | We’ll be back,',
    ],
    [
      'with entities that were written twice',
      { success: true, data: { desc: 'A &amp;lt; B' } },
      'A &lt; B',
      `${TITLE} | A &lt; B`,
    ],
    ['behind a byte order mark', '\uFEFF{"success":true,"data":"Thank you"}', 'Thank you', `${TITLE} | Thank you`],
    [
      'behind a warning',
      `${WARNING}{"success":true,"message":{"message":"Thank you"},"data":{"message":"We answer soon,"}}`,
      'We answer soon,',
      'Thank you | We answer soon,',
    ],
    ['before what PHP prints at its end', '{"success":true}null', '', `${TITLE} | ${TEXT}`],
    ['twice', '{"success":true}{"success":true}', '', `${TITLE} | ${TEXT}`],
  ])('%s is one', async (_how, body, ofApplication, ofContact) => {
    expect(application({ body })).toEqual([200, ofApplication]);
    if (ofContact !== '') expect(await contact({ body })).toEqual([200, ofContact]);
  });

  test('of our own CMS is shown to the letter', async () => {
    const body = { message: { message: 'A &amp; B' }, data: { message: '<you>', desc: 'A &lt; B' } };
    expect(application({ body, hasPlainTexts: true })).toEqual([200, 'A &lt; B']);
    expect(await contact({ body, hasPlainTexts: true })).toEqual([200, 'A &amp; B | <you>']);
  });

  test('is answered with what the wire has for it, and nothing else', () => {
    const body = {
      success: true,
      message: { message: 'T' },
      data: { message: 'S', desc: 'D', id: 7 },
      debug: 'secret',
    };
    expect(JSON.parse(answerTo(APPLICATION_PATH, { body }).body.toString())).toEqual({ data: { desc: 'D' } });
    expect(JSON.parse(answerTo(CONTACT_PATH, { body }).body.toString())).toEqual({
      message: { message: 'T' },
      data: { message: 'S' },
    });
  });
});

describe('an answer that says neither', () => {
  test.each([
    ['nothing of it', {}, ''],
    ['a list of nothing', [], ''],
    ['a number', { id: 7 }, ''],
    ['a text', { data: { message: 'Thank you' } }, 'Thank you'],
  ])('%s is an application that was taken, and a message that was not', async (_what, body, text) => {
    expect(application({ body })).toEqual([200, text]);
    expect(await contact({ body })).toEqual([200, 'failed']);
  });
});

describe('a failure', () => {
  test.each<readonly [string, Answer, number, ApplicationMessage]>([
    [
      'of wp_send_json_error',
      { body: { success: false, data: { message: 'Mail could not be sent.' } } },
      502,
      'rejected',
    ],
    ['of wp_send_json_error alone', { body: { success: false } }, 502, 'rejected'],
    ['of wp_send_json_error with a text', { body: { success: false, data: 'No mail.' } }, 502, 'rejected'],
    [
      'of wp_send_json_error with a WP_Error',
      { body: { success: false, data: [{ code: 'mail', message: 'No mail.' }] } },
      502,
      'rejected',
    ],
    ['of wp_send_json_error with a status', { status: 500, body: { success: false } }, 500, 'rejected'],
    ['that has a text for a success', { body: { success: false, data: { desc: 'Sorry,' } } }, 502, 'rejected'],
    [
      'that has both texts of a success',
      { body: { success: false, message: { message: 'Sorry' }, data: { message: 'No,' } } },
      502,
      'rejected',
    ],
    ['that PHP writes as 0', { body: { success: 0 } }, 502, 'rejected'],
    ['that PHP writes as a text', { body: { success: 'false' } }, 502, 'rejected'],
    ['within the data', { body: { data: { success: false } } }, 502, 'rejected'],
    ['of a WP_Error', { body: { code: 'mail', message: 'No mail.', data: null } }, 502, 'rejected'],
    [
      'of a WP_Error with a status',
      { body: { code: 'mail', message: 'No mail.', data: { status: 500 } } },
      500,
      'rejected',
    ],
    [
      'of a WP_Error with fields',
      { body: { code: 'a', message: 'b', data: { params: { email: 'No.' } } } },
      400,
      'rejected',
    ],
    ['of a WP_Error within the data', { body: { data: { code: 'mail', message: 'No mail.' } } }, 502, 'rejected'],
    ['of a list of them', { body: { data: [{ code: 'mail', message: 'No mail.' }] } }, 502, 'rejected'],
    ['of a WP_Error as PHP encodes it', { body: { errors: { mail: ['No mail.'] }, error_data: [] } }, 502, 'rejected'],
    ['with an empty text of a success', { body: { data: { desc: '' }, error: 'No mail.' } }, 502, 'rejected'],
    [
      'of the wire with the text of a success',
      { body: { code: 'bc_x', message: 'm', data: { status: 400, desc: 'Datei zu groß' } } },
      400,
      'rejected',
    ],
    ['by a status beside a text', { body: { data: { desc: 'Sorry,' }, status: 400 } }, 400, 'rejected'],
    ['by a status as code beside a text', { body: { data: { desc: 'Sorry,' }, code: '500' } }, 500, 'rejected'],
    ['by a word beside a text', { body: { data: { desc: 'Sorry,', status: 'error' } } }, 502, 'rejected'],
    [
      'by a word before both texts',
      { body: { result: 'spam', message: { message: 'Sorry' }, data: { message: 'No,', desc: 'No,' } } },
      400,
      'rejected',
    ],
    ['by a status in the data', { body: { data: { status: 400 } } }, 400, 'rejected'],
    ['by a status in the data as text', { body: { data: { status: '422' } } }, 422, 'rejected'],
    ['by a status', { body: { status: 413 } }, 413, 'too_large'],
    ['by a status that is a flag', { body: { status: false, message: 'No.' } }, 502, 'rejected'],
    ['by an error', { body: { error: 'No mail.' } }, 502, 'rejected'],
    ['by an error in the data', { body: { data: { error: { message: 'No.' } } } }, 502, 'rejected'],
    ['by errors', { body: { errors: ['No mail.'] } }, 502, 'rejected'],
    ['by errors of fields', { body: { message: 'No.', errors: { email: ['Not this one.'] } } }, 400, 'rejected'],
    ['by an error beside a success', { body: { success: true, error: 'No mail.' } }, 502, 'rejected'],
    ['of Contact Form 7, a mail', { body: { status: 'mail_failed', message: 'No.' } }, 502, 'rejected'],
    [
      'of Contact Form 7, a field',
      { body: { status: 'validation_failed', message: 'No.', invalid_fields: [{ field: 'email', message: 'No.' }] } },
      400,
      'rejected',
    ],
    ['of Contact Form 7, spam', { body: { status: 'spam', message: 'No.' } }, 400, 'rejected'],
    ['of Gravity Forms', { body: { is_valid: false, validation_messages: { 1: 'No.' } } }, 400, 'rejected'],
    ['before a success', { body: '{"success":false}{"success":true}' }, 502, 'rejected'],
    ['behind a warning', { body: `${WARNING}{"success":false}` }, 502, 'rejected'],
    ['by 0', { body: '0' }, 502, 'network_failed'],
    ['by -1', { body: '-1' }, 502, 'network_failed'],
    ['by null', { body: 'null' }, 502, 'network_failed'],
    ['by false', { body: 'false' }, 502, 'network_failed'],
    ['by a text', { body: '"sent"' }, 502, 'network_failed'],
    ['by nothing', { body: '' }, 502, 'network_failed'],
    ['by blanks', { body: ' \n' }, 502, 'network_failed'],
    ['by a page', { body: PAGE }, 502, 'network_failed'],
    ['by a warning alone', { body: WARNING }, 502, 'network_failed'],
    ['by half an answer', { body: '{"success":tr' }, 502, 'network_failed'],
    ['by a redirect', { status: 302, body: PAGE }, 502, 'send_failed'],
    ['by what was not modified', { status: 304, body: '' }, 502, 'send_failed'],
    ['by a status that is none', { status: 999, body: PAGE }, 502, 'send_failed'],
    ['by a page of its own', { status: 404, body: PAGE }, 404, 'rejected'],
    ['by a page of a firewall', { status: 403, body: PAGE }, 403, 'rejected'],
    ['by the 0 of admin-ajax.php', { status: 400, body: '0' }, 400, 'rejected'],
    ['by a status alone', { status: 500, body: '' }, 500, 'send_failed'],
    ['by what is too large for a proxy', { status: 413, body: PAGE }, 413, 'too_large'],
    ['by a success with the status of a failure', { status: 500, body: { success: true } }, 500, 'rejected'],
  ])('%s is one, with the message of the catalogue, and says so', async (_how, answer, status, message) => {
    expect(application(answer)).toEqual([status, APPLICATION_MESSAGES[message].en]);
    expect(await contact(answer)).toEqual([status, 'failed']);
  });

  test.each([201, 202, 204])('an application that is answered %i is one, as the specification says 200', (status) => {
    const body = status === 204 ? '' : { success: true, data: { desc: 'We have it,' } };
    expect(application({ status, body })).toEqual([502, APPLICATION_MESSAGES.send_failed.en]);
  });

  test('names its fields with their messages as plain texts, and says nothing else of the backend', () => {
    const body = {
      success: false,
      code: 'rest_invalid_param',
      message: '<strong>Error</strong>: don&#8217;t',
      data: { status: 400, params: { email: '<b>Not</b> this &amp; that', other: 7 }, trace: '/srv/wp' },
      additional_errors: [],
    };
    expect(JSON.parse(answerTo(CONTACT_PATH, { body }).body.toString())).toEqual({
      code: 'rest_invalid_param',
      message: 'Error: don’t',
      data: { status: 400, params: { email: 'Not this & that' } },
    });
  });

  test('of our own CMS is passed on to the letter', () => {
    const params = { email: '<b>' };
    const body = { code: 'a', message: 'A &amp; B', data: { status: 400, params, advice: { email: 'Do.' } } };
    const answer = answerTo(APPLICATION_PATH, { status: 400, body, hasPlainTexts: true });
    expect([answer.status, JSON.parse(answer.body.toString())]).toEqual([400, body]);
  });

  test('in a shape of its own keeps its status and its words', () => {
    const answer = answerTo(CONTACT_PATH, { status: 500, body: '{"a":1}' });
    expect([answer.status, answer.body.toString()]).toEqual([500, '{"a":1}']);
  });
});

test('a message that is answered 201 with its texts is taken', async () => {
  const body = { message: { message: 'Thank you' }, data: { message: 'See you,' } };
  expect(await contact({ status: 201, body })).toEqual([201, 'Thank you | See you,']);
});

test('what lies too deep for anybody is no reason to fall over', () => {
  const deep = `${'{"data":'.repeat(100_000)}1${'}'.repeat(100_000)}`;
  for (const path of [CONTACT_PATH, APPLICATION_PATH]) {
    for (const status of [200, 400, 500]) expect(answerTo(path, { status, body: deep }).status).toBe(status);
  }
});
