import sanitizeHtml from 'sanitize-html';

const ESCAPED: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** What can be read of HTML: WordPress keeps elements and `&uuml;` in titles and categories, too. */
export function textOfHtml(html: string): string {
  const escaped = sanitizeHtml(html, { allowedTags: [] });
  const text = escaped.replace(/&(?:amp|lt|gt|quot);/g, (sign) => ESCAPED[sign] ?? sign);
  return text.replace(/\s+/g, ' ').trim();
}
