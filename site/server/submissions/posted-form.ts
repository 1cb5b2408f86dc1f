import { once } from 'node:events';
import { openAsBlob } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import busboy, { type Busboy } from 'busboy';
import { BODY_LIMITS, SUBMISSION_LIMITS } from '../base/limits.ts';
import { reasonOf } from '../base/log.ts';
import { BodyTooLarge, BodyWriteFailed, consumeBody } from '../http/request-body.ts';
import { type IncomingBody, IncomingLimitReached } from './incoming-folder.ts';
import { positionOfBody } from './submission-file.ts';

/** The posted body isn't a form that browsers send. */
export class FormUnsupported extends Error {
  override readonly name = 'FormUnsupported';
}

/** The posted form is malformed. */
export class FormMalformed extends Error {
  override readonly name = 'FormMalformed';
}

type PostedFormOptions = {
  /** Creates a file for a part of the form; the caller discards it. */
  readonly newFile: () => Promise<IncomingBody>;
  /** How long a client may take to send it, in milliseconds. */
  readonly timeoutMs: number;
};

function parserFor(request: IncomingMessage): Busboy {
  const { formFields: fields } = SUBMISSION_LIMITS;
  try {
    return busboy({
      headers: request.headers,
      defParamCharset: 'utf8',
      limits: { fields, files: 1, parts: fields + 2, fieldSize: BODY_LIMITS.form, headerPairs: 100 },
    });
  } catch (error) {
    throw new FormUnsupported(reasonOf(error));
  }
}

/** Errors that aren't about the form's syntax. */
const OURS = [IncomingLimitReached, BodyWriteFailed, BodyTooLarge];

type FilePart = { readonly stream: Readable; readonly name: string; readonly type: string };

/**
 * Writes a file to the disk and returns a `File` that reads it from there. An empty input sends one with neither a name
 * nor bytes.
 */
async function fileOf({ stream, name, type }: FilePart, newFile: PostedFormOptions['newFile']): Promise<File> {
  if (name === '') {
    stream.resume();
    return new File([], '', { type });
  }
  const written = await newFile();
  for await (const chunk of stream) await written.write(chunk);
  const blob = await openAsBlob(await (await written.close()).inFile());
  return new File([blob.slice(positionOfBody(0))], name, { type });
}

/**
 * Reads a posted form as it arrives, its file to the disk: the app gets a `File` that reads from there. Rejects with
 * `FormUnsupported`, `FormMalformed`, `BodyTooLarge`, `BodyTooSlow`, `IncomingLimitReached` or `BodyWriteFailed`.
 */
export async function readPostedForm(
  request: IncomingMessage,
  { newFile, timeoutMs }: PostedFormOptions,
): Promise<FormData> {
  const parser = parserFor(request);
  const isMultipart = /^multipart\//i.test(request.headers['content-type'] ?? '');
  const form = new FormData();
  const files: Promise<void>[] = [];
  let textBytes = 0;
  parser.on('field', (name, value, { valueTruncated }) => {
    form.append(name, value);
    textBytes += Buffer.byteLength(`${name}${value}`);
    // Only files go to the disk: texts of a resume's size would be held in memory.
    const isTooMuch = valueTruncated || textBytes > BODY_LIMITS.form;
    // Deferred: a file that begins in the same chunk would never end.
    if (isTooMuch) queueMicrotask(() => parser.destroy(new BodyTooLarge()));
  });
  // The parser would read on to the end, over a second for a quarter of a million empty parts.
  parser.on('partsLimit', () => queueMicrotask(() => parser.destroy(new BodyTooLarge())));
  parser.on('file', (name, stream, { filename, mimeType }) => {
    // Fails together with the form, which reports why; perhaps before it has a reader, and an unhandled error would end
    // the process.
    stream.on('error', () => {});
    const part = { stream, name: filename ?? '', type: mimeType };
    const written = fileOf(part, newFile).then((file) => form.append(name, file));
    // A failed write ends the form; it is awaited below all the same.
    written.catch((error) => parser.destroy(error));
    files.push(written);
  });
  // Errors after the first one add nothing.
  parser.on('error', () => {});
  const parsed = once(parser, 'close').catch((error: unknown) => {
    const isOurs = OURS.some((kind) => error instanceof kind);
    throw isOurs ? error : new FormMalformed(reasonOf(error));
  });
  parsed.catch(() => {});
  const maxBytes = isMultipart ? BODY_LIMITS.submission : BODY_LIMITS.form;
  try {
    await Promise.race([
      consumeBody(request, { maxBytes, timeoutMs }, async (chunk) => {
        if (!parser.write(chunk)) await Promise.race([once(parser, 'drain'), parsed]);
      }),
      parsed.then(() => new Promise<void>(() => {})),
    ]);
    parser.end();
    await parsed;
    await Promise.all(files);
    return form;
  } catch (error) {
    parser.destroy();
    await Promise.allSettled(files);
    throw error;
  }
}
