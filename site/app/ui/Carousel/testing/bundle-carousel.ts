import path from 'node:path';
import { build, type Rolldown } from 'vite';

/** What a page needs to show the carousel by itself. */
export type CarouselBundle = { readonly script: string; readonly style: string };

function isOutput(result: Awaited<ReturnType<typeof build>>): result is Rolldown.RolldownOutput {
  return 'output' in result;
}

/** Bundles the carousel as the site's build does, but apart from every page and section. */
export async function bundleCarousel(): Promise<CarouselBundle> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    root: import.meta.dirname,
    css: { modules: { localsConvention: 'camelCaseOnly' } },
    build: {
      write: false,
      cssCodeSplit: false,
      rolldownOptions: {
        input: path.join(import.meta.dirname, 'carousel-by-itself.tsx'),
        output: { format: 'iife', codeSplitting: false },
      },
    },
  });
  if (!isOutput(result)) throw new Error('Vite built more than one bundle.');
  const script = result.output.find((file) => file.type === 'chunk')?.code;
  const style = result.output.find((file) => file.type === 'asset' && file.fileName.endsWith('.css'));
  if (script === undefined || style?.type !== 'asset') throw new Error('Vite built no script or no style sheet.');
  return { script, style: String(style.source) };
}
