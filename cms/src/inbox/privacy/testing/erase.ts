import { getPayload } from 'payload';
import config from '#cms/schema/payload.config.ts';
import { erasePersonData, findPersonData, packPersonData } from '../person-data.ts';

/*
 * Runs in its own process, on the data folder of the environment: a person writes, applies and tries to sign in to the
 * admin, and so does another; then the first is erased, by two administrators at once. Prints how much is held of both
 * before and after, as a line of JSON each.
 */
const payload = await getPayload({ config });
const written = { depth: 0, overrideAccess: true } as const;

async function send(email: string): Promise<void> {
  const words = `the secret of ${email}`;
  const file = { name: `${email}.pdf`, data: Buffer.from(`%PDF-1.4 ${words}`), mimetype: 'application/pdf', size: 60 };
  const resume = await payload.create({ collection: 'resumes', data: { original_name: words }, file, ...written });
  const application = { full_name: words, email, resume: resume.id, status: 'new' } as const;
  const { id } = await payload.create({ collection: 'applications', data: application, ...written });
  const message = { email, description: words.repeat(1_000), status: 'new' } as const;
  const { id: changed } = await payload.create({ collection: 'contact-messages', data: message, ...written });
  const author = { author_name: 'Grace' };
  const answer = { subject: words, text: words, language: 'en', mail_id: crypto.randomUUID() } as const;
  await payload.create({ collection: 'inbox-notes', data: { message: changed, text: words, ...author }, ...written });
  await payload.create({ collection: 'inbox-notes', data: { application: id, text: words, ...author }, ...written });
  await payload.create({
    collection: 'inbox-answers',
    data: { message: changed, to: email, ...answer, ...author },
    ...written,
  });
  await payload.update({ collection: 'contact-messages', id: changed, data: { status: 'answered' }, ...written });
  for (const data of [
    { who: email.toUpperCase(), action: 'sign_in_failed' },
    { who: 'admin@kontorwerk.example', action: 'opened', target: `applications/${id}` },
  ] as const)
    await payload.create({ collection: 'audit-log', data, ...written });
}

async function tell(): Promise<void> {
  const numbers = async (email: string) => {
    const { email: _, ...held } = await findPersonData(payload, email);
    return Object.fromEntries(Object.entries(held).map(([name, docs]) => [name, docs.length]));
  };
  const jobs = await payload.count({ collection: 'payload-jobs', overrideAccess: true });
  const line = {
    ada: await numbers('ada@marked.example'),
    joan: await numbers('joan@kept.example'),
    jobs: jobs.totalDocs,
  };
  process.stdout.write(`${JSON.stringify(line)}\n`);
}

await send('Ada@marked.example');
await send('joan@kept.example');
await tell();
const ada = await findPersonData(payload, ' ADA@marked.example');
await packPersonData(ada);
await Promise.all([erasePersonData(payload, ada, 'a pseudonym'), erasePersonData(payload, ada, 'a pseudonym')]);
await tell();
process.exit(0);
