import type { Page } from '../../content-types.ts';

export default {
  page_key: 'review',
  slug: 'Reviews',
  title: { en: 'Reviews', de: 'Kundenstimmen' },
  seo: {
    title: { en: 'Reviews from our clients', de: 'Stimmen unserer Kunden' },
    description: {
      en: 'Twelve clients on working with Kontorwerk, from a mill in the Ries to a container terminal in Duisburg: what changed, in their own words.',
      de: 'Zwölf Kunden über die Arbeit mit Kontorwerk, von der Mühle im Ries bis zum Containerterminal in Duisburg: was sich geändert hat.',
    },
  },
  sections: [
    {
      component_name: 'ReviewSlider',
      layout: 'slider',
      main_title: { en: 'Twelve signatures', de: 'Zwölf Unterschriften' },
      description: {
        en: 'One for each project, unedited apart from the commas.',
        de: 'Zu jedem Projekt eine. Geändert haben wir nur Kommas.',
      },
    },
  ],
} satisfies Page;
