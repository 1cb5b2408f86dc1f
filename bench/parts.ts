import type { Part } from './base/part.ts';
import { clickPart } from './parts/click.ts';
import { lighthousePart } from './parts/lighthouse.ts';
import { tasksPart } from './parts/tasks.ts';

/** All that is measured, in the order in which it is. */
export const PARTS: readonly Part[] = [lighthousePart, tasksPart, clickPart];
