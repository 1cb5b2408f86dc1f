import { BRAND_COLOURS } from '@kontorwerk/contract/settings/brand-colours';
import type { Plugin } from 'vite';

const TOKENS = Object.entries(BRAND_COLOURS).map(([name, colour]) => `--${name}: ${colour};`);

/** Adds the brand's colours to the site's tokens, as custom properties by their names. */
export function brandTokens(): Plugin {
  return {
    name: 'brand-tokens',
    enforce: 'pre',
    transform: {
      filter: { id: /\/app\/styles\/index\.css$/ },
      handler: (code) => `${code}\n@layer tokens { :root { ${TOKENS.join(' ')} } }`,
    },
  };
}
