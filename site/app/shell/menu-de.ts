import type { MenuGroup } from '#app/base/menu-types.ts';

/** The German menu (§2): it alone lists the news, and spells one address its own way. */
export const germanMenu: readonly MenuGroup[] = [
  {
    id: 'agency',
    label: 'Agentur',
    to: '/agency/aboutus',
    intro: 'Wer wir sind, wo wir arbeiten und was wir aufschreiben.',
    call: { label: 'Unsere Projekte', to: '/projects' },
    columns: [
      {
        title: 'Wer wir sind',
        links: [
          { label: 'Über uns', to: '/agency/aboutus', description: 'Menschen, Häuser, Arbeitsweise' },
          { label: 'Karriere', to: '/contactus/career', description: 'Offene Stellen in vier Städten' },
          { label: 'News', to: '/agency/news', description: 'Neues aus der Agentur' },
          { label: 'Blog', to: '/agency/blogs', description: 'Notizen vom Schreibtisch' },
        ],
      },
    ],
  },
  {
    id: 'ecommerce',
    label: 'E-Commerce',
    to: '/ecommerce/shopware',
    intro: 'Vier Shopsysteme, eine Arbeitsweise. Wir helfen bei der Wahl, bevor wir bauen.',
    call: { label: 'Shop planen', to: '/contactus/contactform' },
    columns: [
      {
        title: 'Shopsysteme',
        links: [
          { label: 'Shopware', to: '/ecommerce/shopware', description: 'Für wachsende Kataloge und Inhalte' },
          { label: 'Magento', to: '/ecommerce/magento', description: 'Für B2B, Preisstaffeln und viele Shops' },
          { label: 'Shopify', to: '/ecommerce/shopify', description: 'Für Marken, die schnell sein wollen' },
          { label: 'WooCommerce', to: '/ecommerce/woocommerce', description: 'Für Redaktionen, die WordPress kennen' },
        ],
      },
      {
        title: 'Bauen und umziehen',
        links: [
          { label: 'Webdesign', to: '/ecommerce/webdesign' },
          { label: 'Shop-Migration', to: '/ecommerce/shopmigration' },
          { label: 'Schnittstellen', to: '/ecommerce/interfacesandintegration' },
          { label: 'Zahlungslösungen', to: '/ecommerce/paymentsolution' },
          { label: 'Ladezeiten', to: '/ecommerce/performanceoptimization' },
        ],
      },
      {
        title: 'Wachsen',
        links: [
          { label: 'KI im E-Commerce', to: '/ecommerce/aiforecommerce' },
          { label: 'PWA im E-Commerce', to: '/ecommerce/pwaecommerce' },
          { label: 'Headless Commerce', to: '/ecommerce/headlessinecommerce' },
          { label: 'E-Commerce-Marketing', to: '/ecommerce/ecommercemarketing' },
        ],
      },
    ],
  },
  {
    id: 'services',
    label: 'Leistungen',
    to: '/services/webdevelopmente',
    intro: 'Software, die Ihr eigenes Team übernehmen kann, und Marken, die auf Paket und Telefon gleich aussehen.',
    call: { label: 'Projekt starten', to: '/contactus/contactform' },
    columns: [
      {
        title: 'Web und Apps',
        links: [
          {
            label: 'Webentwicklung',
            to: '/services/webdevelopmente',
            description: 'Portale, Konfiguratoren, Websites',
          },
          { label: 'Mobile Apps', to: '/services/mobileapp', description: 'Nativ und plattformübergreifend' },
          {
            label: 'Individual\u00adentwicklung',
            to: '/services/individualdevelopment',
            description: 'Wenn kein Produkt passt',
          },
        ],
      },
      {
        title: 'Systeme',
        links: [
          { label: 'CMS-Lösungen', to: '/services/cmssolution' },
          { label: 'WordPress', to: '/services/wordpress' },
          { label: 'API-Lösungen', to: '/services/apisolution' },
          { label: 'Testlösungen', to: '/services/testsolution' },
        ],
      },
      {
        title: 'Markenerlebnis',
        links: [
          { label: 'Markenidentität', to: '/services/brandidentity' },
          { label: 'Logodesign', to: '/services/logodesign' },
          { label: 'Videoanimation', to: '/services/videoanimation' },
        ],
      },
    ],
  },
  { id: 'products', label: 'Produkte', to: '/products', intro: '', columns: [] },
  { id: 'projects', label: 'Projekte', to: '/projects', intro: '', columns: [] },
  {
    id: 'contact',
    label: 'Kontakt',
    to: '/contactus/contactform',
    intro: 'In einer von vier Städten sitzt immer jemand am Schreibtisch.',
    call: { label: 'Unser Team', to: '/agency/aboutus' },
    columns: [
      {
        title: 'Schreiben Sie uns',
        links: [
          { label: 'Kontaktformular', to: '/contactus/contactform', description: 'Zwei Sätze genügen' },
          {
            label: 'Entwicklung beauftragen',
            to: '/contactus/hireadeveloper',
            description: 'Verstärkung für Ihr Team',
          },
          { label: 'Karriere', to: '/contactus/career', description: 'In vier Minuten beworben' },
        ],
      },
    ],
  },
];
