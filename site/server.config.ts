import { defineConfig, type Plugin } from 'vite';
import { bundledPackages } from './bundled-packages.ts';

/**
 * Escapes non-ASCII characters: the program's source stays in memory, and a single such character in its strings makes
 * Node store all of it with two bytes per character.
 */
function oneByteEach(): Plugin {
  const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return {
    name: 'one-byte-each',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk') file.code = file.code.replace(/[\u0080-\uffff]/g, escaped);
    },
  };
}

/**
 * The production server: one file, and one for the thread that inspects resumes. Loaded one by one, its hundreds of
 * modules take 40 MB more, and the TypeScript transpiler stays in memory with them.
 */
export default defineConfig({
  plugins: [oneByteEach(), bundledPackages()],
  // Modules shared with the app must exist once. The drawing library is loaded on the first preview, and the clients of
  // the limit store only if there is one.
  ssr: { noExternal: true, external: ['@redis/client', 'pg', 'react', 'react-dom', 'sharp'] },
  build: {
    ssr: true,
    outDir: 'build/start',
    target: 'node24',
    // Stack traces show the names of the sources.
    minify: false,
    copyPublicDir: false,
    reportCompressedSize: false,
    rolldownOptions: {
      input: { main: 'server/start/main.ts', 'resume-worker': 'server/submissions/resume-worker.ts' },
      output: {
        // Next to the program: files are found relative to their module.
        chunkFileNames: '[name].js',
        // A separate chunk, as it only runs before React if both are imported.
        codeSplitting: { groups: [{ name: 'production', test: /start\/production\.ts$/ }] },
      },
    },
  },
});
