import { zipSync } from 'fflate';
import type { Payload, Where } from 'payload';
import { emailKey } from '#cms/base/email-key.ts';
import type {
  Application,
  AuditLog,
  ContactMessage,
  InboxAnswer,
  InboxNote,
  PayloadJob,
} from '#cms/base/payload-types.ts';
import { findEntriesOf, replaceAddress } from '#cms/kit/audit/person-entries.ts';
import { confirmationDays, forgetConfirmationsOf } from '#cms/mail/confirmation-count.ts';
import { deliveriesAbout } from '#cms/mail/delivery-queries.ts';
import { readIdBatches } from '#cms/storage/database/batched-deletes.ts';
import { truncateLog } from '#cms/storage/database/write-ahead-log.ts';
import { files } from '#cms/storage/files/files.ts';
import { RESUMES } from '#cms/storage/files/folders.ts';
import { readThreadDocuments } from '../thread.ts';

/** The data held about a person. */
export type PersonData = {
  /** The normalised address by which all spellings are found (`emailKey`). */
  readonly email: string;
  readonly messages: readonly ContactMessage[];
  readonly applications: readonly Application[];
  /** The mails and webhook calls about them. */
  readonly deliveries: readonly PayloadJob[];
  /** The notes about them, and the answers to them. */
  readonly notes: readonly InboxNote[];
  readonly answers: readonly InboxAnswer[];
  /** The days of confirmations to their mailbox. */
  readonly confirmations: readonly string[];
  /** Accesses to their data: opened, downloaded or exported. */
  readonly accesses: readonly AuditLog[];
  /** Entries of the audit log with the address that the person typed to sign in, without an account. */
  readonly entries: readonly AuditLog[];
};

const READ_ALL = { pagination: false, overrideAccess: true } as const;

function listIds(docs: readonly { readonly id: number }[]): readonly number[] {
  return docs.map(({ id }) => id);
}

/** Returns everything stored about the owner of an e-mail address, in any spelling. */
export async function findPersonData(payload: Payload, address: string): Promise<PersonData> {
  const email = emailKey(address);
  const where: Where = { email_key: { equals: email } };
  const isTheirs = (doc: { readonly email?: string | null }) => emailKey(doc.email ?? '') === email;
  const [sent, applied, entries, confirmations] = await Promise.all([
    payload.find({ collection: 'contact-messages', where, depth: 1, ...READ_ALL }),
    payload.find({ collection: 'applications', where, depth: 1, ...READ_ALL }),
    findEntriesOf(payload, email),
    confirmationDays(payload, email),
  ]);
  const messages = sent.docs.filter(isTheirs);
  const applications = applied.docs.filter(isTheirs);
  const targets = [
    ...listIds(messages).map((id) => `contact-messages/${id}`),
    ...listIds(applications).map((id) => `applications/${id}`),
    ...applications.map(({ resume }) => `resumes/${typeof resume === 'object' ? resume?.id : resume}`),
  ];
  const told: Where = {
    or: [
      deliveriesAbout('contact-messages', listIds(messages)),
      deliveriesAbout('applications', listIds(applications)),
    ],
  };
  const [{ docs: deliveries }, { docs: accesses }] = await Promise.all([
    payload.find({ collection: 'payload-jobs', where: told, depth: 0, ...READ_ALL }),
    payload.find({ collection: 'audit-log', where: { target: { in: targets } }, depth: 0, ...READ_ALL }),
  ]);
  const [ofMessages, ofApplications] = await Promise.all([
    readThreadDocuments(payload, 'contact-messages', listIds(messages)),
    readThreadDocuments(payload, 'applications', listIds(applications)),
  ]);
  const notes = [...ofMessages.notes, ...ofApplications.notes];
  const answers = [...ofMessages.answers, ...ofApplications.answers];
  return { email, messages, applications, notes, answers, deliveries, confirmations, accesses, entries };
}

async function readResume({ id, resume }: Application): Promise<readonly [string, Uint8Array] | null> {
  if (typeof resume !== 'object' || !resume?.filename) return null;
  // A missing one doesn't keep the rest from being handed over.
  const bytes = await files.read(`${RESUMES}/${resume.filename}`);
  return bytes && [`resumes/${id}-${resume.filename}`, bytes];
}

/**
 * Packs all of it as a ZIP archive: a JSON file and the resumes (Art. 15 and 20 GDPR). Leaves out which colleague did
 * what.
 */
export async function packPersonData({
  notes,
  answers,
  deliveries,
  accesses,
  entries,
  ...held
}: PersonData): Promise<Uint8Array<ArrayBuffer>> {
  const resumes = await Promise.all(held.applications.map(readResume));
  const files = Object.fromEntries(resumes.filter((file) => file !== null));
  const all = {
    ...held,
    notes: notes.map(({ text, createdAt }) => ({ text, createdAt })),
    answers: answers.map(({ to, subject, text, createdAt, sent_at }) => ({ to, subject, text, createdAt, sent_at })),
    deliveries: deliveries.map(({ input, createdAt, completedAt }) => ({ input, createdAt, completedAt })),
    accesses: accesses.map(({ action, target, createdAt }) => ({ action, target, createdAt })),
    entries: entries.map(({ action, address, createdAt }) => ({ action, address, createdAt })),
  };
  const data = new TextEncoder().encode(JSON.stringify(all, null, 2));
  // Copied to its own buffer, as a response requires.
  return new Uint8Array(zipSync({ 'data.json': data, ...files }));
}

/** Deletes those that still exist: another administrator may be deleting the same. */
async function deleteExisting(
  payload: Payload,
  collection: 'applications' | 'contact-messages',
  ids: readonly number[],
) {
  for await (const batch of readIdBatches(payload, collection, { id: { in: ids } })) {
    const where: Where = { id: { in: batch } };
    const { errors } = await payload.delete({ collection, where, depth: 0, overrideAccess: true });
    const [error] = errors;
    if (error) throw new Error(`${collection}: ${error.message}`);
  }
}

/**
 * Deletes all of it for good: resumes and deliveries go with their submissions, and nothing stays in the database's
 * files (Art. 17 GDPR). The audit log keeps the accesses under a pseudonym.
 *
 * @param pseudonym the person's name in the audit log from now on
 */
export async function erasePersonData(
  payload: Payload,
  { email, messages, applications, entries }: PersonData,
  pseudonym: string,
): Promise<void> {
  await deleteExisting(payload, 'contact-messages', listIds(messages));
  await deleteExisting(payload, 'applications', listIds(applications));
  await forgetConfirmationsOf(payload, email);
  await replaceAddress(payload, entries, pseudonym);
  await truncateLog(payload);
}
