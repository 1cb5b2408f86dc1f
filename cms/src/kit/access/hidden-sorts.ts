import { type FlattenedField, getLocalizedPaths, type PayloadRequest, QueryError, type SanitizedConfig } from 'payload';

/** Prefixes in the paths of a document's versions: the document itself, or the version's reference to it. */
const OF_VERSIONS = /^(?:(?:version|parent)\.)+/;

type SortedEntity = { readonly slug: string; readonly flattenedFields: FlattenedField[] };

/** Whether a path leads through a reference to a field of another document. */
function isBehindReference(fields: readonly FlattenedField[], [name, ...more]: readonly string[]): boolean {
  const field = fields.find((one) => 'name' in one && one.name === name);
  if (field === undefined || more.length === 0) return false;
  if (field.type === 'relationship' || field.type === 'upload') return true;
  return 'flattenedFields' in field && isBehindReference(field.flattenedFields, more);
}

/** Whether a sort path leads to a hidden field, or through a reference to something that is no field. */
function isHiddenPath(req: PayloadRequest, { slug, flattenedFields }: SortedEntity, sort: string): boolean {
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

/** Rejects sorts by fields that the request may not read. */
function refuseHiddenSorts(req: PayloadRequest, entity: SortedEntity, args: object): void {
  const sort: unknown = 'sort' in args ? args.sort : undefined;
  const paths = [sort ?? []].flat().filter((path) => typeof path === 'string');
  const closed = paths.filter((path) => isHiddenPath(req, entity, path));
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
      function refuseHiddenSort({ args, collection, overrideAccess, req }) {
        if (!overrideAccess) refuseHiddenSorts(req, collection, args);
      },
    ];
  return config;
}
