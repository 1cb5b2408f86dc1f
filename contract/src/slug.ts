/**
 * The part of a detail page's address that names its card: the title in lower case, spaces as hyphens (§2).
 * The result is not percent-encoded.
 */
export function slugOf(title: string): string {
  // A soft hyphen only says where a word may break: nobody types it. Nor does anybody type letters and marks apart (NFD).
  return title.normalize().replaceAll('\u00ad', '').trim().toLowerCase().replace(/\s+/g, '-');
}

/** Tells whether a title belongs to a slug as it stands, decoded, in an address of any case (§2). */
export function matchesSlug(title: string, slug: string): boolean {
  return slugOf(title) === slugOf(slug);
}

/**
 * Tells whether a job's title belongs to the role in an address: hyphens are read as spaces, case is
 * ignored (§2). A title may itself contain hyphens.
 */
export function matchesRole(title: string, role: string): boolean {
  const spaced = (text: string) => slugOf(text).replace(/-+/g, ' ');
  return spaced(title) === spaced(role);
}
