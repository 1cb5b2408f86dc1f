/**
 * The part of a detail page's address that names its card: the title in lower case, spaces as hyphens (§2).
 * The result is not percent-encoded.
 */
export function slugOf(title: string): string {
  // A soft hyphen only marks a possible break and is never typed; nor are letters and their marks apart (NFD).
  return title.normalize().replaceAll('\u00ad', '').trim().toLowerCase().replace(/\s+/g, '-');
}

/** Whether a title matches a decoded slug of an address in any case (§2). */
export function matchesSlug(title: string, slug: string): boolean {
  return slugOf(title) === slugOf(slug);
}

/**
 * Whether a job's title matches the role in an address: hyphens are read as spaces, case is ignored (§2). A title may
 * itself contain hyphens.
 */
export function matchesRole(title: string, role: string): boolean {
  const spaced = (text: string) => slugOf(text).replace(/-+/g, ' ');
  return spaced(title) === spaced(role);
}
