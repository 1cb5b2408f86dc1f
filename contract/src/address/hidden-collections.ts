/** Collections internal to the CMS; their answers expose its internals, and no page of the admin reads them. */
const INTERNAL: readonly string[] = ['payload-migrations', 'payload-kv'];

/**
 * Whether a name below the CMS's `/api` must answer 404: an internal collection, or a property of every object, such as
 * `constructor`, which the CMS would take for a collection. The CMS and the site in front of it both check this.
 */
export function isHiddenCollection(name: string): boolean {
  return name in Object.prototype || INTERNAL.includes(name);
}
