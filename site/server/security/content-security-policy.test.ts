import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { blockedMarkup, contentSecurityPolicy } from './content-security-policy.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

function directive(policy: string, name: string): string | undefined {
  return policy.split('; ').find((part) => part.startsWith(`${name} `));
}

describe('contentSecurityPolicy', () => {
  it('allows the inline scripts and styles of the page, by hash, and nothing else inline', () => {
    const policy = contentSecurityPolicy(
      `<script>a()</script><script type="module" async="">import "/x.js";</script><script>a()</script>
       <script src="/y.js"></script><style>p{}</style>`,
    );
    expect(directive(policy, 'script-src')).toBe(`script-src 'self' ${hash('a()')} ${hash('import "/x.js";')}`);
    expect(directive(policy, 'style-src')).toBe(`style-src 'self' ${hash('p{}')}`);
    expect(policy).not.toContain('unsafe');
  });

  it('hashes the very bytes between the tags', () => {
    const text = '\n\tlet grüße = "<p>";\n';
    expect(contentSecurityPolicy(`<script>${text}</script>`)).toContain(hash(text));
  });

  it('leaves data out: no policy applies to it', () => {
    expect(directive(contentSecurityPolicy('<script type="application/ld+json">{}</script>'), 'script-src')).toBe(
      "script-src 'self'",
    );
  });

  it('lets nothing in from elsewhere but the maps', () => {
    const policy = contentSecurityPolicy('');
    expect(directive(policy, 'default-src')).toBe("default-src 'none'");
    expect(directive(policy, 'frame-src')).toBe('frame-src https://www.openstreetmap.org');
    expect(directive(policy, 'frame-ancestors')).toBe("frame-ancestors 'none'");
    expect(directive(policy, 'form-action')).toBe("form-action 'self'");
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
