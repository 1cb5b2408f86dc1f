import type { ColumnDefinition, LinkDefinition } from './navigation.ts';
import { buildLinks } from './standard-links.ts';

/** The footer's five link columns (§2). */
export const STANDARD_FOOTER: readonly ColumnDefinition[] = [
  {
    title: { en: 'Quick links', de: 'Schnellzugriff' },
    links: [
      ...buildLinks('/sitemap', '/agency/aboutus', '/projects', '/agency/blogs', '/agency/news', '/contactus/career'),
      { label: { en: 'Contact', de: 'Kontakt' }, to: '/contactus/contactform', shown_in: 'both' },
    ],
  },
  {
    title: { en: 'Technologies', de: 'Technologien' },
    links: buildLinks(
      '/ecommerce/shopware',
      '/ecommerce/magento',
      '/ecommerce/shopify',
      '/ecommerce/woocommerce',
      '/services/wordpress',
    ),
  },
  {
    title: { en: 'Services', de: 'Leistungen' },
    links: buildLinks(
      '/services/webdevelopment',
      '/services/mobileapp',
      '/services/apisolution',
      '/services/testsolution',
      '/contactus/hireadeveloper',
    ),
  },
  {
    title: { en: 'E-commerce', de: 'E-Commerce' },
    links: buildLinks(
      '/ecommerce/shopmigration',
      '/ecommerce/paymentsolution',
      '/ecommerce/aiforecommerce',
      '/ecommerce/headlessinecommerce',
      '/products',
    ),
  },
  {
    title: { en: 'Brand experience', de: 'Markenerlebnis' },
    links: buildLinks(
      '/services/brandidentity',
      '/services/logodesign',
      '/services/videoanimation',
      '/ecommerce/webdesign',
      '/ecommerce/ecommercemarketing',
    ),
  },
];

/** The links that every page needs by law. */
export const STANDARD_LEGAL: readonly LinkDefinition[] = buildLinks(
  '/imprint',
  '/termsandcondition',
  '/privacy',
  '/accessibility',
);
