import { expect, test } from 'vitest';
import { composeMail, composeWritten, fillTemplate } from './compose.ts';

const SENDER = { brand: 'Müller & <Söhne>', legalName: 'Müller & Söhne GmbH', siteUrl: 'https://www.example.com' };

const compose = (text: string, values: Readonly<Record<string, string>>, subject = 'Hello') =>
  composeMail({ subject, text }, values, SENDER, 'de');

test('a mail says the same as HTML and as plain text', () => {
  const { html, text } = compose('Guten Tag {name},\n\nbis bald\n{brand}', { name: 'Jürgen', brand: 'Müller' });
  expect(text).toBe('Guten Tag Jürgen,\n\nbis bald\nMüller\n\n-- \nMüller & Söhne GmbH\nhttps://www.example.com\n');
  expect(html).toMatch(/<p [^>]+>Guten Tag Jürgen,<\/p>\n<p [^>]+>bis bald<br>Müller<\/p>/);
  expect(html).toContain('<html lang="de">');
});

test('nothing that a visitor writes becomes markup, in text, subject or frame', () => {
  const evil = `<img src=x onerror="alert('1')">&`;
  const { html, text, subject } = compose('{message}', { message: evil }, '{message}');
  const escaped = '&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;';
  expect(html).toContain(`<title>${escaped}</title>`);
  expect(html).not.toContain('<img');
  expect(html.split(escaped)).toHaveLength(3);
  expect(html).toContain('Müller &amp; &lt;Söhne&gt;</td>');
  expect(text).toContain(evil);
  expect(subject).toBe(evil);
});

test('addresses of the text and the link of the mail are links, those that a visitor wrote are not', () => {
  const values = { message: 'https://spam.example', link: 'https://www.example.com/admin?a=1&b="2' };
  const { html } = compose('See https://kontor.example/x. {message} {link}', values);
  expect(html).toMatch(
    /See <a [^>]*href="https:\/\/kontor\.example\/x"[^>]*>https:\/\/kontor\.example\/x<\/a>\. https:\/\/spam\.example /,
  );
  expect(html).toMatch(/<a [^>]*href="https:\/\/www\.example\.com\/admin\?a=1&amp;b=&quot;2"/);
  expect(html).not.toContain('href="https://spam');
  expect(compose('{link}', { link: 'javascript:alert(1)' }).html).not.toContain('href="javascript');
});

/** Returns the contrast ratio of two colours (WCAG 2.2), each as `#rrggbb`. */
function contrast(...colours: readonly [string, string]): number {
  const [dark = 0, light = 0] = colours
    .map((colour) => {
      const [red = 0, green = 0, blue = 0] = (colour.match(/[\da-f]{2}/g) ?? [])
        .map((digits) => Number.parseInt(digits, 16) / 255)
        .map((share) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4));
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    })
    .toSorted((one, other) => one - other);
  return (light + 0.05) / (dark + 0.05);
}

test('all links have colours of their own, which stand out from the ground, in light and dark', () => {
  const { html } = compose('See https://kontor.example/x or {link}', { link: 'https://www.example.com/admin' });
  const found = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, colour = '']) => colour);
  const links = found(/<a class="link" [^>]*style="color:(#[\da-f]{6});/g);
  expect(links).toHaveLength(html.match(/<a\b/g)?.length ?? 0);
  const light = found(/(?:sheet|ground)" [^>]*[;"]background:(#[\da-f]{6})/g);
  const dark = found(/\.(?:sheet|ground)\{background:(#[\da-f]{6})!important/g);
  const darkLinks = found(/\.link\{color:(#[\da-f]{6})!important/g);
  expect([links.length, light.length, dark.length, darkLinks.length]).toEqual([3, 3, 2, 1]);
  const pairs = [...links.map((link) => [link, light] as const), ...darkLinks.map((link) => [link, dark] as const)];
  for (const [link, grounds] of pairs)
    for (const ground of grounds) expect(contrast(link, ground), `${link} on ${ground}`).toBeGreaterThan(4.5);
});

test('the lines of a message stay lines', () => {
  const { html, text } = compose('{message}', { message: 'one\r\ntwo\nthree' });
  expect(html).toContain('>one<br>two<br>three</p>');
  expect(text).toContain('one\r\ntwo\nthree');
});

test('it loads nothing and runs nothing', () => {
  expect(compose('Hello', {}).html).not.toMatch(/<(?:script|img|link|iframe)|url\(|\son\w+=/);
});

test('what a colleague wrote is sent as it was written: braces stay, their links are links, what they quote is none', () => {
  const text = 'Use {name}: https://kontor.example/x\n\nYou wrote:\n> https://spam.example <b>';
  const mail = composeWritten({ subject: 'Re: {x}\r\nBcc: a@b.example', text }, SENDER, 'en');
  expect(mail.subject).toBe('Re: {x} Bcc: a@b.example');
  expect(mail.text).toContain(
    'Use {name}: https://kontor.example/x\n\nYou wrote:\n> https://spam.example <b>\n\n-- \n',
  );
  expect(mail.html).toContain('href="https://kontor.example/x"');
  expect(mail.html).toContain('&gt; https://spam.example &lt;b&gt;');
  expect(mail.html).not.toContain('href="https://spam');
});

test('an answer begins as the template with its values, whose empty lines are left out', () => {
  const template = { subject: 'Re: {topic}', text: '{greeting},\n\nTopic: {topic}\n\n{quote}' };
  expect(fillTemplate(template, { greeting: 'Hello Ada', topic: '', quote: '> one\n> two' })).toEqual({
    subject: 'Re:',
    text: 'Hello Ada,\n\n> one\n> two',
  });
});
