import type { Language } from '@kontorwerk/contract/languages';
import type { MenuColumn } from '#app/base/menu-types.ts';

/** The footer's five link columns (§2). */
export const footerColumns: Readonly<Record<Language, readonly MenuColumn[]>> = {
  en: [
    {
      title: 'Quick links',
      links: [
        { label: 'Site map', to: '/' },
        { label: 'About us', to: '/agency/aboutus' },
        { label: 'Projects', to: '/projects' },
        { label: 'Blogs', to: '/agency/blogs' },
        { label: 'News', to: '/agency/news' },
        { label: 'Career', to: '/contactus/career' },
        { label: 'Contact', to: '/contactus/contactform' },
      ],
    },
    {
      title: 'Technologies',
      links: [
        { label: 'Shopware', to: '/ecommerce/shopware' },
        { label: 'Magento', to: '/ecommerce/magento' },
        { label: 'Shopify', to: '/ecommerce/shopify' },
        { label: 'WooCommerce', to: '/ecommerce/woocommerce' },
        { label: 'WordPress', to: '/services/wordpress' },
      ],
    },
    {
      title: 'Services',
      links: [
        { label: 'Web development', to: '/services/webdevelopment' },
        { label: 'Mobile app', to: '/services/mobileapp' },
        { label: 'API solution', to: '/services/apisolution' },
        { label: 'Test solution', to: '/services/testsolution' },
        { label: 'Hire a developer', to: '/contactus/hireadeveloper' },
      ],
    },
    {
      title: 'E-commerce',
      links: [
        { label: 'Shop migration', to: '/ecommerce/shopmigration' },
        { label: 'Payment solution', to: '/ecommerce/paymentsolution' },
        { label: 'AI for e-commerce', to: '/ecommerce/aiforecommerce' },
        { label: 'Headless commerce', to: '/ecommerce/headlessinecommerce' },
        { label: 'Products', to: '/products' },
      ],
    },
    {
      title: 'Brand experience',
      links: [
        { label: 'Brand identity', to: '/services/brandidentity' },
        { label: 'Logo design', to: '/services/logodesign' },
        { label: 'Video animation', to: '/services/videoanimation' },
        { label: 'Web design', to: '/ecommerce/webdesign' },
        { label: 'E-commerce marketing', to: '/ecommerce/ecommercemarketing' },
      ],
    },
  ],
  de: [
    {
      title: 'Schnellzugriff',
      links: [
        { label: 'Sitemap', to: '/' },
        { label: 'Über uns', to: '/agency/aboutus' },
        { label: 'Projekte', to: '/projects' },
        { label: 'Blog', to: '/agency/blogs' },
        { label: 'News', to: '/agency/news' },
        { label: 'Karriere', to: '/contactus/career' },
        { label: 'Kontakt', to: '/contactus/contactform' },
      ],
    },
    {
      title: 'Technologien',
      links: [
        { label: 'Shopware', to: '/ecommerce/shopware' },
        { label: 'Magento', to: '/ecommerce/magento' },
        { label: 'Shopify', to: '/ecommerce/shopify' },
        { label: 'WooCommerce', to: '/ecommerce/woocommerce' },
        { label: 'WordPress', to: '/services/wordpress' },
      ],
    },
    {
      title: 'Leistungen',
      links: [
        { label: 'Webentwicklung', to: '/services/webdevelopment' },
        { label: 'Mobile Apps', to: '/services/mobileapp' },
        { label: 'API-Lösungen', to: '/services/apisolution' },
        { label: 'Testlösungen', to: '/services/testsolution' },
        { label: 'Entwicklung beauftragen', to: '/contactus/hireadeveloper' },
      ],
    },
    {
      title: 'E-Commerce',
      links: [
        { label: 'Shop-Migration', to: '/ecommerce/shopmigration' },
        { label: 'Zahlungslösungen', to: '/ecommerce/paymentsolution' },
        { label: 'KI im E-Commerce', to: '/ecommerce/aiforecommerce' },
        { label: 'Headless Commerce', to: '/ecommerce/headlessinecommerce' },
        { label: 'Produkte', to: '/products' },
      ],
    },
    {
      title: 'Markenerlebnis',
      links: [
        { label: 'Markenidentität', to: '/services/brandidentity' },
        { label: 'Logodesign', to: '/services/logodesign' },
        { label: 'Videoanimation', to: '/services/videoanimation' },
        { label: 'Webdesign', to: '/ecommerce/webdesign' },
        { label: 'E-Commerce-Marketing', to: '/ecommerce/ecommercemarketing' },
      ],
    },
  ],
};

/** The links that the law wants on every page. */
export const legalLinks: Readonly<Record<Language, MenuColumn['links']>> = {
  en: [
    { label: 'Imprint', to: '/imprint' },
    { label: 'Terms', to: '/termsandcondition' },
    { label: 'Privacy', to: '/privacy' },
    { label: 'Accessibility', to: '/accessibility' },
  ],
  de: [
    { label: 'Impressum', to: '/imprint' },
    { label: 'AGB', to: '/termsandcondition' },
    { label: 'Datenschutz', to: '/privacy' },
    { label: 'Barrierefreiheit', to: '/accessibility' },
  ],
};
