import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { blockedMarkup, protectPage } from './content-security-policy.ts';

const NONCE = 'c0ffee';
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

function directive(html: string, name: string): string | undefined {
  return protectPage(html, NONCE)
    .policy.split('; ')
    .find((part) => part.startsWith(`${name} `));
}

describe('protectPage', () => {
  it('allows the inline scripts that carry the nonce, by hash, and takes the nonce out', () => {
    const { html, policy } = protectPage(
      `<script nonce="c0ffee">a()</script><script type="module" nonce="c0ffee" async="">import "/x.js";</script>
<script nonce="c0ffee">a()</script><script src="/y.js" nonce="c0ffee"></script><link rel="x" nonce="c0ffee"/>`,
      NONCE,
    );
    expect(policy).toContain(`script-src 'self' ${hash('a()')} ${hash('import "/x.js";')};`);
    expect(policy).not.toContain('unsafe');
    expect(html).toBe(`<script>a()</script><script type="module" async="">import "/x.js";</script>
<script>a()</script><script src="/y.js"></script><link rel="x"/>`);
  });

  it.each([
    '<script>evil()</script>',
    '<script nonce="">evil()</script>',
    '<script nonce="another">evil()</script>',
    '<SCRIPT data-x=\' nonce="c0ffe" \'>evil()</SCRIPT>',
    '<p title="<script>">evil()</p>',
    '<style>p{}</style>',
  ])('gives no permission to %s', (injected) => {
    expect(directive(`${injected}<script nonce="c0ffee">own()</script>`, 'script-src')).toBe(
      `script-src 'self' ${hash('own()')}`,
    );
    expect(directive(`${injected}<style nonce="c0ffee">b{}</style>`, 'style-src')).toBe(
      `style-src 'self' ${hash('b{}')}`,
    );
  });

  it('hashes the very bytes between the tags', () => {
    const text = '\n\tlet grüße = "<p>";\n';
    expect(directive(`<script nonce="c0ffee">${text}</script>`, 'script-src')).toContain(hash(text));
  });

  it('allows the focal points of pictures and no other style attribute, and says nothing of them without any', () => {
    const html = '<img style="--focal:37% 62%"><img style="--focal:37% 62%"><p style="--focal:1% 2%;color:red">';
    expect(directive(html, 'style-src-attr')).toBe(`style-src-attr 'unsafe-hashes' ${hash('--focal:37% 62%')}`);
    expect(directive('<p style="color:red">', 'style-src-attr')).toBeUndefined();
    expect(blockedMarkup(html)).toEqual(['<p style="--focal:1% 2%;color:red">']);
  });

  it('lets nothing in from elsewhere but the maps', () => {
    expect(directive('', 'default-src')).toBe("default-src 'none'");
    expect(directive('', 'frame-src')).toBe(
      'frame-src https://www.openstreetmap.org https://www.google.com/maps https://www.google.com/maps/',
    );
    expect(directive('', 'frame-ancestors')).toBe("frame-ancestors 'none'");
    expect(directive('', 'form-action')).toBe("form-action 'self'");
  });
});

describe('blockedMarkup', () => {
  it('finds style attributes and event handlers, and no text that looks like them', () => {
    expect(blockedMarkup('<p class="a" style="color:red">x</p><b onclick="y()">')).toEqual([
      '<p class="a" style="color:red">',
      '<b onclick="y()">',
    ]);
    expect(
      blockedMarkup('<script>el = \'<p style="a">\'</script><p title="on a style = of its own">style="a"</p>'),
    ).toEqual([]);
  });
});
