import type { ReceivedMail } from '../support/mail-server.ts';
import type { Acknowledged, Collection } from './submissions.ts';

/** What became of the mails that submissions set off, each named by the submission's address and the recipient. */
export type MailVerdict = {
  readonly missing: readonly string[];
  readonly doubled: readonly string[];
  /** How many were handed in once more under the id they had: SMTP can't tell a sender that a mail had been taken. */
  readonly repeated: number;
};

/**
 * Looks for two mails about every submission: the confirmation to who sent it, and the notice to the office, which names
 * the sender as the one to answer. Mails with one id are one mail.
 */
export function judgeMails(
  acknowledged: Acknowledged,
  offices: Readonly<Record<Collection, string>>,
  received: readonly ReceivedMail[],
): MailVerdict {
  const ids = new Map<string, Set<string>>();
  for (const { recipient, mail } of received) {
    const isNotice = Object.values(offices).includes(recipient);
    const about = `${isNotice ? mail.replyTo?.[0]?.address : recipient} to ${recipient}`;
    ids.set(about, (ids.get(about) ?? new Set()).add(mail.messageId ?? ''));
  }
  const expected = [...acknowledged].flatMap(([email, collection]) => [
    `${email} to ${email}`,
    `${email} to ${offices[collection]}`,
  ]);
  const distinct = [...ids.values()].reduce((sum, { size }) => sum + size, 0);
  return {
    missing: expected.filter((about) => !ids.has(about)),
    doubled: expected.filter((about) => (ids.get(about)?.size ?? 0) > 1),
    repeated: received.length - distinct,
  };
}
