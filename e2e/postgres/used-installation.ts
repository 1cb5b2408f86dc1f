/** An installation that has been used, and that all of it is there again elsewhere. */
import { FILLED_APPLICATION } from '@kontorwerk/contract/forms/testing/application-cases';
import { APPLICATION_PATH, CONTACT_PATH } from '@kontorwerk/contract/wire';
import * as v from 'valibot';
import { expect } from 'vitest';
import { type CmsSession, find, signIn, successOf } from '../support/cms.ts';
import { tinyPdf } from '../support/documents/pdf.ts';
import { uploadPicture } from '../support/plain-picture.ts';
import { differences, everyPage } from '../support/seen-pages.ts';
import { ADMINISTRATOR } from '../support/stacks.ts';

const written = v.object({ doc: v.looseObject({ id: v.number() }) });

/** Who has sent a message and an application. */
export const WRITER = 'grete@example.com';
export const COMPANY = 'Größe & "Maß" 🙂';
const WORDS = 'Zeile 1\nZeile 2\t\\ %_ \\N \u{1f9ed}';

/** Sends a form to a site; `headers` are those of a proxy. */
async function post(url: string, body: object, headers: Readonly<Record<string, string>> = {}): Promise<void> {
  const ours = { 'Content-Type': 'application/json', 'Accept-Language': 'de', ...headers };
  const sent = await fetch(url, { method: 'POST', headers: ours, body: JSON.stringify(body) });
  expect(sent.status, url).toBe(200);
}

/** Sends a contact message with letters of all kinds. */
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

/** An installation that was used. */
export type Used = {
  /** Fails unless the installation at the same address is, by now, as it was when it was used. */
  expectAsItWas(): Promise<void>;
};

/**
 * Uses an installation: a message, an application, a picture, a draft beside what is published, and a number that is never
 * used again.
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

  async function expectAsItWas(): Promise<void> {
    const found = await everyPage(siteUrl);
    expect(Object.keys(found).sort()).toEqual(Object.keys(pages).sort());
    expect(Object.keys(found).length).toBeGreaterThan(130);
    expect(differences(pages, found)).toEqual([]);
    // The secret has come along: who was signed in is so still.
    expect(await find(admin, 'contact-messages', { email: WRITER })).toMatchObject([
      { company: COMPANY, description: WORDS },
    ]);
    const [kept] = await find(admin, 'applications', { email: WRITER });
    const held = await successOf(await admin.get(`/api/resumes/${kept?.resume}`));
    const { url } = v.parse(v.looseObject({ url: v.string() }), held);
    const download = await admin.get(new URL(url).pathname);
    expect(download.status).toBe(200);
    expect(Buffer.from(await download.arrayBuffer()).equals(tinyPdf())).toBe(true);
    const [shown] = await find(admin, 'media', { id: String(picture) });
    expect((await fetch(`${siteUrl}/uploads/${shown?.filename}`)).status).toBe(200);
    const draftOfJob = await admin.get(`/api/jobs/${job?.id}?locale=en&draft=true&depth=0`);
    expect(await successOf(draftOfJob)).toMatchObject({ title: 'Not yet' });
    expect(await duplicate(admin, other?.id)).toBe(gone + 1);
  }
  return { expectAsItWas };
}
