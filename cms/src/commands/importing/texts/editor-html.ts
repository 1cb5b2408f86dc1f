import sanitizeHtml from 'sanitize-html';

/** The elements that the editor has, or that its converter reads. */
const TAGS = [
  ...['p', 'h2', 'h3', 'h4', 'strong', 'em', 's', 'sub', 'sup', 'code', 'pre', 'ul', 'ol', 'li', 'blockquote', 'cite'],
  ...['hr', 'br', 'a', 'q', 'span', 'figure', 'figcaption', 'img'],
  ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
];

/** Elements with an equivalent in the editor. */
const SAME: Readonly<Record<string, string>> = {
  ...{ h1: 'h2', h5: 'h4', h6: 'h4', b: 'strong', i: 'em', var: 'em', del: 's', strike: 's', dt: 'h4', dd: 'p' },
  ...{ address: 'p', summary: 'p', tfoot: 'tbody', kbd: 'code', samp: 'code', tt: 'code' },
};

/** Elements that only group or decorate: unwrapping them loses no text. */
const BARE = new Set([
  ...['div', 'section', 'article', 'main', 'header', 'footer', 'dl', 'font', 'center', 'small', 'details'],
  ...['u', 'ins', 'mark', 'abbr', 'acronym', 'time', 'label', 'colgroup', 'col', 'picture', 'wbr', 'big'],
  ...['html', 'head', 'body', 'nav', 'aside', 'hgroup', 'bdi', 'bdo', 'ruby', 'data', 'dfn'],
]);

/** Elements that embed other resources, with the attribute of their address, which becomes a link. */
const EMBEDS: Readonly<Record<string, string>> = {
  ...{ iframe: 'src', video: 'src', audio: 'src', source: 'src', embed: 'src', object: 'data' },
};

function linkAddresses(attribute: string): sanitizeHtml.Transformer {
  return (tagName, attribs): sanitizeHtml.Tag => {
    const address = attribs[attribute] ?? '';
    if (address === '') return { tagName, attribs: {} };
    // A protocol-relative address has no page whose scheme it could take.
    const href = address.startsWith('//') ? `https:${address}` : address;
    return { tagName: 'a', attribs: { href }, text: attribs.title || href };
  };
}

/** The deepest nesting; deeper elements are left out. */
const DEEPEST = 30;

/** Counts losses, so that each is reported once with its number. */
export class Losses {
  readonly #lost = new Map<string, number>();

  add(what: string): void {
    this.#lost.set(what, (this.#lost.get(what) ?? 0) + 1);
  }

  get told(): readonly string[] {
    return [...this.#lost].map(([what, times]) => (times > 1 ? `${what} (${times} times)` : what));
  }
}

/** Reduces HTML to what the converter reads, so that nothing in it can run or be fetched. */
export function reduceHtml(html: string, losses: Losses): string {
  return sanitizeHtml(html, {
    allowedTags: TAGS,
    allowedAttributes: {
      a: ['href', 'target'],
      span: ['lang'],
      img: ['data-src', 'alt'],
      ol: ['start', 'reversed', 'type'],
      li: ['value'],
      ...{ th: ['colspan', 'rowspan'], td: ['colspan', 'rowspan'], pre: ['class'] },
    },
    allowedSchemesAppliedToAttributes: [],
    nestingLimit: DEEPEST,
    onOpenTag: (name, attribs) => {
      if (TAGS.includes(name) || name in SAME || BARE.has(name) || (name in EMBEDS && attribs[EMBEDS[name] ?? '']))
        return;
      // The other files of a picture: the picture itself stays.
      if (name === 'source' && attribs.srcset) return;
      const address = attribs.src || attribs.data;
      losses.add(address ? `<${name}> ${address}` : `<${name}>`);
    },
    transformTags: {
      ...Object.fromEntries(
        Object.entries(SAME).map(([from, to]) => [from, sanitizeHtml.simpleTransform(to, {}, false)]),
      ),
      // Meaningless without a language.
      span: (tagName, attribs) => ({ tagName: attribs.lang ? tagName : 'font', attribs }),
      // A DOM may fetch a `src` that it parses.
      img: (tagName, { src = '', alt = '' }) => ({ tagName, attribs: { 'data-src': src.trim(), alt } }),
      ...Object.fromEntries(Object.entries(EMBEDS).map(([name, attribute]) => [name, linkAddresses(attribute)])),
    },
  });
}
