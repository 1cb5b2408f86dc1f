import { createFieldExtractor, type FieldReceiver } from './json-field-extractor.ts';
import { parseSubmission, type SubmissionBody } from './judgement.ts';

/** The field whose text may be long: a resume as a data URL (§3). */
const FILE_FIELD = 'resume';

/** The longest JSON of a submission without its file, in characters: a form's longest texts take a quarter. */
export const MOST_TEXT = 1024 * 1024;

/** A body with an empty text instead of its file, or why there is none. */
export type ReadSubmission =
  | { readonly kind: 'read'; readonly body: SubmissionBody }
  | { readonly kind: 'too-large' | 'unreadable' };

/** Reads a submission while its bytes arrive: only its texts are held, and parsed; its file goes to a receiver. */
export type SubmissionReader = {
  /** False as soon as nothing more needs to be read. */
  write(bytes: Uint8Array): boolean;
  end(): ReadSubmission;
};

export function createSubmissionReader(file: FieldReceiver): SubmissionReader {
  const extractor = createFieldExtractor(FILE_FIELD, file);
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let failure: 'too-large' | 'unreadable' | null = null;

  function take(read: () => string): void {
    try {
      extractor.write(read());
      if (extractor.restLength() > MOST_TEXT) failure = 'too-large';
    } catch (error) {
      if (!(error instanceof SyntaxError || error instanceof TypeError)) throw error;
      failure = 'unreadable';
    }
  }

  return {
    write(bytes) {
      if (failure === null) take(() => decoder.decode(bytes, { stream: true }));
      return failure === null;
    },
    end() {
      if (failure === null) take(() => decoder.decode());
      if (failure !== null) return { kind: failure };
      const body = parseSubmission(Buffer.from(extractor.rest()));
      return body === null ? { kind: 'unreadable' } : { kind: 'read', body };
    },
  };
}

/** Gathers a file's text as a whole. */
export function createTextReceiver(): FieldReceiver & { text(): string } {
  let pieces: string[] = [];
  return {
    begin() {
      pieces = [];
    },
    take(text) {
      pieces.push(text);
    },
    text: () => pieces.join(''),
  };
}
