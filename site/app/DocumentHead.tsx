import { BRAND_COLOURS } from '@kontorwerk/contract/brand-colours';
import { useContext } from 'react';
import { Links } from 'react-router';
import { useSite } from './base/site-data.ts';
import { DocumentContext } from './content/document-context.ts';
import { TOKEN_META } from './content/token.ts';
import bricolage from './fonts/bricolage-grotesque-en-de.woff2';
import instrument from './fonts/instrument-sans-en-de.woff2';
import { GRADUAL_LAYOUT_SCRIPT } from './gradual-layout.ts';
import { HEAD_SCRIPT } from './head-script.ts';
import { HELD_ENTRANCE_SCRIPT } from './held-entrance-script.ts';
import { LATE_PICTURES_SCRIPT } from './late-pictures-script.ts';

const SCRIPTS = [GRADUAL_LAYOUT_SCRIPT, HELD_ENTRANCE_SCRIPT, LATE_PICTURES_SCRIPT];
const PAGE_SCRIPTS = [HEAD_SCRIPT, ...SCRIPTS].join(';');
/** A draft is shown in the language that was asked for, and leaves alone what the admin and the site have stored. */
const DRAFT_SCRIPTS = SCRIPTS.join(';');

/**
 * The head of the document as the server writes it; what a page says of itself is added by the page. The styles stand in
 * it, and no script that is fetched: a page is painted as soon as its beginning is there.
 */
export function DocumentHead() {
  const { token } = useSite();
  const { nonce, styles, draft } = useContext(DocumentContext) ?? {};
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name={TOKEN_META} content={token} />
      <meta name="theme-color" content={BRAND_COLOURS.paper} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: constants of this project */}
      <script nonce={nonce} dangerouslySetInnerHTML={{ __html: draft ? DRAFT_SCRIPTS : PAGE_SCRIPTS }} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the style sheet of this project */}
      {import.meta.env.DEV ? <Links /> : <style nonce={nonce} dangerouslySetInnerHTML={{ __html: styles ?? '' }} />}
      <link rel="preload" as="font" type="font/woff2" href={bricolage} crossOrigin="anonymous" />
      <link rel="preload" as="font" type="font/woff2" href={instrument} crossOrigin="anonymous" />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
    </head>
  );
}
