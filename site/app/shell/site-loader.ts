import { languageOf } from '@kontorwerk/contract/address/address';
import type { SiteData } from '#app/base/site-data.ts';
import { findZones } from '#app/base/zone-times.ts';
import { findFooterSection } from '#app/content/footer-section.ts';
import type { LoaderArgs } from '#app/content/loader.ts';
import { buildContactBar, buildSiteLinks } from './site-links.ts';

/** Loads what every page of a language shows around its content, on the server. */
export function siteLoader({ content, place }: LoaderArgs): SiteData {
  const language = languageOf(place.pathname);
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
