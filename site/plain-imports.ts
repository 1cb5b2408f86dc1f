import type { Plugin } from 'vite';

/** The bundler's wrapper of dynamic imports. */
const HELPER = /^\0vite\/preload-helper\.js$/;

/**
 * Removes the bundler's wrapper of dynamic imports: it preloads styles and modules, which this site's chunks don't
 * have.
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
