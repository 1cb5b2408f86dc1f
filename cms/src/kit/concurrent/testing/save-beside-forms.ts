import { setTimeout } from 'node:timers/promises';
import { getPayload, handleEndpoints } from 'payload';
import sharp from 'sharp';
import config from '#cms/schema/payload.config.ts';
import { signInAs } from '#cms/schema/testing/test-users.ts';
import { BASED_ON_HEADER } from '../protocol.ts';

/*
 * Runs in its own process on the database from the environment: while a message's form saves who works on it, its list
 * changes its state, and while a picture's form saves another file, a colleague saves its alternative text. Prints, as a
 * line of JSON for each, whether both are stored, or whoever was behind has been told, each time.
 */
const ROUNDS = 10;

const payload = await getPayload({ config });
const [editor, colleague, sales] = [
  await signInAs(payload, 'editor'),
  await signInAs(payload, 'editor'),
  await signInAs(payload, 'sales'),
];
const read = { depth: 0, overrideAccess: true } as const;

function send(token: string, path: string, body: object | FormData, basedOn?: string): Promise<Response> {
  const isForm = body instanceof FormData;
  const request = new Request(`http://127.0.0.1:3001/api/${path}`, {
    method: 'PATCH',
    headers: {
      Authorization: `JWT ${token}`,
      ...(!isForm && { 'Content-Type': 'application/json' }),
      ...(basedOn !== undefined && { [BASED_ON_HEADER]: basedOn }),
    },
    body: isForm ? body : JSON.stringify(body),
  });
  return handleEndpoints({ config, request });
}

const messages = { collection: 'contact-messages', ...read } as const;
const message = await payload.create({ ...messages, data: { email: 'ada@example.com', status: 'new' } });
const people = await payload.find({ collection: 'users', where: { roles: { equals: 'sales' } }, ...read });
const states: boolean[] = [];
for (let round = 0; round < ROUNDS; round += 1) {
  const status = round % 2 === 0 ? 'answered' : 'new';
  const assigned_to = round % 2 === 0 ? people.docs[0]?.id : null;
  const path = `contact-messages/${message.id}?locale=en`;
  const { updatedAt } = await payload.findByID({ ...messages, id: message.id });
  const [saved] = await Promise.all([
    send(sales.token, path, { assigned_to }, updatedAt),
    setTimeout(round).then(() => send(sales.token, path, { status })),
  ]);
  const stored = await payload.findByID({ ...messages, id: message.id });
  const isSaved = saved.ok ? (stored.assigned_to ?? null) === assigned_to : saved.status === 409;
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
    send(editor.token, `media/${picture.id}?locale=en`, form, before.updatedAt),
    setTimeout(10 * round).then(() =>
      send(colleague.token, `media/${picture.id}?locale=en`, { alt }, before.updatedAt),
    ),
  ]);
  const stored = await payload.findByID({ ...pictures, id: picture.id });
  texts.push(written.ok ? stored.alt === alt : written.status === 409);
}
process.stdout.write(`${JSON.stringify(texts)}\n`);
process.exit(0);
