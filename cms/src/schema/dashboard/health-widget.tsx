import { HEALTH_TEXTS } from './health-texts.ts';
import { SiteHealth } from './site-health.tsx';
import { makeWidget } from './widget.tsx';

/** The widget that shows whether the CMS and the site work. */
export const HealthWidget = makeWidget(HEALTH_TEXTS.title, async ({ req, reader }) => {
  // A small query, as in the health check for monitoring.
  await req.payload.db.findGlobal({ slug: 'site-settings', req });
  return (
    <>
      <p>{HEALTH_TEXTS.cms[reader]}</p>
      <SiteHealth />
    </>
  );
});
