import '../styles/index.css';

import type { ReactNode } from 'react';
import { useLanguage } from '../base/language/use-language.ts';
import { Shell } from '../shell/Shell.tsx';
import { DocumentHead } from './DocumentHead.tsx';
import { DocumentScripts } from './DocumentScripts.tsx';
import { DraftParts } from './DraftParts.tsx';
import { StructuredData } from './StructuredData.tsx';

/** The HTML document around every page. */
export function DocumentLayout({ children }: { readonly children: ReactNode }) {
  return (
    // Scripts note their state there before the page is hydrated, and browsers' extensions theirs.
    <html lang={useLanguage()} suppressHydrationWarning>
      {/* In the browser the head stays as served: React renders it empty and leaves its children alone. */}
      {import.meta.env.SSR ? <DocumentHead /> : <head />}
      <body>
        <Shell>{children}</Shell>
        {import.meta.env.SSR ? <StructuredData /> : null}
        {import.meta.env.SSR ? <DocumentScripts /> : null}
        {import.meta.env.SSR ? <DraftParts /> : null}
      </body>
    </html>
  );
}
