import { htmlToText } from '@kontorwerk/contract/wordpress/html-to-text';

/** What can be read of HTML, on one line: WordPress keeps elements and `&uuml;` in titles and categories, too. */
export function textOfHtml(html: string): string {
  return htmlToText(html).replace(/\s+/g, ' ').trim();
}
