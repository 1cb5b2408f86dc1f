import type { Page } from '../../content-types.ts';
import { people } from '../../people.ts';

export default {
  page_key: 'products',
  slug: 'Products',
  title: { en: 'Products', de: 'Produkte' },
  seo: {
    title: { en: 'ERP connector, shop search, returns portal', de: 'ERP-Konnektor, Shopsuche, Retourenportal' },
    description: {
      en: 'Three products from our own workshop: a connector between ERP and shop, a search engine that forgives typos, and a portal for returns. Cancel any month.',
      de: 'Drei Produkte aus eigener Werkstatt: ein Konnektor für ERP und Shop, eine Suche, die Tippfehler verzeiht, und ein Retourenportal. Monatlich kündbar.',
    },
  },
  sections: [
    {
      component_name: 'Banner',
      layout: 'wide',
      tone: 'mist',
      sub_title: {
        en: 'ERP connector, shop search, returns portal',
        de: 'ERP-Konnektor, Shopsuche, Retourenportal',
      },
      main_title: { en: 'Three things, already built', de: 'Drei Dinge, fertig gebaut' },
      description: {
        en: 'We had built each of them four times before we noticed. Now there is a connector, a search engine and a returns portal, with version numbers, a price list and somebody who answers.',
        de: 'Jedes hatten wir schon viermal programmiert, bevor es uns auffiel. Nun gibt es einen Konnektor, eine Suche und ein Retourenportal, mit Versionsnummer, Preisliste und jemandem, der antwortet.',
      },
      bg_image: 'products-hero',
      button_one_text: { en: 'Ask for a demo', de: 'Vorführung anfragen' },
      button_one_link: '/contactus/contactform',
    },
    {
      component_name: 'ImageContent',
      id: 'erp-connector',
      layout: 'right',
      main_title: { en: 'ERP connector', de: 'ERP-Konnektor' },
      description: {
        en: 'Stock, prices, customers and orders travel between your ERP and your shop, each in its own queue. If one side goes down, the other keeps working. There are adapters for SAP Business One, Business Central, Sage 100 and JTL-Wawi at one end, and for Shopware\u00a06, Adobe Commerce, Shopify and WooCommerce at the other.',
        de: 'Bestände, Preise, Kunden und Aufträge laufen zwischen ERP und Shop, jeweils in einer eigenen Warteschlange. Fällt eine Seite aus, arbeitet die andere weiter. Adapter gibt es am einen Ende für SAP Business One, Business Central, Sage\u00a0100 und JTL-Wawi, am anderen für Shopware\u00a06, Adobe Commerce, Shopify und WooCommerce.',
      },
      com_image: 'product-connector',
      cards: [
        {
          title: { en: 'Stock reaches the shop within', de: 'Bestand im Shop nach' },
          description: { en: '40\u00a0s', de: '40\u00a0s' },
        },
        {
          title: { en: 'Messages on the day pictured', de: 'Übertragungen am abgebildeten Tag' },
          description: { en: '2,187', de: '2.187' },
        },
        { title: { en: 'Still waiting that evening', de: 'Abends noch offen' }, description: { en: '0', de: '0' } },
        { title: { en: 'Alarm after', de: 'Alarm nach' }, description: { en: '3 failures', de: '3\u00a0Fehlern' } },
      ],
      button_one_text: { en: 'Ask about the connector', de: 'Konnektor anfragen' },
      button_one_link: '/contactus/contactform',
      button_two_text: { en: 'More about integration', de: 'Mehr zu Schnittstellen' },
      button_two_link: '/ecommerce/interfacesandintegration',
    },
    {
      component_name: 'ImageContent',
      id: 'shop-search',
      layout: 'left',
      tone: 'ink',
      main_title: { en: 'Shop search', de: 'Shopsuche' },
      html_field: {
        en: 'Typed, in German and in a hurry: “[ebe stuhl]{lang=de}”. Meant: Ebbe, the lounge chair in petrol blue. Found in 18 milliseconds. The search knows plurals, compounds, product numbers with or without hyphens, and the words your customers use that no catalogue contains. It runs on Elasticsearch, beside your shop or on our servers.',
        de: 'Getippt: „ebe stuhl“. Gemeint: Ebbe, der Loungesessel in Petrol. Gefunden in 18\u00a0Millisekunden. Die Suche kennt Mehrzahl, Zusammensetzungen, Artikelnummern mit und ohne Bindestrich und die Wörter Ihrer Kunden, die in keinem Katalog stehen. Sie läuft mit Elasticsearch, neben Ihrem Shop oder auf unseren Servern.',
      },
      button_one_text: { en: 'Ask about shop search', de: 'Shopsuche anfragen' },
      button_one_link: '/contactus/contactform',
      com_image: 'product-search',
      cards: [
        { title: { en: 'Synonyms maintained by your product team', de: 'Synonyme pflegt Ihr Produktteam selbst' } },
        {
          title: {
            en: 'A weekly list of searches that found nothing',
            de: 'Wöchentliche Liste der Suchen ohne Treffer',
          },
        },
        { title: { en: 'Sorting by margin and stock, if you like', de: 'Sortierung auch nach Marge und Bestand' } },
      ],
    },
    {
      component_name: 'ImageContent',
      layout: 'bleed',
      main_title: { en: 'Returns portal', de: 'Retourenportal' },
      description: {
        en: 'Customers give a reason, choose an exchange, a voucher or a refund, and print a label or show a code. You learn why things come back. In the October pictured here, 42 out of 100 were too small. The client changed a size chart, not the collection.',
        de: 'Ihre Kunden nennen einen Grund, wählen Umtausch, Gutschein oder Erstattung und drucken ein Etikett oder zeigen einen Code. Und Sie erfahren, warum etwas zurückkommt: Im abgebildeten Oktober waren 42 von 100 Teilen zu klein. Geändert wurde eine Größentabelle, nicht die Kollektion.',
      },
      button_one_text: { en: 'Ask about the portal', de: 'Portal anfragen' },
      button_one_link: '/contactus/contactform',
      com_image: 'product-returns',
      cards: [
        {
          title: { en: 'Exchanged, not refunded', de: 'Getauscht statt erstattet' },
          description: { en: '61 of 100', de: '61 von 100' },
        },
        {
          title: { en: 'Carriers', de: 'Paketdienste' },
          description: { en: 'DHL, DPD, GLS, Hermes', de: 'DHL, DPD, GLS, Hermes' },
        },
        { title: { en: 'Languages', de: 'Sprachen' }, description: { en: '9', de: '9' } },
      ],
    },
    {
      component_name: 'Stats',
      id: 'price-list',
      layout: 'row',
      tone: 'paper-2',
      main_title: { en: 'The price list', de: 'Die Preisliste' },
      description: {
        en: 'Per shop, per month, plus VAT. Set-up is charged once, by the day.',
        de: 'Je Monat und Shop, zuzüglich Mehrwertsteuer. Die Einrichtung wird einmalig nach Tagen berechnet.',
      },
      cards: [
        {
          title: { en: '€290', de: '290\u00a0€' },
          description: { en: 'ERP connector', de: 'ERP-Konnektor' },
          detail_desc: { en: 'up to 10,000 orders, set-up 4 days', de: 'bis 10.000 Aufträge, Einrichtung 4\u00a0Tage' },
        },
        {
          title: { en: '€190', de: '190\u00a0€' },
          description: { en: 'Shop search', de: 'Shopsuche' },
          detail_desc: {
            en: 'up to 50,000 products, set-up 2 days',
            de: 'bis 50.000\u00a0Produkte, Einrichtung 2\u00a0Tage',
          },
        },
        {
          title: { en: '€150', de: '150\u00a0€' },
          description: { en: 'Returns portal', de: 'Retourenportal' },
          detail_desc: { en: 'up to 1,000 returns, set-up 2 days', de: 'bis 1.000 Retouren, Einrichtung 2\u00a0Tage' },
        },
        {
          title: { en: '€560', de: '560\u00a0€' },
          description: { en: 'All three', de: 'Alle drei' },
          detail_desc: { en: '€70 less than bought separately', de: '70\u00a0€ weniger als einzeln' },
        },
      ],
    },
    {
      component_name: 'GridBlocks',
      layout: 'steps',
      main_title: { en: 'Try it on your own data', de: 'Mit eigenen Daten probieren' },
      cards: [
        {
          title: { en: 'Forty minutes', de: 'Vierzig Minuten' },
          description: {
            en: 'Amira’s team shows you the product on screen, and breaks something on purpose if you like.',
            de: 'Das Team von Amira führt das Produkt am Bildschirm vor, auf Wunsch mit absichtlich ausgelösten Störungen.',
          },
          link: '/contactus/contactform',
          button_text: { en: 'Book the forty minutes', de: 'Vierzig Minuten buchen' },
        },
        {
          title: { en: 'Two weeks', de: 'Zwei Wochen' },
          description: {
            en: 'A trial on a copy of your shop. No credit card, and nothing that turns into a contract on its own.',
            de: 'Ein Testlauf an einer Kopie Ihres Shops. Ohne Kreditkarte, ohne Vertrag, der von selbst beginnt.',
          },
        },
        {
          title: { en: 'One morning', de: 'Ein Vormittag' },
          description: {
            en: 'Going live. Both sides stay on the phone until the first order is through.',
            de: 'Der Start. Beide Seiten bleiben am Telefon, bis der erste Auftrag durch ist.',
          },
        },
      ],
    },
    {
      component_name: 'RichText',
      layout: 'columns',
      sub_title: { en: 'Our terms in brief', de: 'Unsere Bedingungen in Kürze' },
      main_title: { en: 'The small print, in large type', de: 'Das Klein\u00adgedruckte, groß' },
      html_field: {
        en: `**Term.** One month; you can cancel at the end of any month. Pay a year in advance and you pay for ten months.

**Data.** Stored in Germany, processed on your behalf under Article 28 GDPR, deleted thirty days after you leave. Logs, which hold no customer data, are kept for ninety days.

**Source code.** Customers may read it. The adapters are open to your own developers, and good changes come back in the next version.

**Versions.** One every six weeks, with a changelog that also says what got worse.`,
        de: `**Laufzeit.** Ein Monat, kündbar zum Monatsende. Wer ein Jahr im Voraus zahlt, zahlt zehn Monate.

**Daten.** Gespeichert in Deutschland, verarbeitet im Auftrag nach Artikel\u00a028 DSGVO, gelöscht dreißig Tage nach Ihrem Abschied. Protokolle, in denen keine Kundendaten stehen, bleiben neunzig Tage.

**Quelltext.** Kunden dürfen ihn lesen. Die Adapter stehen Ihrer eigenen Entwicklung offen; gute Änderungen übernehmen wir in die nächste Version.

**Versionen.** Alle sechs Wochen eine, mit einem Änderungsprotokoll, das auch nennt, was schlechter wurde.`,
      },
    },
    {
      component_name: 'Faq',
      tone: 'mist',
      sub_title: { en: 'What people ask about our products', de: 'Was Kunden zu den Produkten fragen' },
      main_title: { en: 'At the counter', de: 'An der Theke' },
      description: {
        en: 'Amira Yıldız looks after all three and knows what is planned next.',
        de: 'Amira Yıldız betreut alle drei und weiß, was als Nächstes geplant ist.',
      },
      com_image: people.amira.image,
      cards: [
        {
          title: { en: 'Do we have to do a project with you?', de: 'Brauchen wir dafür ein Projekt mit Ihnen?' },
          html_field: {
            en: 'No. About half of those who use our products work with another agency. We train that agency for a day, then stay out of the way.',
            de: 'Nein. Etwa die Hälfte der Kunden arbeitet mit einer anderen Agentur. Die schulen wir einen Tag lang und halten uns dann heraus.',
          },
        },
        {
          title: { en: 'What if our ERP is not on the list?', de: 'Und wenn unser ERP nicht dabei ist?' },
          html_field: {
            en: 'Then we build an adapter at a fixed price, usually in eight to fifteen days, and look after it like the others.',
            de: 'Dann bauen wir einen Adapter zum Festpreis, meist in acht bis fünfzehn Tagen, und pflegen ihn wie die übrigen.',
          },
        },
        {
          title: { en: 'How is this different from a plugin?', de: 'Was unterscheidet das von einem Plugin?' },
          html_field: {
            en: 'It runs beside the shop, so a shop update cannot break it, and somebody is paid to watch it. A plugin is cheaper until the first Friday evening.',
            de: 'Es läuft neben dem Shop. So kann ihm kein Shop-Update etwas anhaben, und jemand wird dafür bezahlt, hinzusehen. Ein Plugin ist günstiger, bis zum ersten Freitagabend.',
          },
        },
        {
          title: { en: 'Are there limits?', de: 'Gibt es Grenzen?' },
          html_field: {
            en: 'Above 50,000 products, we quote you a price. Above 200,000, or 5,000 orders a day, we also talk about dedicated servers. It can be done, but not at the list price.',
            de: 'Bei mehr als 50.000\u00a0Produkten nennen wir Ihnen einen eigenen Preis. Bei mehr als 200.000\u00a0Produkten oder 5.000 Aufträgen am Tag sprechen wir auch über eigene Server. Das geht, nur nicht zum Listenpreis.',
          },
        },
      ],
    },
    {
      component_name: 'Banner',
      layout: 'call',
      tone: 'petrol',
      main_title: { en: 'Plug it in and see', de: 'Anschließen und zusehen' },
      description: {
        en: 'Tell us your ERP and your shop platform. You’ll get a date for a demo and a straight answer on whether it fits.',
        de: 'Nennen Sie ERP und Shopsystem. Sie bekommen einen Termin für die Vorführung und eine ehrliche Antwort, ob es passt.',
      },
      button_one_text: { en: 'Arrange a demo', de: 'Termin vereinbaren' },
      button_one_link: '/contactus/contactform',
    },
  ],
} satisfies Page;
