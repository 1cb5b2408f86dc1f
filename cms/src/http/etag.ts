/** Tells whether an `If-None-Match` header names the tag; weak forms of it count, as the standard has it for GET. */
export function matchesTag(header: string | null, etag: string): boolean {
  if (header === null) return false;
  return header.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')));
}
