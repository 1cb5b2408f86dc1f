import { HEALTH_WORDS } from './health-words.ts';
import { SiteHealth } from './site-health.tsx';
import { widget } from './widget.tsx';

/** Whether the CMS and the site do their work. */
export const HealthWidget = widget(HEALTH_WORDS.title, async ({ req, reader }) => {
  // Something small, as the door for those who watch the CMS asks.
  await req.payload.db.findGlobal({ slug: 'site-settings', req });
  return (
    <>
      <p>{HEALTH_WORDS.cms[reader]}</p>
      <SiteHealth />
    </>
  );
});
