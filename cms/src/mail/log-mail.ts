import type { EmailAdapter } from 'payload';

/**
 * Stands in for a mail server: what would be sent, such as a link to a new password, is written to the log. It is the
 * only line of all that names somebody, and with a mail server there is none.
 */
export const logMail: EmailAdapter = ({ payload }) => ({
  name: 'log',
  defaultFromAddress: 'cms@localhost.local',
  defaultFromName: 'CMS',
  async sendEmail({ to, subject, text, html }) {
    payload.logger.info(`Mail to ${JSON.stringify(to)}, “${subject}”: ${text ?? html}`);
  },
});
