import { RESUME_MAX_BYTES } from '@kontorwerk/contract/constants';
import type { ResumeFacts } from '@kontorwerk/contract/submissions/application-form';
import type { SeeResume } from '@kontorwerk/contract/submissions/resume-judging';
import { isBase64Head } from '@kontorwerk/contract/submissions/resume-kind';
import type { FieldTaker } from './cut-field.ts';

/** Decodes a resume, sent as data URL (§3), while its text comes: only its bytes are ever held, and only once. */
export type ResumeReader = FieldTaker & {
  /** What is known when all of it came; null when it is no such URL, or holds nothing. Its bytes are gone afterwards. */
  facts(): Promise<ResumeFacts | null>;
};

/** @param mostBytes how large it can be at most, as far as is known before */
export function createResumeReader(mostBytes: number, seeResume: SeeResume): ResumeReader {
  // With memory of its own, which can be moved into another thread.
  const bytes = Buffer.allocUnsafeSlow(Math.min(mostBytes, RESUME_MAX_BYTES));
  let head = '';
  let isBase64 = false;
  /** Digits that make no whole group yet: four of them are three bytes. */
  let digits = '';
  let size = 0;

  function decode(text: string): void {
    digits += text.replace(/[^\w+/-]/g, '');
    const whole = digits.length - (digits.length % 4);
    bytes.write(digits.slice(0, whole), Math.min(size, bytes.length), 'base64');
    size += (whole / 4) * 3;
    digits = digits.slice(whole);
  }

  return {
    begin() {
      [head, digits, isBase64, size] = ['', '', false, 0];
    },
    take(text) {
      if (isBase64) return decode(text);
      head += text;
      const comma = head.indexOf(',');
      isBase64 = comma !== -1 && isBase64Head(head.slice(0, comma));
      if (isBase64) decode(head.slice(comma + 1));
    },
    async facts() {
      // What is left at the end stands for one byte less than it has digits.
      const last = Buffer.from(digits, 'base64');
      last.copy(bytes, Math.min(size, bytes.length));
      const whole = size + last.length;
      if (whole === 0) return null;
      return whole > bytes.length
        ? { size: whole, kind: null }
        : { size: whole, ...(await seeResume(bytes.subarray(0, whole))) };
    },
  };
}
