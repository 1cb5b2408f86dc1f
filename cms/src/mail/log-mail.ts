import type { EmailAdapter } from 'payload';

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
