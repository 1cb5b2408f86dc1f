import type { Language } from '@kontorwerk/contract/languages';
import type { MenuGroup } from '#app/base/menu-types.ts';
import { type LinkedPath, linkTo } from './link-labels.ts';

/** The main menu in a language (§2): the German one alone lists the news, and spells one address its own way. */
export function mainMenu(language: Language): readonly MenuGroup[] {
  const say = (en: string, de: string) => ({ en, de })[language];
  const link = (to: LinkedPath) => linkTo(to, language);
  const described = (to: LinkedPath, en: string, de: string) => ({ ...link(to), description: say(en, de) });
  const webDevelopment = say('/services/webdevelopment', '/services/webdevelopmente');
  return [
    {
      id: 'agency',
      label: say('Agency', 'Agentur'),
      to: '/agency/aboutus',
      intro: say(
        'Who we are, where we work and what we write down.',
        'Wer wir sind, wo wir arbeiten und was wir aufschreiben.',
      ),
      call: { label: say('See our projects', 'Unsere Projekte'), to: '/projects' },
      columns: [
        {
          title: say('Who we are', 'Wer wir sind'),
          links: [
            described('/agency/aboutus', 'People, houses and how we work', 'Menschen, Häuser, Arbeitsweise'),
            described('/contactus/career', 'Open jobs in four cities', 'Offene Stellen in vier Städten'),
            ...(language === 'de' ? [{ ...link('/agency/news'), description: 'Neues aus der Agentur' }] : []),
            described('/agency/blogs', 'Notes from our desks', 'Notizen vom Schreibtisch'),
          ],
        },
      ],
    },
    {
      id: 'ecommerce',
      label: say('Ecommerce', 'E-Commerce'),
      to: '/ecommerce/shopware',
      intro: say(
        'Four shop systems, one way of working. We help you choose before we build.',
        'Vier Shopsysteme, eine Arbeitsweise. Wir helfen bei der Wahl, bevor wir bauen.',
      ),
      call: { label: say('Plan your shop', 'Shop planen'), to: '/contactus/contactform' },
      columns: [
        {
          title: say('Shop systems', 'Shopsysteme'),
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
          title: say('Build and move', 'Bauen und umziehen'),
          links: [
            link('/ecommerce/webdesign'),
            link('/ecommerce/shopmigration'),
            link('/ecommerce/interfacesandintegration'),
            link('/ecommerce/paymentsolution'),
            link('/ecommerce/performanceoptimization'),
          ],
        },
        {
          title: say('Grow', 'Wachsen'),
          links: [
            link('/ecommerce/aiforecommerce'),
            link('/ecommerce/pwaecommerce'),
            link('/ecommerce/headlessinecommerce'),
            link('/ecommerce/ecommercemarketing'),
          ],
        },
      ],
    },
    {
      id: 'services',
      label: say('Services', 'Leistungen'),
      to: webDevelopment,
      intro: say(
        'Software that your own team can take over, and brands that look the same on a parcel and on a phone.',
        'Software, die Ihr eigenes Team übernehmen kann, und Marken, die auf Paket und Telefon gleich aussehen.',
      ),
      call: { label: say('Start a project', 'Projekt starten'), to: '/contactus/contactform' },
      columns: [
        {
          title: say('Web and apps', 'Web und Apps'),
          links: [
            {
              ...described(
                '/services/webdevelopment',
                'Portals, configurators, websites',
                'Portale, Konfiguratoren, Websites',
              ),
              to: webDevelopment,
            },
            described('/services/mobileapp', 'Native and cross-platform', 'Nativ und plattformübergreifend'),
            described('/services/individualdevelopment', 'When no product fits', 'Wenn kein Produkt passt'),
          ],
        },
        {
          title: say('Systems', 'Systeme'),
          links: [
            link('/services/cmssolution'),
            link('/services/wordpress'),
            link('/services/apisolution'),
            link('/services/testsolution'),
          ],
        },
        {
          title: say('Brand experience', 'Markenerlebnis'),
          links: [link('/services/brandidentity'), link('/services/logodesign'), link('/services/videoanimation')],
        },
      ],
    },
    { id: 'products', ...link('/products'), intro: '', columns: [] },
    { id: 'projects', ...link('/projects'), intro: '', columns: [] },
    {
      id: 'contact',
      label: say('Contact Us', 'Kontakt'),
      to: '/contactus/contactform',
      intro: say(
        'Somebody is at the desk, in one of four cities.',
        'In einer von vier Städten sitzt immer jemand am Schreibtisch.',
      ),
      call: { label: say('Our team', 'Unser Team'), to: '/agency/aboutus' },
      columns: [
        {
          title: say('Write to us', 'Schreiben Sie uns'),
          links: [
            described('/contactus/contactform', 'Two sentences are enough', 'Zwei Sätze genügen'),
            described('/contactus/hireadeveloper', 'People for your own team', 'Verstärkung für Ihr Team'),
            described('/contactus/career', 'Apply in four minutes', 'In vier Minuten beworben'),
          ],
        },
      ],
    },
  ];
}
