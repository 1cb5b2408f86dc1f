/** An installation with data, and the check that all of it exists elsewhere. */
import assert from 'node:assert/strict';
import { FILLED_APPLICATION } from '@kontorwerk/contract/forms/testing/application-cases';
import { APPLICATION_PATH, CONTACT_PATH } from '@kontorwerk/contract/wire';
import * as v from 'valibot';
import { type CmsSession, find, session, signIn, successOf } from '../support/cms/cms.ts';
import { uploadPicture } from '../support/cms/plain-picture.ts';
import { tinyPdf } from '../support/documents/pdf.ts';
import { differences, everyPage, type SeenPages } from '../support/pages/seen-pages.ts';
import { ADMINISTRATOR } from '../support/stacks/stacks.ts';

const written = v.object({ doc: v.looseObject({ id: v.number() }) });

/** The sender of a message and an application. */
export const WRITER = 'grete@example.com';
export const COMPANY = 'Größe & "Maß" 🙂';
const WORDS = 'Zeile 1\nZeile 2\t\\ %_ \\N \u{1f9ed}';

/** Posts a form to a site; `headers` are those of a proxy. */
async function post(url: string, body: object, headers: Readonly<Record<string, string>> = {}): Promise<void> {
  const ours = { 'Content-Type': 'application/json', 'Accept-Language': 'de', ...headers };
  const sent = await fetch(url, { method: 'POST', headers: ours, body: JSON.stringify(body) });
  assert.equal(sent.status, 200, url);
}

/** Sends a contact message with all kinds of characters. */
export function writeMessage(
  siteUrl: string,
  email: string,
  headers?: Readonly<Record<string, string>>,
): Promise<void> {
  const who = { first_name: 'Grete', company: COMPANY, phone_number: '9876543210' };
  return post(`${siteUrl}${CONTACT_PATH}`, { ...who, email, description: WORDS }, headers);
}

async function duplicate(admin: CmsSession, job: unknown): Promise<number> {
  return v.parse(written, await successOf(await admin.send('POST', `/api/jobs/${job}/duplicate?locale=en`))).doc.id;
}

/** An installation that has data. */
export type Used = {
  /** The session of its user. */
  readonly admin: CmsSession;
  /** Its pages after it was used. */
  readonly pages: SeenPages;
  /** Fails unless the data is present now, at its address or at that of one of its processes. */
  expectContent(url?: string): Promise<void>;
  /** Fails unless the installation at the same address is the same now as after it was used. */
  expectAsItWas(): Promise<void>;
};

/**
 * Uses an installation: a message, an application, a picture, a draft of a published document, and an id that is never
 * reused.
 */
export async function useInstallation(siteUrl: string): Promise<Used> {
  const admin = await signIn(siteUrl, ADMINISTRATOR);
  await writeMessage(siteUrl, WRITER);
  const resume = `data:application/pdf;base64,${tinyPdf().toString('base64')}`;
  const application = { ...FILLED_APPLICATION, email: WRITER, resume, resume_name: 'cv.pdf' };
  await post(`${siteUrl}${APPLICATION_PATH}`, application);
  const picture = await uploadPicture(admin, 'plain');
  const [job, other] = await find(admin, 'jobs', { _status: 'published' });
  const draft = { title: 'Not yet', _status: 'draft' };
  await successOf(await admin.send('PATCH', `/api/jobs/${job?.id}?locale=en&draft=true`, draft));
  const gone = await duplicate(admin, other?.id);
  await successOf(await admin.send('DELETE', `/api/jobs/${gone}?trash=true`));
  const pages = await everyPage(siteUrl);

  async function expectContent(url = siteUrl): Promise<void> {
    // The secret was kept, so sessions are still valid.
    const there = session(url, admin.token);
    const [message, ...others] = await find(there, 'contact-messages', { email: WRITER });
    assert.deepEqual([message?.company, message?.description, others], [COMPANY, WORDS, []]);
    const [kept] = await find(there, 'applications', { email: WRITER });
    const held = await successOf(await there.get(`/api/resumes/${kept?.resume}`));
    const { url: file } = v.parse(v.looseObject({ url: v.string() }), held);
    const download = await there.get(new URL(file).pathname);
    assert.equal(download.status, 200, file);
    assert.ok(Buffer.from(await download.arrayBuffer()).equals(tinyPdf()), 'the resume is as it was');
    const [shown] = await find(there, 'media', { id: String(picture) });
    assert.equal((await fetch(`${url}/uploads/${shown?.filename}`)).status, 200, String(shown?.filename));
    const draftOfJob = await successOf(await there.get(`/api/jobs/${job?.id}?locale=en&draft=true&depth=0`));
    assert.equal(v.parse(v.looseObject({ title: v.string() }), draftOfJob).title, 'Not yet');
  }

  async function expectAsItWas(): Promise<void> {
    const found = await everyPage(siteUrl);
    assert.deepEqual(Object.keys(found).sort(), Object.keys(pages).sort());
    assert.ok(Object.keys(found).length > 130, 'all pages were found');
    assert.deepEqual(differences(pages, found), []);
    await expectContent();
    assert.equal(await duplicate(admin, other?.id), gone + 1);
  }
  return { admin, pages, expectContent, expectAsItWas };
}
