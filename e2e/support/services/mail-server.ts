/** A mail server that keeps received mails, and refuses, fails or hangs as a test demands. */
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { until } from '../until.ts';

/** A mail as received, for one recipient of its envelope. */
export type ReceivedMail = { readonly recipient: string; readonly mail: Email };

export type MailServer = {
  /** Returns all mails to an address so far. */
  mailsTo(address: string): readonly Email[];
  /** Returns all received mails, in order. */
  received(): readonly ReceivedMail[];
  /** Waits for the first mail to an address. */
  mailTo(address: string): Promise<Email>;
  /** Answers every mail to an address with an SMTP status from now on; null accepts them again. */
  answer(address: string, status: number | null): void;
  /** Takes mails to an address without confirming; resolves with the first. They don't count as received. */
  fallSilent(address: string): Promise<Email>;
  /** Ends all connections; mails without an answer never get one. */
  stop(): Promise<void>;
};

/** How long a mail may take from its trigger to this server, in milliseconds. */
const ARRIVES_MS = 90_000;

export async function startMailServer(port: number): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const statuses = new Map<string, number>();
  const silent = new Map<string, (mail: Email) => void>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onRcptTo({ address }, _session, callback) {
      const status = statuses.get(address);
      if (status === undefined) callback();
      else callback(Object.assign(new Error(`not now, <${address}>`), { responseCode: status }));
    },
    onData(stream, { envelope }, callback) {
      const recipients = envelope.rcptTo.map(({ address }) => address);
      buffer(stream)
        .then(PostalMime.parse)
        .then((mail) => {
          const hesitates = recipients.map((address) => silent.get(address)).find(Boolean);
          if (hesitates) {
            hesitates(mail);
            return;
          }
          for (const recipient of recipients) received.push({ recipient, mail });
          callback();
        }, callback);
    },
  });
  server.on('error', () => {});
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const mailsTo = (address: string) =>
    received.filter(({ recipient }) => recipient === address).map(({ mail }) => mail);
  return {
    mailsTo,
    received: () => received,
    async mailTo(address) {
      await until(`a mail to ${address}`, async () => mailsTo(address).length > 0, ARRIVES_MS);
      const [mail] = mailsTo(address);
      if (!mail) throw new Error(`No mail has come to ${address}.`);
      return mail;
    },
    answer(address, status) {
      silent.delete(address);
      if (status === null) statuses.delete(address);
      else statuses.set(address, status);
    },
    fallSilent: (address) =>
      new Promise((resolve) => {
        silent.set(address, resolve);
      }),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
      }),
  };
}
