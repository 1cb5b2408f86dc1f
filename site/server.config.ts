import { defineConfig, type Plugin } from 'vite';
import { bundledPackages } from './bundled-packages.ts';

/**
 * Writes what isn't ASCII as escapes: the program's text stays in memory, and a single other character among its strings
 * has Node keep all of it with two bytes for each.
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
 * The server as it runs in production: one file, and one for the thread that looks at resumes. Its hundreds of modules take 40 MB more when each is loaded by itself, and
 * what turns TypeScript into JavaScript stays in memory with them.
 */
export default defineConfig({
  plugins: [oneByteEach(), bundledPackages()],
  // What the app shares with it must exist once. Drawing is loaded when somebody wants a picture, and what speaks to the
  // store of limits when there is one.
  ssr: { noExternal: true, external: ['@redis/client', 'pg', 'react', 'react-dom', 'react-router', 'sharp'] },
  build: {
    ssr: true,
    outDir: 'build/start',
    target: 'node24',
    // Names in stack traces are those of the sources.
    minify: false,
    copyPublicDir: false,
    reportCompressedSize: false,
    rolldownOptions: {
      input: { main: 'server/start/main.ts', 'resume-worker': 'server/submissions/resume-worker.ts' },
      output: {
        // Beside the program: files are looked for from where a module lies.
        chunkFileNames: '[name].js',
        // By itself, for it comes before React as long as both are imported.
        codeSplitting: { groups: [{ name: 'production', test: /start\/production\.ts$/ }] },
      },
    },
  },
});
