/**
 * One value for the whole process. A bundler makes a copy of a module for each entry point (a hook's, a route
 * handler's), so a module's own variable isn't shared by all who import it; a registered symbol on globalThis is.
 */
export function processWide<T>(name: string, create: () => T): T {
  const key = Symbol.for(`kontorwerk.cms.${name}`);
  const existing: T | undefined = Reflect.get(globalThis, key);
  if (existing !== undefined) return existing;
  const value = create();
  Reflect.set(globalThis, key, value);
  return value;
}
