import './styles/index.css';

import { languageOf } from '@kontorwerk/contract/address';
import type { ReactNode } from 'react';
import {
  isRouteErrorResponse,
  type LoaderFunctionArgs,
  Outlet,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useRouteError,
} from 'react-router';
import { useLanguage } from './base/language/use-language.ts';
import type { SiteData } from './base/site-data.ts';
import { contentContext } from './content/content-context.ts';
import { footerSectionOf } from './content/footer-section.ts';
import { DocumentHead } from './DocumentHead.tsx';
import { DocumentScripts } from './DocumentScripts.tsx';
import { ErrorPage } from './pages/ErrorPage/ErrorPage.tsx';
import { Shell } from './shell/Shell.tsx';
import { siteLinks } from './shell/site-links.ts';

export function loader({ context, url }: LoaderFunctionArgs): SiteData {
  const content = context.get(contentContext);
  const language = languageOf(url.pathname);
  return {
    settings: content.settings(language),
    token: content.token,
    publicUrl: content.publicUrl,
    links: siteLinks(language, (key) => content.entries(key, language)),
    footerSection: footerSectionOf(content, language),
  };
}

/** What the root knows depends on the language alone. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return languageOf(currentUrl.pathname) !== languageOf(nextUrl.pathname);
}

export function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang={useLanguage()}>
      {/* In the browser it is as the server wrote it: nobody draws it again, React leaves it alone. */}
      {import.meta.env.SSR ? <DocumentHead /> : <head />}
      <body>
        <Shell>{children}</Shell>
        {import.meta.env.SSR ? null : <ScrollRestoration />}
        {import.meta.env.SSR ? <DocumentScripts /> : null}
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  return <ErrorPage missing={isRouteErrorResponse(error) && error.status === 404} />;
}
