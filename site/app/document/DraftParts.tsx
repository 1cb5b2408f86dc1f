import { DRAFT_PARAMETER } from '@kontorwerk/contract/drafts/draft';
import { DRAFT_MESSAGES } from '@kontorwerk/contract/drafts/draft-messages';
import type { Language, LocalText } from '@kontorwerk/contract/languages';
import { BRAND_COLOURS } from '@kontorwerk/contract/settings/brand-colours';
import { AGENCY_TIME_ZONE } from '@kontorwerk/contract/settings/time-zone';
import { useContext } from 'react';
import { BAR_ID, MARKS_ID, STATE_ID } from '../base/frame-ids.ts';
import { useLanguage } from '../base/language/use-language.ts';
import { DocumentContext } from '../content/document-context.ts';
import { followDraft, MARKS_CSS } from './draft-script.ts';

const NAME: LocalText = { en: 'Draft', de: 'Entwurf' };
const SAYS: LocalText = {
  en: 'Not the public page.',
  de: 'Nicht die öffentliche Seite.',
};
const UNTIL: LocalText = { en: 'Visible until', de: 'Sichtbar bis' };

const { ink, marigold } = BRAND_COLOURS;
/** Inlined on draft pages only, so it isn't part of the site's style sheet. */
const CSS = `#${BAR_ID}{position:fixed;z-index:9;inset:auto 0 0;padding:10px 72px 10px 20px;background:${marigold};color:${ink};font-size:.9375rem;line-height:1.4}
#${BAR_ID} p{margin:0;max-width:none}
#${BAR_ID} strong{margin-inline-end:.5em}
#${MARKS_ID}{position:absolute;z-index:15;inset:0 auto auto 0}
body{padding-bottom:4rem}
html:has(body>#${BAR_ID}){scroll-padding-bottom:4rem}
@media print{#${BAR_ID}{position:static}}`;

/** Formats a time to the minute with its zone, since the reader may be in any time zone. */
function timeOf(until: string, language: Language): string {
  const format = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : 'de-DE', {
    ...({ day: 'numeric', month: 'short', year: 'numeric' } as const),
    ...({ hour: '2-digit', minute: '2-digit', timeZone: AGENCY_TIME_ZONE, timeZoneName: 'short' } as const),
  });
  return format.format(new Date(until));
}

/** Renders the draft bar, the section marks and their script; server only, and absent from published pages. */
export function DraftParts() {
  const language = useLanguage();
  const { nonce, draft } = useContext(DocumentContext) ?? {};
  if (!draft) return null;
  const { own, token, until } = draft;
  const given = {
    ...{ about: DRAFT_MESSAGES, parameter: DRAFT_PARAMETER, bar: BAR_ID, marks: MARKS_ID, state: STATE_ID },
    ...{ css: MARKS_CSS, own, token },
  };
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: constants of this project */}
      <style nonce={nonce} dangerouslySetInnerHTML={{ __html: CSS }} />
      <aside id={BAR_ID} aria-label={NAME[language]}>
        <p>
          <strong>{NAME[language]}</strong> {SAYS[language]} {UNTIL[language]}{' '}
          <time dateTime={until}>{timeOf(until, language)}</time>.
        </p>
      </aside>
      <div id={MARKS_ID} />
      <script
        nonce={nonce}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a function of this project, and a token that is no markup
        dangerouslySetInnerHTML={{ __html: `(${followDraft})(${JSON.stringify(given).replaceAll('<', '\\u003c')})` }}
      />
    </>
  );
}
