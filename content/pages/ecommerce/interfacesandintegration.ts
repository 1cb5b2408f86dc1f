import type { Page } from '../../content-types.ts';
import { people } from '../../people.ts';
import { priceSentence, prices } from '../../prices.ts';

export default {
  page_key: 'ecommerce',
  slug: 'interfacesandintegration',
  title: { en: 'Interfaces and integration', de: 'Schnittstellen' },
  seo: {
    title: { en: 'Shop integrations for ERP, PIM, CRM, warehouse', de: 'Schnittstellen: ERP, PIM, CRM und Lager' },
    description: {
      en: 'We connect shops with SAP, Dynamics, Pimcore, Akeneo, warehouses and marketplaces: queued, logged, and with an alarm that rings on our desk first.',
      de: 'Wir verbinden Shops mit SAP, Dynamics, Pimcore, Akeneo, Lager und Marktplätzen: mit Warteschlange, Protokoll und einem Alarm, der bei uns klingelt.',
    },
  },
  sections: [
    {
      component_name: 'Banner',
      layout: 'split',
      tone: 'mist',
      main_title: { en: 'Many lines, no crossed wires', de: 'Viele Leitungen, kein Kabelsalat' },
      sub_title: { en: 'ERP and shop integration', de: 'Schnittstellen für Shops' },
      description: {
        en: 'We connect your shop to your ERP, PIM, warehouse and marketplaces. In Duisburg somebody sits at the switchboard and knows where each cable goes.',
        de: 'Wir verbinden Ihren Shop mit ERP, PIM, Lager und Marktplätzen. In Duisburg sitzt jemand an der Vermittlung und weiß, welches Kabel wohin gehört.',
      },
      bg_image: 'ecommerce-interfaces',
      button_one_text: { en: 'Plan an integration', de: 'Schnittstelle planen' },
      button_one_link: '/contactus/contactform',
      button_two_text: { en: 'Our ready-made connector', de: 'Unser fertiger Konnektor' },
      button_two_link: '/products#erp-connector',
    },
    {
      component_name: 'ImageContent',
      layout: 'bleed',
      tone: 'ink',
      main_title: { en: 'One owner for every value', de: 'Jeder Wert hat ein Zuhause' },
      sub_title: { en: 'How an integration begins', de: 'Womit eine Schnittstelle anfängt' },
      description: {
        en: 'Most integrations fail in the first meeting, when two systems are allowed to change the same price. We begin with a list: which value, which owner, which direction, how fresh. It fits on one page, and the departments sign it. After that, programming is almost restful.',
        de: 'Die meisten Schnittstellen scheitern in der ersten Besprechung, nämlich dann, wenn zwei Systeme denselben Preis ändern dürfen. Wir beginnen mit einer Liste: welcher Wert, welches System, welche Richtung, wie frisch. Sie passt auf eine Seite, und die Abteilungen unterschreiben sie. Danach ist Programmieren beinahe erholsam.',
      },
      com_image: 'scene-pipes',
    },
    {
      component_name: 'GridBlocks',
      layout: 'plain',
      main_title: { en: 'Who is on the line', de: 'Wer in der Leitung ist' },
      sub_title: { en: 'Systems we connect', de: 'Systeme, die wir verbinden' },
      description: {
        en: 'Names from the past four years. There is room for more.',
        de: 'Namen aus den vergangenen vier Jahren. Weitere kommen dazu.',
      },
      cards: [
        {
          title: { en: 'ERP', de: 'Warenwirtschaft' },
          description: {
            en: 'SAP Business One through the Service Layer, S/4HANA through OData, Dynamics 365 Business Central, Sage 100, proALPHA, JTL-Wawi.',
            de: 'SAP Business One über den Service Layer, S/4HANA über OData, Dynamics\u00a0365 Business Central, Sage\u00a0100, proALPHA, JTL-Wawi.',
          },
        },
        {
          title: { en: 'Product data', de: 'Produktdaten' },
          description: {
            en: 'Pimcore and Akeneo, with families, locales and images. Products with gaps wait until they are complete.',
            de: 'Pimcore und Akeneo mit Familien, Sprachen und Bildern. Halb ausgefüllte Produkte warten, bis sie vollständig sind.',
          },
        },
        {
          title: { en: 'Warehouse', de: 'Lager' },
          description: {
            en: 'Picking lists out, tracking numbers in, returns with a reason. Several fulfilment partners at once if you need them.',
            de: 'Packlisten hinaus, Sendungsnummern herein, Retouren mit Grund. Auf Wunsch mehrere Dienstleister zugleich.',
          },
        },
        {
          title: { en: 'Customers', de: 'Kundenbeziehungen' },
          description: {
            en: 'HubSpot, Salesforce, CleverReach. Consent travels with the record, but only where it was really given.',
            de: 'HubSpot, Salesforce, CleverReach. Übertragen wird nur, wofür eine Einwilligung vorliegt.',
          },
        },
        {
          title: { en: 'Marketplaces', de: 'Marktplätze' },
          description: {
            en: 'Amazon, eBay, OTTO and Kaufland, with stock that is reserved before it is promised.',
            de: 'Amazon, eBay, OTTO und Kaufland, mit Beständen, die reserviert sind, ehe sie versprochen werden.',
          },
        },
        {
          title: { en: 'Purchasing departments', de: 'Einkaufsabteilungen' },
          description: {
            en: 'EDI orders and despatch advices, OCI and cXML punch-out, invoices as XRechnung or ZUGFeRD.',
            de: 'EDI-Bestellungen und Lieferavise, Punch-out mit OCI und cXML, Rechnungen als XRechnung oder ZUGFeRD.',
          },
        },
      ],
    },
    {
      component_name: 'RichText',
      layout: 'prose',
      tone: 'paper-2',
      main_title: { en: 'Five rules for the exchange', de: 'Fünf Regeln der Vermittlung' },
      sub_title: { en: 'How our integrations work', de: 'Wie unsere Schnittstellen arbeiten' },
      html_field: {
        en: `1. **Nothing is sent directly.** Every message goes into a queue, RabbitMQ or Symfony Messenger. If the ERP sleeps from two to three, the shop doesn’t notice.
2. **Redialling does no harm.** Every order carries a key, and the same key never opens a second order. So any sender can safely try again.
3. **Changes, not dumps.** We transmit what is new. A full reconciliation runs once a night and should find nothing. If it finds something, that is our problem, not yours.
4. **Errors speak plainly.** “Product 4711 has no tax class”, not “Error 500”. The sentence goes to whoever can fix it.
5. **The old connection stays plugged in** until the new one has been through a month-end close.`,
        de: `1. **Nichts geht direkt.** Jede Nachricht kommt in eine Warteschlange, RabbitMQ oder Symfony Messenger. Schläft das ERP von zwei bis drei, merkt es der Shop nicht.
2. **Wahlwiederholung schadet nicht.** Eine Bestellung trägt einen Schlüssel, und ein schon bekannter Schlüssel schließt nichts mehr auf. So darf jeder Absender es gefahrlos noch einmal versuchen.
3. **Änderungen statt Vollabzug.** Übertragen wird, was neu ist. Der vollständige Abgleich läuft jede Nacht einmal und soll nichts finden. Findet er doch etwas, ist das ein Fall für uns.
4. **Fehler sprechen Klartext.** „Artikel 4711 hat keine Steuerklasse“ statt „Error 500“. Den Satz bekommt, wer den Fehler beheben kann.
5. **Die alte Schnittstelle bleibt eingesteckt**, bis die neue einen Monatsabschluss hinter sich hat.`,
      },
    },
    {
      component_name: 'ImageContent',
      layout: 'right',
      main_title: { en: 'A quiet plug', de: 'Ein ruhiger Stecker' },
      sub_title: { en: 'Our ERP connector', de: 'Unser ERP-Konnektor' },
      description: {
        en: 'For the common pairs there is a ready-made connector. It runs in eleven shops, and its display is dull on purpose: how many are waiting, how many were sent, how many may fail before the telephone rings. On a good day nobody looks at it.',
        de: 'Für die häufigen Paarungen gibt es einen fertigen Konnektor. Er läuft in elf Shops, und seine Anzeige ist mit Absicht langweilig: wie viele Nachrichten warten, wie viele gesendet sind, wie viele scheitern dürfen, ehe das Telefon klingelt. An guten Tagen sieht niemand hin.',
      },
      com_image: 'product-connector',
      cards: [
        { title: { en: 'ERP adapters', de: 'ERP-Adapter' }, description: { en: '4', de: '4' } },
        { title: { en: 'Platforms', de: 'Shopsysteme' }, description: { en: '4', de: '4' } },
        { title: { en: 'Set up in', de: 'Eingerichtet in' }, description: { en: '4 days', de: '4\u00a0Tagen' } },
      ],
    },
    {
      component_name: 'Faq',
      tone: 'mist',
      main_title: { en: 'Calls for Miriam', de: 'Gespräche für Miriam' },
      sub_title: { en: 'What people ask about integrations', de: 'Was Kunden zu Schnittstellen fragen' },
      description: {
        en: 'Miriam Scholten runs the integrations desk in Duisburg.',
        de: 'Miriam Scholten leitet die Vermittlung in Duisburg.',
      },
      com_image: people.miriam.image,
      cards: [
        {
          title: { en: 'What does an integration cost?', de: 'Was kostet eine Schnittstelle?' },
          html_field: {
            en: `${priceSentence(prices.integration).en} That covers stock and orders with an ERP we know. The ready-made connector costs less; it is on [the price list](/products#price-list).`,
            de: `${priceSentence(prices.integration).de} Das gilt für Bestand und Bestellungen mit einem ERP, das wir kennen. Der fertige Konnektor kostet weniger; er steht auf [der Preisliste](/products#price-list).`,
          },
        },
        {
          title: { en: 'Our ERP is from another century', de: 'Unser ERP stammt aus einem anderen Jahrhundert' },
          html_field: {
            en: 'Then it drops CSV files into a folder, and that works remarkably well as long as somebody counts the lines. For something more modern to put in front of it, see [API solutions](/services/apisolution).',
            de: 'Dann legt es CSV-Dateien in einen Ordner, und das geht erstaunlich gut, solange jemand die Zeilen zählt. Was sich davorsetzen lässt, steht unter [API-Lösungen](/services/apisolution).',
          },
        },
        {
          title: { en: 'Won’t a ready-made plugin do?', de: 'Reicht nicht ein fertiges Plugin?' },
          html_field: {
            en: 'If your processes are ordinary, yes, and we’ll set it up for you. It gets expensive once it has to be bent in more than three places.',
            de: 'Wenn Ihre Abläufe gewöhnlich sind: ja, und wir richten es ein. Teuer wird es, sobald man es an mehr als drei Stellen verbiegen muss.',
          },
        },
        {
          title: { en: 'How long does a connection take?', de: 'Wie lange dauert eine Anbindung?' },
          html_field: {
            en: 'Stock and orders with an ERP we know: five to seven weeks. Add three for customer-specific prices, and two for each colleague who “only needs one more field”.',
            de: 'Bestand und Bestellungen mit bekanntem ERP: fünf bis sieben Wochen. Kundenpreise brauchen drei weitere, jeder Kollege mit „nur noch einem Feld“ zwei.',
          },
        },
        {
          title: { en: 'What happens if we change our ERP?', de: 'Was passiert bei einem ERP-Wechsel?' },
          html_field: {
            en: 'We unplug one end and leave the other in. The shop goes on speaking its own language; only the translation changes. Allow for a month in which both ERPs listen and one of them answers.',
            de: 'Wir ziehen ein Ende und lassen das andere stecken. Der Shop spricht weiter seine eigene Sprache, nur die Übersetzung ändert sich. Rechnen Sie mit einem Monat, in dem beide ERP-Systeme zuhören und eines antwortet.',
          },
        },
      ],
    },
    {
      component_name: 'ServicesGrid',
      layout: 'cells',
      main_title: { en: 'Extensions', de: 'Nebenstellen' },
      sub_title: { en: 'Integrations in practice', de: 'Schnittstellen in der Praxis' },
      cards: [
        {
          title: { en: 'Line 1: dealers', de: 'Apparat\u00a01: Handel' },
          description: {
            en: 'At Radwerk Ruhr, SAP is queried line by line.',
            de: 'Bei Radwerk Ruhr wird SAP Zeile für Zeile gefragt.',
          },
          image: 'glyph-b2b',
          link: '/projects/radwerk-ruhr',
        },
        {
          title: { en: 'Line 2: harbour', de: 'Apparat\u00a02: Hafen' },
          description: {
            en: 'Water level, slot and customs on one card: Rheinkran.',
            de: 'Pegel, Stellplatz und Zoll auf einem Zettel: Rheinkran.',
          },
          image: 'glyph-cloud',
          link: '/projects/rheinkran',
        },
        {
          title: { en: 'Line 3: tests', de: 'Apparat\u00a03: Tests' },
          description: {
            en: 'How to be rude to an API, on purpose.',
            de: 'Wie man eine Schnittstelle absichtlich im falschen Ton anspricht.',
          },
          image: 'glyph-test',
          link: '/services/testsolution',
        },
      ],
    },
    {
      component_name: 'Banner',
      layout: 'call',
      tone: 'marigold',
      main_title: { en: 'Who types what twice?', de: 'Wer tippt was zweimal?' },
      description: {
        en: 'Name one list that is copied by hand at your company. We’ll tell you what it costs to stop.',
        de: 'Nennen Sie uns eine Liste, die bei Ihnen von Hand übertragen wird. Wir sagen Ihnen, was es kostet, damit aufzuhören.',
      },
      button_one_text: { en: 'Name the list', de: 'Liste nennen' },
      button_one_link: '/contactus/contactform',
    },
  ],
} satisfies Page;
