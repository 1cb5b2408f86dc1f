import { HEALTH_WORDS } from './health-words.ts';
import { SiteHealth } from './site-health.tsx';
import { widget } from './widget.tsx';

/** The widget that shows whether the CMS and the site work. */
export const HealthWidget = widget(HEALTH_WORDS.title, async ({ req, reader }) => {
  // A small query, as in the health check for monitoring.
  await req.payload.db.findGlobal({ slug: 'site-settings', req });
  return (
    <>
      <p>{HEALTH_WORDS.cms[reader]}</p>
      <SiteHealth />
    </>
  );
});
