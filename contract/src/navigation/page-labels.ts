import type { LocalText } from '../languages.ts';

/** The pages' labels in menu and footer. */
export const PAGE_LABELS = {
  '/agency/aboutus': { en: 'About us', de: 'Über uns' },
  '/agency/blogs': { en: 'Blogs', de: 'Blog' },
  '/agency/news': { en: 'News', de: 'News' },
  '/contactus/career': { en: 'Career', de: 'Karriere' },
  '/contactus/contactform': { en: 'Contact form', de: 'Kontaktformular' },
  '/contactus/hireadeveloper': { en: 'Hire a developer', de: 'Entwicklung auf Zeit' },
  '/ecommerce/aiforecommerce': { en: 'AI for e-commerce', de: 'KI im E-Commerce' },
  '/ecommerce/ecommercemarketing': { en: 'E-commerce marketing', de: 'E-Commerce-Marketing' },
  '/ecommerce/headlessinecommerce': { en: 'Headless commerce', de: 'Headless Commerce' },
  '/ecommerce/interfacesandintegration': { en: 'Interfaces and integration', de: 'Schnittstellen' },
  '/ecommerce/magento': { en: 'Magento', de: 'Magento' },
  '/ecommerce/paymentsolution': { en: 'Payment solutions', de: 'Zahlungslösungen' },
  '/ecommerce/performanceoptimization': { en: 'Performance optimisation', de: 'Ladezeiten' },
  '/ecommerce/pwaecommerce': { en: 'PWA e-commerce', de: 'PWA im E-Commerce' },
  '/ecommerce/shopify': { en: 'Shopify', de: 'Shopify' },
  '/ecommerce/shopmigration': { en: 'Shop migration', de: 'Shop-Migration' },
  '/ecommerce/shopware': { en: 'Shopware', de: 'Shopware' },
  '/ecommerce/webdesign': { en: 'Web design', de: 'Webdesign' },
  '/ecommerce/woocommerce': { en: 'WooCommerce', de: 'WooCommerce' },
  '/imprint': { en: 'Legal notice', de: 'Impressum' },
  '/termsandcondition': { en: 'Terms', de: 'AGB' },
  '/privacy': { en: 'Privacy', de: 'Datenschutz' },
  '/accessibility': { en: 'Accessibility', de: 'Barrierefreiheit' },
  '/products': { en: 'Products', de: 'Produkte' },
  '/projects': { en: 'Projects', de: 'Projekte' },
  '/sitemap': { en: 'Site map', de: 'Sitemap' },
  '/services/apisolution': { en: 'API solutions', de: 'API-Lösungen' },
  '/services/brandidentity': { en: 'Brand identity', de: 'Markenidentität' },
  '/services/cmssolution': { en: 'CMS solutions', de: 'CMS-Lösungen' },
  '/services/individualdevelopment': { en: 'Bespoke development', de: 'Individual\u00adentwicklung' },
  '/services/logodesign': { en: 'Logo design', de: 'Logodesign' },
  '/services/mobileapp': { en: 'Mobile apps', de: 'Mobile Apps' },
  '/services/testsolution': { en: 'Software testing', de: 'Testlösungen' },
  '/services/videoanimation': { en: 'Video animation', de: 'Videoanimation' },
  '/services/webdevelopment': { en: 'Web development', de: 'Webentwicklung' },
  '/services/wordpress': { en: 'WordPress', de: 'WordPress' },
} as const satisfies Record<string, LocalText>;

/** A page with a standard label in menu or footer. */
export type LinkedPath = keyof typeof PAGE_LABELS;
