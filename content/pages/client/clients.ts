import type { Page } from '../../content-types.ts';

export default {
  page_key: 'client',
  slug: 'Clients',
  title: { en: 'Clients', de: 'Kunden' },
  seo: {
    title: { en: 'Clients on our books', de: 'Kunden in unserem Buch' },
    description: {
      en: 'Twelve companies whose software Kontorwerk builds and looks after: lamps, flour, glasses, pharmacies, tiles, ski hire and a public pool.',
      de: 'Zwölf Unternehmen, deren Software Kontorwerk baut und betreut: Leuchtenbau, Mühle, Optik, Apotheken, Fliesen, Skiverleih und ein Freibad.',
    },
  },
  sections: [
    {
      component_name: 'ClientSlider',
      layout: 'slider',
      main_title: { en: 'Clients on our books', de: 'Kunden in unserem Buch' },
      description: {
        en: 'All twelve accounts are still open.',
        de: 'Keine der zwölf Seiten ist abgeschlossen.',
      },
    },
  ],
} satisfies Page;
