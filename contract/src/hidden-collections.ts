/** What the CMS keeps for itself; its answers tell about its inside, and no page of the admin reads them. */
const ITS_OWN: readonly string[] = ['payload-migrations', 'payload-kv'];

/**
 * Tells whether a name below the CMS's `/api` is nobody's: a collection of its own, or a name that every object has,
 * such as `constructor`, which it would take for a collection. The CMS and the site that stands before it both say 404.
 */
export function isHiddenCollection(name: string): boolean {
  return name in Object.prototype || ITS_OWN.includes(name);
}
