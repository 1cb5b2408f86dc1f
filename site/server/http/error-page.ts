import type { Language } from '@kontorwerk/contract/languages';
import { BRAND_COLOURS } from '@kontorwerk/contract/settings/brand-colours';
import { type FramedBy, hashSource } from './security/content-security-policy.ts';

const HOME = { en: { href: '/', text: 'Go to Home' }, de: { href: '/de', text: 'Zur Startseite' } } as const;

const { ink, paper, petrol } = BRAND_COLOURS;
const STYLE = [
  `body{max-width:34rem;margin:0 auto;padding:18vh 24px 24px;background:${paper};color:${ink};font:1.125rem/1.6 system-ui,sans-serif}`,
  'h1{margin:0 0 1rem;font-size:2rem;line-height:1.2;text-wrap:balance}',
  `a{color:${petrol};text-underline-offset:.2em}`,
].join('');

/** Returns the page's content security policy: nothing but its own style. */
export function errorPagePolicy(framedBy: FramedBy = "'none'"): string {
  return [
    "default-src 'none'",
    `style-src ${hashSource(STYLE)}`,
    "base-uri 'none'",
    `frame-ancestors ${framedBy}`,
  ].join('; ');
}

/** Returns the page for what the app can't answer: small and self-contained, whatever else is down. */
export function errorPage(language: Language, title: string, advice: string | undefined): string {
  const home = HOME[language];
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><style>${STYLE}</style></head><body><main><h1>${title}</h1>${advice ? `<p>${advice}</p>` : ''}<p><a href="${home.href}">${home.text}</a></p></main></body></html>`;
}
