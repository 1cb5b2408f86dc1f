import type { Plugin } from 'vite';

/** The bundler's name for what it wraps dynamic imports in. */
const HELPER = /^\0vite\/preload-helper\.js$/;

/**
 * Leaves dynamic imports what they are: the bundler's wrapper fetches styles and modules in advance, of which this site's
 * chunks have none.
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    enforce: 'pre',
    load: {
      filter: { id: HELPER },
      handler: () => 'export const __vitePreload = (load) => load();',
    },
  };
}
