import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';
import { compress, isCompressible, mediaType } from './server/http/content-coding.ts';

/**
 * Puts a brotli and a gzip file beside each script, style sheet and drawing of the build, as small as they get, for
 * the server to send.
 */
export function compressAssets(): Plugin {
  return {
    name: 'compress-assets',
    applyToEnvironment: ({ name }) => name === 'client',
    async writeBundle({ dir = '' }, bundle) {
      const files = Object.keys(bundle).map((name) => path.join(dir, name));
      await Promise.all(
        files
          .filter((file) => isCompressible(mediaType(file)))
          .map(async (file) => {
            const body = await readFile(file);
            const { br, gzip } = await compress(body, 'small');
            // Smallest files can become larger.
            if (gzip.length >= body.length) return;
            await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gzip)]);
          }),
      );
    },
  };
}
