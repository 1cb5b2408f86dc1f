import type { Section } from '@kontorwerk/contract/content/entry';
import type { SiteSettings } from '@kontorwerk/contract/settings';
import { createContext, useContext } from 'react';
import type { SiteLinks } from './menu-types.ts';
import type { Zones } from './wall-clock.ts';

/** The settings that pages show, or act by; the others stay on the server. */
export type PageSettings = Omit<SiteSettings, 'navigation' | 'idempotent_submissions' | 'ended_jobs' | 'endpoint_call'>;

/** What the contact bar may show. */
export type ContactBarContent = Pick<SiteSettings, 'email' | 'phone' | 'socials'>;

/** What every page knows of the site: the root's data. */
export type SiteData = {
  readonly settings: PageSettings;
  /** What the offices' clocks do, in the language of the page. */
  readonly zones: Zones;
  readonly token: string;
  readonly publicUrl: string;
  readonly links: SiteLinks;
  /** What the contact bar shows; all that the settings have where it isn't said. */
  readonly contactBar?: ContactBarContent;
  /** The contact form at the foot of every page. */
  readonly footerSection: Section;
};

/** Tells whether what is known of the site is its data. */
export function isSiteData(value: unknown): value is SiteData {
  return typeof value === 'object' && value !== null && 'settings' in value && 'zones' in value;
}

export const SiteContext = createContext<unknown>(null);

/** The site's data; available below the root, also on its error pages. */
export function useSite(): SiteData {
  const site = useContext(SiteContext);
  if (!isSiteData(site)) throw new Error('Nothing is known of the site.');
  return site;
}
