import { isSiteData } from '../base/site-data.ts';
import type { NamedSection } from '../sections/section-blocks.ts';
import { knowsZone } from '../ui/SunStrip/zone-time.ts';

/** Tells whether a section tells the time at the offices. */
function tellsTime({ component_name, layout }: NamedSection): boolean {
  return component_name === 'ContactMap' || (component_name === 'Banner' && layout === 'home');
}

/**
 * Makes the offices' clocks, where a page tells the time: each takes as long as rendering several sections, so each has a
 * task of its own.
 */
export async function setClocks(sections: readonly NamedSection[], site: unknown): Promise<void> {
  if (!isSiteData(site) || !sections.some(tellsTime)) return;
  for (const { time_zone } of site.settings.offices) {
    await new Promise((resolve) => setTimeout(resolve));
    knowsZone(time_zone);
  }
}
