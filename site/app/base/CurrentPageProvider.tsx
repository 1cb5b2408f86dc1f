import { languageOf } from '@kontorwerk/contract/address/address';
import type { ReactNode } from 'react';
import { type CurrentPage, CurrentPageContext } from './current-page.ts';
import { LanguageContext } from './language/use-language.ts';
import { SiteContext } from './site-data.ts';

/**
 * Provides the shown page to its descendants. Data common to all pages has separate contexts, so that a navigation
 * re-renders only the components that use the page.
 */
export function CurrentPageProvider({
  shown,
  children,
}: {
  readonly shown: CurrentPage;
  readonly children: ReactNode;
}) {
  return (
    <CurrentPageContext value={shown}>
      <SiteContext value={shown.site}>
        <LanguageContext value={languageOf(shown.place.pathname)}>{children}</LanguageContext>
      </SiteContext>
    </CurrentPageContext>
  );
}
