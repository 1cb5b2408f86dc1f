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
import { keepEarlier, uploadKey } from './earlier-files.ts';
import { contentName } from './name-by-content.ts';
import { originalKey } from './originals.ts';

const NOT_CROPPED: LocalText = {
  en: 'The picture could not be cropped. Please choose the crop again and save.',
  de: 'Das Bild konnte nicht zugeschnitten werden. Bitte wählen Sie den Ausschnitt neu und speichern Sie noch einmal.',
};

/** Said where the file that a picture is to be made of is missing. */
export const GONE: LocalText = {
  en: 'The original of this picture no longer exists. Please upload the picture again.',
  de: 'Das Original dieses Bildes ist nicht mehr vorhanden. Bitte laden Sie das Bild noch einmal hoch.',
};

/** What a request makes of a picture, until it is stored. `original` names the file that it was uploaded as. */
type Edited = {
  readonly original?: string | null;
  readonly crop?: Crop | null;
  readonly focalX?: number;
  readonly focalY?: number;
};
const edited = new WeakMap<PayloadRequest, Edited>();

/** What is cropped: a picture as it was uploaded, and which part of it was left so far. */
type Source = { readonly data: Buffer; readonly name: string; readonly type: string; readonly crop: Crop | null };

function uploaded({ file }: PayloadRequest): Source | null {
  return file ? { data: file.data, name: contentName(file.name, file.data), type: file.mimetype, crop: null } : null;
}

/** The file that a picture was uploaded as, whatever it was cropped to since; null when it isn't there any more. */
export async function sourceOf({ filename, mimeType, original, crop }: Media): Promise<Source | null> {
  if (!filename || !mimeType) return null;
  const data = await files.read(original ? originalKey(original) : uploadKey(filename));
  return data && { data, name: original ?? filename, type: mimeType, crop: readCrop(crop) };
}

function focus({ x, y }: FocalPoint): Edited {
  return { focalX: x, focalY: y };
}

function refusal(req: PayloadRequest, why = NOT_CROPPED): APIError {
  return new APIError(problem(why, { req }), 400, null, true);
}

/** Makes a part of a picture the file of this request, and keeps the whole. */
async function cropInto(req: PayloadRequest, source: Source, part: Crop): Promise<Edited> {
  const crop = cropOfCrop(source.crop, part);
  const data = await cutPicture(source.data, crop);
  if (!data) throw refusal(req);
  await files.write(originalKey(source.name), source.data);
  req.file = { data, name: source.name, mimetype: source.type, size: data.length };
  return { original: source.name, crop };
}

/** Takes from the request what the admin's frame says, so that Payload does nothing about it. */
function takeEdits(req: PayloadRequest): PictureEdits {
  const { uploadEdits, ...query } = req.query;
  if (uploadEdits === undefined) return {};
  req.query = query;
  const edits = readPictureEdits(uploadEdits);
  if (!edits) throw refusal(req);
  return edits;
}

/** Another picture has its middle in view, until somebody says otherwise. */
function focusOfNew(data: unknown, before: Media | null): Edited {
  const isSaid = isRecord(data) && (data.focalX !== before?.focalX || data.focalY !== before?.focalY);
  return before === null || isSaid ? {} : focus({ x: 50, y: 50 });
}

async function pictureOf(req: PayloadRequest, args: object): Promise<Media | null> {
  const id = 'id' in args ? args.id : undefined;
  if (typeof id !== 'number' && typeof id !== 'string') return null;
  return req.payload.findByID({ collection: 'media', id, depth: 0, disableErrors: true, overrideAccess: true, req });
}

/**
 * Does in Payload's place what an editor does to a picture in the admin's frame. Payload would write the crop, and for
 * another focal point the same sizes again, under the names that the files have, and over the only copy of what was
 * uploaded. Here a crop is an upload of its own, named by its content, and always cut out of the original.
 */
export const editPicture: CollectionBeforeOperationHook = async ({ args, operation, overrideAccess, req }) => {
  if (operation !== 'create' && operation !== 'update') return;
  edited.delete(req);
  const { crop, focalPoint } = takeEdits(req);
  if (!overrideAccess && !hasRole(req.user, 'editor')) return;
  const isCrop = crop !== undefined && !isWhole(crop);
  if (!isCrop && !focalPoint && !req.file) return;
  const picture = operation === 'update' ? await pictureOf(req, args) : null;
  const isNew = req.file !== undefined;
  const origin = isNew ? { original: null, crop: null, ...focusOfNew('data' in args && args.data, picture) } : {};
  const source = isCrop ? (uploaded(req) ?? (picture && (await sourceOf(picture)))) : null;
  if (isCrop && !source) throw refusal(req, GONE);
  edited.set(req, {
    ...origin,
    ...(crop && source && (await cropInto(req, source, crop))),
    ...(focalPoint && focus(crop ? pointWithin(focalPoint, crop) : focalPoint)),
  });
  if (picture && req.file) await keepEarlier(picture);
};

/** Stores what the request makes of a picture; it isn't for requests to say which file is whose original. */
export const noteEdits: CollectionBeforeChangeHook = ({ data, req }) => ({ ...data, ...edited.get(req) });
