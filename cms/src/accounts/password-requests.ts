import { randomUUID } from 'node:crypto';
import { isLanguage, type Language } from '@kontorwerk/contract/languages';
import { createLocalReq, getLocalI18n, type Payload } from 'payload';
import * as v from 'valibot';
import { seal, unseal } from '#cms/kit/seal.ts';

/** Payload's key-value collection. */
const STORE = 'payload-kv';
const PREFIX = 'password-ask:';
const PURPOSE = 'password ask';

/** How long a request is retried, in milliseconds: as long as its link would have been valid. */
const LIFETIME_MS = 60 * 60_000;
/** The age at which a request counts as abandoned, in milliseconds: a younger one is being answered. */
const ABANDONED_AFTER_MS = 60_000;

/** A request for a link to a new password: an address as typed, whether the account exists or not. */
export type PasswordRequest = { readonly email: string; readonly language: Language };

const requestSchema = v.object({ email: v.string(), language: v.custom<Language>(isLanguage) });
const rowSchema = v.object({ key: v.string(), data: v.object({ sealed: v.string() }) });

/** Returns the prefix of the keys of a time; keys sort by it. */
function makeKeyPrefix(time: number): string {
  return PREFIX + String(time).padStart(15, '0');
}

/** Stores a request, by the same write for every address; returns its key once it is on disk. */
export async function storeRequest(payload: Payload, ask: PasswordRequest, now = Date.now()): Promise<string> {
  const key = `${makeKeyPrefix(now)}:${randomUUID()}`;
  const data = { sealed: seal(JSON.stringify(ask), payload.secret, PURPOSE) };
  await payload.db.create({ collection: STORE, data: { key, data } });
  return key;
}

/** Queues the mail with the link if the account exists, and drops the request. */
export async function answerRequest(
  payload: Payload,
  key: string,
  { email, language }: PasswordRequest,
): Promise<void> {
  const i18n = await getLocalI18n({ config: payload.config, language });
  const req = await createLocalReq({ req: { i18n } }, payload);
  await payload.forgotPassword({ collection: 'users', data: { email }, overrideAccess: false, req });
  await payload.db.deleteOne({ collection: STORE, where: { key: { equals: key } } });
}

/**
 * Answers abandoned requests: the disk was full, or the process ended. Drops those older than an hour. A failure
 * doesn't hold up the others; the first is thrown at the end.
 */
export async function answerAbandoned(payload: Payload, now = Date.now()): Promise<void> {
  const where = { key: { like: PREFIX } };
  const failures: unknown[] = [];
  const { docs } = await payload.db.find<Record<string, unknown>>({ collection: STORE, where, pagination: false });
  for (const doc of docs) {
    const read = v.safeParse(rowSchema, doc);
    if (!read.success) continue;
    const { key, data } = read.output;
    if (key > makeKeyPrefix(now - ABANDONED_AFTER_MS)) continue;
    const ask = v.safeParse(
      v.pipe(v.string(), v.parseJson(), requestSchema),
      unseal(data.sealed, payload.secret, PURPOSE) ?? '',
    );
    if (key < makeKeyPrefix(now - LIFETIME_MS) || !ask.success)
      await payload.db.deleteOne({ collection: STORE, where: { key: { equals: key } } });
    else await answerRequest(payload, key, ask.output).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw failures[0];
}
