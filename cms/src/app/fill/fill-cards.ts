import { getProcessSingleton } from '#cms/base/process-singleton.ts';
import { readWhole } from '#cms/content/wire/published-content.ts';
import { createTextStore } from '#cms/content/wire/text-store.ts';
import { payload } from '#cms/schema/payload.ts';

/** The process's text store. */
export const fillCards = getProcessSingleton('text-store', () =>
  createTextStore(async (collection, ids) => readWhole(await payload(), collection, ids)),
);
