/** The scripted backend's reaction to a submission. */
export type SubmissionAnswer =
  | { readonly kind: 'answer'; readonly status: number; readonly contentType: string; readonly body: string }
  /** The connection ends without an answer. */
  | { readonly kind: 'drop' };

function json(status: number, value: unknown): SubmissionAnswer {
  return { kind: 'answer', status, contentType: 'application/json', body: JSON.stringify(value) };
}

function html(status: number): SubmissionAnswer {
  return { kind: 'answer', status, contentType: 'text/html', body: '<!doctype html><title>Oops</title>' };
}

/** WordPress's error for an invalid field that both forms have. */
const BAD_EMAIL = {
  code: 'rest_invalid_param',
  message: 'Invalid parameter(s): email',
  data: { status: 400, params: { email: 'This address is on no list of ours.' } },
};

const SUCCESS = {
  message: { message: 'Received with thanks' },
  data: { message: 'We have your message,', desc: 'We have your application,' },
};

/** When a retry is allowed, in seconds. */
export const RETRY_AFTER = '7';

/** The backend's answers to a submission, by the name before the @ of its `email`. */
export const ANSWERS = {
  success: json(200, SUCCESS),
  // Neither form finds its text in this answer.
  'success-without-text': json(200, {}),
  'success-but-html': html(200),
  // The answers of `wp_send_json_success` and `wp_send_json_error` without a status.
  'success-of-wordpress': json(200, { success: true, data: { message: 'We&#8217;ve got your message,' } }),
  'failure-of-wordpress': json(200, { success: false, data: { message: 'Mail could not be sent.' } }),
  'no-content': { kind: 'answer', status: 204, contentType: 'application/json', body: '' },
  created: json(201, SUCCESS),
  'bad-field': json(400, BAD_EMAIL),
  'bad-request': json(400, { code: 'rest_invalid_json', message: 'Bad request', data: { status: 400 } }),
  'bad-request-without-data': { kind: 'answer', status: 400, contentType: 'application/json', body: '' },
  'too-large': json(413, { code: 'too_large', message: 'Too large', data: { status: 413 } }),
  'too-many': json(429, { code: 'too_many', message: 'Too many', data: { status: 429 } }),
  broken: json(500, { code: 'internal', message: 'Internal error', data: { status: 500 } }),
  'broken-html': html(500),
  'broken-without-data': { kind: 'answer', status: 500, contentType: 'text/html', body: '' },
  drop: { kind: 'drop' },
} as const satisfies Record<string, SubmissionAnswer>;

export type AnswerName = keyof typeof ANSWERS;

/** Returns the address to submit so that the backend gives an answer. */
export function emailFor(answer: AnswerName): string {
  return `${answer}@scripted.test`;
}

function isAnswerName(name: string): name is AnswerName {
  return Object.hasOwn(ANSWERS, name);
}

/** Returns the answer for a submission's address; any other address succeeds. */
export function answerTo(email: string): SubmissionAnswer {
  const name = email.split('@')[0] ?? '';
  return isAnswerName(name) ? ANSWERS[name] : ANSWERS.success;
}
