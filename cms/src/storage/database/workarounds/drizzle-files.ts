import { registerHooks } from 'node:module';

const FILE = /\/node_modules\/drizzle-orm\/.+\.js$/;

type Resolved = { readonly url: string; readonly format: 'module'; readonly shortCircuit: true };

/** Resolves an import between two of Drizzle's files; null for any other import. */
export function resolveInDrizzle(specifier: string, importer: string | undefined): Resolved | null {
  if (!/^\.\.?\/.+\.js$/.test(specifier) || importer === undefined || !FILE.test(importer)) return null;
  return { url: new URL(specifier, importer).href, format: 'module', shortCircuit: true };
}

/**
 * Loads a driver, and Drizzle with it, without Node's lookup of each file's module type. Node would parse Drizzle's
 * package.json of 177 kB for each of some five hundred files: more than half of the time that loading Payload takes.
 *
 * Can go when Drizzle's package.json, as of 0.45.2, is small.
 */
export async function loadWithDrizzle<T>(load: () => Promise<T>): Promise<T> {
  const hooks = registerHooks({
    resolve: (specifier, { parentURL }, next) => resolveInDrizzle(specifier, parentURL) ?? next(specifier),
  });
  try {
    return await load();
  } finally {
    hooks.deregister();
  }
}
