import { Transform, type TransformCallback } from 'node:stream';

/** What the keys are read as: a new line, and what ends a program. */
const [ENTER, NEW_LINE, CTRL_C, CTRL_D] = [0x0d, 0x0a, 0x03, 0x04];

/** A terminal's input, as far as it is used. */
type TerminalInput = NodeJS.ReadableStream & { setRawMode?: (mode: boolean) => unknown };

/**
 * A terminal's input with lines of a limited length: each key has the line drawn anew, which takes for ever where somebody
 * pastes a whole file. The end of the input, and Ctrl-D, are Ctrl-C here: a question would wait for its answer without end.
 */
export class BoundedInput extends Transform {
  readonly isTTY = true;
  readonly #from: TerminalInput;
  readonly #longest: number;
  #length = 0;

  /** @param longest in bytes; what comes beyond is left out */
  constructor(from: TerminalInput, longest: number) {
    super();
    this.#from = from;
    this.#longest = longest;
    from.pipe(this, { end: false });
    from.once('end', () => this.push(Buffer.from([CTRL_C])));
  }

  /** Asked for by whoever reads keys instead of lines. */
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

  /** Lets go of the terminal. */
  stop(): void {
    this.#from.unpipe(this);
    this.#from.pause();
    this.setRawMode(false);
  }
}
