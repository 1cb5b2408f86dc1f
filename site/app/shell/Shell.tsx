import { SHELL_WORDS } from '@kontorwerk/contract/words/shell-words';
import { type ReactNode, useRef, useState } from 'react';
import { useCurrentPage } from '#app/base/current-page.ts';
import { CONTENT_ID } from '#app/base/frame-ids.ts';
import { Island } from '#app/base/island/Island.tsx';
import { useWords } from '#app/base/language/own-words.ts';
import { useSite } from '#app/base/site-data.ts';
import { hasContactForm } from '#app/content/closing-call.ts';
import { isPageData } from '#app/content/page-data.ts';
import { createDrafts, type Drafts, DraftsContext } from '#app/forms/drafts.ts';
import { FooterForm } from '#app/forms/FooterForm/FooterForm.tsx';
import { ContactBar } from './ContactBar.tsx';
import { Footer } from './Footer/Footer.tsx';
import { chooseFormTone, useLastTone } from './form-tone.ts';
import { Navigation } from './Navigation/Navigation.tsx';
import { PageLoader } from './PageLoader/PageLoader.tsx';
import { ScrollToTop } from './ScrollToTop/ScrollToTop.tsx';
import styles from './Shell.module.css';
import { useClosingCall } from './use-closing-call.ts';
import { useFadeIn } from './use-fade-in.ts';

/** The elements around every page (§2, "Shared elements"). */
export function Shell({ children }: { readonly children: ReactNode }) {
  const t = useWords('shell', SHELL_WORDS);
  const { footerSection } = useSite();
  const { place, data } = useCurrentPage();
  const plain = isPageData(data) && data.status === 'loaded' && data.entry.free?.plain === true;
  const call = useClosingCall();
  const tone = chooseFormTone(call?.tone || footerSection.tone, useLastTone());
  const main = useRef<HTMLElement>(null);
  useFadeIn(main);
  const [drafts] = useState<Drafts>(createDrafts);
  return (
    <DraftsContext value={drafts}>
      <Island>
        <a className={styles.skip} href={`#${CONTENT_ID}`}>
          {t.skipToContent}
        </a>
      </Island>
      {plain ? null : (
        <Island>
          <ContactBar />
        </Island>
      )}
      <Island>
        <Navigation plain={plain} />
      </Island>
      <Island>
        <main ref={main} id={CONTENT_ID} tabIndex={-1} className={styles.content}>
          {children}
        </main>
      </Island>
      {!plain && !hasContactForm(place.pathname) && (
        <Island>
          <FooterForm section={{ ...footerSection, tone }} call={call} />
        </Island>
      )}
      <Island>
        <Footer plain={plain} />
      </Island>
      <Island>
        <ScrollToTop />
      </Island>
      <Island>
        <PageLoader />
      </Island>
    </DraftsContext>
  );
}
