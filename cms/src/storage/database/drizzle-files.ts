import { registerHooks } from 'node:module';

const FILE = /\/node_modules\/drizzle-orm\/.+\.js$/;

type Resolved = { readonly url: string; readonly format: 'module'; readonly shortCircuit: true };

/** What a file of Drizzle's imports of the others, resolved; null for any other import. */
export function resolvedInDrizzle(specifier: string, importer: string | undefined): Resolved | null {
  if (!/^\.\.?\/.+\.js$/.test(specifier) || importer === undefined || !FILE.test(importer)) return null;
  return { url: new URL(specifier, importer).href, format: 'module', shortCircuit: true };
}

/**
 * Loads a driver, and Drizzle with it. To learn that a file is a module, Node parses the description of its package,
 * which has 177 kB here, and does so for each of some five hundred files: more than half of what loading Payload takes.
 */
export async function withDrizzle<T>(load: () => Promise<T>): Promise<T> {
  const hooks = registerHooks({
    resolve: (specifier, { parentURL }, next) => resolvedInDrizzle(specifier, parentURL) ?? next(specifier),
  });
  try {
    return await load();
  } finally {
    hooks.deregister();
  }
}
