import type { GlobalBeforeChangeHook, PayloadRequest } from 'payload';
import { takeAdvisoryLock } from '#cms/storage/database/advisory-lock.ts';

/**
 * Takes the advisory lock of menu and footer until the request's transaction ends, so that no draft is saved between
 * the check for one and the end of a publication.
 */
export function lockNavigation(req: PayloadRequest): Promise<void> {
  return takeAdvisoryLock(req.payload.db, req, 'navigation');
}

/** Takes that lock before they are saved. */
export const lockNavigationForSave: GlobalBeforeChangeHook = async ({ data, req }) => {
  await lockNavigation(req);
  return data;
};
