import { isLoopback } from '@kontorwerk/contract/address/backend-host';
import { type CheckResult, createCheckResults } from '@kontorwerk/runtime/setup/check-result';
import type { Try } from '@kontorwerk/runtime/setup/run-tries';
import type { MailServer } from '#cms/base/settings.ts';
import { describeProblem } from '#cms/mail/delivery-problem.ts';
import { mailTransport } from '#cms/mail/transport.ts';

const SETTING = 'SMTP_URL';

const LIMIT_MS = 12_000;
/** The timeouts for connection, greeting and answer, in milliseconds. */
const PATIENCE = { connectionTimeout: '5000', greetingTimeout: '5000', socketTimeout: '5000', dnsTimeout: '5000' };

/** Advice by Nodemailer's error code. */
const HELPS: Readonly<Record<string, string>> = {
  EAUTH: 'correct user and password; characters such as @ : / % # stand there as %40 %3A %2F %25 %23',
  ETLS: 'correct the certificate there, or the name of the server',
  EDNS: 'correct the name of the server',
};

function getErrorCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/** Returns the address with short timeouts and further options. */
function addOptions(smtpUrl: string, options: Readonly<Record<string, string>>): string {
  const address = new URL(smtpUrl);
  for (const [name, value] of Object.entries({ ...PATIENCE, ...options })) address.searchParams.set(name, value);
  return address.href;
}

/** Connects and signs in, without sending anything. @throws Nodemailer's error */
async function verify(smtpUrl: string): Promise<void> {
  const transport = mailTransport({ smtpUrl });
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}

/** Whether TLS works; required here, where otherwise it is only used when offered. @throws Nodemailer's error */
async function isEncrypted(smtpUrl: string): Promise<boolean> {
  const demanding = addOptions(smtpUrl, { requireTLS: 'true' });
  try {
    await verify(demanding);
    return true;
  } catch (error) {
    if (smtpUrl.startsWith('smtps:')) throw error;
    // If this fails as well, the reason isn't TLS; its error is reported.
    await verify(addOptions(smtpUrl, {}));
    return false;
  }
}

/** Whether the server checks passwords: without `forceAuth` Nodemailer may not send one, and any would pass. */
async function checksPassword(smtpUrl: string): Promise<boolean> {
  try {
    await verify(addOptions(smtpUrl, { forceAuth: 'true' }));
    return true;
  } catch {
    return false;
  }
}

async function sendTo(to: string, { smtpUrl, from }: MailServer, publicUrl: string): Promise<readonly CheckResult[]> {
  const transport = mailTransport({ smtpUrl: addOptions(smtpUrl, {}) });
  try {
    await transport.sendMail({
      from,
      to,
      subject: `A test mail of ${new URL(publicUrl).hostname}`,
      text: `This mail was sent to try out the settings of ${publicUrl}. Nothing has to be done.\n`,
    });
    return [
      {
        verdict: 'ok',
        setting: 'MAIL_FROM',
        seen: `the mail server has taken a test mail to ${to} from ${from}`,
        advice: 'see that it arrives, and not as spam',
      },
    ];
  } catch (error) {
    return [
      {
        verdict: 'wrong',
        setting: 'MAIL_FROM',
        seen: `the mail server doesn’t take a test mail from ${from} (${describeProblem(error)})`,
        advice: 'correct MAIL_FROM, or what that user may send',
      },
    ];
  } finally {
    transport.close();
  }
}

async function tryServer(mail: MailServer, publicUrl: string, to: string | undefined): Promise<readonly CheckResult[]> {
  const { hostname, username, host } = new URL(mail.smtpUrl);
  const finding = createCheckResults(SETTING);
  let encrypted: boolean;
  try {
    encrypted = await isEncrypted(mail.smtpUrl);
  } catch (error) {
    const advice = HELPS[getErrorCode(error)] ?? 'start it, open the way to it, or correct SMTP_URL';
    return [finding('wrong', `${host} takes nothing (${describeProblem(error)})`, advice)];
  }
  const signedIn =
    username === ''
      ? 'takes mails without a password'
      : (await checksPassword(mail.smtpUrl))
        ? 'takes the password'
        : 'asks for no password, and doesn’t look at that of SMTP_URL';
  return [
    encrypted || isLoopback(hostname)
      ? finding('ok', `${host} ${signedIn}${encrypted ? ', by TLS' : ''}`)
      : finding(
          'note',
          `${host} ${signedIn}, but offers no TLS: both travel in the open`,
          'use a server that speaks TLS',
        ),
    ...(to === undefined ? [] : await sendTo(to, mail, publicUrl)),
  ];
}

/** Tries the mail server; with an address, sends a test mail. */
export function tryMail(mail: MailServer, publicUrl: string, to: string | undefined): Try {
  return {
    setting: SETTING,
    limitMs: to === undefined ? LIMIT_MS : 2 * LIMIT_MS,
    advice: 'start it, or correct SMTP_URL',
    run: () => tryServer(mail, publicUrl, to),
  };
}
