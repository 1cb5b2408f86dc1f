import type { Language } from '@kontorwerk/contract/languages';
import type { MenuColumn, MenuLink } from '#app/base/menu-types.ts';
import { type LinkedPath, linkTo } from '../link-labels.ts';

/** The footer's five link columns in a language (§2). */
export function footerColumns(language: Language): readonly MenuColumn[] {
  const say = (en: string, de: string) => ({ en, de })[language];
  const links = (...paths: readonly LinkedPath[]) => paths.map((to) => linkTo(to, language));
  return [
    {
      title: say('Quick links', 'Schnellzugriff'),
      links: [
        { label: say('Site map', 'Sitemap'), to: '/' },
        ...links('/agency/aboutus', '/projects', '/agency/blogs', '/agency/news', '/contactus/career'),
        { label: say('Contact', 'Kontakt'), to: '/contactus/contactform' },
      ],
    },
    {
      title: say('Technologies', 'Technologien'),
      links: links(
        '/ecommerce/shopware',
        '/ecommerce/magento',
        '/ecommerce/shopify',
        '/ecommerce/woocommerce',
        '/services/wordpress',
      ),
    },
    {
      title: say('Services', 'Leistungen'),
      links: links(
        '/services/webdevelopment',
        '/services/mobileapp',
        '/services/apisolution',
        '/services/testsolution',
        '/contactus/hireadeveloper',
      ),
    },
    {
      title: say('E-commerce', 'E-Commerce'),
      links: links(
        '/ecommerce/shopmigration',
        '/ecommerce/paymentsolution',
        '/ecommerce/aiforecommerce',
        '/ecommerce/headlessinecommerce',
        '/products',
      ),
    },
    {
      title: say('Brand experience', 'Markenerlebnis'),
      links: links(
        '/services/brandidentity',
        '/services/logodesign',
        '/services/videoanimation',
        '/ecommerce/webdesign',
        '/ecommerce/ecommercemarketing',
      ),
    },
  ];
}

/** The links that the law wants on every page. */
export function legalLinks(language: Language): readonly MenuLink[] {
  const pages = ['/imprint', '/termsandcondition', '/privacy', '/accessibility'] as const;
  return pages.map((to) => linkTo(to, language));
}
