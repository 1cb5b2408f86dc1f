import { describeProblem } from './delivery-problem.ts';

/** A transport that can be verified and closed. */
type MailTransport = { verify(): Promise<unknown>; close(): void };

/**
 * Logs a mail server that can't be reached or refuses the password: else a wrong one would only be noticed by a missing
 * mail. It doesn't keep the CMS from starting.
 */
export async function tryMailServer(transport: MailTransport, log: { warn(line: string): void }): Promise<void> {
  try {
    await transport.verify();
  } catch (error) {
    log.warn(
      `The mail server takes nothing (${describeProblem(error)}): mails wait in the outbox until it does; ` +
        'unless it is only away for a while, correct SMTP_URL',
    );
  } finally {
    transport.close();
  }
}
