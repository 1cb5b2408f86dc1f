import { NO_ANSWER_CODES } from '@kontorwerk/contract/wire';

/** The site's own errors on the wire, for programs: forms translate the code for visitors. */
export const WIRE_FAILURES = {
  'too-large': { status: 413, code: 'payload_too_large', message: 'The request is too large.' },
  slow: { status: 408, code: NO_ANSWER_CODES.slow, message: 'The request took too long to arrive.' },
  crowded: { status: 503, code: NO_ANSWER_CODES.crowded, message: 'Too many people are sending something at once.' },
  failed: { status: 503, code: NO_ANSWER_CODES.unreachable, message: 'The submission could not be taken in.' },
  unreachable: {
    status: 503,
    code: NO_ANSWER_CODES.unreachable,
    message: 'The content backend is not available right now.',
  },
  silent: { status: 503, code: NO_ANSWER_CODES.unreachable, message: 'The content backend does not answer.' },
  broken: { status: 502, code: NO_ANSWER_CODES.broken, message: 'The content backend did not answer properly.' },
} as const;

export type WireFailure = keyof typeof WIRE_FAILURES;
