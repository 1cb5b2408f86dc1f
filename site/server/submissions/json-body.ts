/** Encodes a file as base64, in chunks of whole groups of three bytes, so that they join into one text. */
async function* base64Of(file: Blob): AsyncGenerator<Buffer> {
  let rest = Buffer.alloc(0);
  for await (const chunk of file.stream()) {
    const bytes = Buffer.concat([rest, chunk]);
    const whole = bytes.length - (bytes.length % 3);
    rest = bytes.subarray(whole);
    yield Buffer.from(bytes.toString('base64', 0, whole), 'latin1');
  }
  yield Buffer.from(rest.toString('base64'), 'latin1');
}

/** Streams an object as JSON, with files under their names as data URLs (§3): a file is never held as a whole. */
export async function* jsonBody(
  fields: object,
  files: Readonly<Record<string, File>> = {},
): AsyncGenerator<Buffer, void, void> {
  const others = Object.entries(fields).filter(([name]) => !Object.hasOwn(files, name));
  let separator = '{';
  for (const [name, value] of others) {
    const json = JSON.stringify(value);
    if (json === undefined) continue;
    yield Buffer.from(`${separator}${JSON.stringify(name)}:${json}`);
    separator = ',';
  }
  for (const [name, file] of Object.entries(files)) {
    const head = JSON.stringify(`data:${file.type};base64,`).slice(0, -1);
    yield Buffer.from(`${separator}${JSON.stringify(name)}:${head}`);
    yield* base64Of(file);
    yield Buffer.from('"');
    separator = ',';
  }
  yield Buffer.from(separator === '{' ? '{}' : '}');
}
