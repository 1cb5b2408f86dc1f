import type { Plugin } from 'vite';

/** The cascade layers, in ascending priority. */
const ORDER = '@layer tokens, base, shared, ui, sections, shell, pages;';

/** Puts the order of the layers at the top of each style sheet, so that it holds whatever the order of the sheets. */
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
