/** Mails while the mail server is down and the CMS is killed: all are delivered, each as one. */
import { expect, onTestFinished, test } from 'vitest';
import { brand } from '../../content/brand.ts';
import { signIn } from '../support/cms/cms.ts';
import { deliveries, sendAgain } from '../support/cms/outbox.ts';
import { startMailServer } from '../support/services/mail-server.ts';
import { MAIL_FROM, mailSettings, SOON_MS, somebody, submitter, untilAll } from '../support/services/mail-stack.ts';
import { createRunner } from '../support/stacks/runner.ts';
import { ADMINISTRATOR, MAIL_CRASH_SERVER_PORT, MAIL_CRASH_STACK } from '../support/stacks/stacks.ts';
import { until } from '../support/until.ts';

const { cmsUrl, siteUrl } = MAIL_CRASH_STACK;

test('mails that wait for a server that is down, and one that was on its way, outlast a crash of the CMS', async () => {
  const runner = createRunner(MAIL_CRASH_STACK, mailSettings(MAIL_CRASH_SERVER_PORT));
  onTestFinished(() => runner.end());
  const first = await runner.start('cms');
  const before = await signIn(cmsUrl, ADMINISTRATOR);
  const [waiting, hanging] = [somebody(), somebody()];

  // No mail server listens.
  const changed = { first_name: 'Jürgen', description: 'Größe & <b>Maß</b>' };
  const delayed = await submitter(before).message({ email: waiting, ...changed }, 'de');
  await untilAll(before, delayed, undefined, 'Failed, will be retried');
  for (const { input, last_problem, totalTried } of await deliveries(before, delayed)) {
    expect(Object.keys(input).toSorted()).toEqual(['about', 'kind']);
    expect(last_problem).toMatch(/ECONNREFUSED/);
    expect(totalTried).toBe(1);
  }

  // The mail server accepts a mail and never confirms it.
  const silentServer = await startMailServer(MAIL_CRASH_SERVER_PORT);
  const silent = silentServer.fallSilent(hanging);
  const interrupted = await submitter(before).message({ email: hanging });
  const taken = await silent;
  await first.crash();
  await silentServer.stop();

  const mails = await startMailServer(MAIL_CRASH_SERVER_PORT);
  onTestFinished(async () => {
    // The CMS first: the mail server would wait for its connections.
    await runner.end();
    await mails.stop();
  });
  await until('the ports are free', () => runner.portsAreFree(), SOON_MS);
  const second = await runner.start('cms');
  const admin = await signIn(cmsUrl, ADMINISTRATOR);
  for (const delivery of await deliveries(admin, delayed)) await sendAgain(admin, delivery);

  const confirmation = await mails.mailTo(waiting);
  expect(confirmation.subject).toBe('Ihre Nachricht an Kontorwerk');
  expect(confirmation.from).toEqual({ address: MAIL_FROM, name: 'Kontorwerk' });
  expect(confirmation.replyTo).toMatchObject([{ address: brand.email }]);
  expect(confirmation.headers).toContainEqual(
    expect.objectContaining({ key: 'auto-submitted', value: 'auto-replied' }),
  );
  expect(confirmation.text).toContain('Guten Tag Jürgen Lovelace,');
  expect(confirmation.html).toContain('Guten Tag Jürgen Lovelace,');
  expect(confirmation.html).toContain('Freundliche Grüße<br>Kontorwerk');
  for (const about of [delayed, interrupted])
    for (const kind of ['contact_confirmation', 'contact_notice']) await untilAll(admin, about, kind, 'Sent');
  const notice = mails.mailsTo(brand.email).find(({ subject }) => subject === 'New message from Jürgen Lovelace');
  expect(notice?.replyTo).toMatchObject([{ address: waiting }]);
  expect(notice?.text).toContain('Größe & <b>Maß</b>');
  expect(notice?.html).toContain('Größe &amp; &lt;b&gt;Maß&lt;/b&gt;');
  expect(notice?.text).toContain(`${siteUrl}/admin/collections/contact-messages/${delayed}`);

  expect((await mails.mailTo(hanging)).messageId).toBe(taken.messageId);
  for (const email of [waiting, hanging]) expect(mails.mailsTo(email)).toHaveLength(1);
  const again = mails.received().map(({ mail }) => mail.messageId);
  expect(new Set(again).size).toBe(again.length);
  // A mail that the first server accepted during the crash may reach the second too, under the same message id.
  const sent = new Set([...silentServer.received().map(({ mail }) => mail.messageId), ...again]);
  expect(sent.size).toBe(4);
  for (const id of sent) expect(id).toMatch(/^<\w+\.\d+\.[0-9a-f]{16}@kontorwerk\.example>$/);
  for (const { printed } of [first, second]) expect(printed()).not.toContain(waiting);
});
