import type { GlobalBeforeChangeHook, PayloadRequest } from 'payload';
import { takeTurn } from '#cms/storage/database/alone.ts';

/**
 * Takes the advisory lock of the menu and footer until the request's transaction ends: no draft of them is saved between the
 * question whether there is one and the end of what publishes.
 */
export function lockNavigation(req: PayloadRequest): Promise<void> {
  return takeTurn(req.payload.db, req, 'navigation');
}

/** The same before they are saved. */
export const lockNavigationForSave: GlobalBeforeChangeHook = async ({ data, req }) => {
  await lockNavigation(req);
  return data;
};
