import path from 'node:path';
import { BUILT_APP } from '@kontorwerk/runtime/site-build';
import react from '@vitejs/plugin-react';
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

// In development, classes and properties keep names that show their origin.
const { sheets, drawings } = shortProperties(APP);

export default defineConfig(({ command }) => ({
  plugins: [
    layerOrder(),
    brandTokens(),
    command === 'build' && drawings,
    plainImports(),
    react(),
    bundledPackages(),
    compressAssets(),
  ],
  appType: 'custom',
  builder: {},
  build: {
    // Inlined files would need `data:` in the content security policy.
    assetsInlineLimit: 0,
    // Every asset is served compressed; the report would cost build time.
    reportCompressedSize: false,
    // The styles of all pages in one file are smaller than those of most single pages in separate files.
    cssCodeSplit: false,
    terserOptions: {
      module: true,
      ecma: 2020,
      compress: { passes: 4, keep_fargs: false },
      // All of React is one function: in parentheses, browsers compile it at once instead of pre-parsing it first.
      format: { wrap_func_args: true },
    },
    // Lazy modules import little that isn't loaded already; the helper costs more than it gains.
    modulePreload: false,
  },
  environments: {
    ssr: {
      build: {
        outDir: path.join('build', path.dirname(BUILT_APP)),
        target: 'node24',
        copyPublicDir: false,
        rolldownOptions: { input: { [path.parse(BUILT_APP).name]: 'app/entry.server.tsx' } },
      },
    },
    client: {
      build: {
        outDir: 'build/client',
        manifest: true,
        // Its scripts are smaller when compressed than those of the bundler's own minifier.
        minify: 'terser',
        rolldownOptions: {
          input: 'app/entry.client.tsx',
          output: {
            // Two large files, each with all its imports, compress better than many small ones.
            codeSplitting: {
              groups: [
                { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\//, priority: 3 },
                {
                  name: 'site',
                  test: /\/contract\/src\/settings\/time-zone\.ts|\/app\/(?:browser\/[\w-]+|sections\/(?:EmptySection|titled-cards)|content\/links\/CardLink|ui\/(?:use-reduced-motion|LocalDate\/LocalDate|(?:Corner\/corner|LocalLink\/whole-card|Field\/check)\.module))\.(?:tsx?|css)/,
                  priority: 1,
                },
                // Small modules that the home page would request one by one.
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
