import type { Page } from '../../content-types.ts';
import { priceSentence, prices } from '../../prices.ts';

export default {
  page_key: 'ecommerce',
  slug: 'woocommerce',
  title: { en: 'WooCommerce', de: 'WooCommerce' },
  seo: {
    title: {
      en: 'WooCommerce agency: shops inside a good story',
      de: 'WooCommerce-Agentur: Shops mitten im Lesestoff',
    },
    description: {
      en: 'WooCommerce for people who write and sell: block checkout, subscriptions, German tax, and eight plugins we are ready to defend.',
      de: 'WooCommerce für alle, die schreiben und verkaufen: Block-Kasse, Abonnements, deutsches Steuerrecht und acht Plugins, für die wir geradestehen.',
    },
  },
  sections: [
    {
      component_name: 'Banner',
      layout: 'split',
      tone: 'ink',
      main_title: { en: 'A shop between two pages', de: 'Ein Laden zwischen zwei Seiten' },
      sub_title: { en: 'WooCommerce agency', de: 'WooCommerce-Agentur' },
      description: {
        en: 'Some things sell by being explained. WooCommerce puts a shop into your WordPress site, and it unfolds right where your readers already are.',
        de: 'Manche Ware verkauft man, indem man sie erklärt. WooCommerce bringt den Shop in Ihr WordPress, und dort klappt er auf, wo Ihre Leser schon sind.',
      },
      bg_image: 'ecommerce-woocommerce',
      button_one_text: { en: 'Plan a WooCommerce shop', de: 'WooCommerce-Shop planen' },
      button_one_link: '/contactus/contactform',
      button_two_text: { en: 'WordPress without the shop', de: 'WordPress ohne Shop' },
      button_two_link: '/services/wordpress',
    },
    {
      component_name: 'ImageContent',
      layout: 'bleed',
      main_title: { en: 'Tin, refill or every month', de: 'Dose, Beutel oder jeden Monat' },
      sub_title: { en: 'A tea shop on WooCommerce', de: 'Ein Teeladen mit WooCommerce' },
      description: {
        en: 'Kaveri Teas had readers before it had a till: a tea diary in WordPress, with a new entry every Sunday. We put the shop beside it. You can buy a tea in the middle of the text that praises it, and three ways of buying share one button. Subscribers save ten per cent and never see an empty tin.',
        de: 'Kaveri Teas hatte Leser, bevor es eine Kasse hatte: ein Teetagebuch in WordPress, jeden Sonntag neu. Den Shop haben wir danebengestellt. Kaufen kann man einen Tee mitten im Text, der ihn lobt, und drei Kaufarten teilen sich einen Knopf. Wer abonniert, spart zehn Prozent und sich den Blick in die leere Dose.',
      },
      com_image: 'project-kaveri',
      button_one_text: { en: 'How Kaveri sells', de: 'So verkauft Kaveri' },
      button_one_link: '/projects/kaveri-teas',
    },
    {
      component_name: 'GridBlocks',
      layout: 'glyphs',
      main_title: { en: 'Three chapters', de: 'Drei Kapitel' },
      sub_title: { en: 'What the shop does', de: 'Was der Shop kann' },
      cards: [
        {
          title: { en: 'Reading', de: 'Lesen' },
          description: {
            en: 'Articles know about products, and products know about articles. Editors link them in the block editor, and anything sold out says so in mid-sentence.',
            de: 'Beiträge kennen Produkte, Produkte kennen Beiträge. Verknüpft wird im Block-Editor, und was vergriffen ist, meldet sich mitten im Satz.',
          },
          image: 'glyph-content',
        },
        {
          title: { en: 'Choosing', de: 'Wählen' },
          description: {
            en: 'Filters with plain names, subscriptions, gift cards. Orders are kept in tables of their own (HPOS), so a busy December doesn’t slow the articles down.',
            de: 'Filter mit klaren Namen, Abonnements, Gutscheine. Bestellungen liegen in eigenen Tabellen (HPOS), damit ein voller Dezember die Beiträge nicht bremst.',
          },
          image: 'glyph-search',
        },
        {
          title: { en: 'Paying', de: 'Bezahlen' },
          description: {
            en: 'The block checkout on one page, with unit prices, two tax rates and a right-of-withdrawal notice that makes it into the email as well.',
            de: 'Die Block-Kasse auf einer Seite, mit Grundpreisen, zwei Steuersätzen und einer Widerrufsbelehrung, die auch in der E-Mail ankommt.',
          },
          image: 'glyph-payment',
        },
      ],
    },
    {
      component_name: 'RichText',
      layout: 'columns',
      tone: 'mist',
      main_title: { en: 'Eight plugins we can defend', de: 'Acht Plugins, für die wir geradestehen' },
      html_field: {
        en: `What ails a WooCommerce shop is usually its helpers. This is our list for an ordinary shop. Any addition needs a reason in writing.

1. WooCommerce itself
2. Subscriptions, if anything really recurs
3. German law: prices, withdrawal, invoices
4. One payment provider, not four
5. Shipping labels
6. Search and sitemap
7. Page cache that knows about the basket
8. One plugin for everything that only you need. We write it, you keep it.

Not on the list: page builders, pop-ups, and the counter that claims seventeen people are looking at this teapot.`,
        de: `Ein WooCommerce-Shop leidet meist an seinen Plugins. Das ist unsere Liste für den Normalfall. Für jedes weitere braucht es eine schriftliche Begründung.

1. WooCommerce selbst
2. Abonnements, falls wirklich etwas wiederkehrt
3. Deutsches Recht: Preise, Widerruf, Rechnungen
4. Ein Zahlungsanbieter, nicht vier
5. Versandetiketten
6. Suche und Sitemap
7. Seiten-Cache, der den Warenkorb kennt
8. Ein Plugin für alles, was nur Sie brauchen. Wir schreiben es, und es bleibt Ihnen.

Nicht auf der Liste: Pagebuilder, Pop-ups und ein Zähler, der behauptet, diese Teekanne sähen sich gerade siebzehn Personen an.`,
      },
    },
    {
      component_name: 'TwoImages',
      layout: 'equal',
      main_title: { en: 'Small range, great care', de: 'Kleines Sortiment, große Sorgfalt' },
      bg_image: 'project-kaveri-detail-2',
      com_image: 'project-kaveri-detail-1',
      cards: [
        {
          title: { en: 'Six characters', de: 'Sechs Charaktere' },
          description: {
            en: 'From Frost to Rose. The page shows the colour in the cup, because that is what people choose by.',
            de: 'Von Frost bis Rose. Die Seite zeigt die Farbe in der Tasse, denn danach wählt man aus.',
          },
        },
        {
          title: { en: 'One greeting', de: 'Ein Gruß' },
          description: {
            en: 'Gifts carry a printed line. The field takes 32 characters, which is enough for affection.',
            de: 'Geschenke tragen eine gedruckte Zeile. Das Feld fasst 32\u00a0Zeichen, für Zuneigung genügt das.',
          },
        },
      ],
    },
    {
      component_name: 'Stats',
      layout: 'large',
      tone: 'petrol',
      main_title: { en: 'Where WooCommerce feels at home', de: 'Wo sich WooCommerce wohlfühlt' },
      cards: [
        {
          title: { en: '5,000', de: '5.000' },
          description: { en: 'products, roughly', de: 'Artikel, ungefähr' },
          detail_desc: {
            en: 'beyond that, a larger system copes better',
            de: 'darüber arbeitet ein größeres System müheloser',
          },
        },
        {
          title: { en: '600', de: '600' },
          description: {
            en: 'orders a day without special hosting',
            de: 'Bestellungen am Tag ohne besonderes Hosting',
          },
          detail_desc: {
            en: 'load test in March, four PHP workers per core',
            de: 'Lasttest vom März, vier PHP-Prozesse je Kern',
          },
        },
        {
          title: { en: '9 weeks', de: '9\u00a0Wochen' },
          description: {
            en: 'from table of contents to first sale',
            de: 'vom Inhaltsverzeichnis bis zum ersten Verkauf',
          },
          detail_desc: { en: 'median of our last seven shops', de: 'Median unserer letzten sieben Shops' },
        },
      ],
    },
    {
      component_name: 'Faq',
      tone: 'paper-2',
      main_title: { en: 'Footnotes', de: 'Fußnoten' },
      sub_title: { en: 'What people ask about WooCommerce', de: 'Was Kunden zu WooCommerce fragen' },
      cards: [
        {
          title: { en: 'What does a WooCommerce shop cost?', de: 'Was kostet ein Shop mit WooCommerce?' },
          html_field: {
            en: `${priceSentence(prices.woocommerce).en} If your articles are in WordPress already, they stay where they are. Other systems are in [the comparison](/ecommerce#how-to-choose).`,
            de: `${priceSentence(prices.woocommerce).de} Beiträge, die schon in WordPress stehen, bleiben, wo sie sind. Was die anderen Systeme kosten, zeigt [der Vergleich](/ecommerce#how-to-choose).`,
          },
        },
        {
          title: { en: 'Isn’t WooCommerce free?', de: 'Ist WooCommerce nicht kostenlos?' },
          html_field: {
            en: 'The core is. Licences for subscriptions, legal notices and search come to about €500 a year. Upkeep costs more, as with a garden.',
            de: 'Der Kern schon. Abonnements, Rechtstexte und Suche kosten zusammen rund 500\u00a0Euro Lizenz im Jahr. Der größere Posten ist die Pflege, wie beim Garten.',
          },
        },
        {
          title: { en: 'Who installs the updates?', de: 'Wer spielt die Updates ein?' },
          html_field: {
            en: 'We do, after twenty automated test purchases on a copy: with a voucher, with two tax rates, with a subscription halfway through being cancelled. If one fails, the update waits, and you sleep through it.',
            de: 'Wir, nach zwanzig automatischen Probekäufen in einer Kopie: mit Gutschein, mit zwei Steuersätzen, mit einem Abo, das gerade gekündigt wird. Scheitert einer, wartet das Update, und Sie schlafen weiter.',
          },
        },
        {
          title: {
            en: 'Does it get on with our ERP?',
            de: 'Verträgt es sich mit unserer Warenwirtschaft?',
          },
          html_field: {
            en: 'With the common ones, via REST API and webhooks. For five parcels a day an export will do, and we say so before anyone commissions an integration.',
            de: 'Mit den gängigen per REST-API und Webhooks. Bei fünf Paketen am Tag genügt ein Export, und das sagen wir, bevor jemand eine Schnittstelle bestellt.',
          },
        },
      ],
    },
    {
      component_name: 'ServicesGrid',
      layout: 'rows',
      main_title: { en: 'Read on', de: 'Weiterblättern' },
      cards: [
        {
          title: { en: 'More than a book', de: 'Mehr als ein Buch' },
          description: {
            en: 'If the range outgrows the story: Shopware.',
            de: 'Wenn das Sortiment der Geschichte über den Kopf wächst: Shopware.',
          },
          link: '/ecommerce/shopware',
        },
        {
          title: { en: 'Ways to pay', de: 'Zahlungsarten' },
          description: { en: 'Direct debits that bounce politely.', de: 'Lastschriften, die mit Anstand platzen.' },
          link: '/ecommerce/paymentsolution',
        },
        {
          title: { en: 'Someone has to read it', de: 'Jemand muss es lesen' },
          description: {
            en: 'Marketing: search, newsletters and ads that bring readers in.',
            de: 'Marketing: Suche, Newsletter und andere Leuchttürme.',
          },
          link: '/ecommerce/ecommercemarketing',
        },
      ],
    },
    {
      component_name: 'Banner',
      layout: 'call',
      tone: 'marigold',
      main_title: { en: 'What is your story about?', de: 'Wovon handelt Ihre Geschichte?' },
      description: {
        en: 'Tell it in five sentences. We’ll reply with a sketch of where the till could go.',
        de: 'Erzählen Sie sie in fünf Sätzen. Wir antworten mit einer Skizze, wo die Kasse stehen könnte.',
      },
      button_one_text: { en: 'Write five sentences', de: 'Fünf Sätze schreiben' },
      button_one_link: '/contactus/contactform',
    },
  ],
} satisfies Page;
