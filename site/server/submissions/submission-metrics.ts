import { CONTACT_PATH, type SubmissionPath } from '@kontorwerk/contract/wire';
import type { Metrics, SubmissionOutcome } from '../base/metrics.ts';
import { BodyWriteFailed } from '../http/request-body.ts';
import { IncomingLimitReached } from './incoming-folder.ts';
import type { SubmissionAnswer } from './submission-answer.ts';
import type { FormName, Submissions } from './submissions.ts';

function formOf(path: SubmissionPath): FormName {
  return path === CONTACT_PATH ? 'message' : 'application';
}

function outcomeOf({ status, isKept }: SubmissionAnswer): SubmissionOutcome {
  if (isKept) return 'kept';
  if (status < 300) return 'stored';
  return status < 500 ? 'refused' : 'failed';
}

/** Counts the outcomes of submissions, including those that couldn't be stored while they arrived. */
export function countSubmissions(submissions: Submissions, metrics: Pick<Metrics, 'countSubmission'>): Submissions {
  async function countFailure<T>(form: FormName, taking: Promise<T>): Promise<T> {
    try {
      return await taking;
    } catch (error) {
      if (error instanceof BodyWriteFailed || error instanceof IncomingLimitReached)
        metrics.countSubmission(form, 'failed');
      throw error;
    }
  }

  async function count(path: SubmissionPath, taking: Promise<SubmissionAnswer>): Promise<SubmissionAnswer> {
    const form = formOf(path);
    const answer = await countFailure(form, taking);
    metrics.countSubmission(form, outcomeOf(answer));
    return answer;
  }

  return {
    ...submissions,
    receiveSubmission: (request, call) => count(call.path, submissions.receiveSubmission(request, call)),
    post: (submission) => count(submission.path, submissions.post(submission)),
    withForm: (request, taking, use) => countFailure(taking.form, submissions.withForm(request, taking, use)),
  };
}
