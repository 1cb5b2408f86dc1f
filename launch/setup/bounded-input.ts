import { Transform, type TransformCallback } from 'node:stream';

/** Key codes: a new line, and what ends a program. */
const [ENTER, NEW_LINE, CTRL_C, CTRL_D] = [0x0d, 0x0a, 0x03, 0x04];

/** A terminal's input, as far as it is used. */
type TerminalInput = NodeJS.ReadableStream & { setRawMode?: (mode: boolean) => unknown };

/**
 * A terminal's input with bounded lines: each key redraws the line, which takes for ever if a whole file is pasted. The
 * end of the input and Ctrl-D become Ctrl-C: a question would wait for ever.
 */
export class BoundedInput extends Transform {
  readonly isTTY = true;
  readonly #from: TerminalInput;
  readonly #longest: number;
  #length = 0;

  /** @param longest in bytes; the rest of a line is dropped */
  constructor(from: TerminalInput, longest: number) {
    super();
    this.#from = from;
    this.#longest = longest;
    from.pipe(this, { end: false });
    from.once('end', () => this.push(Buffer.from([CTRL_C])));
  }

  /** Called by readers of keys instead of lines. */
  setRawMode(mode: boolean): this {
    this.#from.setRawMode?.(mode);
    return this;
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    const kept: number[] = [];
    for (const byte of chunk) {
      if (byte === ENTER || byte === NEW_LINE) this.#length = 0;
      else if (byte !== CTRL_C && byte !== CTRL_D) {
        this.#length += 1;
        if (this.#length > this.#longest) continue;
      }
      kept.push(byte === CTRL_D ? CTRL_C : byte);
    }
    done(null, Buffer.from(kept));
  }

  /** Releases the terminal. */
  stop(): void {
    this.#from.unpipe(this);
    this.#from.pause();
    this.setRawMode(false);
  }
}
