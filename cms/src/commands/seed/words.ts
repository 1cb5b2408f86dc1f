import { STANDARD_WORDS } from '@kontorwerk/contract/words/standard-words';
import type { Payload, PayloadRequest } from 'payload';
import { insertGlobal } from './insert-global.ts';

/** Writes the standard words, so that editors find and change them. */
export async function seedWords(payload: Payload, req: PayloadRequest): Promise<void> {
  await insertGlobal(payload, req, 'words', STANDARD_WORDS);
}
