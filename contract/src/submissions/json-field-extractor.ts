/** Extracts the text of one field from streamed JSON, so that a large one is never held as a whole. */
export type FieldExtractor = {
  /** Throws a `SyntaxError` for invalid JSON, though it doesn't detect all of it. */
  write(json: string): void;
  /** Returns the rest, with an empty text instead of the field's: valid JSON if the input was. */
  rest(): string;
  /** Returns the length of the rest so far, in characters. */
  restLength(): number;
};

/** Receives the field's text. The last of duplicate keys counts in JSON, so `begin` starts over. */
export type FieldReceiver = { begin(): void; take(text: string): void };

/** The longest key that is compared, in characters. */
const LONGEST_KEY = 100;

/** @param field the name of a field of the outermost object; a value other than a text stays in the rest */
export function createFieldExtractor(field: string, taker: FieldReceiver): FieldExtractor {
  const rest: string[] = [];
  let restLength = 0;
  /** Characters without a special meaning within a text. */
  const plain = /[^"\\]+/y;
  let depth = 0;
  let inText = false;
  let inKey = false;
  let cutting = false;
  /** The part of an escape that was read, from its backslash on. */
  let escaping = '';
  let key = '';
  /** The beginning of an escape that ends in the next chunk. */
  let carried = '';

  function keep(text: string): void {
    rest.push(text);
    restLength += text.length;
  }

  function take(raw: string): void {
    const whole = carried + raw;
    const cut = whole.length - escaping.length;
    carried = whole.slice(cut);
    taker.take(JSON.parse(`"${whole.slice(0, cut)}"`));
  }

  function inside(sign: string): void {
    if (inKey && key.length < LONGEST_KEY) key += sign;
    if (escaping !== '') {
      escaping += sign;
      const length = escaping[1] === 'u' ? '\\u0000'.length : '\\n'.length;
      if (escaping.length === length) escaping = '';
    } else if (sign === '\\') escaping = sign;
    else if (sign === '"') inText = false;
  }

  function between(sign: string): void {
    if (sign === '"') {
      inText = true;
      if (inKey) key = sign;
      cutting = depth === 1 && !inKey && key.length < LONGEST_KEY && JSON.parse(key) === field;
    } else if (sign === '{' || sign === '[') {
      depth += 1;
      inKey = depth === 1 && sign === '{';
    } else if (sign === '}' || sign === ']') depth -= 1;
    else if (depth === 1 && (sign === ',' || sign === ':')) inKey = sign === ',';
  }

  return {
    write(json) {
      /** The start of the unprocessed part. */
      let from = 0;
      for (let at = 0; at < json.length; at += 1) {
        const sign = json.charAt(at);
        if (!inText) {
          between(sign);
          if (!cutting) continue;
          keep(json.slice(from, at + 1));
          from = at + 1;
          taker.begin();
        } else {
          inside(sign);
          if (inText && !inKey && escaping === '') {
            plain.lastIndex = at + 1;
            if (plain.test(json)) at = plain.lastIndex - 1;
          }
          if (inText || !cutting) continue;
          take(json.slice(from, at));
          from = at;
          cutting = false;
        }
      }
      if (cutting) take(json.slice(from));
      else keep(json.slice(from));
    },
    rest: () => rest.join(''),
    restLength: () => restLength,
  };
}
