import type { LocalText } from '@kontorwerk/contract/languages';
import type { Payload, PayloadRequest } from 'payload';
import type { InboxAnswer, InboxNote } from '#cms/base/payload-types.ts';
import { STATES, stateOf } from '#cms/mail/outbox-state.ts';
import { INBOXES, type InboxName } from './inboxes.ts';

/** A note or an answer as the panel shows it. */
export type ThreadEntry = {
  readonly id: string;
  readonly at: string;
  readonly author: string;
  readonly text: string;
  readonly answer?: {
    readonly to: string;
    readonly subject: string;
    readonly state: LocalText;
    readonly is_open: boolean;
  };
};

/** Returns the notes and answers of submissions, the oldest first. */
export async function readThreadDocuments(
  payload: Payload,
  inbox: InboxName,
  ids: readonly (number | string)[],
): Promise<{ readonly notes: readonly InboxNote[]; readonly answers: readonly InboxAnswer[] }> {
  const where = { [INBOXES[inbox].link]: { in: [...ids] } };
  const asked = { where, depth: 0, sort: 'createdAt', pagination: false, overrideAccess: true } as const;
  const [notes, answers] = await Promise.all([
    payload.find({ collection: 'inbox-notes', ...asked }),
    payload.find({ collection: 'inbox-answers', ...asked }),
  ]);
  return { notes: notes.docs, answers: answers.docs };
}

/**
 * Returns a function for the state of each answer's mail: from the outbox, or `sent_at` where that has forgotten it.
 */
async function readAnswerStates(
  payload: Payload,
  answers: readonly InboxAnswer[],
): Promise<(one: InboxAnswer) => LocalText> {
  const ids = answers.flatMap(({ job }) => (typeof job === 'number' ? [job] : []));
  const { docs } = await payload.find({
    collection: 'payload-jobs',
    where: { id: { in: ids } },
    depth: 0,
    pagination: false,
    overrideAccess: true,
  });
  const jobs = new Map(docs.map((job) => [job.id, job]));
  return ({ job, sent_at }) => {
    const delivery = jobs.get(job ?? -1);
    if (sent_at) return STATES.sent;
    return delivery ? stateOf(delivery) : STATES.gone;
  };
}

/** Returns the state of a mail, and whether it will change soon. */
function describeState(state: LocalText) {
  return { state, is_open: state === STATES.waiting || state === STATES.sending };
}

/** Counts the notes and answers of a submission. */
export async function countThread({ payload }: PayloadRequest, inbox: InboxName, id: number): Promise<number> {
  const asked = { where: { [INBOXES[inbox].link]: { equals: id } }, overrideAccess: true } as const;
  const [notes, answers] = await Promise.all([
    payload.count({ collection: 'inbox-notes', ...asked }),
    payload.count({ collection: 'inbox-answers', ...asked }),
  ]);
  return notes.totalDocs + answers.totalDocs;
}

/** Returns all notes and answers, in chronological order. */
export async function readThread(
  { payload }: PayloadRequest,
  inbox: InboxName,
  id: number | string,
): Promise<readonly ThreadEntry[]> {
  const { notes, answers } = await readThreadDocuments(payload, inbox, [id]);
  const state = await readAnswerStates(payload, answers);
  const entries: ThreadEntry[] = [
    ...notes.map((note) => ({ id: `note-${note.id}`, at: note.createdAt, author: note.author_name, text: note.text })),
    ...answers.map((answer) => ({
      id: `answer-${answer.id}`,
      at: answer.createdAt,
      author: answer.author_name,
      text: answer.text,
      answer: { to: answer.to, subject: answer.subject, ...describeState(state(answer)) },
    })),
  ];
  return entries.toSorted((one, other) => one.at.localeCompare(other.at));
}
