import { languageOf } from '@kontorwerk/contract/address/address';
import type { ReactNode } from 'react';
import { LanguageContext } from './language/use-language.ts';
import { type Shown, ShownContext } from './shown.ts';
import { SiteContext } from './site-data.ts';

/**
 * Provides the shown page to its descendants. Data common to all pages has separate contexts, so that a navigation
 * re-renders only the components that use the page.
 */
export function ShownProvider({ shown, children }: { readonly shown: Shown; readonly children: ReactNode }) {
  return (
    <ShownContext value={shown}>
      <SiteContext value={shown.site}>
        <LanguageContext value={languageOf(shown.place.pathname)}>{children}</LanguageContext>
      </SiteContext>
    </ShownContext>
  );
}
