import type { Language } from '@kontorwerk/contract/languages';
import {
  createReadRefusal,
  createTooLargeRefusal,
  type Judgement,
  type SubmissionBody,
  type SubmissionForm,
  type SubmissionRules,
} from '@kontorwerk/contract/submissions/judgement';
import { chooseAnswerLanguage, SUBMISSION_ANSWERS } from '@kontorwerk/contract/submissions/submission-answers';
import { createSubmissionReader, createTextReceiver } from '@kontorwerk/contract/submissions/submission-reader';
import { IDEMPOTENCY_HEADER, SECURE_HEADER } from '@kontorwerk/contract/wire';
import type { OwnWords } from '@kontorwerk/contract/words/standard-words';
import PQueue from 'p-queue';
import type { Payload } from 'payload';
import { getProcessSingleton } from '#cms/base/process-singleton.ts';
import { settings } from '#cms/base/settings.ts';
import { wordsOf } from '#cms/content/wire/words.ts';
import { takeBody } from '#cms/kit/http/request-input.ts';
import { CROSS_ORIGIN, WITH_PLAIN_TEXTS, wireError } from '#cms/kit/http/responses.ts';
import { readFormRules } from './submission-store.ts';

/** Submissions in memory at the same time: a resume is there several times while it is decoded. */
const AT_A_TIME = 2;
const queue = getProcessSingleton('submissions', () => new PQueue({ concurrency: AT_A_TIME }));

/** The context in which a submission is stored. */
type SubmissionContext = {
  readonly cms: Payload;
  readonly language: Language;
  /** The sender's idempotency key; empty without one. */
  readonly key: string;
};

type FormHandling<A> = {
  /** The submission's name in the log. */
  readonly called: string;
  readonly form: Omit<SubmissionForm<A>, 'judge'> & {
    /** Asynchronous where a resume is examined in a worker thread. */
    readonly judge: (body: SubmissionBody, rules: SubmissionRules) => Judgement<A> | Promise<Judgement<A>>;
  };
  /** Stores a valid submission; resolves when it is on disk. */
  readonly store: (accepted: A, taking: SubmissionContext) => Promise<void>;
};

/** Returns the process's Payload, started if need be. */
type OpenCms = () => Promise<Payload>;

/** Answers the request of a submission. */
type HandleSubmission = (request: Request, payload: OpenCms) => Promise<Response>;

/** Returns the body's own key; else the one that the site's server made of the posted form. */
function readKey(body: SubmissionBody, request: Request): string {
  const { idempotency_key: own } = body;
  if (typeof own === 'string' && own !== '') return own;
  return request.headers.get(IDEMPOTENCY_HEADER)?.slice(0, 100) ?? '';
}

/** Reads a submission; returns the answer that refuses it if it is too large, or no form's. */
async function readSubmission(
  request: Request,
  { maxBytes, tooLarge }: Pick<SubmissionForm<unknown>, 'maxBytes' | 'tooLarge'>,
  language: Language,
): Promise<SubmissionBody | Response> {
  const file = createTextReceiver();
  const reader = createSubmissionReader(file);
  const isWhole = await takeBody(request, maxBytes, (chunk) => void reader.write(chunk));
  if (!isWhole) return wireError(createTooLargeRefusal(tooLarge[language]));
  const read = reader.end();
  if (read.kind !== 'read') return wireError(createReadRefusal(read.kind, language));
  // Whatever else stands there is no file, which the form's rules say.
  return read.body.resume === '' ? { ...read.body, resume: file.text() } : read.body;
}

/**
 * Returns a form's handler: answers valid submissions once they are on disk, invalid ones with the reason, and 503 when
 * storing fails. A wrong token is refused before the body is read.
 */
export function makeSubmissionHandler<A>({ called, form, store }: FormHandling<A>): HandleSubmission {
  async function takeIn(request: Request, language: Language, payload: OpenCms): Promise<Response> {
    const body = await readSubmission(request, form, language);
    if (body instanceof Response) return body;
    let own: OwnWords['answers'];
    try {
      const cms = await payload();
      own = await readOwnAnswers(cms, language);
      const judged = await form.judge(body, { ...(await readFormRules(cms)), language });
      if (judged.kind === 'refused') return wireError(judged.refusal);
      await store(judged.accepted, { cms, language, key: readKey(body, request) });
    } catch (error) {
      console.error(`${called} could not be stored:`, error);
      return wireError({ code: 'bc_unavailable', message: form.failed[language], status: 503 });
    }
    return Response.json(form.answer(language, own), {
      headers: { ...CROSS_ORIGIN, ...WITH_PLAIN_TEXTS, 'Cache-Control': 'no-store' },
    });
  }

  return async (request, payload) => {
    const language = chooseAnswerLanguage(request.headers.get('accept-language'));
    return refuseWrongToken(request, language) ?? queue.add(() => takeIn(request, language, payload));
  };
}

/**
 * Refuses a submission before its body is read if its token isn't this backend's, which reveals a misconfigured site at
 * once. A missing token passes: every browser knows it, so requiring it would stop nobody. Rate limits
 * are the site's server's, which is the only client here.
 */
function refuseWrongToken(request: Request, language: Language): Response | null {
  const token = request.headers.get(SECURE_HEADER);
  if (token === null || token === settings.token) return null;
  return wireError({ code: 'rest_forbidden', message: SUBMISSION_ANSWERS.wrong_token[language], status: 403 });
}

/** Returns an editor's own answers of the forms, which replace the standard texts. */
async function readOwnAnswers(payload: Payload, language: Language): Promise<OwnWords['answers']> {
  const select = { answers: true, _status: true } as const;
  const words = await payload.findGlobal({ slug: 'words', locale: language, select, depth: 0, overrideAccess: true });
  return wordsOf(words, language)?.answers;
}
