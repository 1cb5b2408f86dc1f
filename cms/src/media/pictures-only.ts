import type { LocalText } from '@kontorwerk/contract/languages';
import { fileTypeFromBuffer } from 'file-type';
import { type CollectionBeforeOperationHook, ValidationError } from 'payload';
import { problem } from '../admin/reader-language.ts';

/** The kinds of picture that the library takes. */
export const PICTURE_TYPES = ['image/avif', 'image/webp', 'image/jpeg', 'image/png', 'image/svg+xml'];

const FILE: LocalText = { en: 'File', de: 'Datei' };
const NO_PICTURE: LocalText = {
  en: 'This kind of file can’t be used as a picture. Please choose an AVIF, WebP, JPEG, PNG or SVG file.',
  de: 'Dieser Dateityp lässt sich nicht als Bild verwenden. Bitte wählen Sie eine AVIF-, WebP-, JPEG-, PNG- oder SVG-Datei.',
};

/** How far into a text file its SVG element is looked for: before it there may be comments. */
const SVG_BEGINS_WITHIN = 4096;

/** Tells by its content whether a file is an SVG. */
export async function isDrawing(data: Uint8Array): Promise<boolean> {
  const type = await fileTypeFromBuffer(data);
  if (type && type.mime !== 'application/xml') return false;
  return /<svg[\s>]/.test(new TextDecoder().decode(data.subarray(0, SVG_BEGINS_WITHIN)));
}

/** Tells by its content whether a file is such a picture. */
export async function isPicture(data: Uint8Array): Promise<boolean> {
  const type = await fileTypeFromBuffer(data);
  return (type !== undefined && PICTURE_TYPES.includes(type.mime)) || isDrawing(data);
}

/** Says in an editor's words what Payload's own check, which comes after it, would say in those of a program. */
export const picturesOnly: CollectionBeforeOperationHook = async ({ operation, req }) => {
  const { file } = req;
  if (!file || (operation !== 'create' && operation !== 'update') || (await isPicture(file.data))) return;
  const errors = [{ path: 'file', label: FILE, message: problem(NO_PICTURE, { req }) }];
  throw new ValidationError({ collection: 'media', errors, req }, req.t);
};
