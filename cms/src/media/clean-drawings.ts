import type { LocalText } from '@kontorwerk/contract/languages';
import { type CollectionBeforeOperationHook, ValidationError } from 'payload';
import { problem } from '../admin/reader-language.ts';
import { cleanSvg } from './clean-svg.ts';
import { drawingText, withoutEntities } from './drawing-text.ts';
import { isDrawing } from './pictures-only.ts';

const HAS_ENTITIES: LocalText = {
  en: 'This SVG defines entities of its own. Please export it again as plain SVG.',
  de: 'Diese SVG-Datei definiert eigene Entitäten. Bitte exportieren Sie sie neu als einfaches SVG.',
};

/** Takes everything out of an uploaded SVG that doesn't draw. */
export const cleanDrawings: CollectionBeforeOperationHook = async ({ operation, req }) => {
  const { file } = req;
  if (!file || (operation !== 'create' && operation !== 'update') || !(await isDrawing(file.data))) return;
  const text = withoutEntities(drawingText(file.data));
  if (text === null) {
    const errors = [{ path: 'file', label: 'SVG', message: problem(HAS_ENTITIES, { req }) }];
    throw new ValidationError({ collection: 'media', errors, req }, req.t);
  }
  file.data = Buffer.from(cleanSvg(text));
  file.size = file.data.length;
};
