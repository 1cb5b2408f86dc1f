/** Markup in a document that may run or lead visitors astray. */
export type Suspicions = readonly string[];

/**
 * Searches a document for markup that may run, without waiting for it to: handlers, foreign elements, addresses of
 * other schemes. Evaluated in the browser, whose parser is the one that counts.
 *
 * @param html a document as the server sent it; null searches the current page
 */
export function dangerousMarkup(html: string | null): Suspicions {
  const root = html === null ? document : new DOMParser().parseFromString(html, 'text/html');
  const elements =
    'iframe, frame, frameset, object, embed, applet, portal, base, marquee, math, foreignObject, animate, set, ' +
    // The page has one inline style sheet, first in its head.
    'body style, style ~ style, video, audio, xmp, plaintext, noembed, noscript, dialog, param, body form form, meta[http-equiv], [srcdoc], [ping], ' +
    '[formaction], [background], svg image, svg script, svg a, link[rel=import], link[rel=prefetch]:not([href^="/"])';
  const addresses = ['href', 'src', 'action', 'poster', 'data', 'cite', 'xlink:href', 'longdesc'];
  const schemes = ['http:', 'https:', 'mailto:', 'tel:'];
  const found = [...root.querySelectorAll(elements)].map((element) => element.outerHTML.slice(0, 200));
  for (const element of root.querySelectorAll('*')) {
    for (const { name, value } of element.attributes) {
      const isHandler = name.startsWith('on');
      const isStyle = name === 'style' && /url|expression|behavior|animation|binding/i.test(value);
      const url = addresses.includes(name) ? URL.parse(value, location.href) : null;
      const leadsAstray =
        url !== null && !schemes.includes(url.protocol) && !/^data:image\/svg\+xml,%3csvg/.test(value);
      const posts = name === 'action' && url?.origin !== location.origin;
      if (isHandler || isStyle || leadsAstray || posts)
        found.push(`${element.localName} ${name}="${value.slice(0, 120)}"`);
    }
  }
  const own = /^(?:!?function|\(function)/;
  for (const { src, text, type, id } of root.scripts) {
    // Data blocks don't run, if they are valid JSON to their end.
    if (type === 'application/json' || type === 'application/ld+json' || id === 'speculation-rules') {
      JSON.parse(text);
      continue;
    }
    const isOwn = src === '' ? own.test(text.trim()) : src.startsWith(`${location.origin}/assets/`);
    if (!isOwn) found.push(`script ${src} ${text.slice(0, 120)}`);
  }
  return found;
}

/** Clicks every link and opens every disclosure; ordinary addresses aren't followed. */
export function selectEverything(): void {
  const stay = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    // A colon alone is the scheme of an invalid address.
    if (link && ['http:', 'https:', 'mailto:', 'tel:', ':'].includes(link.protocol)) event.preventDefault();
  };
  addEventListener('click', stay, true);
  for (const target of document.querySelectorAll<HTMLElement>(
    'main a, footer a, header a, main summary, main p, main td',
  ))
    target.click();
  removeEventListener('click', stay, true);
}
