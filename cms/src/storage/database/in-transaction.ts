import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type Payload,
  type PayloadRequest,
} from 'payload';

/** Runs `write` in one transaction: committed when it resolves, rolled back when it throws. */
export async function inTransaction<T>(payload: Payload, write: (req: PayloadRequest) => Promise<T>): Promise<T> {
  const req = await createLocalReq({}, payload);
  await initTransaction(req);
  try {
    const written = await write(req);
    await commitTransaction(req);
    return written;
  } catch (error) {
    await killTransaction(req);
    throw error;
  }
}
