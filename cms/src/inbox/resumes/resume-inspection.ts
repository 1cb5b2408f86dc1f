import { ADVICE_BYTES } from '@kontorwerk/contract/forms/resume-advice';
import { BLANK_HEAD } from '@kontorwerk/contract/submissions/resume-kind';
import { findInOffice, findInOldOffice } from './active-office.ts';
import { ACTIVE_PARTS, type ActivePart } from './active-parts.ts';
import { findInPdf } from './active-pdf.ts';

/** Returns where an archive begins, after bytes that every reader skips; -1 where it doesn't. */
function findArchiveStart(bytes: Buffer): number {
  const start = bytes.toString('latin1', 0, ADVICE_BYTES);
  const at = start.length - start.replace(BLANK_HEAD, '').length;
  return start.startsWith('PK\x03\x04', at) ? at : -1;
}

/** Its directory's offsets may count from either start, as in detecting the file's kind. */
function findInArchive(bytes: Buffer, at: number): ReadonlySet<ActivePart> {
  const found = findInOffice(bytes.subarray(at));
  return at > 0 && found.has('unreadable') ? findInOffice(bytes) : found;
}

/** Returns what a resume would do besides being read, by its first bytes; in a fixed order. */
export function inspectResume(bytes: Buffer): readonly ActivePart[] {
  const archive = findArchiveStart(bytes);
  const head = bytes.toString('latin1', 0, 4);
  const found =
    archive !== -1
      ? findInArchive(bytes, archive)
      : head === '\xd0\xcf\x11\xe0'
        ? findInOldOffice(bytes)
        : findInPdf(bytes);
  const order: readonly string[] = Object.keys(ACTIVE_PARTS);
  return [...found].sort((a, b) => order.indexOf(a) - order.indexOf(b));
}
