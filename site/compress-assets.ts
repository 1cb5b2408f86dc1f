import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';
import { compressBrotli, compressGzip, isCompressible, WORTH_COMPRESSING } from './server/http/compress.ts';
import { fileType } from './server/static-files/file-types.ts';

/** Puts a brotli and a gzip file beside each script and style sheet, as small as they get, for the server to send. */
export function compressAssets(): Plugin {
  return {
    name: 'compress-assets',
    applyToEnvironment: ({ name }) => name === 'client',
    async writeBundle({ dir = '' }, bundle) {
      const files = Object.keys(bundle).map((name) => path.join(dir, name));
      await Promise.all(
        files
          .filter((file) => isCompressible(fileType(file)))
          .map(async (file) => {
            const body = await readFile(file);
            if (body.length < WORTH_COMPRESSING) return;
            await writeFile(`${file}.br`, await compressBrotli(body, 'small'));
            await writeFile(`${file}.gz`, await compressGzip(body, 'small'));
          }),
      );
    },
  };
}
