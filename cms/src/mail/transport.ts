import { nodemailerAdapter } from '@payloadcms/email-nodemailer';
import { createTransport, type Transporter } from 'nodemailer';
import type { Config } from 'payload';
import type { MailServer, Settings } from '#cms/base/settings.ts';
import { deliveryProblem } from './delivery-problem.ts';
import { logMail } from './log-mail.ts';

/** In milliseconds; the server that doesn't answer within these is tried again later. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000, dnsTimeout: 10_000 };

/** A mail server, over a few connections that are kept open. */
export function mailTransport({ smtpUrl }: Pick<MailServer, 'smtpUrl'>): Transporter {
  const address = new URL(smtpUrl);
  const options = { pool: true, maxConnections: 3, maxMessages: 100, ...TIMEOUTS };
  // Nodemailer reads its options from the address alone once it is given one; what the operator wrote there counts.
  for (const [name, value] of Object.entries(options))
    if (!address.searchParams.has(name)) address.searchParams.set(name, String(value));
  const transport = createTransport(address.href);
  // What goes wrong while no mail is under way; the next mail will find out.
  transport.on('error', (error) => console.warn(`The mail server: ${deliveryProblem(error)}`));
  return transport;
}

/**
 * What Payload hands mails to: a mail server or, without one, the log. A server that doesn't answer is no reason not to
 * start.
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
