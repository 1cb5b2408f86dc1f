import { resumeExtension } from '@kontorwerk/contract/forms/resume';
import {
  ADVICE_BYTES,
  adviseByFirstBytes,
  adviseByName,
  RESUME_ADVICE,
} from '@kontorwerk/contract/forms/resume-advice';
import type { LocalText } from '@kontorwerk/contract/languages';

/**
 * Returns advice on a chosen file that can't be a resume, judging by its name and first bytes; null if they are fine.
 * The server checks the whole file.
 */
export async function adviseOnResume(file: File): Promise<LocalText | null> {
  const isNamedWell = resumeExtension(file.name) !== null;
  const beginning = new Uint8Array(await file.slice(0, ADVICE_BYTES).arrayBuffer());
  const advice = (isNamedWell ? null : adviseByName(file.name)) ?? adviseByFirstBytes(beginning);
  return advice || !isNamedWell ? RESUME_ADVICE[advice ?? 'other'] : null;
}
