import type { MenuGroup } from '#app/base/menu-types.ts';

/** The English menu (§2). */
export const englishMenu: readonly MenuGroup[] = [
  {
    id: 'agency',
    label: 'Agency',
    to: '/agency/aboutus',
    intro: 'Who we are, where we work and what we write down.',
    call: { label: 'See our projects', to: '/projects' },
    columns: [
      {
        title: 'Who we are',
        links: [
          { label: 'About us', to: '/agency/aboutus', description: 'People, houses and how we work' },
          { label: 'Career', to: '/contactus/career', description: 'Open jobs in four cities' },
          { label: 'Blogs', to: '/agency/blogs', description: 'Notes from our desks' },
        ],
      },
    ],
  },
  {
    id: 'ecommerce',
    label: 'Ecommerce',
    to: '/ecommerce/shopware',
    intro: 'Four shop systems, one way of working. We help you choose before we build.',
    call: { label: 'Plan your shop', to: '/contactus/contactform' },
    columns: [
      {
        title: 'Shop systems',
        links: [
          { label: 'Shopware', to: '/ecommerce/shopware', description: 'For growing catalogues and rich content' },
          { label: 'Magento', to: '/ecommerce/magento', description: 'For B2B, price tiers, many stores' },
          { label: 'Shopify', to: '/ecommerce/shopify', description: 'For brands that move fast' },
          { label: 'WooCommerce', to: '/ecommerce/woocommerce', description: 'For editors who live in WordPress' },
        ],
      },
      {
        title: 'Build and move',
        links: [
          { label: 'Web design', to: '/ecommerce/webdesign' },
          { label: 'Shop migration', to: '/ecommerce/shopmigration' },
          { label: 'Interfaces and integration', to: '/ecommerce/interfacesandintegration' },
          { label: 'Payment solution', to: '/ecommerce/paymentsolution' },
          { label: 'Performance optimisation', to: '/ecommerce/performanceoptimization' },
        ],
      },
      {
        title: 'Grow',
        links: [
          { label: 'AI for e-commerce', to: '/ecommerce/aiforecommerce' },
          { label: 'PWA e-commerce', to: '/ecommerce/pwaecommerce' },
          { label: 'Headless commerce', to: '/ecommerce/headlessinecommerce' },
          { label: 'E-commerce marketing', to: '/ecommerce/ecommercemarketing' },
        ],
      },
    ],
  },
  {
    id: 'services',
    label: 'Services',
    to: '/services/webdevelopment',
    intro: 'Software that your own team can take over, and brands that look the same on a parcel and on a phone.',
    call: { label: 'Start a project', to: '/contactus/contactform' },
    columns: [
      {
        title: 'Web and apps',
        links: [
          { label: 'Web development', to: '/services/webdevelopment', description: 'Portals, configurators, websites' },
          { label: 'Mobile app', to: '/services/mobileapp', description: 'Native and cross-platform' },
          {
            label: 'Individual development',
            to: '/services/individualdevelopment',
            description: 'When no product fits',
          },
        ],
      },
      {
        title: 'Systems',
        links: [
          { label: 'CMS solution', to: '/services/cmssolution' },
          { label: 'WordPress', to: '/services/wordpress' },
          { label: 'API solution', to: '/services/apisolution' },
          { label: 'Test solution', to: '/services/testsolution' },
        ],
      },
      {
        title: 'Brand experience',
        links: [
          { label: 'Brand identity', to: '/services/brandidentity' },
          { label: 'Logo design', to: '/services/logodesign' },
          { label: 'Video animation', to: '/services/videoanimation' },
        ],
      },
    ],
  },
  { id: 'products', label: 'Products', to: '/products', intro: '', columns: [] },
  { id: 'projects', label: 'Projects', to: '/projects', intro: '', columns: [] },
  {
    id: 'contact',
    label: 'Contact Us',
    to: '/contactus/contactform',
    intro: 'Somebody is at the desk, in one of four cities.',
    call: { label: 'Our team', to: '/agency/aboutus' },
    columns: [
      {
        title: 'Write to us',
        links: [
          { label: 'Contact form', to: '/contactus/contactform', description: 'Two sentences are enough' },
          { label: 'Hire a developer', to: '/contactus/hireadeveloper', description: 'People for your own team' },
          { label: 'Career', to: '/contactus/career', description: 'Apply in four minutes' },
        ],
      },
    ],
  },
];
