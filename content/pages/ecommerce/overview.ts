import type { Page } from '../../content-types.ts';
import { AUDIT_PRICE, euroFigure, priceCells, prices } from '../../prices.ts';

export default {
  page_key: 'ecommerce',
  slug: 'Overview',
  title: { en: 'E-commerce', de: 'E-Commerce' },
  seo: {
    title: {
      en: 'E-commerce agency: platforms, costs and how to choose',
      de: 'E-Commerce-Agentur: Shopsysteme, Kosten und Entscheidungshilfe',
    },
    description: {
      en: 'Shopware, Adobe Commerce, Shopify and WooCommerce compared: which business each one suits, what we charge for a shop, and everything we build, move and improve around it.',
      de: 'Shopware, Adobe Commerce, Shopify und WooCommerce im Vergleich: welches System zu wem passt, was ein Shop bei uns kostet und was wir darum herum bauen.',
    },
  },
  sections: [
    {
      component_name: 'Banner',
      layout: 'half',
      tone: 'paper-2',
      main_title: { en: 'Which shop is yours?', de: 'Welcher Shop passt zu Ihnen?' },
      sub_title: { en: 'E-commerce agency', de: 'E-Commerce-Agentur' },
      description: {
        en: 'We build online shops on four platforms and earn the same on each, so we can afford to tell you which ones you don’t need. Here is what there is, who it suits and what it costs.',
        de: 'Wir bauen Onlineshops mit vier Systemen und verdienen an allen gleich. Deshalb können wir Ihnen sagen, welche Sie nicht brauchen. Hier steht, was es gibt, zu wem es passt und was es kostet.',
      },
      bg_image: 'ecommerce-overview',
      button_one_text: { en: 'Let’s find your platform', de: 'System gemeinsam finden' },
      button_one_link: '/contactus/contactform',
      button_two_text: { en: 'See shops we’ve built', de: 'Gebaute Shops ansehen' },
      button_two_link: '/projects',
    },
    {
      component_name: 'GridBlocks',
      layout: 'glyphs',
      main_title: { en: 'Four e-commerce platforms', de: 'Vier Shopsysteme' },
      description: {
        en: 'And who we’d recommend each one to, if a friend were asking.',
        de: 'Und wem wir welches empfehlen würden, auch unter Freunden.',
      },
      cards: [
        {
          title: { en: 'Shopware', de: 'Shopware' },
          description: {
            en: 'For catalogues, languages and content that keep growing, and for companies that want to own their code. At home with German tax rules and payment methods.',
            de: 'Für Kataloge, Sprachen und Inhalte, die weiter wachsen, und für Unternehmen, denen ihr Code gehören soll. Mit deutschen Steuern und Zahlungsarten vertraut.',
          },
          image: 'glyph-shop',
          link: '/ecommerce/shopware',
          button_text: { en: 'Shopware in detail', de: 'Mehr zu Shopware' },
        },
        {
          title: { en: 'Adobe Commerce and Magento', de: 'Adobe Commerce und Magento' },
          description: {
            en: 'For several brands, countries and warehouses, for dealers with their own prices and buyers who need approval.',
            de: 'Für mehrere Marken, Länder und Lager, für Händler mit individuellen Preisen und Einkaufsabteilungen, die Freigaben brauchen.',
          },
          image: 'glyph-b2b',
          link: '/ecommerce/magento',
          button_text: { en: 'Magento in detail', de: 'Mehr zu Magento' },
        },
        {
          title: { en: 'Shopify', de: 'Shopify' },
          description: {
            en: 'For brands that want to be selling soon and never think about servers. You rent rather than own, but it is well looked after.',
            de: 'Für Marken, die bald verkaufen und nie an Server denken wollen. Man wohnt zur Miete, aber gut.',
          },
          image: 'glyph-cart',
          link: '/ecommerce/shopify',
          button_text: { en: 'Shopify in detail', de: 'Mehr zu Shopify' },
        },
        {
          title: { en: 'WooCommerce', de: 'WooCommerce' },
          description: {
            en: 'For anyone whose readers become customers: a shop beside the articles, in the WordPress your editors already know.',
            de: 'Für alle, bei denen aus Lesern Kunden werden: ein Shop neben den Artikeln, in dem WordPress, das Ihre Redaktion kennt.',
          },
          image: 'glyph-content',
          link: '/ecommerce/woocommerce',
          button_text: { en: 'WooCommerce in detail', de: 'Mehr zu WooCommerce' },
        },
      ],
    },
    {
      component_name: 'RichText',
      id: 'how-to-choose',
      layout: 'prose',
      tone: 'mist',
      main_title: { en: 'How to choose', de: 'So treffen Sie die Wahl' },
      sub_title: { en: 'Platforms compared', de: 'Shopsysteme im Vergleich' },
      html_field: {
        en: `Don’t compare features; all four have baskets and vouchers. Write down what your business does differently, then look for the row that sounds like it.

| Look here first | If this is you | From | Weeks |
| --- | --- | --- | --- |
| [Shopify](/ecommerce/shopify) | One brand, up to 5,000 products, no developers | ${priceCells(prices.shopify).en} |
| [Shopware](/ecommerce/shopware) | A growing catalogue, several languages, B2B beside retail | ${priceCells(prices.shopware).en} |
| [Adobe Commerce](/ecommerce/magento) | Brands, countries, warehouses, company accounts | ${priceCells(prices.magento).en} |
| [WooCommerce](/ecommerce/woocommerce) | A magazine that also sells | ${priceCells(prices.woocommerce).en} |
| [Headless](/ecommerce/headlessinecommerce) | An app, a shop and a till on the same data | ${priceCells(prices.headless).en} |
| [The one you have, faster](/ecommerce/performanceoptimization) | A shop whose only fault is being slow | ${priceCells(prices.performance).en} |

Prices are guide figures, plus VAT. If two rows fit, take the system your own people can look after. A day with your catalogue and your figures settles the rest. You come away with two pages to pass on.`,
        de: `Vergleichen Sie keine Funktionslisten; Warenkorb und Gutschein können alle vier. Schreiben Sie auf, was Ihr Geschäft anders macht, und suchen Sie die Zeile, die dazu passt.

| Zuerst ansehen | Wenn das auf Sie zutrifft | Ab | Wochen |
| --- | --- | --- | --- |
| [Shopify](/ecommerce/shopify) | Eine Marke, bis 5.000 Artikel, keine eigene Ent\u00adwicklung | ${priceCells(prices.shopify).de} |
| [Shopware](/ecommerce/shopware) | Wachsen\u00adder Katalog, mehrere Sprachen, B2B neben End\u00adkunden | ${priceCells(prices.shopware).de} |
| [Adobe Commerce](/ecommerce/magento) | Marken, Länder, Lager, Firmen\u00adkonten | ${priceCells(prices.magento).de} |
| [WooCommerce](/ecommerce/woocommerce) | Ein Magazin, das auch verkauft | ${priceCells(prices.woocommerce).de} |
| [Headless](/ecommerce/headlessinecommerce) | App, Shop und Kasse mit denselben Daten | ${priceCells(prices.headless).de} |
| [Ihr jetziger, nur schneller](/ecommerce/performanceoptimization) | Ein Shop, der nur zu langsam ist | ${priceCells(prices.performance).de} |

Die Preise sind Richtwerte, zuzüglich Mehrwertsteuer. Passen zwei Zeilen? Dann gewinnt das System, das Ihre eigenen Leute pflegen können. Den Rest klärt ein Tag mit Ihrem Sortiment und Ihren Zahlen. Am Ende stehen zwei Seiten, die Sie weiterreichen können.`,
      },
    },
    {
      component_name: 'ProjectSlider',
      main_title: { en: 'Four shops to look at', de: 'Vier Shops zum Ansehen' },
      sub_title: { en: 'One for each platform', de: 'Zu jedem System einer' },
      pick: ['marmara', 'radwerk', 'feldkorn', 'kaveri'],
      button_one_text: { en: 'All projects', de: 'Alle Projekte' },
      button_one_link: '/projects',
    },
    {
      component_name: 'GridBlocks',
      layout: 'list',
      tone: 'paper-2',
      main_title: { en: 'Build and move', de: 'Bauen und umziehen' },
      cards: [
        {
          title: { en: 'Web design', de: 'Webdesign' },
          description: {
            en: 'From scissors and paper to components your team can assemble on their own.',
            de: 'Von Schere und Papier bis zu Komponenten, die Ihr Team selbst zusammensetzt.',
          },
          image: 'ecommerce-webdesign',
          link: '/ecommerce/webdesign',
          button_text: { en: 'More about web design', de: 'Mehr zu Webdesign' },
        },
        {
          title: { en: 'Shop migration', de: 'Shop-Migration' },
          description: {
            en: 'Orders, logins and web addresses move too. Rehearsed twice, switched over between two and five on a Saturday morning.',
            de: 'Bestellungen, Logins und Adressen ziehen mit um. Zweimal geprobt, umgeschaltet samstags zwischen zwei und fünf Uhr früh.',
          },
          image: 'ecommerce-shopmigration',
          link: '/ecommerce/shopmigration',
          button_text: { en: 'More about migration', de: 'Mehr zur Migration' },
        },
        {
          title: { en: 'Interfaces and integration', de: 'Schnittstellen' },
          description: {
            en: 'ERP, PIM, warehouse and marketplaces, queued and logged, with an alarm that rings on our desk first.',
            de: 'ERP, PIM, Lager und Marktplätze, mit Warteschlange und Protokoll. Der Alarm klingelt zuerst bei uns.',
          },
          image: 'ecommerce-interfaces',
          link: '/ecommerce/interfacesandintegration',
          button_text: { en: 'More about integration', de: 'Mehr zu Schnittstellen' },
        },
        {
          title: { en: 'Payment solutions', de: 'Zahlungslösungen' },
          description: {
            en: 'Which payment methods your customers expect, what each one costs, and how payouts reach your books, correct to the cent.',
            de: 'Welche Zahlungsarten Ihre Kunden erwarten, was jede kostet und wie die Auszahlung auf den Cent verbucht wird.',
          },
          image: 'ecommerce-payment',
          link: '/ecommerce/paymentsolution',
          button_text: { en: 'More about payment', de: 'Mehr zu Zahlungen' },
        },
        {
          title: { en: 'Performance optimisation', de: 'Ladezeiten' },
          description: {
            en: 'Measured on real visits, fixed in the right order, kept fast by a budget.',
            de: 'An echten Besuchen gemessen, in der richtigen Reihenfolge verbessert, dauerhaft gehalten.',
          },
          image: 'ecommerce-performance',
          link: '/ecommerce/performanceoptimization',
          button_text: { en: 'More about speed', de: 'Mehr zu Ladezeiten' },
        },
      ],
    },
    {
      component_name: 'GridBlocks',
      layout: 'list',
      tone: 'petrol',
      main_title: { en: 'Grow', de: 'Wachsen' },
      cards: [
        {
          title: { en: 'E-commerce marketing', de: 'E-Commerce-Marketing' },
          description: {
            en: 'Who came, where from, and what was left after the advertising bill.',
            de: 'Wer kam, woher, und was nach Abzug der Werbekosten übrig blieb.',
          },
          link: '/ecommerce/ecommercemarketing',
        },
        {
          title: { en: 'AI for e-commerce', de: 'KI im E-Commerce' },
          description: {
            en: 'Search that understands sentences, and product data that fills its own gaps. Both with an off switch.',
            de: 'Suche, die Sätze versteht, und Produktdaten, die ihre Lücken selbst füllen. Beides mit Ausschalter.',
          },
          link: '/ecommerce/aiforecommerce',
        },
        {
          title: { en: 'PWA e-commerce', de: 'PWA im E-Commerce' },
          description: {
            en: 'A shop on the home screen that opens offline and needs no app store.',
            de: 'Ein Shop auf dem Startbildschirm, der ohne Netz öffnet und keinen App-Store braucht.',
          },
          link: '/ecommerce/pwaecommerce',
        },
        {
          title: { en: 'Headless commerce', de: 'Headless Commerce' },
          description: {
            en: 'One system at the back, several façades in front, and an honest view of when that pays.',
            de: 'Hinten ein System, vorn mehrere Fassaden, dazu ein offenes Wort, wann sich das lohnt.',
          },
          link: '/ecommerce/headlessinecommerce',
        },
      ],
    },
    {
      component_name: 'Stats',
      layout: 'row',
      main_title: { en: 'What it usually costs', de: 'Was es meistens kostet' },
      description: {
        en: 'Guide figures, plus VAT, from the projects of the last three years. Your quote has a fixed price for each part.',
        de: 'Richtwerte, zuzüglich Mehrwertsteuer, aus den Projekten der letzten drei Jahre. Ihr Angebot nennt für jeden Teil einen Festpreis.',
      },
      cards: [
        {
          title: euroFigure(AUDIT_PRICE),
          description: { en: 'A shop audit', de: 'Prüfung eines Shops' },
          detail_desc: { en: 'three days, report included', de: 'drei Tage, samt Bericht' },
        },
        {
          title: euroFigure(prices.shopify.from),
          description: { en: 'A small shop, from', de: 'Ein kleiner Shop, ab' },
          detail_desc: {
            en: 'Shopify or WooCommerce, six to ten weeks',
            de: 'Shopify oder WooCommerce, sechs bis zehn Wochen',
          },
        },
        {
          title: euroFigure(prices.shopware.from),
          description: { en: 'A relaunch with ERP, from', de: 'Ein Relaunch mit ERP, ab' },
          detail_desc: {
            en: 'Shopware or Adobe Commerce, four to six months',
            de: 'Shopware oder Adobe Commerce, vier bis sechs Monate',
          },
        },
        {
          title: { en: '1–5 days', de: '1–5\u00a0Tage' },
          description: { en: 'Upkeep per month', de: 'Pflege im Monat' },
          detail_desc: {
            en: 'updates, small changes, load times; less with Shopify',
            de: 'Updates, kleine Änderungen, Ladezeiten; bei Shopify weniger',
          },
        },
      ],
    },
    {
      component_name: 'Faq',
      tone: 'paper-2',
      main_title: { en: 'Before you decide', de: 'Bevor Sie sich entscheiden' },
      cards: [
        {
          title: { en: 'Do we have to replace our shop at all?', de: 'Müssen wir unseren Shop überhaupt ablösen?' },
          html_field: {
            en: 'In about one conversation in five we advise against it. A slow shop can be made [faster](/ecommerce/performanceoptimization) and a lonely one [connected](/ecommerce/interfacesandintegration), in weeks instead of months.',
            de: 'In etwa jedem fünften Gespräch raten wir davon ab. Ein langsamer Shop lässt sich [beschleunigen](/ecommerce/performanceoptimization), ein einsamer [anbinden](/ecommerce/interfacesandintegration), in Wochen statt Monaten.',
          },
        },
        {
          title: { en: 'Does the licence decide what a shop costs?', de: 'Entscheidet die Lizenz über die Kosten?' },
          html_field: {
            en: 'Rarely. In our books it comes to anything from nothing to a quarter of the cost over five years. Integrations, content and your own hours weigh more. [Five doors to an e-commerce platform](/blog/five-doors-to-an-e-commerce-platform) lists what to add up.',
            de: 'Selten. In unseren Büchern liegt sie zwischen null und einem Viertel dessen, was fünf Jahre kosten. Schnittstellen, Inhalte und Ihre eigenen Stunden wiegen schwerer. Der Beitrag [Fünf Türen zum Shopsystem](/blog/fünf-türen-zum-shopsystem) zählt auf, was in die Rechnung gehört.',
          },
        },
        {
          title: { en: 'Can we start small?', de: 'Können wir klein anfangen?' },
          html_field: {
            en: 'Yes, with the audit or a single integration. Once you have seen three days of our work, it is easier to decide on thirty.',
            de: 'Ja, mit der Prüfung oder einer einzelnen Schnittstelle. Wer unsere Arbeit nach drei Tagen kennt, entscheidet leichter über dreißig.',
          },
        },
      ],
    },
    {
      component_name: 'Banner',
      layout: 'call',
      tone: 'petrol',
      main_title: { en: 'Two sentences are enough', de: 'Zwei Sätze genügen' },
      description: {
        en: 'What do you sell, and what annoys you about it? You get an answer within a working day, and the row of the table we would choose.',
        de: 'Was verkaufen Sie, und was ärgert Sie daran? Innerhalb eines Werktags erhalten Sie eine Antwort und erfahren, welche Zeile der Tabelle wir wählen würden.',
      },
      button_one_text: { en: 'Write two sentences', de: 'Zwei Sätze schreiben' },
      button_one_link: '/contactus/contactform',
    },
  ],
} satisfies Page;
