import type { Page } from '../../content-types.ts';

export default {
  page_key: 'ecommerce',
  slug: 'shopify',
  title: { en: 'Shopify', de: 'Shopify' },
  seo: {
    title: { en: 'Shopify agency: open in six weeks', de: 'Shopify-Agentur: Eröffnung in sechs Wochen' },
    description: {
      en: 'Shopify shops with themes of their own, clean tax and shipping and few apps. We also say where the walls of the house are, before you move in.',
      de: 'Shopify-Shops mit eigenem Theme, sauberer Steuer und wenigen Apps. Wo die Wände stehen, sagen wir Ihnen vor dem Einzug.',
    },
  },
  sections: [
    {
      component_name: 'Banner',
      layout: 'wide',
      main_title: { en: 'Open in six weeks', de: 'In sechs Wochen geöffnet' },
      description: {
        en: 'A market cart needs no foundation. Shopify brings wheels, awning and till, we bring the shelf that suits your goods.',
        de: 'Ein Marktwagen braucht kein Fundament. Shopify bringt Räder, Markise und Kasse mit, wir bauen das Regal, das zu Ihrer Ware passt.',
      },
      bg_image: 'ecommerce-shopify',
      button_one_text: { en: 'Reserve a pitch', de: 'Standplatz sichern' },
      button_one_link: '/contactus/contactform',
      button_two_text: { en: 'Compare with Shopware', de: 'Mit Shopware vergleichen' },
      button_two_link: '/ecommerce/shopware',
    },
    {
      component_name: 'GridBlocks',
      layout: 'steps',
      main_title: { en: 'Six weeks, five stops', de: 'Sechs Wochen, fünf Stationen' },
      description: {
        en: 'The schedule holds as long as photographs and texts exist. They are the only freight we cannot carry for you.',
        de: 'Der Fahrplan hält, wenn Fotos und Texte vorliegen. Diese Fracht können nur Sie liefern.',
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
            de: 'Drei Vorlagen: Startseite, Kollektion, Produkt. Woche zwei.',
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
            en: 'Tax, shipping zones, legal texts, test orders with real cards. Week five.',
            de: 'Steuern, Versandzonen, Rechtstexte und Probekäufe mit echten Karten. Woche fünf.',
          },
        },
        {
          title: { en: 'Open', de: 'Öffnen' },
          description: {
            en: 'On a Monday morning, when everybody who could help is awake. Week six.',
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
      description: {
        en: 'Feldkorn’s customers bake, and bread has a rhythm. They choose two, four or eight weeks, and the miller plans with it. The next delivery date stands above the button, so nobody has to dig through an account to find out.',
        de: 'Wer bei Feldkorn kauft, backt, und Brot hat einen Rhythmus. Zwei, vier oder acht Wochen stehen zur Wahl, und die Mühle rechnet damit. Der nächste Liefertermin steht über dem Knopf statt tief im Kundenkonto.',
      },
      com_image: 'project-feldkorn',
      cards: [
        {
          title: { en: 'Three bags of rye', de: 'Drei Packungen Roggen' },
          description: { en: '€8.70', de: '8,70\u00a0€' },
        },
        {
          title: { en: 'Pause a delivery', de: 'Lieferung aussetzen' },
          description: { en: 'one tap', de: 'ein Fingertipp' },
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
      html_field: {
        en: `Shopify is a rented house with an excellent caretaker. Before you sign, walk along the walls with us.

- **The checkout** can be changed where Shopify provides for it: branding, fields, offers and checks by way of Checkout Extensibility and Functions. Address and payment steps only on the Plus plan.
- **Variants** come from three options per product. A jacket is fine, a made-to-measure curtain needs a configurator beside it.
- **Other payment providers** cost a fee per order on top, between 0.6 and 2 per cent depending on the plan. Usually Shopify Payments is the cheaper answer.
- **Apps** are rented as well. Ten at 19 euros a month are 2,280 euros a year, and each one brings a script.

None of these walls is a flaw. It is only unpleasant to find them with the sofa in your hands.`,
        de: `Shopify ist ein Mietshaus mit ausgezeichnetem Hausmeister. Gehen Sie vor der Unterschrift mit uns die Wände ab.

- **Die Kasse** lässt sich dort ändern, wo Shopify es vorsieht: Gestaltung, Felder, Angebote und Prüfungen über Checkout Extensibility und Functions. Adress- und Zahlungsschritt nur im Plus-Tarif.
- **Varianten** entstehen aus drei Optionen je Produkt. Für eine Jacke genügt das, ein Vorhang nach Maß braucht daneben einen Konfigurator.
- **Fremde Zahlungsanbieter** kosten je Bestellung extra, abhängig vom Tarif 0,6 bis 2\u00a0Prozent. Meist ist Shopify Payments die günstigere Antwort.
- **Apps** sind ebenfalls gemietet. Zehn Stück zu 19\u00a0Euro im Monat ergeben 2.280\u00a0Euro im Jahr, und jede bringt ein Skript mit.

Keine dieser Wände ist ein Mangel. Man entdeckt sie nur ungern mit dem Sofa in den Händen.`,
      },
    },
    {
      component_name: 'GridBlocks',
      layout: 'plain',
      tone: 'petrol',
      main_title: { en: 'What we add to the standard', de: 'Was wir dem Standard hinzufügen' },
      cards: [
        {
          title: { en: 'A theme without ballast', de: 'Ein Theme ohne Ballast' },
          description: {
            en: 'Written for your range, in Git, with a preview for each change. No slider, no jQuery.',
            de: 'Für Ihr Sortiment geschrieben, in Git verwaltet, mit Vorschau je Änderung. Kein Slider, kein jQuery.',
          },
        },
        {
          title: { en: 'German particulars', de: 'Deutsche Eigenheiten' },
          description: {
            en: 'Unit prices, delivery times, deposit and the button that has to say what it does.',
            de: 'Grundpreise, Lieferzeiten, Pfand und der Knopf, der sagen muss, was er tut.',
          },
        },
        {
          title: { en: 'Wholesale on the side', de: 'Großhandel nebenan' },
          description: {
            en: 'Company profiles with their own catalogue and payment terms, in the same shop.',
            de: 'Firmenprofile mit eigenem Katalog und Zahlungsziel, im selben Shop.',
          },
        },
        {
          title: { en: 'Books that balance', de: 'Eine Buchhaltung, die aufgeht' },
          description: {
            en: 'Orders, refunds and payouts arrive at DATEV or your ERP as three matching sums.',
            de: 'Bestellungen, Erstattungen und Auszahlungen kommen in DATEV oder im ERP als drei passende Summen an.',
          },
        },
      ],
    },
    {
      component_name: 'Faq',
      tone: 'mist',
      main_title: { en: 'Questions at the counter', de: 'Fragen am Tresen' },
      description: {
        en: 'Amira leads the e-commerce team in Munich and reads each change of the tariffs before breakfast.',
        de: 'Amira leitet das E-Commerce-Team in München und liest jede Tarifänderung noch vor dem Frühstück.',
      },
      com_image: 'person-3',
      cards: [
        {
          title: { en: 'Do we need Shopify Plus?', de: 'Brauchen wir Shopify Plus?' },
          html_field: {
            en: 'Below about a million euros a year, rarely. Typical reasons for Plus are changes in the checkout, several expansion shops or extensive wholesale. A nicer dashboard is not one.',
            de: 'Unter etwa einer Million Euro im Jahr selten. Gute Gründe für Plus sind Eingriffe in die Kasse, mehrere Ländershops oder umfangreicher Großhandel. Ein schöneres Dashboard ist keiner.',
          },
        },
        {
          title: { en: 'Can we get out again?', de: 'Kommen wir wieder heraus?' },
          html_field: {
            en: 'Products, customers and orders can be exported at any time. Theme and app data stay behind. We keep your product data in a form that fits elsewhere too.',
            de: 'Produkte, Kundendaten und Bestellungen lassen sich jederzeit exportieren. Theme und App-Daten bleiben zurück. Ihre Produktdaten legen wir deshalb so an, dass sie auch anderswo passen.',
          },
        },
        {
          title: { en: 'May we use a bought theme?', de: 'Dürfen wir ein gekauftes Theme nehmen?' },
          html_field: {
            en: 'Yes, for a first season it is even sensible. We adapt it in eight days and tell you which parts you will have outgrown by summer.',
            de: 'Ja, für die erste Saison ist das sogar vernünftig. Wir passen es in acht Tagen an und sagen Ihnen, was bis zum Sommer zu klein sein wird.',
          },
        },
        {
          title: { en: 'Who looks after the shop later?', de: 'Wer kümmert sich danach?' },
          html_field: {
            en: 'Shopify looks after the servers. You look after the range. We come once a quarter, check apps, speed and tax rules, and leave.',
            de: 'Um die Server kümmert sich Shopify, ums Sortiment Sie. Wir kommen einmal im Quartal, prüfen Apps, Tempo und Steuerregeln und gehen wieder.',
          },
        },
      ],
    },
    {
      component_name: 'Banner',
      layout: 'call',
      tone: 'marigold',
      main_title: { en: 'Twelve sold before noon', de: 'Zwölf verkauft vor dem Mittag' },
      description: {
        en: 'Bring ten products and a price list. At the end of the call you know the week in which you could open.',
        de: 'Bringen Sie zehn Produkte und eine Preisliste mit. Am Ende des Gesprächs kennen Sie die Woche Ihrer Eröffnung.',
      },
      button_one_text: { en: 'Name an opening day', de: 'Eröffnung planen' },
      button_one_link: '/contactus/contactform',
    },
  ],
} satisfies Page;
