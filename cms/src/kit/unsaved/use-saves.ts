'use client';

import { useSyncExternalStore } from 'react';
import { adminSaves } from './admin-saves.ts';
import type { KeeperState } from './save-keeper.ts';

/** Returns the state of the admin's saves. */
export function useSaves(): KeeperState {
  return useSyncExternalStore(adminSaves.subscribe, adminSaves.state, adminSaves.state);
}
