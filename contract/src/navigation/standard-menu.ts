import type { GroupDefinition, LinkDefinition } from './navigation.ts';
import { buildLinks, describeLink } from './standard-links.ts';

const WEB_DEVELOPMENT = describeLink(
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
          describeLink('/agency/aboutus', 'People, offices and how we work', 'Menschen, Büros, Arbeitsweise'),
          describeLink('/contactus/career', 'Open jobs in four cities', 'Offene Stellen in vier Städten'),
          { ...describeLink('/agency/news', 'News from the agency', 'Neues aus der Agentur'), shown_in: 'de' },
          describeLink('/agency/blogs', 'Notes from our desks', 'Notizen vom Schreibtisch'),
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
          describeLink(
            '/ecommerce/shopware',
            'For growing catalogues and rich content',
            'Für wachsende Kataloge und Inhalte',
          ),
          describeLink(
            '/ecommerce/magento',
            'For B2B, price tiers, many stores',
            'Für B2B, Preisstaffeln und viele Shops',
          ),
          describeLink('/ecommerce/shopify', 'For brands that move fast', 'Für Marken, die schnell sein wollen'),
          describeLink(
            '/ecommerce/woocommerce',
            'For editors who live in WordPress',
            'Für Redaktionen, die WordPress kennen',
          ),
        ],
      },
      {
        title: { en: 'Build and move', de: 'Bauen und umziehen' },
        links: buildLinks(
          '/ecommerce/webdesign',
          '/ecommerce/shopmigration',
          '/ecommerce/interfacesandintegration',
          '/ecommerce/paymentsolution',
          '/ecommerce/performanceoptimization',
        ),
      },
      {
        title: { en: 'Grow', de: 'Wachsen' },
        links: buildLinks(
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
          describeLink('/services/mobileapp', 'Native and cross-platform', 'Nativ und plattformübergreifend'),
          describeLink('/services/individualdevelopment', 'When no product fits', 'Wenn kein Produkt passt'),
        ],
      },
      {
        title: { en: 'Systems', de: 'Systeme' },
        links: buildLinks(
          '/services/cmssolution',
          '/services/wordpress',
          '/services/apisolution',
          '/services/testsolution',
        ),
      },
      {
        title: { en: 'Brand experience', de: 'Markenerlebnis' },
        links: buildLinks('/services/brandidentity', '/services/logodesign', '/services/videoanimation'),
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
          describeLink('/contactus/contactform', 'Two sentences are enough', 'Zwei Sätze genügen'),
          describeLink('/contactus/hireadeveloper', 'People for your own team', 'Verstärkung für Ihr Team'),
          describeLink('/contactus/career', 'Apply in four minutes', 'In vier Minuten beworben'),
        ],
      },
    ],
  },
];
