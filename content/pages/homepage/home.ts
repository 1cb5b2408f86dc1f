import { brand } from '../../brand.ts';
import type { Page } from '../../content-types.ts';
import { serviceCards } from '../../service-cards.ts';

export default {
  page_key: 'homepage',
  slug: 'Home',
  title: { en: 'Home', de: 'Startseite' },
  seo: {
    title: { en: 'Online shops, apps and the systems behind them', de: 'Onlineshops, Apps und die Systeme dahinter' },
    description: {
      en: 'Shopware, Adobe Commerce, Shopify and WooCommerce, apps and integrations, from four offices in Munich, Duisburg, Chennai and Karachi.',
      de: 'Shopware, Adobe Commerce, Shopify und WooCommerce, Apps und Schnittstellen: eine Agentur, vier Büros in München, Duisburg, Chennai, Karatschi.',
    },
  },
  sections: [
    {
      component_name: 'Banner',
      layout: 'home',
      bg_image: 'hero-shop',
      com_image: 'hero-papers',
      main_title: {
        en: 'Shops that\u00a0sell.\nSoftware that\u00a0lasts.',
        de: 'Shops, die verkaufen.\nSoftware, die bleibt.',
      },
      description: {
        en: `Kontorwerk builds online shops, apps and the systems behind them. Four offices, one team, since ${brand.founded}.`,
        de: `Kontorwerk baut Onlineshops, Apps und die Systeme dahinter. Vier Büros, ein Team, seit ${brand.founded}.`,
      },
      button_one_text: { en: 'Plan your shop', de: 'Shop planen' },
      button_one_link: '/contactus/contactform',
      button_two_text: { en: 'See our projects', de: 'Projekte ansehen' },
      button_two_link: '/projects',
    },
    {
      component_name: 'ClientSlider',
      layout: 'slider',
      main_title: { en: 'Clients on our books', de: 'Kunden in unseren Büchern' },
    },
    {
      component_name: 'ServicesGrid',
      layout: 'cells',
      sub_title: { en: 'Services', de: 'Leistungen' },
      main_title: { en: 'What clients come to us for', de: 'Womit Kunden zu uns kommen' },
      description: {
        en: 'Book any service on its own. Most clients start with one and end up with three.',
        de: 'Jede Leistung lässt sich einzeln beauftragen. Die meisten Kunden beginnen mit einer und sind am Ende bei dreien.',
      },
      cards: serviceCards,
    },
    {
      component_name: 'ImageContent',
      layout: 'bleed',
      tone: 'petrol',
      com_image: 'houses',
      main_title: { en: 'Four houses,\none set of books', de: 'Vier Häuser,\nein Hauptbuch' },
      description: {
        en: 'A Kontor was a trading house where merchants far from home kept one ledger. We work the same way: Munich and Duisburg sit at your table, Chennai and Karachi have started before your alarm goes off, and everybody reads the same page.',
        de: 'Im Kontor schrieben Kaufleute aus aller Welt in dasselbe Buch. So arbeiten wir auch: München und Duisburg sitzen bei Ihnen am Tisch, Chennai und Karatschi haben vor Ihrem Wecker angefangen, und alle lesen dieselbe Seite.',
      },
      cards: [
        { title: { en: 'Founded', de: 'Gegründet' }, description: { en: `${brand.founded}`, de: `${brand.founded}` } },
        { title: { en: 'Offices', de: 'Büros' }, description: { en: '4', de: '4' } },
        { title: { en: 'Platforms', de: 'Shopsysteme' }, description: { en: '4', de: '4' } },
        {
          title: { en: 'Staffed hours a day in winter', de: 'Stunden am Tag besetzt, im Winter' },
          description: { en: '13', de: '13' },
        },
      ],
      button_one_text: { en: 'Meet the agency', de: 'Die Agentur kennenlernen' },
      button_one_link: '/agency/aboutus',
    },
    {
      component_name: 'ProjectSlider',
      layout: 'slider',
      tone: 'paper-2',
      main_title: { en: 'Projects we can show', de: 'Projekte zum Vorzeigen' },
      pick: ['lumen', 'radwerk', 'kaveri', 'indus', 'rheinkran', 'feldkorn', 'isar', 'salvia'],
      button_one_text: { en: 'All projects', de: 'Alle Projekte' },
      button_one_link: '/projects',
    },
    {
      component_name: 'ReviewSlider',
      layout: 'slider',
      main_title: { en: 'What clients put in writing', de: 'Was man uns schriftlich gibt' },
    },
    {
      component_name: 'CertificateSlider',
      layout: 'slider',
      sub_title: { en: 'Tests and certificates', de: 'Prüfungen und Zertifikate' },
      main_title: { en: 'Papers in order', de: 'Papiere in Ordnung' },
    },
    {
      component_name: 'News',
      layout: 'cards',
      limit: 4,
      main_title: { en: 'News from the desk', de: 'Neues vom Schreibtisch' },
      button_one_text: { en: 'All articles', de: 'Alle Beiträge' },
      button_one_link: '/agency/blogs',
    },
    {
      component_name: 'ContactMap',
      layout: 'map',
      tone: 'petrol',
      main_title: { en: 'Find us', de: 'So finden Sie uns' },
    },
  ],
} satisfies Page;
