import { htmlToText } from '@kontorwerk/contract/wordpress/html-to-text';

/** Returns the text of HTML on one line: WordPress stores elements and `&uuml;` in titles and categories, too. */
export function textOfHtml(html: string): string {
  return htmlToText(html).replace(/\s+/g, ' ').trim();
}
