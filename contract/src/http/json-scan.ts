/**
 * Measures a JSON text while its bytes arrive, so that it can be refused before it is parsed: a short text of tiny
 * values takes many times its size, and all code that walks over the values takes its time. Meaningless for invalid
 * JSON.
 */
export type JsonScan = {
  write(bytes: Uint8Array): void;
  /** Returns the nesting depth. */
  depth(): number;
  /** Returns the number of values, counting an object or list twice. */
  values(): number;
};

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const OPENING_BRACKET = 0x5b;
const CLOSING_BRACKET = 0x5d;
const OPENING_BRACE = 0x7b;
const CLOSING_BRACE = 0x7d;

/** All special characters are ASCII, which no byte of a longer UTF-8 character equals. */
export function createJsonScan(): JsonScan {
  let depth = 0;
  let deepest = 0;
  let values = 1;
  let isText = false;
  let isEscaped = false;
  return {
    write(bytes) {
      for (const byte of bytes) {
        if (isEscaped) isEscaped = false;
        else if (isText && byte === BACKSLASH) isEscaped = true;
        else if (byte === QUOTE) isText = !isText;
        else if (isText) continue;
        else if (byte === COMMA) values += 1;
        else if (byte === OPENING_BRACE || byte === OPENING_BRACKET) {
          values += 1;
          depth += 1;
          if (depth > deepest) deepest = depth;
        } else if (byte === CLOSING_BRACE || byte === CLOSING_BRACKET) depth -= 1;
      }
    },
    depth: () => deepest,
    values: () => values,
  };
}
