import { languageOf } from '@kontorwerk/contract/address';
import type { ReactNode } from 'react';
import { LanguageContext } from './language/use-language.ts';
import { type Shown, ShownContext } from './shown.ts';
import { SiteContext } from './site-data.ts';

/**
 * Tells what is rendered what is shown. What pages have in common stands in contexts of its own, so that going to another
 * page renders only what looks at the page.
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
