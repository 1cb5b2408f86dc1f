import type { Commands } from './run-named.ts';

/**
 * The commands on an installation's data, available from the sources and from a package. A signal may interrupt them.
 */
export const DATA_COMMANDS: Commands = {
  backup: async () => (await import('./backup.ts')).backup(),
  restore: async () => (await import('./backup.ts')).restore(),
  import: async () => (await import('./import.ts')).importContent(),
  export: async () => (await import('./export.ts')).exportContent(),
  'move-database': async () => (await import('./move-database.ts')).moveDatabase(),
  'clean-pictures': async () => (await import('./clean-pictures.ts')).cleanPictures(),
};
