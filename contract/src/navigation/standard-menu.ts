import type { GroupDefinition, LinkDefinition } from './navigation.ts';
import { described, linksTo } from './standard-links.ts';

const WEB_DEVELOPMENT = described(
  '/services/webdevelopment',
  'Portals, configurators, websites',
  'Portale, Konfiguratoren, Websites',
);

/** The German menu spells this address its own way (§2). */
const webDevelopment: readonly LinkDefinition[] = [
  { ...WEB_DEVELOPMENT, shown_in: 'en' },
  { ...WEB_DEVELOPMENT, to: '/services/webdevelopmente', shown_in: 'de' },
];

/** The main menu (§2). Only the German one lists the news. */
export const STANDARD_MENU: readonly GroupDefinition[] = [
  {
    label: { en: 'Agency', de: 'Agentur' },
    to: '/agency/aboutus',
    intro: {
      en: 'Who we are, where we work and what we write down.',
      de: 'Wer wir sind, wo wir arbeiten und was wir aufschreiben.',
    },
    call_label: { en: 'See our projects', de: 'Unsere Projekte' },
    call_link: '/projects',
    as_button: false,
    teaser: 'post',
    columns: [
      {
        title: { en: 'Who we are', de: 'Wer wir sind' },
        links: [
          described('/agency/aboutus', 'People, offices and how we work', 'Menschen, Büros, Arbeitsweise'),
          described('/contactus/career', 'Open jobs in four cities', 'Offene Stellen in vier Städten'),
          { ...described('/agency/news', 'News from the agency', 'Neues aus der Agentur'), shown_in: 'de' },
          described('/agency/blogs', 'Notes from our desks', 'Notizen vom Schreibtisch'),
        ],
      },
    ],
  },
  {
    label: { en: 'Ecommerce', de: 'E-Commerce' },
    to: '/ecommerce/shopware',
    intro: {
      en: 'Four e-commerce platforms, one way of working. We help you choose before we build.',
      de: 'Vier Shopsysteme, eine Arbeitsweise. Wir helfen bei der Wahl, bevor wir bauen.',
    },
    call_label: { en: 'Plan your shop', de: 'Shop planen' },
    call_link: '/contactus/contactform',
    as_button: false,
    teaser: 'project',
    columns: [
      {
        title: { en: 'Platforms', de: 'Shopsysteme' },
        links: [
          described(
            '/ecommerce/shopware',
            'For growing catalogues and rich content',
            'Für wachsende Kataloge und Inhalte',
          ),
          described(
            '/ecommerce/magento',
            'For B2B, price tiers, many stores',
            'Für B2B, Preisstaffeln und viele Shops',
          ),
          described('/ecommerce/shopify', 'For brands that move fast', 'Für Marken, die schnell sein wollen'),
          described(
            '/ecommerce/woocommerce',
            'For editors who live in WordPress',
            'Für Redaktionen, die WordPress kennen',
          ),
        ],
      },
      {
        title: { en: 'Build and move', de: 'Bauen und umziehen' },
        links: linksTo(
          '/ecommerce/webdesign',
          '/ecommerce/shopmigration',
          '/ecommerce/interfacesandintegration',
          '/ecommerce/paymentsolution',
          '/ecommerce/performanceoptimization',
        ),
      },
      {
        title: { en: 'Grow', de: 'Wachsen' },
        links: linksTo(
          '/ecommerce/aiforecommerce',
          '/ecommerce/pwaecommerce',
          '/ecommerce/headlessinecommerce',
          '/ecommerce/ecommercemarketing',
        ),
      },
    ],
  },
  {
    label: { en: 'Services', de: 'Leistungen' },
    to: '/services/webdevelopment',
    intro: {
      en: 'Software that your own team can take over, and brands that look the same on a parcel and on a phone.',
      de: 'Software, die Ihr eigenes Team übernehmen kann, und Marken, die auf Paket und Telefon gleich aussehen.',
    },
    call_label: { en: 'Start a project', de: 'Projekt starten' },
    call_link: '/contactus/contactform',
    as_button: false,
    teaser: 'project',
    columns: [
      {
        title: { en: 'Web and apps', de: 'Web und Apps' },
        links: [
          ...webDevelopment,
          described('/services/mobileapp', 'Native and cross-platform', 'Nativ und plattformübergreifend'),
          described('/services/individualdevelopment', 'When no product fits', 'Wenn kein Produkt passt'),
        ],
      },
      {
        title: { en: 'Systems', de: 'Systeme' },
        links: linksTo(
          '/services/cmssolution',
          '/services/wordpress',
          '/services/apisolution',
          '/services/testsolution',
        ),
      },
      {
        title: { en: 'Brand experience', de: 'Markenerlebnis' },
        links: linksTo('/services/brandidentity', '/services/logodesign', '/services/videoanimation'),
      },
    ],
  },
  {
    label: { en: 'Products', de: 'Produkte' },
    to: '/products',
    as_button: false,
    teaser: 'none',
    columns: [],
  },
  {
    label: { en: 'Projects', de: 'Projekte' },
    to: '/projects',
    as_button: false,
    teaser: 'none',
    columns: [],
  },
  {
    label: { en: 'Contact Us', de: 'Kontakt' },
    to: '/contactus/contactform',
    intro: {
      en: 'One message reaches all four offices.',
      de: 'Eine Nachricht erreicht alle vier Büros.',
    },
    call_label: { en: 'Our team', de: 'Unser Team' },
    call_link: '/agency/aboutus',
    as_button: true,
    teaser: 'jobs',
    columns: [
      {
        title: { en: 'Write to us', de: 'Schreiben Sie uns' },
        links: [
          described('/contactus/contactform', 'Two sentences are enough', 'Zwei Sätze genügen'),
          described('/contactus/hireadeveloper', 'People for your own team', 'Verstärkung für Ihr Team'),
          described('/contactus/career', 'Apply in four minutes', 'In vier Minuten beworben'),
        ],
      },
    ],
  },
];
