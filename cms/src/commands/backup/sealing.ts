import { Decrypter, Encrypter, identityToRecipient } from 'age-encryption';
import { StartError } from '#cms/base/start-error.ts';

/** The two halves of a key: whoever has the first can only make backups, whoever has the second can read them. */
const [PUBLIC, SECRET] = [/^age1[0-9a-z]+$/, /^AGE-SECRET-KEY-1[0-9A-Z]+$/];

/** Makes the files of a backup unreadable for all but who has the key; as they are where there is none. */
export type Seal = (data: Uint8Array) => Promise<Uint8Array>;

/** The key opens none of a file's locks: it is another one, or the file is damaged just there. */
export class NotOpened extends Error {}

/** The words of age-encryption for that; every other failure is damage. */
const NO_LOCK = /no identity matched/;

function wrongKey(error: unknown): StartError {
  const why = error instanceof Error ? error.message : String(error);
  return new StartError(
    `BACKUP_KEY is no key of age (${why}): age-keygen makes one, and “npm run backup -- --new-key”.`,
  );
}

/** What seals a backup, by either half of a key. @throws a StartError */
export async function sealWith(key: string | undefined): Promise<Seal> {
  if (key === undefined) return async (data) => data;
  const encrypter = new Encrypter();
  try {
    encrypter.addRecipient(SECRET.test(key) ? await identityToRecipient(key) : key);
  } catch (error) {
    throw wrongKey(error);
  }
  return (data) => encrypter.encrypt(data);
}

/**
 * Opens the files of a sealed backup by the secret half of its key, which fails with NotOpened where the key is another one.
 * @throws a StartError where the key can't be used at all
 */
export function unsealWith(key: string | undefined): Seal {
  if (key === undefined || PUBLIC.test(key))
    throw new StartError('The backup is encrypted: set BACKUP_KEY to the secret half of its key, AGE-SECRET-KEY-1….');
  const decrypter = new Decrypter();
  try {
    decrypter.addIdentity(key);
  } catch (error) {
    throw wrongKey(error);
  }
  return async (data) => {
    try {
      return await decrypter.decrypt(data);
    } catch (error) {
      if (error instanceof Error && NO_LOCK.test(error.message)) throw new NotOpened(error.message, { cause: error });
      throw error;
    }
  };
}
