import './styles/index.css';

import { languageOf } from '@kontorwerk/contract/address';
import { BRAND_COLOURS } from '@kontorwerk/contract/brand-colours';
import { type ReactNode, useContext } from 'react';
import {
  isRouteErrorResponse,
  Links,
  type LoaderFunctionArgs,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useRouteError,
} from 'react-router';
import { useLanguage } from './base/language/use-language.ts';
import { PrefetchContext } from './base/prefetch-context.ts';
import { type SiteData, useSite } from './base/site-data.ts';
import { contentContext } from './content/content-context.ts';
import { footerSectionOf } from './content/footer-section.ts';
import { NonceContext } from './content/rendering.ts';
import { TOKEN_META } from './content/token.ts';
import bricolage from './fonts/bricolage-grotesque-latin.woff2';
import instrument from './fonts/instrument-sans-latin.woff2';
import { HEAD_SCRIPT } from './head-script.ts';
import { prefetchPage } from './pages/client-loaders.ts';
import { ErrorPage } from './pages/ErrorPage/ErrorPage.tsx';
import { Shell } from './shell/Shell.tsx';
import { siteLinks } from './shell/site-links.ts';
import print from './styles/print.css?url';

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
  const { token } = useSite();
  return (
    <html lang={useLanguage()}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name={TOKEN_META} content={token} />
        <meta name="theme-color" content={BRAND_COLOURS.paper} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this project */}
        <script nonce={useContext(NonceContext)} dangerouslySetInnerHTML={{ __html: HEAD_SCRIPT }} />
        <link rel="preload" as="font" type="font/woff2" href={bricolage} crossOrigin="anonymous" />
        <link rel="preload" as="font" type="font/woff2" href={instrument} crossOrigin="anonymous" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        {/* It names no colours: opened as a page of the browser, the site has only the one above. */}
        <link rel="manifest" href="/site.webmanifest" />
        <Meta />
        <Links />
        <link rel="stylesheet" href={print} media="print" />
      </head>
      <body>
        <PrefetchContext value={prefetchPage}>
          <Shell>{children}</Shell>
        </PrefetchContext>
        <ScrollRestoration />
        <Scripts />
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
