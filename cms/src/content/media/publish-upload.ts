import { fileTypeFromBuffer } from 'file-type';
import {
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
  ValidationError,
} from 'payload';
import { problem } from '#cms/base/reader-language.ts';
import { FILE, isDrawing, withExtension } from './picture-types.ts';
import { firstFrame, preparePicture, UnusablePicture } from './prepare-picture.ts';

const DRAWING = 'image/svg+xml';
const WEBP = 'image/webp';

/** Makes an uploaded photograph fit for publication, and corrects each file's type and extension. */
export const preparePictures: CollectionBeforeOperationHook = async ({ operation, req }) => {
  const { file } = req;
  if (!file || (operation !== 'create' && operation !== 'update')) return;
  const isDrawn = await isDrawing(file.data);
  const mimetype = isDrawn ? DRAWING : ((await fileTypeFromBuffer(file.data))?.mime ?? file.mimetype);
  if (!isDrawn) {
    try {
      file.data = await preparePicture(file.data);
    } catch (error) {
      if (!(error instanceof UnusablePicture)) throw error;
      const errors = [{ path: 'file', label: FILE, message: problem(error.words, { req }) }];
      throw new ValidationError({ collection: 'media', errors, req }, req.t);
    }
  }
  file.size = file.data.length;
  file.mimetype = mimetype;
  file.name = withExtension(file.name, mimetype);
};

/** The original WebP files while Payload re-encodes them. */
const originalUploads = new WeakMap<PayloadRequest, Buffer>();

/**
 * Gives Payload only the first frame of an animation: it would put all frames into each size, one below the other, or
 * fail if there are too many.
 */
export const sizeFirstFrame: CollectionBeforeOperationHook = async ({ operation, req }) => {
  originalUploads.delete(req);
  const { file } = req;
  if (!file || file.mimetype !== WEBP || (operation !== 'create' && operation !== 'update')) return;
  originalUploads.set(req, file.data);
  file.data = (await firstFrame(file.data)) ?? file.data;
};

/** Stores a WebP as it was uploaded, with its animation and quality. */
export const storeOriginalUpload: CollectionBeforeChangeHook = ({ data, req }) => {
  const kept = originalUploads.get(req);
  originalUploads.delete(req);
  if (!kept || !req.file) return data;
  req.file = { ...req.file, data: kept, size: kept.length };
  return { ...data, filesize: kept.length };
};
