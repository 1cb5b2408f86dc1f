import './styles/index.css';

import { languageOf } from '@kontorwerk/contract/address/address';
import { type LoaderFunctionArgs, Outlet } from 'react-router';
import type { SiteData } from './base/site-data.ts';
import { findZones } from './base/zone-times.ts';
import { contentContext } from './content/content-context.ts';
import { findFooterSection } from './content/footer-section.ts';
import { ServerErrorPage } from './pages/ServerErrorPage.tsx';
import { buildContactBar, buildSiteLinks } from './shell/site-links.ts';

export { DocumentLayout as Layout } from './document/DocumentLayout.tsx';

export function loader({ context, url }: LoaderFunctionArgs): SiteData {
  const content = context.get(contentContext);
  const language = languageOf(url.pathname);
  const all = content.settings(language);
  const {
    navigation: _links,
    idempotent_submissions: _sent,
    ended_jobs: _ended,
    endpoint_call: _state,
    ...settings
  } = all;
  return {
    settings,
    zones: findZones(settings.offices, language, new Date().getUTCFullYear()),
    ...buildContactBar(all),
    token: content.token,
    publicUrl: content.publicUrl,
    links: buildSiteLinks({
      language,
      settings: all,
      entries: (key) => content.entries(key, language),
      isAbsent: (key) => content.isAbsent?.(key, language) ?? false,
    }),
    footerSection: findFooterSection(content, language),
  };
}

/**
 * The framework's outlets for pages, on the server only. The browser renders pages without the framework, and doesn't
 * load it.
 */
const Page = import.meta.env.SSR ? Outlet : undefined;
const Failed = import.meta.env.SSR ? ServerErrorPage : undefined;

export { Failed as ErrorBoundary, Page as default };
