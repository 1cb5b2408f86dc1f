import { BRAND_COLOURS } from '@kontorwerk/contract/settings/brand-colours';
import { useContext } from 'react';
import { useSite } from '../base/site-data.ts';
import { DocumentContext } from '../content/document-context.ts';
import { TOKEN_META } from '../content/token.ts';
import bricolage from '../fonts/bricolage-grotesque-en-de.woff2';
import instrument from '../fonts/instrument-sans-en-de.woff2';
import { GRADUAL_LAYOUT_SCRIPT } from './gradual-layout.ts';
import { HEAD_SCRIPT } from './head-script.ts';
import { HELD_ENTRANCE_SCRIPT } from './held-entrance-script.ts';
import { LATE_PICTURES_SCRIPT } from './late-pictures-script.ts';

const SCRIPTS = [GRADUAL_LAYOUT_SCRIPT, HELD_ENTRANCE_SCRIPT, LATE_PICTURES_SCRIPT];
const PAGE_SCRIPTS = [HEAD_SCRIPT, ...SCRIPTS].join(';');
/**
 * Draft pages get neither script: a draft keeps the requested language and must not touch what the admin and the site
 * have in local storage.
 */
const DRAFT_SCRIPTS = SCRIPTS.join(';');

/**
 * The document head as the server renders it; each page adds its own metadata. Styles are inlined and no script is
 * fetched, so the page paints as soon as its first bytes arrive.
 */
export function DocumentHead() {
  const { token } = useSite();
  const { nonce, assets, draft } = useContext(DocumentContext) ?? {};
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name={TOKEN_META} content={token} />
      <meta name="theme-color" content={BRAND_COLOURS.paper} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: constants of this project */}
      <script nonce={nonce} dangerouslySetInnerHTML={{ __html: draft ? DRAFT_SCRIPTS : PAGE_SCRIPTS }} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the style sheet of this project */}
      <style nonce={nonce} dangerouslySetInnerHTML={{ __html: assets?.styles ?? '' }} />
      {assets?.sheets.map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      <link rel="preload" as="font" type="font/woff2" href={bricolage} crossOrigin="anonymous" />
      <link rel="preload" as="font" type="font/woff2" href={instrument} crossOrigin="anonymous" />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
    </head>
  );
}
