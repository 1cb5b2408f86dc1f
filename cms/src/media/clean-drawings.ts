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

const IS_TANGLED: LocalText = {
  en: 'This SVG is nested too deeply, or has too much in it that is no drawing. Please export it again as plain SVG.',
  de: 'Diese SVG-Datei ist zu tief verschachtelt oder enthält zu viel, was keine Zeichnung ist. Bitte exportieren Sie sie neu als einfaches SVG.',
};

/** Takes everything out of an uploaded SVG that doesn't draw. */
export const cleanDrawings: CollectionBeforeOperationHook = async ({ operation, req }) => {
  const { file } = req;
  if (!file || (operation !== 'create' && operation !== 'update') || !(await isDrawing(file.data))) return;
  const text = withoutEntities(drawingText(file.data));
  const clean = text === null ? null : cleanSvg(text);
  if (clean === null) {
    const message = problem(text === null ? HAS_ENTITIES : IS_TANGLED, { req });
    const errors = [{ path: 'file', label: 'SVG', message }];
    throw new ValidationError({ collection: 'media', errors, req }, req.t);
  }
  file.data = Buffer.from(clean);
  file.size = file.data.length;
};
