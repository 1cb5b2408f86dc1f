import path from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { brandTokens } from './brand-tokens.ts';
import { bundledPackages } from './bundled-packages.ts';
import { shortNames } from './class-names.ts';
import { compressAssets } from './compress-assets.ts';
import { denseValues } from './dense-values.ts';
import { layerOrder } from './layer-order.ts';
import { plainImports } from './plain-imports.ts';
import { shortProperties } from './property-names.ts';

const APP = path.join(import.meta.dirname, 'app');

// While somebody works on them, classes and properties keep names that tell where they come from.
const { sheets, drawings } = shortProperties(APP);

export default defineConfig(({ command }) => ({
  plugins: [
    layerOrder(),
    brandTokens(),
    command === 'build' && drawings,
    plainImports(),
    reactRouter(),
    bundledPackages(),
    compressAssets(),
  ],
  build: {
    // Inlined files would need `data:` in the content security policy.
    assetsInlineLimit: 0,
    // Every asset is served compressed; the report would cost build time.
    reportCompressedSize: false,
    // The styles of all pages in one file are smaller than those of most pages by themselves.
    cssCodeSplit: false,
    terserOptions: {
      module: true,
      ecma: 2020,
      compress: { passes: 4, keep_fargs: false },
      // All of React is one function: in parentheses, a browser compiles it at once and doesn't skip it first.
      format: { wrap_func_args: true },
    },
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
                { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\//, priority: 3 },
                {
                  name: 'site',
                  test: /\/contract\/src\/time-zone\.ts|\/app\/(?:browser\/[\w-]+|root|sections\/(?:EmptySection|titled-cards)|content\/links\/CardLink|ui\/(?:use-reduced-motion|LocalDate\/LocalDate|(?:Corner\/corner|LocalLink\/whole-card|Field\/check)\.module))\.(?:tsx?|css)/,
                  priority: 1,
                },
                // Small ones that the home page would ask for one by one.
                {
                  name: 'clock',
                  test: /\/app\/(?:base\/wall-clock|ui\/SunStrip\/(?:office-day|strip-texts|use-minute))\.ts/,
                  priority: 0,
                },
              ],
            },
          },
        },
      },
    },
  },
  css: {
    modules: {
      localsConvention: 'camelCaseOnly',
      ...(command === 'build' ? { generateScopedName: shortNames(APP) } : {}),
    },
    postcss: { plugins: command === 'build' ? [sheets, denseValues] : [] },
  },
}));
