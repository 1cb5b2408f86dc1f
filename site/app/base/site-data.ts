import type { Section } from '@kontorwerk/contract/content/entry';
import type { SiteSettings } from '@kontorwerk/contract/settings/settings';
import { createContext, useContext } from 'react';
import type { SiteLinks } from './menu-types.ts';
import type { Zones } from './wall-clock.ts';

/** The settings that pages need; the others stay on the server. */
export type PageSettings = Omit<SiteSettings, 'navigation' | 'idempotent_submissions' | 'ended_jobs' | 'endpoint_call'>;

/** The settings that the contact bar may show. */
export type ContactBarContent = Pick<SiteSettings, 'email' | 'phone' | 'socials'>;

/** The root's data, common to all pages. */
export type SiteData = {
  readonly settings: PageSettings;
  /** The UTC offsets of the offices' time zones, in the page's language. */
  readonly zones: Zones;
  readonly token: string;
  readonly publicUrl: string;
  readonly links: SiteLinks;
  /** The contact bar's data; by default everything that the settings have. */
  readonly contactBar?: ContactBarContent;
  /** The section of the contact form at the foot of every page. */
  readonly footerSection: Section;
};

/** Whether a value has the shape of the root's data. */
export function isSiteData(value: unknown): value is SiteData {
  return typeof value === 'object' && value !== null && 'settings' in value && 'zones' in value;
}

export const SiteContext = createContext<unknown>(null);

/** Returns the site's data; available below the root, also on its error pages. */
export function useSite(): SiteData {
  const site = useContext(SiteContext);
  if (!isSiteData(site)) throw new Error('Nothing is known of the site.');
  return site;
}
