import { type ReactNode, useEffect } from 'react';
import { clearStorageOnLeaving } from '#app/content/leaving.ts';
import { useLanguage } from '#app/language/use-language.ts';
import { words } from '#app/language/words.ts';
import { ContactBar } from './ContactBar.tsx';
import { Footer } from './Footer/Footer.tsx';
import { Navigation } from './Navigation/Navigation.tsx';
import { PageLoader } from './PageLoader/PageLoader.tsx';
import { ScrollToTop } from './ScrollToTop/ScrollToTop.tsx';
import styles from './Shell.module.css';

/** What surrounds every page (§2, "Shared elements"). */
export function Shell({ children }: { readonly children: ReactNode }) {
  const say = words[useLanguage()];
  useEffect(clearStorageOnLeaving, []);
  return (
    <>
      <a className={styles.skip} href="#content">
        {say.skipToContent}
      </a>
      <ContactBar />
      <Navigation />
      <main id="content" tabIndex={-1} className={styles.content}>
        {children}
      </main>
      <Footer />
      <ScrollToTop />
      <PageLoader />
    </>
  );
}
