import { isRecord } from '@kontorwerk/contract/content/read-values';
import type { LocalText } from '@kontorwerk/contract/languages';
import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
} from 'payload';
import type { Media } from '#cms/base/payload-types.ts';
import { problem } from '#cms/base/reader-language.ts';
import { hasRole } from '#cms/kit/access/roles.ts';
import { files } from '#cms/storage/files/files.ts';
import { contentName } from './content-name.ts';
import {
  type Crop,
  cropOfCrop,
  type FocalPoint,
  isWhole,
  type PictureEdits,
  pointWithin,
  readCrop,
  readPictureEdits,
} from './crop.ts';
import { cutPicture } from './cut-picture.ts';
import { keepReplacedFiles, originalKey, uploadKey } from './picture-files.ts';

const NOT_CROPPED: LocalText = {
  en: 'The picture could not be cropped. Please choose the crop again and save.',
  de: 'Das Bild konnte nicht zugeschnitten werden. Bitte wählen Sie den Ausschnitt neu und speichern Sie noch einmal.',
};

const NOT_CUT: LocalText = {
  en: 'A drawing (SVG) cannot be cropped here.',
  de: 'Eine Zeichnung (SVG) kann hier nicht zugeschnitten werden.',
};

/** The error message if the picture's source file is missing. */
export const GONE: LocalText = {
  en: 'The original of this picture no longer exists. Please upload the picture again.',
  de: 'Das Original dieses Bildes ist nicht mehr vorhanden. Bitte laden Sie das Bild noch einmal hoch.',
};

/** The changes by a request to a picture, until they are stored. `original` is the name of the uploaded file. */
type PictureChanges = {
  readonly original?: string | null;
  readonly crop?: Crop | null;
  readonly focalX?: number;
  readonly focalY?: number;
};
const editsOf = new WeakMap<PayloadRequest, PictureChanges>();

/** The source of a crop: the uploaded picture, and its current crop. */
type Source = { readonly data: Buffer; readonly name: string; readonly type: string; readonly crop: Crop | null };

function uploadedSource({ file }: PayloadRequest): Source | null {
  return file ? { data: file.data, name: contentName(file.name, file.data), type: file.mimetype, crop: null } : null;
}

/** Returns the uploaded file of a picture, regardless of later crops; null if it no longer exists. */
export async function sourceOf({ filename, mimeType, original, crop }: Media): Promise<Source | null> {
  if (!filename || !mimeType) return null;
  const data = await files.read(original ? originalKey(original) : uploadKey(filename));
  return data && { data, name: original ?? filename, type: mimeType, crop: readCrop(crop) };
}

function focus({ x, y }: FocalPoint): PictureChanges {
  return { focalX: x, focalY: y };
}

function cropError(req: PayloadRequest, why = NOT_CROPPED): APIError {
  return new APIError(problem(why, { req }), 400, null, true);
}

/** Makes the cropped picture the request's file, and stores the whole as the original. */
async function cropInto(req: PayloadRequest, source: Source, part: Crop): Promise<PictureChanges> {
  // The dialog isn't offered for drawings, of which a crop would be in another format.
  if (source.type === 'image/svg+xml') throw cropError(req, NOT_CUT);
  const crop = cropOfCrop(source.crop, part);
  const data = await cutPicture(source.data, crop);
  if (!data) throw cropError(req);
  await files.write(originalKey(source.name), source.data);
  req.file = { data, name: source.name, mimetype: source.type, size: data.length };
  return { original: source.name, crop };
}

/** Removes the crop dialog's edits from the request, so that Payload ignores them. Returns them. */
function takeEdits(req: PayloadRequest): PictureEdits {
  const { uploadEdits, ...query } = req.query;
  if (uploadEdits === undefined) return {};
  req.query = query;
  const edits = readPictureEdits(uploadEdits);
  if (!edits) throw cropError(req);
  return edits;
}

/** Centres the focal point of a replaced picture unless the request sets one. */
function focusOfNew(data: unknown, before: Media | null): PictureChanges {
  const isSaid = isRecord(data) && (data.focalX !== before?.focalX || data.focalY !== before?.focalY);
  return before === null || isSaid ? {} : focus({ x: 50, y: 50 });
}

async function pictureOf(req: PayloadRequest, args: object): Promise<Media | null> {
  const id = 'id' in args ? args.id : undefined;
  if (typeof id !== 'number' && typeof id !== 'string') return null;
  return req.payload.findByID({ collection: 'media', id, depth: 0, disableErrors: true, overrideAccess: true, req });
}

/**
 * Applies an editor's crop and focal point in place of Payload. Payload would write the crop, or for a new focal point
 * the same sizes again, under the existing names, over the only copy of the uploaded file. Here a crop is a new upload,
 * named by its content, and always cut from the original.
 */
export const editPicture: CollectionBeforeOperationHook = async ({ args, operation, overrideAccess, req }) => {
  if (operation !== 'create' && operation !== 'update') return;
  editsOf.delete(req);
  const { crop, focalPoint } = takeEdits(req);
  if (!overrideAccess && !hasRole(req.user, 'editor')) return;
  const isCrop = crop !== undefined && !isWhole(crop);
  if (!isCrop && !focalPoint && !req.file) return;
  const picture = operation === 'update' ? await pictureOf(req, args) : null;
  const isNew = req.file !== undefined;
  const origin = isNew ? { original: null, crop: null, ...focusOfNew('data' in args && args.data, picture) } : {};
  const source = isCrop ? (uploadedSource(req) ?? (picture && (await sourceOf(picture)))) : null;
  if (isCrop && !source) throw cropError(req, GONE);
  editsOf.set(req, {
    ...origin,
    ...(crop && source && (await cropInto(req, source, crop))),
    ...(focalPoint && focus(crop ? pointWithin(focalPoint, crop) : focalPoint)),
  });
  if (picture && req.file) await keepReplacedFiles(picture);
};

/** Stores the request's changes to a picture, overriding whatever the request says about originals. */
export const noteEdits: CollectionBeforeChangeHook = ({ data, req }) => ({ ...data, ...editsOf.get(req) });
