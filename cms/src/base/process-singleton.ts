/**
 * Returns one value for the whole process. A bundler copies a module into each entry point (a hook's, a route
 * handler's), so its importers don't share a module-level variable; a registered symbol on globalThis they do.
 */
export function getProcessSingleton<T>(name: string, create: () => T): T {
  const key = Symbol.for(`kontorwerk.cms.${name}`);
  const existing: T | undefined = Reflect.get(globalThis, key);
  if (existing !== undefined) return existing;
  const value = create();
  Reflect.set(globalThis, key, value);
  return value;
}
