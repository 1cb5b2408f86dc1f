/** Writes of editors and administrators, one of each kind, with their answers and whether they were done. */
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { type CmsSession, createUser, find, session, successOf } from '../support/cms/cms.ts';
import { plainPicture } from '../support/cms/plain-picture.ts';
import type { MailServer } from '../support/services/mail-server.ts';
import { ADMINISTRATOR } from '../support/stacks/stacks.ts';
import { until } from '../support/until.ts';

/** The answer to a write. */
type Told = { readonly status: number; readonly text: string };

export type TriedWrite = {
  readonly what: string;
  readonly told: Told;
  /** Whether it was done; called once there is space again. */
  readonly isDone: () => Promise<boolean>;
};

const created = v.object({ doc: v.looseObject({ id: v.number() }) });
const plans = v.object({ planned: v.array(v.looseObject({ state: v.string(), problem: v.optional(v.unknown()) })) });
const signedIn = v.object({ token: v.string() });

async function toldBy(asking: Promise<Response>): Promise<Told> {
  try {
    const answer = await asking;
    return { status: answer.status, text: await answer.text() };
  } catch (error) {
    return { status: 0, text: String(error instanceof Error && error.cause ? error.cause : error) };
  }
}

/** How long a mail may take that the full disk delayed, in milliseconds: it is retried each minute. */
const MAILED_MS = 240_000;

/** Creates a draft that was never published; each try takes a new one. */
async function newDraft(admin: CmsSession): Promise<number> {
  const [sample] = await find(admin, 'posts', { _status: 'published' }, { locale: 'en', limit: '1' });
  if (!sample) throw new Error('There is no post.');
  const { id: _, createdAt: _made, updatedAt: _changed, ...fields } = sample;
  const draft = { ...fields, title: `Draft ${randomUUID()}`, date: '2001-01-01T12:00:00.000Z', _status: 'draft' };
  const answer = await admin.send('POST', '/api/posts?locale=en&draft=true&depth=0', draft);
  return v.parse(created, await successOf(answer)).doc.id;
}

const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();

function plan(admin: CmsSession, id: number, seconds: number): Promise<Response> {
  const times = { publish_at: inSeconds(seconds), timezone: 'Europe/Berlin' };
  return admin.send('POST', '/api/planned', { collection: 'posts', id, ...times });
}

async function plansOf(admin: CmsSession, id: number) {
  const answer = await admin.get(`/api/planned?collection=posts&id=${id}`);
  return v.parse(plans, await successOf(answer)).planned;
}

/** Builds a rich text that is too long for the database's allocated pages. */
function longText(text: string) {
  const words = { type: 'text', version: 1, text, format: 0, detail: 0, mode: 'normal', style: '' };
  const paragraph = { type: 'paragraph', version: 1, children: [words], direction: 'ltr', format: '', indent: 0 };
  return { root: { type: 'root', version: 1, children: [paragraph], direction: 'ltr', format: '', indent: 0 } };
}

/** The documents for one try of each kind, created while there is space. */
export type Prepared = {
  readonly published: number;
  readonly draft: number;
  readonly toPlan: number;
  readonly message: number;
  readonly owner: { readonly email: string; readonly password: string };
};

/** Plans a publication in some seconds; the returned function resolves with its outcome, null while it is open. */
export async function planAhead(admin: CmsSession, seconds: number): Promise<() => Promise<string | null>> {
  const id = await newDraft(admin);
  await successOf(await plan(admin, id, seconds));
  return async () => {
    const [open] = await plansOf(admin, id);
    if (open) return open.state === 'failed' ? `failed: ${JSON.stringify(open)}` : null;
    const [post] = await find(admin, 'posts', { id: String(id) }, { locale: 'en' });
    return post?._status === 'published' ? 'published' : 'gone, and not published';
  };
}

export async function prepareWrites(admin: CmsSession): Promise<Prepared> {
  const [published] = await find(admin, 'posts', { _status: 'published' }, { limit: '1' });
  const [message] = await find(admin, 'contact-messages', {}, { limit: '1' });
  const [draft, toPlan] = [await newDraft(admin), await newDraft(admin)];
  const owner = await createUser(admin, 'editor');
  return { published: Number(published?.id), draft, toPlan, message: Number(message?.id), owner };
}

/** Attempts one write of each kind. */
export async function tryWrites(
  admin: CmsSession,
  mailServer: MailServer,
  { published, draft, toPlan, message, owner }: Prepared,
): Promise<readonly TriedWrite[]> {
  const mark = randomUUID();
  const { url } = admin;
  const body = longText('Whatever fits. '.repeat(20_000));
  const told: TriedWrite[] = [];
  const save = async (what: string, id: number, query: string, data: object) => {
    const answer = await toldBy(admin.send('PATCH', `/api/posts/${id}?locale=en&depth=0${query}`, data));
    const isDone = async () => {
      const [post] = await find(admin, 'posts', { id: String(id) }, { locale: 'en', draft: 'true' });
      return post?.description === mark;
    };
    told.push({ what, told: answer, isDone });
  };
  await save('publishing a post', published, '', { description: mark, body, _status: 'published' });
  await save('saving a draft', draft, '&draft=true', { description: mark, body });

  const planned = await toldBy(plan(admin, toPlan, 3_600));
  told.push({ what: 'planning', told: planned, isDone: async () => (await plansOf(admin, toPlan)).length > 0 });

  const note = await toldBy(admin.send('POST', `/api/contact-messages/${message}/notes`, { text: mark }));
  const isNoted = async () =>
    (await (await admin.get(`/api/contact-messages/${message}/thread`)).text()).includes(mark);
  told.push({ what: 'a note', told: note, isDone: isNoted });

  const picture = new FormData();
  const bytes = new Uint8Array(await plainPicture(`#${mark.slice(0, 6)}`));
  picture.set('file', new File([bytes], `${mark}.png`, { type: 'image/png' }));
  picture.set('_payload', JSON.stringify({ alt: mark }));
  const headers = { Authorization: `JWT ${admin.token}` };
  const uploaded = await toldBy(fetch(`${url}/api/media?locale=en`, { method: 'POST', headers, body: picture }));
  told.push({
    what: 'uploading a picture',
    told: uploaded,
    isDone: async () => (await find(admin, 'media', { alt: mark }, { locale: 'en' })).length === 1,
  });

  const credentials = { method: 'POST', headers: { 'Content-Type': 'application/json' } };
  const login = await toldBy(fetch(`${url}/api/users/login`, { ...credentials, body: JSON.stringify(ADMINISTRATOR) }));
  const token = login.status === 200 ? v.parse(signedIn, JSON.parse(login.text)).token : null;
  const isSignedIn = async () =>
    token !== null && (await (await session(url, token).get('/api/users/me')).text()).includes(ADMINISTRATOR.email);
  told.push({ what: 'signing in', told: login, isDone: isSignedIn });

  const askFor = (email: string) =>
    toldBy(fetch(`${url}/api/users/forgot-password`, { ...credentials, body: JSON.stringify({ email }) }));
  const [known, unknown] = [await askFor(owner.email), await askFor(`nobody-${mark}@kontorwerk.example`)];
  // A mail may come later than the answer; a refused request is followed by none.
  const isMailed = async () => {
    if (known.status !== 200) return false;
    const hasCome = async () => mailServer.mailsTo(owner.email).length > 0;
    return until('the mail has come', hasCome, MAILED_MS).then(hasCome, () => false);
  };
  told.push({ what: 'asking for a new password', told: known, isDone: isMailed });
  told.push({ what: 'the same for nobody', told: unknown, isDone: async () => unknown.status === 200 });
  return told;
}

/** Whether a refusal explains itself, rather than with a generic error message or by blaming the account. */
function isInWords({ status, text }: Told): boolean {
  return (
    status >= 500 &&
    text !== '' &&
    !/Something went wrong|Internal Server Error|<html|fetch failed|\bat \w+ \(/.test(text)
  );
}

/** Lists writes whose answer was untrue, and refusals that explain nothing. */
export async function problemsOfWrites(tried: readonly TriedWrite[]): Promise<readonly string[]> {
  const problems: string[] = [];
  for (const { what, told, isDone } of tried) {
    const said = `${told.status} ${told.text.slice(0, 300)}`;
    if (told.status >= 200 && told.status < 300) {
      if (!(await isDone())) problems.push(`${what} was said to be done, and isn't: ${said}`);
    } else if (!isInWords(told)) problems.push(`${what} was not refused in words: ${said}`);
    else if (/othing is saved|nicht gespeichert/.test(told.text) && (await isDone()))
      problems.push(`${what} was said not to be saved, and is: ${said}`);
  }
  return problems;
}
