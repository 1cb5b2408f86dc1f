import { createHmac } from 'node:crypto';
import { LANGUAGES } from '@kontorwerk/contract/languages';
import { JobCancelledError, type PayloadRequest, type TaskConfig } from 'payload';
import type { PayloadJob } from '../payload-types.ts';
import { settings } from '../settings.ts';
import { deliveryProblem, isRefusedForGood, notSentLine } from './delivery-problem.ts';
import { MAIL_KIND_NAMES, MAIL_KINDS } from './mail-kinds.ts';
import { NOT_SENT } from './not-sent.ts';
import { isLastTry, RETRIES, waitForNextTry } from './retries.ts';
import { type MailOrder, type WrittenMail, writtenMail } from './written-mail.ts';

/**
 * Names a recipient among those of a job, so that one who was reached isn't written to again. Without the CMS's secret
 * nobody can tell by it whether an address was written to.
 */
function recipientKey(address: string, secret: string): string {
  return createHmac('sha256', secret).update(address.toLowerCase()).digest('hex').slice(0, 16);
}

/**
 * The same for every try, so that a repetition is known as one: a server that fails between taking a mail and saying
 * so gets it twice. Ids begin anew with a new database, hence the time.
 */
function messageId({ id, createdAt }: PayloadJob, key: string, from: string): string {
  return `<${Date.parse(createdAt).toString(36)}.${id}.${key}@${from.split('@').at(-1)}>`;
}

/** The sender as a header names it; the adapter would leave a comma or a quotation mark in the name as it is. */
function named(name: string, address: string): string {
  return `"${name.replaceAll(/["\\\p{Cc}]/gu, ' ').trim()}" <${address}>`;
}

/** What tells other programs that nobody has written this by hand, so that none answers by itself (RFC 3834). */
function automaticHeaders(kind: MailOrder['kind']): Readonly<Record<string, string>> {
  const automatic = MAIL_KINDS[kind].to === 'visitor' ? 'auto-replied' : 'auto-generated';
  return { 'Auto-Submitted': automatic, 'X-Auto-Response-Suppress': 'All' };
}

type Delivery = { readonly job: PayloadJob; readonly kind: MailOrder['kind']; readonly req: PayloadRequest };

/** Hands a mail to the mail server for one recipient; throws what keeps it, without anybody's address. */
async function handOver(mail: WrittenMail, to: string, { job, kind, req }: Delivery): Promise<void> {
  const sender = settings.mail?.from ?? req.payload.email.defaultFromAddress;
  try {
    await req.payload.sendEmail({
      from: named(mail.from, sender),
      to,
      ...(mail.replyTo && { replyTo: mail.replyTo }),
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      messageId: messageId(job, recipientKey(to, req.payload.secret), sender),
      headers: automaticHeaders(kind),
    });
  } catch (error) {
    // A visitor may have mistyped their address; the office's is worth trying until somebody has looked.
    const forGood = MAIL_KINDS[kind].to !== 'office' && isRefusedForGood(error);
    const next = isLastTry(job) ? 'given-up' : 'tried-again';
    req.payload.logger.warn(notSentLine(`Mail ${job.id} (${kind})`, error, forGood ? 'refused' : next));
    if (forGood) throw new JobCancelledError(NOT_SENT.refused.en);
    throw new Error(deliveryProblem(error));
  }
}

/** Sends one mail; a recipient who was reached in an earlier try is not written to again. */
export const sendMail: TaskConfig<'sendMail'> = {
  slug: 'sendMail',
  inputSchema: [
    { name: 'kind', type: 'select', options: [...MAIL_KIND_NAMES], required: true },
    { name: 'about', type: 'number', required: true },
    { name: 'language', type: 'select', options: [...LANGUAGES] },
  ],
  outputSchema: [{ name: 'outcome', type: 'select', options: ['sent', 'gone', 'logged'], required: true }],
  retries: RETRIES,
  onFail: waitForNextTry,
  async handler({ input, inlineTask, job, req }) {
    const mail = await writtenMail(req.payload, input);
    if (mail === 'gone') return { output: { outcome: mail } };
    if (mail === 'nobody' || mail === 'expired') {
      req.payload.logger.error(`Mail ${job.id} (${input.kind}) is not sent. ${NOT_SENT[mail].en}`);
      throw new JobCancelledError(NOT_SENT[mail].en);
    }
    if (!settings.mail && MAIL_KINDS[input.kind].to !== 'account') {
      req.payload.logger.info(`Mail ${job.id} (${input.kind}) would go out now if SMTP_URL were set.`);
      return { output: { outcome: 'logged' } };
    }
    const problems: unknown[] = [];
    for (const to of mail.to) {
      const deliver = async () => {
        await handOver(mail, to, { job, kind: input.kind, req });
        return { output: {} };
      };
      await inlineTask(recipientKey(to, req.payload.secret), { task: deliver }).catch((problem: unknown) =>
        problems.push(problem),
      );
    }
    // The others were written to all the same.
    if (problems.length > 0) throw problems[0];
    return { output: { outcome: settings.mail ? 'sent' : 'logged' } };
  },
};
