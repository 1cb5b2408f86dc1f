import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import type { Payload } from 'payload';
import type { Application, ContactMessage } from '../payload-types.ts';
import { settings } from '../settings.ts';

type Sent = { readonly messages: readonly ContactMessage[]; readonly applications: readonly Application[] };

/** What somebody sent under an e-mail address, in whatever spelling they typed it. */
export async function sentBy(payload: Payload, email: string): Promise<Sent> {
  const wanted = email.trim().toLowerCase();
  // The database's `like` finds more: it takes a part of the address too.
  const query = { where: { email: { like: wanted } }, pagination: false, depth: 1, overrideAccess: true } as const;
  const isTheirs = (doc: { readonly email?: string | null }) => doc.email?.trim().toLowerCase() === wanted;
  const [messages, applications] = await Promise.all([
    payload.find({ collection: 'contact-messages', ...query }),
    payload.find({ collection: 'applications', ...query }),
  ]);
  return { messages: messages.docs.filter(isTheirs), applications: applications.docs.filter(isTheirs) };
}

async function resumeOf({ id, resume }: Application): Promise<readonly [string, Uint8Array] | null> {
  if (typeof resume !== 'object' || !resume?.filename) return null;
  const path = join(/*turbopackIgnore: true*/ settings.dataDir, 'resumes', resume.filename);
  // One that is gone must not keep the rest from being handed over.
  const bytes = await readFile(path).catch(() => null);
  return bytes && [`resumes/${id}-${resume.filename}`, bytes];
}

/** All that somebody sent, as a ZIP archive: a JSON file and the resumes (Art. 15 and 20 GDPR). */
export async function archiveOf(sent: Sent): Promise<Uint8Array<ArrayBuffer>> {
  const resumes = await Promise.all(sent.applications.map(resumeOf));
  const files = Object.fromEntries(resumes.filter((file) => file !== null));
  const data = new TextEncoder().encode(JSON.stringify(sent, null, 2));
  // A copy of its own memory, as an answer takes it.
  return new Uint8Array(zipSync({ 'data.json': data, ...files }));
}

/** Deletes all of it for good, the resumes too (Art. 17 GDPR). */
export async function erase(payload: Payload, { messages, applications }: Sent): Promise<void> {
  const options = { depth: 0, overrideAccess: true } as const;
  for (const { id } of messages) await payload.delete({ collection: 'contact-messages', id, ...options });
  for (const { id } of applications) await payload.delete({ collection: 'applications', id, ...options });
}
