import { LANGUAGES } from '@kontorwerk/contract/languages';
import { inSpan } from '@kontorwerk/runtime/tracing/spans';
import { JobCancelledError, type PayloadRequest, type TaskConfig } from 'payload';
import type { PayloadJob } from '#cms/base/payload-types.ts';
import { settings } from '#cms/base/settings.ts';
import { ACCOUNT_CHANGE_NAMES } from './account-changes.ts';
import { describeProblem, FINAL_PROBLEMS, formatUnsentLine, isRefusedForGood } from './delivery-problem.ts';
import { MAIL_KIND_NAMES, MAIL_KINDS } from './mail-kinds.ts';
import { type FurtherWriters, type MailOrder, type PreparedMail, writeMail } from './mail-writers.ts';
import { createMessageId, recipientKey } from './message-id.ts';
import { isLastTry, RETRIES, waitForNextTry } from './retries.ts';

/** Formats the From header: the adapter leaves a comma or quotation mark in the name as it is. */
function formatSender(name: string, address: string): string {
  return `"${name.replaceAll(/["\\\p{Cc}]/gu, ' ').trim()}" <${address}>`;
}

/** Marks a mail as automatic, so that no autoresponder answers it (RFC 3834). */
function automaticHeaders(kind: MailOrder['kind']): Readonly<Record<string, string>> {
  if (MAIL_KINDS[kind].to === 'correspondent') return {};
  const automatic = MAIL_KINDS[kind].to === 'visitor' ? 'auto-replied' : 'auto-generated';
  return { 'Auto-Submitted': automatic, 'X-Auto-Response-Suppress': 'All' };
}

type Delivery = { readonly job: PayloadJob; readonly kind: MailOrder['kind']; readonly req: PayloadRequest };

/** Hands a mail to the mail server for one recipient; its error names no address. */
async function handOver(mail: PreparedMail, to: string, { job, kind, req }: Delivery): Promise<void> {
  const sender = settings.mail?.from ?? req.payload.email.defaultFromAddress;
  try {
    await req.payload.sendEmail({
      from: formatSender(mail.from, sender),
      to,
      ...(mail.replyTo && { replyTo: mail.replyTo }),
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      messageId: mail.thread?.messageId ?? createMessageId(job, recipientKey(to, req.payload.secret), sender),
      ...(mail.thread?.references && {
        inReplyTo: mail.thread.references.split(' ').at(-1),
        references: mail.thread.references,
      }),
      headers: automaticHeaders(kind),
    });
  } catch (error) {
    // A visitor may have mistyped the address; the office's is retried until an operator has looked.
    const forGood = MAIL_KINDS[kind].to !== 'office' && isRefusedForGood(error);
    const next = isLastTry(job) ? 'given-up' : 'tried-again';
    req.payload.logger.warn(formatUnsentLine(`Mail ${job.id} (${kind})`, error, forGood ? 'refused' : next));
    if (forGood) throw new JobCancelledError(FINAL_PROBLEMS.refused.en);
    throw new Error(describeProblem(error));
  }
}

/** Stores with an answer that it was sent: the outbox forgets that sooner. */
async function noteSent(req: PayloadRequest, id: number): Promise<void> {
  const data = { sent_at: new Date().toISOString() };
  await req.payload.db.updateOne({ collection: 'inbox-answers', id, data, req, returning: false });
}

/** A job that sends one mail; a retry skips the recipients that an earlier try reached. */
export function sendMailTask(further: FurtherWriters): TaskConfig<'sendMail'> {
  return {
    slug: 'sendMail',
    inputSchema: [
      { name: 'kind', type: 'select', options: [...MAIL_KIND_NAMES], required: true },
      { name: 'about', type: 'number', required: true },
      { name: 'language', type: 'select', options: [...LANGUAGES] },
      { name: 'answer', type: 'number' },
      { name: 'colleague', type: 'number' },
      { name: 'by', type: 'number' },
      { name: 'problem', type: 'text' },
      { name: 'changes', type: 'select', hasMany: true, options: [...ACCOUNT_CHANGE_NAMES] },
      { name: 'former_address', type: 'text' },
    ],
    outputSchema: [{ name: 'outcome', type: 'select', options: ['sent', 'gone', 'logged'], required: true }],
    retries: RETRIES,
    onFail: waitForNextTry,
    async handler({ input, inlineTask, job, req }) {
      const mail = await writeMail(req.payload, input, further);
      if (mail === 'gone') return { output: { outcome: mail } };
      if (mail === 'nobody' || mail === 'expired') {
        req.payload.logger.error(`Mail ${job.id} (${input.kind}) is not sent. ${FINAL_PROBLEMS[mail].en}`);
        throw new JobCancelledError(FINAL_PROBLEMS[mail].en);
      }
      // One that was tried before waits for a server to be set again: the start without one may be a mistake.
      if (!settings.mail && (job.totalTried ?? 0) > 0) throw new Error('No mail server is set any more: SMTP_URL.');
      if (!settings.mail && MAIL_KINDS[input.kind].to !== 'account') {
        req.payload.logger.info(`Mail ${job.id} (${input.kind}) would go out now if SMTP_URL were set.`);
        return { output: { outcome: 'logged' } };
      }
      const problems: unknown[] = [];
      for (const to of mail.to) {
        const deliver = async () => {
          const attributes = { kind: input.kind };
          await inSpan('send mail', { attributes }, () => handOver(mail, to, { job, kind: input.kind, req }));
          return { output: {} };
        };
        await inlineTask(recipientKey(to, req.payload.secret), { task: deliver }).catch((problem: unknown) =>
          problems.push(problem),
        );
      }
      // The other recipients got theirs.
      if (problems.length > 0) throw problems[0];
      if (typeof input.answer === 'number') await noteSent(req, input.answer);
      return { output: { outcome: settings.mail ? 'sent' : 'logged' } };
    },
  };
}
