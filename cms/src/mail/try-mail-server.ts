import { deliveryProblem } from './delivery-problem.ts';

/** What can be asked whether it would take a mail, and be let go of then. */
type MailTransport = { verify(): Promise<unknown>; close(): void };

/**
 * Asks a mail server whether it can be reached and takes the password, and says so where it doesn't: else the first to
 * hear of a wrong one would be who looks for a mail that hasn't come. It is no reason not to start.
 */
export async function tryMailServer(transport: MailTransport, log: { warn(line: string): void }): Promise<void> {
  try {
    await transport.verify();
  } catch (error) {
    log.warn(
      `The mail server takes nothing (${deliveryProblem(error)}): mails wait in the outbox until it does; ` +
        'unless it is only away for a while, correct SMTP_URL',
    );
  } finally {
    transport.close();
  }
}
