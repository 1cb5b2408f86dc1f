const TITLE = /<meta property="og:title" content="([^"]*)"/;

/** The signs that React writes as entities in an attribute. */
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/** The title that a page's HTML gives to link previews; null when it gives none. */
export function pageTitle(html: string): string | null {
  const written = TITLE.exec(html)?.[1];
  return written?.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity) ?? null;
}
