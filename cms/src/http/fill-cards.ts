import { payload } from '../payload.ts';
import { processWide } from '../process-wide.ts';
import { readWhole } from '../wire/published.ts';
import { textStore } from '../wire/text-store.ts';

/** The process's store of texts. */
export const fillCards = processWide('text-store', () =>
  textStore(async (collection, ids) => readWhole(await payload(), collection, ids)),
);
