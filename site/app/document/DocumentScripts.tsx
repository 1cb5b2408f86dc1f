import { useContext } from 'react';
import { useCurrentPage } from '../base/current-page.ts';
import { RULES_ID, STATE_ID } from '../base/frame-ids.ts';
import { DocumentContext } from '../content/document-context.ts';
import { isDetailData } from '../content/page-data.ts';
import { AFTER_PAINT } from './after-paint.ts';
import { REST_OF_LAYOUT_SCRIPT } from './gradual-layout.ts';
import { LATE_FONTS_SCRIPT } from './late-fonts-script.ts';
import { writePageState } from './page-state.ts';
import { SPECULATION_RULES } from './speculation-rules.ts';
import { startScript } from './start-script.ts';

/**
 * Links the manifest only after paint, because browsers fetch it as soon as it is linked. The manifest names no
 * colours: opened as a browser page, the site uses only the theme colour of its head. Requires `afterPaint`.
 */
const MANIFEST_SCRIPT = `afterPaint(function(){
var link=document.createElement('link');link.rel='manifest';link.href='/site.webmanifest';document.head.append(link)})`;

/** The page state and the script that fetches the app on demand; rendered by the server only. */
export function DocumentScripts() {
  const { nonce, assets } = useContext(DocumentContext) ?? {};
  const state = useCurrentPage();
  if (assets === undefined) return null;
  // The server can't read the browser's storage, so only the browser can fill this page.
  const isUnfilled = isDetailData(state.data) && state.data.status === 'missing';
  const start = startScript(assets.entry, assets.imports, isUnfilled);
  const scripts = `(function(){${AFTER_PAINT}
${REST_OF_LAYOUT_SCRIPT};
${LATE_FONTS_SCRIPT};
${MANIFEST_SCRIPT};
${start}})()`;
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which no element can begin or end */}
      <script id={STATE_ID} type="application/json" dangerouslySetInnerHTML={{ __html: writePageState(state) }} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made of constants and of names of our own files */}
      <script nonce={nonce} dangerouslySetInnerHTML={{ __html: scripts }} />
      <script
        id={RULES_ID}
        type="speculationrules"
        nonce={nonce}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this project
        dangerouslySetInnerHTML={{ __html: SPECULATION_RULES }}
      />
    </>
  );
}
