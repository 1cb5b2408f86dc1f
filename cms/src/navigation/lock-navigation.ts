import type { GlobalBeforeChangeHook, PayloadRequest } from 'payload';
import { takeTurn } from '../database/alone.ts';
import { isPostgres } from '../database/kinds.ts';

/**
 * Takes the advisory lock of the menu and footer until the request's transaction ends: no draft of them is saved between the
 * question whether there is one and the end of what publishes. On SQLite there is one transaction at a time.
 */
export async function lockNavigation(req: PayloadRequest): Promise<void> {
  const { db } = req.payload;
  if (isPostgres(db)) await takeTurn(db, req, 'navigation');
}

/** The same before they are saved. */
export const lockNavigationForSave: GlobalBeforeChangeHook = async ({ data, req }) => {
  await lockNavigation(req);
  return data;
};
