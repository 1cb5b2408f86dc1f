/** Changes that other programs make to pages: extensions, browsers' own features, proxies, scripts. */

/** A change of the document, as the source of a script that runs in the page. It removes no text. */
export type ForeignChange = { readonly name: string; readonly apply: string };

/** Calls `work` for each text that a visitor reads. */
const EACH_TEXT = `function eachText(work) {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  for (const text of texts)
    if (text.data.trim() !== '' && !text.parentElement.closest('script, style, textarea, select, noscript, svg')) work(text);
}`;

const CHANGES: readonly ForeignChange[] = [
  {
    name: 'a password manager sets its icon beside fields',
    apply: `for (const field of document.querySelectorAll('input[type=email], input[name=full_name], input[name=first_name]')) {
      field.setAttribute('data-lpignore', 'false');
      field.after(Object.assign(document.createElement('div'), { className: 'password-manager-icon' }));
    }`,
  },
  {
    name: 'a browser translates',
    apply: `${EACH_TEXT}
    document.documentElement.classList.add('translated-ltr');
    eachText((text) => {
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      outer.style.verticalAlign = inner.style.verticalAlign = 'inherit';
      inner.append(text.data);
      outer.append(inner);
      text.replaceWith(outer);
    });`,
  },
  {
    name: 'numbers become links',
    apply: `${EACH_TEXT}
    eachText((text) => {
      const number = /\\+?\\d[\\d ]{4,}\\d/.exec(text.data);
      if (!number || text.parentElement.closest('a, option')) return;
      const rest = text.splitText(number.index);
      rest.splitText(number[0].length);
      const link = Object.assign(document.createElement('a'), { href: 'tel:' + number[0].replaceAll(' ', '') });
      rest.replaceWith(link);
      link.append(rest);
    });`,
  },
  {
    name: 'a blocker hides links to networks',
    apply: `document.head.append(Object.assign(document.createElement('style'), { textContent: '.advertisement{display:none!important}' }));
    for (const link of document.querySelectorAll('a[href^="https://"]')) {
      link.setAttribute('data-blocked', '');
      link.style.setProperty('display', 'none', 'important');
      link.before(document.createElement('span'));
    }`,
  },
  {
    name: 'a checker of grammar sets its elements beside fields and words',
    apply: `${EACH_TEXT}
    for (const field of document.querySelectorAll('textarea, input[type=text]')) {
      field.setAttribute('data-gramm', 'true');
      field.before(document.createElement('grammar-extension'));
    }
    document.documentElement.append(document.createElement('grammar-desktop'));
    eachText((text) => {
      const space = text.data.indexOf(' ', 12);
      if (space > 0) text.splitText(space);
    });`,
  },
  {
    name: 'a proxy hides e-mail addresses',
    apply: `for (const link of document.querySelectorAll('a[href^="mailto:"]')) {
      const address = link.href.slice('mailto:'.length);
      for (const text of [...link.childNodes])
        if (text.nodeType === Node.TEXT_NODE && text.data.includes('@')) {
          const hidden = Object.assign(document.createElement('span'), { className: '__cf_email__', textContent: text.data });
          text.replaceWith(hidden);
        }
      link.href = '/cdn-cgi/l/email-protection#' + btoa(address);
    }`,
  },
  {
    name: 'an extension darkens the page',
    apply: `const root = document.documentElement;
    root.setAttribute('data-darkreader-mode', 'dynamic');
    root.style.setProperty('--darkreader-bg', '#181a1b');
    document.head.prepend(Object.assign(document.createElement('style'), { className: 'darkreader', textContent: ':root{color-scheme:dark}' }));
    for (const element of document.body.querySelectorAll('section, header, footer, a, p')) {
      element.setAttribute('data-darkreader-inline-color', '');
      element.style.setProperty('--darkreader-inline-color', '#d0cbc3');
    }`,
  },
  {
    name: 'elements come between the parts of the page',
    apply: `for (const element of document.querySelectorAll('body > *, main > *, main section > *'))
      if (!element.matches('script, style, template, .banner')) {
        element.previousElementSibling?.matches('.banner') ||
          element.before(Object.assign(document.createElement('div'), { className: 'banner' }));
      }`,
  },
  {
    name: 'a finder marks words',
    apply: `${EACH_TEXT}
    eachText((text) => {
      const word = /\\p{L}{5,}/u.exec(text.data);
      if (!word || text.parentElement.closest('option')) return;
      const rest = text.splitText(word.index);
      rest.splitText(word[0].length);
      const mark = document.createElement('mark');
      rest.replaceWith(mark);
      mark.append(rest);
    });`,
  },
  {
    name: 'an extension puts a button at each picture',
    apply: `for (const picture of document.querySelectorAll('main img')) {
      const box = document.createElement('span');
      picture.replaceWith(box);
      box.append(picture, document.createElement('button'));
    }`,
  },
  {
    name: 'a script puts a frame around sections and fields',
    apply: `for (const part of document.querySelectorAll('main > section, form label, form input, form textarea')) {
      const frame = document.createElement('div');
      part.replaceWith(frame);
      frame.append(part);
    }`,
  },
  {
    name: 'a proxy takes comments away',
    apply: `const walker = document.createTreeWalker(document, NodeFilter.SHOW_COMMENT);
    const comments = [];
    while (walker.nextNode()) comments.push(walker.currentNode);
    for (const comment of comments) comment.remove();
    document.body.normalize();`,
  },
];

export const FOREIGN_CHANGES: readonly ForeignChange[] = CHANGES.map(({ name, apply }) => ({
  name,
  apply: `(() => {\n${apply}\n})()`,
}));
