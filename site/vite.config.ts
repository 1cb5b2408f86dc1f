import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [reactRouter()],
  build: {
    // Inlined files would need `data:` in the content security policy.
    assetsInlineLimit: 0,
    // Every asset is served compressed; the report would cost build time.
    reportCompressedSize: false,
    // The styles of all pages in one file are smaller than those of most pages by themselves.
    cssCodeSplit: false,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Few large files compress much better than many small ones.
            codeSplitting: {
              groups: [
                {
                  name: 'framework',
                  test: /node_modules\/(?:react|react-dom|react-router|scheduler|cookie)\//,
                  priority: 2,
                },
                { name: 'site', minShareCount: 3, priority: 1 },
              ],
            },
          },
        },
      },
    },
  },
  css: { modules: { localsConvention: 'camelCaseOnly' } },
});
