import { setTimeout } from 'node:timers/promises';
import { getPayload } from 'payload';
import sharp from 'sharp';
import config from '#cms/schema/payload.config.ts';
import { requestRest } from '#cms/schema/testing/rest-request.ts';
import { signInAs } from '#cms/schema/testing/test-users.ts';
import { BASED_ON_HEADER } from '../protocol.ts';

/*
 * Runs in its own process on the database from the environment: while a message's form saves who works on it, the list
 * of messages changes its state; while a picture's form saves another file, a colleague saves its alternative text.
 * Prints a line of JSON for the message and one for the picture: for each round, whether both changes are stored or the
 * outdated one was rejected.
 */
const ROUNDS = 10;

const payload = await getPayload({ config });
const [editor, colleague, sales] = [
  await signInAs(payload, 'editor'),
  await signInAs(payload, 'editor'),
  await signInAs(payload, 'sales'),
];
const read = { depth: 0, overrideAccess: true } as const;

/** Saves through the REST API; a form names the version that it is based on. Returns the status of the answer. */
async function save(token: string, path: string, body: object | FormData, basedOn?: string): Promise<number> {
  const headers: Record<string, string> = basedOn === undefined ? {} : { [BASED_ON_HEADER]: basedOn };
  const { status } = await requestRest(config, 'PATCH', `/api/${path}?locale=en`, { token, body, headers });
  return status;
}

const messages = { collection: 'contact-messages', ...read } as const;
const message = await payload.create({ ...messages, data: { email: 'ada@example.com', status: 'new' } });
const states: boolean[] = [];
for (let round = 0; round < ROUNDS; round += 1) {
  const status = round % 2 === 0 ? 'answered' : 'new';
  const assigned_to = round % 2 === 0 ? sales.user.id : null;
  const path = `contact-messages/${message.id}`;
  const { updatedAt } = await payload.findByID({ ...messages, id: message.id });
  const [saved] = await Promise.all([
    save(sales.token, path, { assigned_to }, updatedAt),
    setTimeout(round).then(() => save(sales.token, path, { status })),
  ]);
  const stored = await payload.findByID({ ...messages, id: message.id });
  const isSaved = saved === 200 ? (stored.assigned_to ?? null) === assigned_to : saved === 409;
  states.push(isSaved && stored.status === status);
}
process.stdout.write(`${JSON.stringify(states)}\n`);

const data = await sharp({ create: { width: 1200, height: 900, channels: 3, background: '#456' } })
  .jpeg()
  .toBuffer();
const pictures = { collection: 'media', ...read } as const;
const file = { name: 'a.jpg', data, mimetype: 'image/jpeg', size: data.length };
const picture = await payload.create({ ...pictures, data: { alt: 'begun' }, file });
const texts: boolean[] = [];
for (let round = 0; round < ROUNDS; round += 1) {
  const alt = `colleague ${round}`;
  const before = await payload.findByID({ ...pictures, id: picture.id });
  const form = new FormData();
  form.append('_payload', JSON.stringify({ alt: before.alt }));
  form.append('file', new File([new Uint8Array(data)], `${round}.jpg`, { type: 'image/jpeg' }));
  const [, written] = await Promise.all([
    save(editor.token, `media/${picture.id}`, form, before.updatedAt),
    setTimeout(10 * round).then(() => save(colleague.token, `media/${picture.id}`, { alt }, before.updatedAt)),
  ]);
  const stored = await payload.findByID({ ...pictures, id: picture.id });
  texts.push(written === 200 ? stored.alt === alt : written === 409);
}
process.stdout.write(`${JSON.stringify(texts)}\n`);
process.exit(0);
