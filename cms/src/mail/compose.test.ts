import { expect, test } from 'vitest';
import { composeMail } from './compose.ts';

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
  expect(html).toContain('See <a href="https://kontor.example/x">https://kontor.example/x</a>. https://spam.example ');
  expect(html).toContain('<a href="https://www.example.com/admin?a=1&amp;b=&quot;2">');
  expect(html).not.toContain('href="https://spam');
  expect(compose('{link}', { link: 'javascript:alert(1)' }).html).not.toContain('href="javascript');
});

test('the lines of a message stay lines', () => {
  const { html, text } = compose('{message}', { message: 'one\r\ntwo\nthree' });
  expect(html).toContain('>one<br>two<br>three</p>');
  expect(text).toContain('one\r\ntwo\nthree');
});

test('it loads nothing and runs nothing', () => {
  expect(compose('Hello', {}).html).not.toMatch(/<(?:script|img|link|iframe)|url\(|\son\w+=/);
});
