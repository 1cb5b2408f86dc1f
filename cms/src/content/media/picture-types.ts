import { extname } from 'node:path';
import type { LocalText } from '@kontorwerk/contract/languages';
import { fileTypeFromBuffer } from 'file-type';
import { type CollectionBeforeOperationHook, MissingFile, ValidationError } from 'payload';
import { problem } from '#cms/base/reader-language.ts';
import { decodeDrawing } from './drawing-text.ts';

/** The accepted types of pictures, each with its file extensions; the first is the usual one. */
export const EXTENSIONS: Readonly<Record<string, readonly string[]>> = {
  'image/avif': ['.avif'],
  'image/webp': ['.webp'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
  'image/svg+xml': ['.svg'],
};

/** Returns a file name with an extension of its type: Windows saves JPEGs as `.jfif`, and phones without any. */
export function withExtension(name: string, mimeType: string): string {
  const endings = EXTENSIONS[mimeType] ?? [];
  const written = extname(name);
  if (endings.includes(written.toLowerCase())) return name;
  // The text behind the dot of "Dr. Lindner" is not an extension.
  const stem = /^\.[a-z0-9]{1,5}$/i.test(written) ? name.slice(0, name.length - written.length) : name;
  return `${stem}${endings[0] ?? written}`;
}

/** The accepted MIME types of pictures. */
export const PICTURE_TYPES = Object.keys(EXTENSIONS);

export const FILE: LocalText = { en: 'File', de: 'Datei' };
const NO_PICTURE: LocalText = {
  en: 'This kind of file can’t be used as a picture. Please choose an AVIF, WebP, JPEG, PNG or SVG file.',
  de: 'Dieser Dateityp lässt sich nicht als Bild verwenden. Bitte wählen Sie eine AVIF-, WebP-, JPEG-, PNG- oder SVG-Datei.',
};

const HEIC: LocalText = {
  en: 'This is a HEIC photo of a phone: share or export it as JPEG, or set the phone’s camera to “Most Compatible”.',
  de: 'Dies ist ein HEIC-Foto eines Telefons: Teilen oder exportieren Sie es als JPEG, oder stellen Sie die Kamera auf „Maximale Kompatibilität“.',
};
const GIF: LocalText = {
  en: 'Save a GIF as PNG, or as WebP where it moves. That stands still until a still picture names it under “In motion”.',
  de: 'Speichern Sie ein GIF als PNG, oder als WebP, wenn es sich bewegt. Dieses steht still, bis ein stehendes Bild es unter „In Bewegung“ nennt.',
};
const FOR_PRINT: LocalText = {
  en: 'Open it in a picture program, and export it as JPEG, or as PNG where parts of it are transparent.',
  de: 'Öffnen Sie es in einem Bildprogramm, und exportieren Sie es als JPEG, oder als PNG, wenn Teile davon durchsichtig sind.',
};

/** Advice to editors about rejected types. */
const ADVICE: Readonly<Record<string, LocalText>> = {
  'image/heic': HEIC,
  'image/heif': HEIC,
  'image/heic-sequence': HEIC,
  'image/heif-sequence': HEIC,
  'image/gif': GIF,
  ...Object.fromEntries(
    [
      'image/tiff',
      'image/bmp',
      'image/vnd.adobe.photoshop',
      'image/jxl',
      'image/jp2',
      'image/x-icon',
      'application/pdf',
      'application/postscript',
    ].map((type) => [type, FOR_PRINT]),
  ),
};

/** Returns the error message for a file that isn't an accepted picture, with advice if there is any. */
async function refusalOf(data: Uint8Array): Promise<LocalText> {
  const advice = ADVICE[(await fileTypeFromBuffer(data))?.mime ?? ''];
  return advice ? { en: `${NO_PICTURE.en} ${advice.en}`, de: `${NO_PICTURE.de} ${advice.de}` } : NO_PICTURE;
}

/** The number of bytes in which a text file's SVG element is searched: comments may precede it. */
const SVG_BEGINS_WITHIN = 4096;

/** Whether a file is an SVG, by its content. */
export async function isDrawing(data: Uint8Array): Promise<boolean> {
  const type = await fileTypeFromBuffer(data);
  if (type && type.mime !== 'application/xml') return false;
  return /<(?:[\w.-]{1,60}:)?svg[\s>]/.test(decodeDrawing(data.subarray(0, SVG_BEGINS_WITHIN)));
}

/** Whether a file is an accepted picture, by its content. */
export async function isPicture(data: Uint8Array): Promise<boolean> {
  const type = await fileTypeFromBuffer(data);
  return (type !== undefined && PICTURE_TYPES.includes(type.mime)) || isDrawing(data);
}

/**
 * Rejects other files with a message for editors, before Payload's technical one. A new picture must come with its
 * file: for a request with a URL instead, Payload would fetch it, whatever its size, past all checks here.
 */
export const refuseOtherFiles: CollectionBeforeOperationHook = async ({ collection, operation, req }) => {
  const { file } = req;
  if (!file && operation === 'create' && (await collection.access.create({ req })) !== false)
    throw new MissingFile(req.t);
  if (!file || (operation !== 'create' && operation !== 'update') || (await isPicture(file.data))) return;
  const errors = [{ path: 'file', label: FILE, message: problem(await refusalOf(file.data), { req }) }];
  throw new ValidationError({ collection: 'media', errors, req }, req.t);
};
