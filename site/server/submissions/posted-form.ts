import { once } from 'node:events';
import { openAsBlob } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import busboy, { type Busboy } from 'busboy';
import { BODY_LIMITS, SUBMISSION_LIMITS } from '../base/limits.ts';
import { reasonOf } from '../base/log.ts';
import { consumeBody } from '../http/consume-body.ts';
import { BodyNotKept, BodyTooLarge } from '../http/request-body.ts';
import { type IncomingBody, TooMuchIncoming } from './incoming.ts';
import { positionOfBody } from './submission-file.ts';

/** What was posted is no form that a browser sends. */
export class FormUnsupported extends Error {
  override readonly name = 'FormUnsupported';
}

/** What was posted can't be read as the form that it says it is. */
export class FormMalformed extends Error {
  override readonly name = 'FormMalformed';
}

type PostedFormOptions = {
  /** Makes a file for a part of the form; whoever made it discards it. */
  readonly newFile: () => Promise<IncomingBody>;
  /** How long sending may take, in milliseconds. */
  readonly timeoutMs: number;
};

function parserFor(request: IncomingMessage): Busboy {
  try {
    return busboy({
      headers: request.headers,
      defParamCharset: 'utf8',
      limits: { fields: SUBMISSION_LIMITS.formFields, files: 1, fieldSize: BODY_LIMITS.form, headerPairs: 100 },
    });
  } catch (error) {
    throw new FormUnsupported(reasonOf(error));
  }
}

/** What ends a form though there is nothing wrong in how it is written. */
const OURS = [TooMuchIncoming, BodyNotKept, BodyTooLarge];

type FilePart = { readonly stream: Readable; readonly name: string; readonly type: string };

/** A `File` that reads from the disk. An input that was left empty sends one with neither a name nor bytes. */
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
 * Reads a posted form as it arrives, its file to the disk: what the app sees of it is a `File` that reads from there.
 * Rejects with `FormUnsupported`, `FormMalformed`, `BodyTooLarge`, `BodyTooSlow`, `TooMuchIncoming` or `BodyNotKept`.
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
    // Only a file goes to the disk: as many texts as a resume has bytes would be held.
    const isTooMuch = valueTruncated || textBytes > BODY_LIMITS.form;
    // Not at once: a file that begins in the same piece would never end.
    if (isTooMuch) queueMicrotask(() => parser.destroy(new BodyTooLarge()));
  });
  parser.on('file', (name, stream, { filename, mimeType }) => {
    // Breaks off with the form, which says why; perhaps before anybody reads it, and an error that nobody hears ends all.
    stream.on('error', () => {});
    const part = { stream, name: filename ?? '', type: mimeType };
    const written = fileOf(part, newFile).then((file) => form.append(name, file));
    // A part that can't be written ends the form; it is looked at below all the same.
    written.catch((error) => parser.destroy(error));
    files.push(written);
  });
  // Whatever comes after the first error says nothing new.
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
