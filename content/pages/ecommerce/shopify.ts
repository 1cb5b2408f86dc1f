import type { Page } from '../../content-types.ts';
import { people } from '../../people.ts';
import { priceSentence, prices } from '../../prices.ts';

export default {
  page_key: 'ecommerce',
  slug: 'shopify',
  title: { en: 'Shopify', de: 'Shopify' },
  seo: {
    title: { en: 'Shopify agency: open in six weeks', de: 'Shopify-Agentur: Eröffnung in sechs Wochen' },
    description: {
      en: 'Shopify shops with a theme of their own, tax and shipping set up properly, and few apps. We show you where the walls are before you move in.',
      de: 'Shopify-Shops mit eigenem Theme, richtig eingestellten Steuern und wenigen Apps. Wo die Wände stehen, sagen wir Ihnen vor dem Einzug.',
    },
  },
  sections: [
    {
      component_name: 'Banner',
      layout: 'wide',
      main_title: { en: 'Open in six weeks', de: 'In sechs Wochen geöffnet' },
      sub_title: { en: 'Shopify agency', de: 'Shopify-Agentur' },
      description: {
        en: 'A Shopify shop is a market barrow: it needs no foundations. Shopify brings the wheels, the awning and the till; we build the shelf that suits your goods.',
        de: 'Ein Shop mit Shopify ist ein Marktwagen: Er braucht kein Fundament. Shopify bringt Räder, Markise und Kasse mit, wir bauen das Regal, das zu Ihrer Ware passt.',
      },
      bg_image: 'ecommerce-shopify',
      button_one_text: { en: 'Plan a Shopify shop', de: 'Shopify-Shop planen' },
      button_one_link: '/contactus/contactform',
      button_two_text: { en: 'Compare platforms', de: 'Shopsysteme vergleichen' },
      button_two_link: '/ecommerce#how-to-choose',
    },
    {
      component_name: 'GridBlocks',
      layout: 'steps',
      main_title: { en: 'Six weeks, five stops', de: 'Sechs Wochen, fünf Stationen' },
      sub_title: { en: 'How a Shopify project runs', de: 'So läuft ein Shopify-Projekt' },
      description: {
        en: 'The timetable holds if your photographs and copy are ready. They are the one load we can’t carry for you; if they come late, allow eight weeks.',
        de: 'Der Fahrplan hält, wenn Fotos und Texte vorliegen. Diese Fracht können nur Sie liefern; kommt sie später, werden es acht Wochen.',
      },
      cards: [
        {
          title: { en: 'Sort', de: 'Sortieren' },
          description: {
            en: 'Products, variants and metafields on one sheet. Week one.',
            de: 'Produkte, Varianten und Metafelder auf einem Blatt. Woche eins.',
          },
        },
        {
          title: { en: 'Draw', de: 'Zeichnen' },
          description: {
            en: 'Three templates: home, collection, product. Week two.',
            de: 'Drei Vorlagen: Startseite, Kategorie, Produkt. Woche zwei.',
          },
        },
        {
          title: { en: 'Build', de: 'Bauen' },
          description: {
            en: 'A theme in Liquid, with sections your team can move around. Weeks three and four.',
            de: 'Ein Theme in Liquid mit Abschnitten, die Ihr Team selbst verschiebt. Woche drei und vier.',
          },
        },
        {
          title: { en: 'Weigh', de: 'Wiegen' },
          description: {
            en: 'Tax, shipping zones, legal pages, and test orders with real cards. Week five.',
            de: 'Steuern, Versandzonen, Rechtstexte und Probekäufe mit echten Karten. Woche fünf.',
          },
        },
        {
          title: { en: 'Open', de: 'Öffnen' },
          description: {
            en: 'On a Monday morning, when everyone who can help is awake. Week six.',
            de: 'An einem Montagmorgen, wenn alle wach sind, die helfen können. Woche sechs.',
          },
        },
      ],
    },
    {
      component_name: 'ImageContent',
      layout: 'right',
      tone: 'paper-2',
      main_title: { en: 'Flour on a schedule', de: 'Mehl im Takt' },
      sub_title: { en: 'Subscriptions with Shopify', de: 'Abos mit Shopify' },
      description: {
        en: 'Feldkorn’s customers bake, and bread has a rhythm. They choose two, four or eight weeks, and the mill plans around them. The next delivery date is right above the button, so nobody has to dig through an account to find it.',
        de: 'Wer bei Feldkorn kauft, backt, und Brot hat einen Rhythmus. Zwei, vier oder acht Wochen stehen zur Wahl, und die Mühle rechnet damit. Der nächste Liefertermin steht über dem Knopf statt tief im Kundenkonto.',
      },
      com_image: 'project-feldkorn',
      cards: [
        {
          title: { en: 'Three bags of rye', de: 'Drei Tüten Roggen' },
          description: { en: '€8.70', de: '8,70\u00a0€' },
        },
        {
          title: { en: 'Skip a delivery', de: 'Lieferung aussetzen' },
          description: { en: 'a single tap', de: 'ein Fingertipp' },
        },
        { title: { en: 'Apps installed', de: 'Installierte Apps' }, description: { en: '4', de: '4' } },
      ],
      button_one_text: { en: 'The Feldkorn project', de: 'Das Projekt Feldkorn' },
      button_one_link: '/projects/feldkorn',
    },
    {
      component_name: 'RichText',
      layout: 'prose',
      main_title: { en: 'Where the walls are', de: 'Wo die Wände stehen' },
      sub_title: { en: 'The limits of Shopify', de: 'Die Grenzen von Shopify' },
      html_field: {
        en: `Shopify is a rented house with an excellent caretaker. Before you sign, come and walk round the walls with us.

- **The checkout** can be changed where Shopify allows it: branding, fields, offers and checks, by way of Checkout Extensibility and Functions. The address and payment steps can be changed on the Plus plan only.
- **Variants** are limited to three options per product. That will do for a jacket; a made-to-measure curtain needs a configurator beside it.
- **Other payment providers** mean an extra fee per order, between 0.6 and 2 per cent depending on the plan. Shopify Payments is usually the cheaper answer.
- **Apps** are rented too. Ten at €19 a month come to €2,280 a year, and each one brings a script.

None of these walls is a flaw. They are just unpleasant to find with a sofa in your arms.`,
        de: `Shopify ist ein Mietshaus mit ausgezeichnetem Hausmeister. Gehen Sie vor der Unterschrift mit uns die Wände ab.

- **Die Kasse** lässt sich dort ändern, wo Shopify es vorsieht: Gestaltung, Felder, Angebote und Prüfungen über Checkout Extensibility und Functions. Adress- und Zahlungsschritt nur im Plus-Tarif.
- **Varianten** entstehen aus drei Optionen je Produkt. Für eine Jacke genügt das, ein Vorhang nach Maß braucht daneben einen Konfigurator.
- **Fremde Zahlungsanbieter** kosten je Bestellung extra, je nach Tarif 0,6 bis 2\u00a0Prozent. Meist kommt Shopify Payments günstiger.
- **Apps** sind ebenfalls gemietet. Zehn Stück zu 19\u00a0Euro im Monat ergeben 2.280\u00a0Euro im Jahr, und jede bringt ein Skript mit.

Keine dieser Wände ist ein Mangel. Man entdeckt sie nur ungern mit dem Sofa in den Händen.`,
      },
    },
    {
      component_name: 'GridBlocks',
      layout: 'plain',
      tone: 'petrol',
      main_title: { en: 'What we add to standard Shopify', de: 'Was wir dem Standard hinzufügen' },
      cards: [
        {
          title: { en: 'A theme with no dead weight', de: 'Ein Theme ohne Ballast' },
          description: {
            en: 'Written for your range, in Git, with a preview of every change. No slider, no jQuery.',
            de: 'Für Ihr Sortiment geschrieben, in Git verwaltet, mit einer Vorschau für jede Änderung. Kein Slider, kein jQuery.',
          },
        },
        {
          title: { en: 'What German law asks for', de: 'Deutsche Eigenheiten' },
          description: {
            en: 'Unit prices, delivery times, bottle deposits, and the button that has to say what it does.',
            de: 'Grundpreise, Lieferzeiten, Pfand und der Knopf, der sagen muss, was er tut.',
          },
        },
        {
          title: { en: 'Wholesale on the side', de: 'Großhandel nebenan' },
          description: {
            en: 'Company profiles with their own catalogues and payment terms, in the same shop.',
            de: 'Firmenprofile mit eigenem Katalog und Zahlungsziel, im selben Shop.',
          },
        },
        {
          title: { en: 'Books that balance', de: 'Eine Buchhaltung, die aufgeht' },
          description: {
            en: 'Orders, refunds and payouts reach DATEV or your ERP as three totals that reconcile.',
            de: 'Bestellungen, Erstattungen und Auszahlungen kommen in DATEV oder im ERP als drei Summen an, die zueinander passen.',
          },
        },
      ],
    },
    {
      component_name: 'Faq',
      tone: 'mist',
      main_title: { en: 'Questions at the counter', de: 'Fragen am Tresen' },
      sub_title: { en: 'What people ask about Shopify', de: 'Was Kunden zu Shopify fragen' },
      description: {
        en: 'Amira leads the e-commerce team in Munich and reads every change to Shopify’s plans before breakfast.',
        de: 'Amira leitet das E-Commerce-Team in München und liest jede Tarifänderung von Shopify noch vor dem Frühstück.',
      },
      com_image: people.amira.image,
      cards: [
        {
          title: { en: 'What does a Shopify shop cost?', de: 'Was kostet ein Shop mit Shopify?' },
          html_field: {
            en: `${priceSentence(prices.shopify).en} Shopify’s plan and any apps are extra, billed by the month. Other systems are in [the comparison](/ecommerce#how-to-choose).`,
            de: `${priceSentence(prices.shopify).de} Der Tarif von Shopify und die Apps kommen monatlich hinzu. Was die anderen Systeme kosten, zeigt [der Vergleich](/ecommerce#how-to-choose).`,
          },
        },
        {
          title: { en: 'Do we need Shopify Plus?', de: 'Brauchen wir Shopify Plus?' },
          html_field: {
            en: 'Below about a million euros a year, rarely. Good reasons for Plus are changes to the checkout, shops for several countries or wholesale on a large scale. A prettier dashboard isn’t one.',
            de: 'Unter etwa einer Million Euro Jahresumsatz selten. Gute Gründe für Plus sind Eingriffe in die Kasse, mehrere Ländershops oder umfangreicher Großhandel. Ein schöneres Dashboard ist keiner.',
          },
        },
        {
          title: { en: 'Can we get out again?', de: 'Kommen wir von Shopify wieder weg?' },
          html_field: {
            en: 'Products, customers and orders can be exported at any time. Theme and app data stay behind. So we set up your product data in a form that fits elsewhere too.',
            de: 'Produkte, Kundendaten und Bestellungen lassen sich jederzeit exportieren. Theme und App-Daten bleiben zurück. Ihre Produktdaten legen wir deshalb so an, dass sie auch anderswo passen.',
          },
        },
        {
          title: { en: 'Can we use a ready-made theme?', de: 'Dürfen wir ein gekauftes Theme nehmen?' },
          html_field: {
            en: 'Yes. For a first season it makes very good sense. We adapt it in eight days and tell you which parts you will have outgrown by summer.',
            de: 'Ja, für die erste Saison ist das sogar vernünftig. Wir passen es in acht Tagen an und sagen Ihnen, was bis zum Sommer zu klein sein wird.',
          },
        },
        {
          title: { en: 'Who looks after the shop later?', de: 'Wer betreut den Shop danach?' },
          html_field: {
            en: 'Shopify looks after the servers, you look after the range. We come for a day each quarter, check apps, speed and tax rules, and leave you in peace.',
            de: 'Um die Server kümmert sich Shopify, ums Sortiment Sie. Wir kommen im Quartal einen Tag, prüfen Apps, Tempo und Steuerregeln und gehen wieder.',
          },
        },
      ],
    },
    {
      component_name: 'Banner',
      layout: 'call',
      tone: 'marigold',
      main_title: { en: 'Which Monday will you open?', de: 'An welchem Montag eröffnen Sie?' },
      description: {
        en: 'Bring ten products and a price list. By the end of the call you’ll know which week you could open in.',
        de: 'Bringen Sie zehn Produkte und eine Preisliste mit. Am Ende des Gesprächs kennen Sie die Woche Ihrer Eröffnung.',
      },
      button_one_text: { en: 'Plan your opening', de: 'Eröffnung planen' },
      button_one_link: '/contactus/contactform',
    },
  ],
} satisfies Page;
