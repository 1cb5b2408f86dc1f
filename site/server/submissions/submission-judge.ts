import type { Language } from '@kontorwerk/contract/languages';
import {
  APPLICATION_FORM,
  judgeApplication,
  type ResumeFacts,
} from '@kontorwerk/contract/submissions/application-form';
import { CONTACT_FORM } from '@kontorwerk/contract/submissions/contact-form';
import {
  createReadRefusal,
  createTooLargeRefusal,
  type Judgement,
  type SubmissionBody,
  type SubmissionForm,
  type SubmissionRefusal,
  type SubmissionRules,
} from '@kontorwerk/contract/submissions/judgement';
import type { ExamineResume } from '@kontorwerk/contract/submissions/resume-examination';
import { createSubmissionReader, type ReadSubmission } from '@kontorwerk/contract/submissions/submission-reader';
import { APPLICATION_PATH, CONTACT_PATH, type SubmissionPath } from '@kontorwerk/contract/wire';
import type { OwnWords } from '@kontorwerk/contract/words/standard-words';
import type { CompleteBody } from './incoming-folder.ts';
import { createResumeReader } from './resume-reader.ts';

/** The parts of a body that are needed for judging it. */
type JudgedBody = Pick<CompleteBody, 'bytes' | 'stream'>;

type Read = { readonly body: SubmissionBody; readonly resume: ResumeFacts | null };
type Unread = Exclude<ReadSubmission['kind'], 'read'>;

/** An endpoint for submissions (§7), and its validation with the resume read separately. */
type Call = Pick<SubmissionForm<unknown>, 'maxBytes' | 'tooLarge' | 'answer'> & {
  readonly judge: (read: Read, rules: SubmissionRules) => Judgement<unknown> | Promise<Judgement<unknown>>;
};

const CALLS: Readonly<Record<SubmissionPath, Call>> = {
  [CONTACT_PATH]: { ...CONTACT_FORM, judge: ({ body }, rules) => CONTACT_FORM.judge(body, rules) },
  [APPLICATION_PATH]: {
    ...APPLICATION_FORM,
    judge: ({ body, resume }, rules) => judgeApplication(body, resume, rules),
  },
};

/** Whether a path is an endpoint for submissions. */
export function isSubmissionPath(path: string): path is SubmissionPath {
  return Object.hasOwn(CALLS, path);
}

/** Returns the answer to a stored submission, in the editor's words if there are any. */
export function buildStoredAnswer(path: SubmissionPath, language: Language, own: OwnWords['answers']): object {
  return CALLS[path].answer(language, own);
}

/** Streams a body, with its resume apart; returns why it can't be read, if so. */
async function readBody({ stream, bytes }: JudgedBody, seeResume: ExamineResume): Promise<Read | Unread> {
  // Four characters of base64 are three bytes.
  const resume = createResumeReader(Math.ceil((bytes * 3) / 4), seeResume);
  const reader = createSubmissionReader(resume);
  for await (const chunk of stream()) if (!reader.write(chunk)) break;
  const read = reader.end();
  return read.kind === 'read' ? { body: read.body, resume: await resume.facts() } : read.kind;
}

/** Returns why the backend would refuse a body; null if it wouldn't. */
export async function findRefusal(
  received: JudgedBody,
  path: SubmissionPath,
  rules: SubmissionRules,
  seeResume: ExamineResume,
): Promise<SubmissionRefusal | null> {
  const { maxBytes, tooLarge: message, judge } = CALLS[path];
  if (received.bytes > maxBytes) return createTooLargeRefusal(message[rules.language]);
  const read = await readBody(received, seeResume);
  if (typeof read === 'string') return createReadRefusal(read, rules.language);
  const judged = await judge(read, rules);
  return judged.kind === 'refused' ? judged.refusal : null;
}
