'use client';

import { useSyncExternalStore } from 'react';
import { adminSaves } from './admin-saves.ts';
import type { KeeperState } from './save-keeper.ts';

/** How the saves of the admin stand. */
export function useSaves(): KeeperState {
  return useSyncExternalStore(adminSaves.subscribe, adminSaves.state, adminSaves.state);
}
