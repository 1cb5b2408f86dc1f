import type { LocalText } from '@kontorwerk/contract/languages';
import { type CollectionBeforeOperationHook, type PayloadRequest, ValidationError } from 'payload';
import { problem } from '#cms/base/reader-language.ts';
import { cleanSvg, hasSize } from './clean-svg.ts';
import { decodeDrawing, expandEntities, MOST_DRAWING_BYTES } from './drawing-text.ts';
import { isDrawing } from './picture-types.ts';

const HAS_ENTITIES: LocalText = {
  en: 'This SVG defines entities of its own. Please export it again as plain SVG.',
  de: 'Diese SVG-Datei definiert eigene Entitäten. Bitte exportieren Sie sie neu als einfaches SVG.',
};

const IS_TANGLED: LocalText = {
  en: 'This SVG is nested too deeply, or has too much in it that is no drawing. Please export it again as plain SVG.',
  de: 'Diese SVG-Datei ist zu tief verschachtelt oder enthält zu viel, was keine Zeichnung ist. Bitte exportieren Sie sie neu als einfaches SVG.',
};

const HAS_NO_SIZE: LocalText = {
  en: 'This SVG doesn’t say how large it is. Please give the drawing a viewBox, or a width and a height in pixels, and upload it again.',
  de: 'Diese SVG-Datei sagt nicht, wie groß sie ist. Bitte geben Sie der Zeichnung eine viewBox, oder eine Breite und eine Höhe in Pixeln, und laden Sie sie noch einmal hoch.',
};

const IS_TOO_LARGE: LocalText = {
  en: 'This SVG has more than 4 MB. Please simplify it, or export it as WebP or PNG.',
  de: 'Diese SVG-Datei hat mehr als 4 MB. Bitte vereinfachen Sie sie, oder exportieren Sie sie als WebP oder PNG.',
};

/** Throws a validation error with the reason why a drawing can't be used. */
function refuse(text: LocalText, req: PayloadRequest): never {
  const errors = [{ path: 'file', label: 'SVG', message: problem(text, { req }) }];
  throw new ValidationError({ collection: 'media', errors, req }, req.t);
}

/** Removes everything from an uploaded SVG that isn't drawing. */
export const cleanDrawings: CollectionBeforeOperationHook = async ({ operation, req }) => {
  const { file } = req;
  if (!file || (operation !== 'create' && operation !== 'update') || !(await isDrawing(file.data))) return;
  if (file.data.length > MOST_DRAWING_BYTES) refuse(IS_TOO_LARGE, req);
  const text = expandEntities(decodeDrawing(file.data));
  if (text === null) refuse(HAS_ENTITIES, req);
  const clean = cleanSvg(text);
  if (clean === null) refuse(IS_TANGLED, req);
  if (!hasSize(clean)) refuse(HAS_NO_SIZE, req);
  file.data = Buffer.from(clean);
  file.size = file.data.length;
};
