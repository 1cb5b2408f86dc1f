import { resumeExtension } from '@kontorwerk/contract/forms/resume';
import {
  adviceByBeginning,
  adviceByName,
  BEGINNING_BYTES,
  RESUME_ADVICE,
} from '@kontorwerk/contract/forms/resume-advice';
import type { LocalText } from '@kontorwerk/contract/languages';

/**
 * Says what an applicant can do about a chosen file that can't be a resume, as its name and its first bytes tell; null for
 * one that they say nothing against. The server looks at all of it.
 */
export async function adviceOn(file: File): Promise<LocalText | null> {
  const isNamedWell = resumeExtension(file.name) !== null;
  const beginning = new Uint8Array(await file.slice(0, BEGINNING_BYTES).arrayBuffer());
  const advice = (isNamedWell ? null : adviceByName(file.name)) ?? adviceByBeginning(beginning);
  return advice || !isNamedWell ? RESUME_ADVICE[advice ?? 'other'] : null;
}
