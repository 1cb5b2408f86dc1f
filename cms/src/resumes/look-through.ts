import { activePartsOfOffice } from './active-office.ts';
import { activePartsOfOldOffice } from './active-old-office.ts';
import { ACTIVE_PARTS, type ActivePart } from './active-parts.ts';
import { activePartsOfPdf } from './active-pdf.ts';

/** What a resume would do besides being read, judged by its first bytes; in a fixed order. */
export function activeParts(bytes: Buffer): readonly ActivePart[] {
  const head = bytes.toString('latin1', 0, 4);
  const found =
    head === 'PK\x03\x04'
      ? activePartsOfOffice(bytes)
      : head === '\xd0\xcf\x11\xe0'
        ? activePartsOfOldOffice(bytes)
        : activePartsOfPdf(bytes);
  const order: readonly string[] = Object.keys(ACTIVE_PARTS);
  return [...found].sort((a, b) => order.indexOf(a) - order.indexOf(b));
}
