import { type FlattenedField, getLocalizedPaths, type PayloadRequest, QueryError, type SanitizedConfig } from 'payload';

/** Before the fields of a document, in the paths of its versions: the document itself, or the version's own reference to it. */
const OF_VERSIONS = /^(?:(?:version|parent)\.)+/;

type Sorted = { readonly slug: string; readonly flattenedFields: FlattenedField[] };

/** Whether a path leads through a reference, of whose documents it then names a field. */
function isBehindReference(fields: readonly FlattenedField[], [name, ...more]: readonly string[]): boolean {
  const field = fields.find((one) => 'name' in one && one.name === name);
  if (field === undefined || more.length === 0) return false;
  if (field.type === 'relationship' || field.type === 'upload') return true;
  return 'flattenedFields' in field && isBehindReference(field.flattenedFields, more);
}

/** Whether a path of a sort leads to a hidden field, or behind a reference to what no field is. */
function isClosed(req: PayloadRequest, { slug, flattenedFields }: Sorted, sort: string): boolean {
  const path = sort.replace(/^-/, '').replaceAll('__', '.').replace(OF_VERSIONS, '');
  const found = getLocalizedPaths({
    collectionSlug: slug,
    fields: flattenedFields,
    incomingPath: path,
    ...(req.locale && { locale: req.locale }),
    payload: req.payload,
  });
  const isBehind = isBehindReference(flattenedFields, path.split('.'));
  return found.some(({ field, invalid }) => {
    const isHidden = field !== undefined && 'hidden' in field && field.hidden === true;
    return invalid && (isBehind || isHidden);
  });
}

/** Refuses to sort by what a request may not read. */
function refuseClosed(req: PayloadRequest, entity: Sorted, args: object): void {
  const sort: unknown = 'sort' in args ? args.sort : undefined;
  const paths = [sort ?? []].flat().filter((path) => typeof path === 'string');
  const closed = paths.filter((path) => isClosed(req, entity, path));
  if (closed.length > 0) throw new QueryError(closed.map((path) => ({ path })));
}

/**
 * Refuses sorts by hidden fields, also through relationships: the order of the results would reveal their values. Payload
 * validates a sort as it does a query, but lets paths through a relationship pass. Globals have no such hook where their
 * versions are listed; none has a relationship to users.
 */
export function withoutHiddenSorts(config: SanitizedConfig): SanitizedConfig {
  for (const { hooks } of config.collections)
    hooks.beforeOperation = [
      ...(hooks.beforeOperation ?? []),
      ({ args, collection, overrideAccess, req }) => {
        if (!overrideAccess) refuseClosed(req, collection, args);
      },
    ];
  return config;
}
