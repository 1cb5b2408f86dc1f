import type { Plugin } from 'vite';

/** The cascade layers, each one over those before it. */
const ORDER = '@layer tokens, base, shared, ui, sections, shell, pages;';

/** Begins each style sheet with the order of the layers, so that it holds in whatever order the sheets are put together. */
export function layerOrder(): Plugin {
  return {
    name: 'layer-order',
    enforce: 'pre',
    transform: {
      filter: { id: /\/app\/.+\.css$/ },
      handler: (code) => `${ORDER}\n${code}`,
    },
  };
}
