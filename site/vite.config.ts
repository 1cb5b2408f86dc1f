import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [reactRouter()],
  build: {
    // Inlined files would need `data:` in the content security policy.
    assetsInlineLimit: 0,
    // Every asset is served compressed; the report would cost build time.
    reportCompressedSize: false,
  },
  css: { modules: { localsConvention: 'camelCaseOnly' } },
});
