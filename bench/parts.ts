import type { Part } from './base/part.ts';
import { bytesPart } from './parts/bytes.ts';
import { clickPart } from './parts/click.ts';
import { coldPart } from './parts/cold.ts';
import { growthPart } from './parts/growth.ts';
import { lighthousePart } from './parts/lighthouse.ts';
import { memoryPart } from './parts/memory.ts';
import { postgresPart } from './parts/postgres.ts';
import { publishPart } from './parts/publish.ts';
import { searchPart } from './parts/search.ts';
import { startPart } from './parts/start.ts';
import { submissionsPart } from './parts/submissions.ts';
import { tasksPart } from './parts/tasks.ts';
import { throughputPart } from './parts/throughput.ts';

/** All parts, in order of measurement. */
export const PARTS: readonly Part[] = [
  lighthousePart,
  bytesPart,
  tasksPart,
  clickPart,
  throughputPart,
  coldPart,
  publishPart,
  startPart,
  memoryPart,
  submissionsPart,
  searchPart,
  growthPart,
  postgresPart,
];
