import { getPayload } from 'payload';
import config from '#cms/schema/payload.config.ts';
import { requestRest } from '#cms/schema/testing/rest-request.ts';
import { signInAs } from '#cms/schema/testing/test-users.ts';

/*
 * Runs in a separate process on the data folder from the environment: requests sorts as sales. Prints each status as a
 * line of JSON.
 */
const payload = await getPayload({ config });
const { token } = await signInAs(payload, 'sales');
const ASKED = [
  '/api/contact-messages?sort=assigned_to.name',
  '/api/contact-messages?sort=status,-createdAt',
  '/api/contact-messages?sort=a_field_that_was',
  '/api/contact-messages?sort=assigned_to.hash',
  '/api/contact-messages?sort=-assigned_to.totp_secret',
  '/api/contact-messages?sort=assigned_to__salt',
  '/api/contact-messages?sort=status,assigned_to.resetPasswordToken',
  '/api/contact-messages?sort=assigned_to.totp_enabled',
  '/api/inbox-notes?sort=message.assigned_to.hash',
  '/api/inbox-notes?sort=author.hash',
  '/api/payload-locked-documents?sort=user.hash',
  '/api/payload-locked-documents?sort=user.value.hash',
];
for (const path of ASKED) {
  const { status } = await requestRest(config, 'GET', path, { token });
  process.stdout.write(`${JSON.stringify([path, status])}\n`);
}
process.exit(0);
