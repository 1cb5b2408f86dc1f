import { type CollectionBeforeOperationHook, initTransaction, killTransaction, type PayloadRequest } from 'payload';
import { hasRole, WRITERS } from '#cms/kit/access/roles.ts';

/**
 * Runs slow work that doesn't write to the database outside of the open transaction: SQLite has one writer at a time.
 * Only the transaction of a REST operation is still empty here and can be rolled back; any other stays open.
 */
async function runOutsideTransaction(req: PayloadRequest, work: () => Promise<void>): Promise<void> {
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
 * Combines hooks that process a request's file one after the other. They run only for users who may write pictures:
 * Payload checks the access later, and a picture takes seconds of CPU.
 */
export function combineFileHooks(...hooks: readonly CollectionBeforeOperationHook[]): CollectionBeforeOperationHook {
  return async function processFile(given) {
    const { req, overrideAccess } = given;
    if (!overrideAccess && !hasRole(req.user, ...WRITERS)) return;
    const work = async () => {
      for (const hook of hooks) await hook(given);
    };
    await (req.file || req.query.uploadEdits !== undefined ? runOutsideTransaction(req, work) : work());
  };
}
