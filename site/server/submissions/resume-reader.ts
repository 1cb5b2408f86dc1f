import { RESUME_MAX_BYTES } from '@kontorwerk/contract/constants';
import type { ResumeFacts } from '@kontorwerk/contract/submissions/application-form';
import type { FieldReceiver } from '@kontorwerk/contract/submissions/json-field-extractor';
import type { ExamineResume } from '@kontorwerk/contract/submissions/resume-examination';
import { isBase64Head } from '@kontorwerk/contract/submissions/resume-kind';

/** Decodes a resume, sent as a data URL (§3), while its text arrives: only its bytes are held, and only once. */
export type ResumeReader = FieldReceiver & {
  /**
   * Returns the facts once all has arrived; null if it isn't such a URL, or is empty. Its bytes are released
   * afterwards.
   */
  facts(): Promise<ResumeFacts | null>;
};

/** @param mostBytes its maximum size, as far as known beforehand */
export function createResumeReader(mostBytes: number, seeResume: ExamineResume): ResumeReader {
  // Unpooled memory, which can be transferred to another thread.
  const bytes = Buffer.allocUnsafeSlow(Math.min(mostBytes, RESUME_MAX_BYTES));
  let head = '';
  let isBase64 = false;
  /** Digits of an incomplete group: four of them are three bytes. */
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
      // An incomplete last group has one byte less than digits.
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
