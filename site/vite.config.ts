import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { compressAssets } from './compress-assets.ts';
import { layerOrder } from './layer-order.ts';

/** A class as pages know it: its own name, and five digits for its file. The same in each build. */
function generateScopedName(name: string, file: string): string {
  const path = relative(import.meta.dirname, file.split('?')[0] ?? file).replaceAll('\\', '/');
  return `${name}_${createHash('sha256').update(path).digest('hex').slice(0, 5)}`;
}

export default defineConfig({
  plugins: [layerOrder(), reactRouter(), compressAssets()],
  build: {
    // Inlined files would need `data:` in the content security policy.
    assetsInlineLimit: 0,
    // Every asset is served compressed; the report would cost build time.
    reportCompressedSize: false,
    // The styles of all pages in one file are smaller than those of most pages by themselves.
    cssCodeSplit: false,
    terserOptions: { module: true, ecma: 2020, compress: { passes: 2, keep_fargs: false } },
    // What is loaded on demand imports little that is not there already; the helper weighs more than it gains.
    modulePreload: false,
  },
  environments: {
    client: {
      build: {
        // Its scripts are sent smaller than those of the bundler's own minifier.
        minify: 'terser',
        rolldownOptions: {
          output: {
            // Two large files, each with all that it imports, compress better than many small ones.
            codeSplitting: {
              groups: [
                { name: 'framework', test: /node_modules\/(?:react|react-dom|react-router)\//, priority: 2 },
                {
                  name: 'site',
                  test: /\/app\/(?:root|pages\/ContentPage|pages\/page-meta|content\/page-loaders)\.tsx?/,
                  priority: 1,
                },
              ],
            },
          },
        },
      },
    },
  },
  css: { modules: { localsConvention: 'camelCaseOnly', generateScopedName } },
});
