import type { Config, EmailAdapter } from 'payload';
import { isMalformedForm } from './http/malformed-form.ts';

const LEVELS: Readonly<Record<number, string>> = { 30: 'info', 40: 'warn', 50: 'error', 60: 'fatal' };

function readable(line: string): string {
  const { level, msg, err }: { level?: number; msg?: string; err?: { stack?: string; message?: string } } =
    JSON.parse(line);
  const problem = isMalformedForm(err?.message) ? err?.message : (err?.stack ?? err?.message);
  return [`cms ${LEVELS[level ?? 30] ?? 'log'}:`, msg, problem].filter(Boolean).join(' ');
}

/** Logs to standard error in lines that people read; standard output belongs to what programs read. */
export const logger: Config['logger'] = {
  options: { level: process.env.LOG_LEVEL ?? 'info' },
  destination: {
    write(line: string) {
      process.stderr.write(`${readable(line)}\n`);
    },
  },
};

/** Stands in for a mail server: what would be sent, such as a link to a new password, is written to the log. */
export const logMail: EmailAdapter = ({ payload }) => ({
  name: 'log',
  defaultFromAddress: 'cms@localhost.local',
  defaultFromName: 'CMS',
  async sendEmail({ to, subject, text, html }) {
    payload.logger.info(`Mail to ${JSON.stringify(to)}, “${subject}”: ${text ?? html}`);
  },
});
