import { Decrypter, Encrypter, identityToRecipient } from 'age-encryption';
import { StartError } from '#cms/base/start-error.ts';

/** The two halves of a key: the first can only make backups, the second can read them. */
const [PUBLIC, SECRET] = [/^age1[0-9a-z]+$/, /^AGE-SECRET-KEY-1[0-9A-Z]+$/];

/** Encrypts or decrypts one file of a backup; without a key it returns the file unchanged. */
export type Seal = (data: Uint8Array) => Promise<Uint8Array>;

/** Thrown when the key opens no recipient stanza of a file: it is the wrong key, or the file is damaged there. */
export class WrongKeyError extends Error {}

/** The error of age-encryption for that; every other one is damage. */
const NO_MATCH = /no identity matched/;

/** Without the library's own message, which quotes the key. */
function makeKeyError(): StartError {
  return new StartError(
    'BACKUP_KEY is no key of age: it is mistyped or cut off. “npm run backup -- --new-key” makes one, and age-keygen.',
  );
}

/** Returns the encryption of a backup, by either half of a key. @throws a StartError */
export async function makeSeal(key: string | undefined): Promise<Seal> {
  if (key === undefined) return async (data) => data;
  const encrypter = new Encrypter();
  try {
    encrypter.addRecipient(SECRET.test(key) ? await identityToRecipient(key) : key);
  } catch {
    throw makeKeyError();
  }
  return (data) => encrypter.encrypt(data);
}

/**
 * Returns the decryption of a backup by the secret half of its key, which throws WrongKeyError for a wrong key.
 * @throws a StartError where the key can't be used at all
 */
export function makeUnseal(key: string | undefined): Seal {
  if (key === undefined || PUBLIC.test(key))
    throw new StartError('The backup is encrypted: set BACKUP_KEY to the secret half of its key, AGE-SECRET-KEY-1….');
  const decrypter = new Decrypter();
  try {
    decrypter.addIdentity(key);
  } catch {
    throw makeKeyError();
  }
  return async (data) => {
    try {
      return await decrypter.decrypt(data);
    } catch (error) {
      if (error instanceof Error && NO_MATCH.test(error.message))
        throw new WrongKeyError(error.message, { cause: error });
      throw error;
    }
  };
}
