import { getProcessSingleton } from '#cms/base/process-singleton.ts';
import { readWhole } from '#cms/content/wire/published.ts';
import { textStore } from '#cms/content/wire/text-store.ts';
import { payload } from '#cms/schema/payload.ts';

/** The process's text store. */
export const fillCards = getProcessSingleton('text-store', () =>
  textStore(async (collection, ids) => readWhole(await payload(), collection, ids)),
);
