import { type CollectionBeforeOperationHook, initTransaction, killTransaction, type PayloadRequest } from 'payload';
import { hasRole, WRITERS } from '#cms/kit/access/roles.ts';

/**
 * Runs work that takes seconds and writes nothing to the database while no transaction is open: SQLite has one writer at a time.
 * Only a request's own operation begins one before it has written anything; work within another one's stays in that.
 */
async function outsideTransaction(req: PayloadRequest, work: () => Promise<void>): Promise<void> {
  if (req.payloadAPI !== 'REST' || req.transactionID === undefined) return work();
  await req.transactionID;
  await killTransaction(req);
  try {
    await work();
  } finally {
    await initTransaction(req);
  }
}

/**
 * Has hooks work on the file of a request one after the other. Payload looks at the access after them, so only for those who
 * may write pictures: a picture takes seconds of a core.
 */
export function workOnFile(...hooks: readonly CollectionBeforeOperationHook[]): CollectionBeforeOperationHook {
  return async (given) => {
    const { req, overrideAccess } = given;
    if (!overrideAccess && !hasRole(req.user, ...WRITERS)) return;
    const work = async () => {
      for (const hook of hooks) await hook(given);
    };
    await (req.file || req.query.uploadEdits !== undefined ? outsideTransaction(req, work) : work());
  };
}
