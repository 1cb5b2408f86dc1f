import type { ReactNode } from 'react';
import { useLanguage } from '#app/language/use-language.ts';
import { words } from '#app/language/words.ts';

/** What surrounds every page. */
export function Shell({ children }: { readonly children: ReactNode }) {
  const say = words[useLanguage()];
  return (
    <>
      <a className="visually-hidden" href="#content">
        {say.skipToContent}
      </a>
      <main id="content" tabIndex={-1}>
        {children}
      </main>
    </>
  );
}
