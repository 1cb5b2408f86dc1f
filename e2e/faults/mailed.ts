import type { ReceivedMail } from '../support/services/mail-server.ts';
import type { Acknowledged, Collection } from './submissions.ts';

/** The fate of the mails that submissions trigger, each named by the submission's address and the recipient. */
export type MailVerdict = {
  readonly missing: readonly string[];
  readonly doubled: readonly string[];
  /** How many were delivered again under the same id: SMTP can't tell a sender that a mail was already accepted. */
  readonly repeated: number;
};

/**
 * Expects two mails per submission: the confirmation to its sender, and the notice to the office with the sender in
 * Reply-To. Mails with one id are one mail.
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
