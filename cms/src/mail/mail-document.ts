import type { Language } from '@kontorwerk/contract/languages';
import { BRAND_COLOURS as COLOUR } from '@kontorwerk/contract/settings/brand-colours';

type Parts = {
  readonly language: Language;
  readonly subject: string;
  /** The inner HTML of each paragraph. */
  readonly paragraphs: readonly string[];
  readonly sender: { readonly brand: string; readonly legalName: string; readonly siteUrl: string };
};

const FONT = "font-family:'Helvetica Neue',Helvetica,Arial,sans-serif";

/** Links' style, else each mail program uses its own blue. Long addresses break rather than widen a phone's page. */
const LINK = `color:${COLOUR.petrol};text-decoration:underline;overflow-wrap:anywhere;word-break:break-word`;

/** For mail programs with a dark mode; all others read the styles of the elements. */
const DARK = `@media (prefers-color-scheme:dark){.ground{background:${COLOUR.ink}!important}.sheet{background:${COLOUR['petrol-deep']}!important}.words,.small{color:${COLOUR.paper}!important}.link{color:${COLOUR.marigold}!important}}`;

/** Returns the HTML of a link; `address` is escaped already. */
export function mailLink(address: string): string {
  return `<a class="link" href="${address}" style="${LINK}">${address}</a>`;
}

/**
 * Returns the HTML of a mail around its paragraphs; all parts are escaped already. Tables and inline styles, because
 * Outlook lays mails out with Word and others drop style sheets; it loads nothing.
 */
export function mailDocument({ language, subject, paragraphs, sender }: Parts): string {
  const words = paragraphs.map(
    (inside) =>
      `<p class="words" style="margin:0 0 16px;${FONT};font-size:16px;line-height:24px;color:${COLOUR.ink}">${inside}</p>`,
  );
  const small = `margin:0;${FONT};font-size:13px;line-height:20px;color:${COLOUR.petrol}`;
  const name = sender.legalName || sender.brand;
  return [
    '<!doctype html>',
    `<html lang="${language}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width">',
    '<meta name="color-scheme" content="light dark">',
    '<meta name="supported-color-schemes" content="light dark">',
    `<title>${subject}</title>`,
    `<style>${DARK}</style>`,
    '</head>',
    `<body class="ground" style="margin:0;padding:0;background:${COLOUR.paper}">`,
    `<table class="ground" role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${COLOUR.paper}" style="background:${COLOUR.paper}"><tr><td align="center" style="padding:24px 12px">`,
    '<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px">',
    `<tr><td bgcolor="${COLOUR.petrol}" style="padding:20px 32px;background:${COLOUR.petrol};border-bottom:4px solid ${COLOUR.marigold};${FONT};font-size:24px;line-height:32px;font-weight:bold;letter-spacing:-0.5px;color:${COLOUR.paper}">${sender.brand}</td></tr>`,
    `<tr><td class="sheet" bgcolor="${COLOUR.card}" style="padding:32px 32px 16px;background:${COLOUR.card}">`,
    ...words,
    '</td></tr>',
    `<tr><td style="padding:16px 32px"><p class="small" style="${small}">${name}<br>${mailLink(sender.siteUrl)}</p></td></tr>`,
    '</table>',
    '</td></tr></table>',
    '</body>',
    '</html>',
    '',
  ].join('\n');
}
