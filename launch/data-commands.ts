import type { Commands } from './run-named.ts';

/** The commands that work on what an installation keeps, from here or from a package. They may end in their middle. */
export const DATA_COMMANDS: Commands = {
  backup: async () => (await import('./backup.ts')).backup(),
  restore: async () => (await import('./backup.ts')).restore(),
  import: async () => (await import('./import.ts')).importContent(),
  export: async () => (await import('./export.ts')).exportContent(),
  'move-database': async () => (await import('./move-database.ts')).moveDatabase(),
  'clean-pictures': async () => (await import('./clean-pictures.ts')).cleanPictures(),
};
