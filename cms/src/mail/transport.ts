import { nodemailerAdapter } from '@payloadcms/email-nodemailer';
import { createTransport, type Transporter } from 'nodemailer';
import type { Config, EmailAdapter } from 'payload';
import type { MailServer, Settings } from '#cms/base/settings.ts';
import { describeProblem } from './delivery-problem.ts';

/**
 * Stands in for a mail server: logs each mail, such as a link to a new password. With a mail server no log line names a
 * person.
 */
export const logMail: EmailAdapter = ({ payload }) => ({
  name: 'log',
  defaultFromAddress: 'cms@localhost.local',
  defaultFromName: 'CMS',
  async sendEmail({ to, subject, text, html }) {
    payload.logger.info(`Mail to ${JSON.stringify(to)}, “${subject}”: ${text ?? html}`);
  },
});

/** In milliseconds; a mail to a server that exceeds them is retried later. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000, dnsTimeout: 10_000 };

/** Creates a mail server's transport, a pool of a few connections. */
export function mailTransport({ smtpUrl }: Pick<MailServer, 'smtpUrl'>): Transporter {
  const address = new URL(smtpUrl);
  const options = { pool: true, maxConnections: 3, maxMessages: 100, ...TIMEOUTS };
  // Nodemailer takes its options from the address alone once it has one; the operator's own take precedence.
  for (const [name, value] of Object.entries(options))
    if (!address.searchParams.has(name)) address.searchParams.set(name, String(value));
  const transport = createTransport(address.href);
  // Errors of idle connections; the next mail will meet them itself.
  transport.on('error', (error) => console.warn(`The mail server: ${describeProblem(error)}`));
  return transport;
}

/**
 * Returns Payload's mail adapter: a mail server or, without one, the log. Doesn't verify the server, which may be down
 * at the start.
 */
export function mailAdapter({ mail, publicUrl }: Pick<Settings, 'mail' | 'publicUrl'>): Config['email'] {
  if (!mail) return logMail;
  return nodemailerAdapter({
    transport: mailTransport(mail),
    skipVerify: true,
    defaultFromAddress: mail.from,
    defaultFromName: new URL(publicUrl).hostname,
  });
}
