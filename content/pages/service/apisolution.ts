import type { Page } from '../../content-types.ts';
import { people } from '../../people.ts';
import { priceSentence, prices } from '../../prices.ts';

export default {
  page_key: 'service',
  slug: 'apisolution',
  title: { en: 'API solutions', de: 'API-Lösungen' },
  seo: {
    title: { en: 'API development: REST, GraphQL, events', de: 'API-Entwicklung: REST, GraphQL, Ereignisse' },
    description: {
      en: 'We design and run APIs between ERP, PIM, shop and app: documented with OpenAPI, versioned, monitored, with queues that sit out an outage.',
      de: 'Wir entwerfen und betreiben Schnittstellen zwischen ERP, PIM, Shop und App: mit OpenAPI dokumentiert, versioniert, überwacht und gegen Ausfälle gewappnet.',
    },
  },
  sections: [
    {
      component_name: 'Banner',
      layout: 'wide',
      tone: 'paper-2',
      main_title: { en: 'Data that flows on its own', de: 'Daten mit Gefälle' },
      sub_title: { en: 'API development', de: 'API-Entwicklung' },
      description: {
        en: 'The Romans moved water ninety kilometres without a single pump. They measured first, built second and kept the gradient even. We build APIs for stock, prices and orders the same way.',
        de: 'Die Römer leiteten Wasser neunzig Kilometer weit, ganz ohne Pumpe. Sie maßen erst, bauten dann und hielten das Gefälle gleichmäßig. So behandeln wir Lagerbestände.',
      },
      bg_image: 'service-api',
      button_one_text: { en: 'Discuss an API', de: 'Schnittstelle besprechen' },
      button_one_link: '/contactus/contactform',
    },
    {
      component_name: 'RichText',
      layout: 'prose',
      sub_title: { en: 'REST, GraphQL, events, files', de: 'REST, GraphQL, Ereignisse, Dateien' },
      main_title: { en: 'GET /stock/4711', de: 'GET /stock/4711' },
      html_field: {
        en: `200 OK, 38 milliseconds. A short question, a short answer; it doesn’t sound like much. Behind it are the decisions that make an API last or leak: who may ask, how often, how old the answer may be, and what happens when the ERP is asleep.

- **REST** for resources that many partners read. Boring, cacheable, testable in a browser.
- **GraphQL** for apps and storefronts that want to choose their own fields.
- **Events** for everything that others should hear about: order placed, parcel sent, price changed.
- **A CSV file at 02:00**, when that is all the other side can manage. We aren’t too proud.`,
        de: `200 OK, 38\u00a0Millisekunden. Kurze Frage, kurze Antwort; das klingt nach wenig. Dahinter stehen die Entscheidungen, an denen sich zeigt, ob eine Schnittstelle hält oder tropft: wer fragen darf, wie oft, wie alt die Antwort sein darf und was geschieht, wenn das ERP schläft.

- **REST** für Daten, die viele Partner lesen. Unaufgeregt, zwischenspeicherbar, im Browser prüfbar.
- **GraphQL** für Apps und Storefronts, die sich ihre Felder selbst aussuchen.
- **Ereignisse** für alles, was andere erfahren sollen: Bestellung da, Paket unterwegs, Preis geändert.
- **Eine CSV-Datei um 2\u00a0Uhr**, wenn die Gegenseite nicht mehr hergibt. Dafür sind wir uns nicht zu fein.`,
      },
    },
    {
      component_name: 'ImageContent',
      layout: 'right',
      tone: 'ink',
      sub_title: { en: 'Which system owns which data', de: 'Welches System welche Daten führt' },
      main_title: { en: 'Every pipe carries one thing', de: 'Jedes Rohr führt nur eines' },
      description: {
        en: 'Prices come from the ERP, copy from the PIM, parcels from the warehouse. As soon as two systems are allowed to write the same field, somebody phones on a Sunday. So we settle who owns what before we settle formats.',
        de: 'Preise kommen aus dem ERP, Texte aus dem PIM, Pakete aus dem Lager. Sobald zwei Systeme dasselbe Feld ändern dürfen, ruft sonntags jemand an. Deshalb klären wir erst die Zuständigkeit und dann das Format.',
      },
      com_image: 'scene-pipes',
      cards: [
        { title: { en: 'Products in the pipe', de: 'Produkte im Fluss' }, description: { en: '12,480', de: '12.480' } },
        { title: { en: 'Owners per field', de: 'Zuständige je Feld' }, description: { en: '1', de: '1' } },
        { title: { en: 'Calls on Sundays', de: 'Anrufe am Sonntag' }, description: { en: 'none', de: 'keine' } },
      ],
    },
    {
      component_name: 'FromToContact',
      tone: 'mist',
      main_title: { en: 'Spring and fountain', de: 'Quelle und Brunnen' },
      sub_title: { en: 'From system to system', de: 'Von System zu System' },
      description: {
        en: 'Choose two ends. We’ll write back with the best route and how many weeks of digging it needs.',
        de: 'Wählen Sie zwei Enden. Wir schreiben zurück, welchen Weg wir nähmen und wie lang der Graben würde.',
      },
      button_one_text: { en: 'Connect these two', de: 'Diese beiden verbinden' },
      cards: [
        { title: { en: 'SAP S/4HANA', de: 'SAP S/4HANA' }, category: { en: 'from', de: 'from' } },
        { title: { en: 'SAP Business One', de: 'SAP Business One' }, category: { en: 'from', de: 'from' } },
        {
          title: { en: 'Dynamics 365 Business Central', de: 'Dynamics 365 Business Central' },
          category: { en: 'from', de: 'from' },
        },
        { title: { en: 'JTL-Wawi', de: 'JTL-Wawi' }, category: { en: 'from', de: 'from' } },
        { title: { en: 'Akeneo', de: 'Akeneo' }, category: { en: 'from', de: 'from' } },
        { title: { en: 'Pimcore', de: 'Pimcore' }, category: { en: 'from', de: 'from' } },
        { title: { en: 'A system without a name', de: 'Ein System ohne Namen' }, category: { en: 'from', de: 'from' } },
        { title: { en: 'Shopware 6', de: 'Shopware 6' }, category: { en: 'to', de: 'to' } },
        { title: { en: 'Adobe Commerce', de: 'Adobe Commerce' }, category: { en: 'to', de: 'to' } },
        { title: { en: 'Shopify', de: 'Shopify' }, category: { en: 'to', de: 'to' } },
        { title: { en: 'WooCommerce', de: 'WooCommerce' }, category: { en: 'to', de: 'to' } },
        { title: { en: 'Mobile app', de: 'Mobile App' }, category: { en: 'to', de: 'to' } },
        { title: { en: 'Marketplace', de: 'Marktplatz' }, category: { en: 'to', de: 'to' } },
        { title: { en: 'Your customers’ software', de: 'Software Ihrer Kunden' }, category: { en: 'to', de: 'to' } },
      ],
    },
    {
      component_name: 'GridBlocks',
      layout: 'glyphs',
      main_title: { en: 'Three arches', de: 'Drei Bögen' },
      sub_title: { en: 'How we build APIs', de: 'Wie wir APIs bauen' },
      cards: [
        {
          title: { en: 'Contract before code', de: 'Vertrag vor Code' },
          description: {
            en: 'An OpenAPI 3.1 document that both sides sign. Documentation, mock server and tests are generated from it, so your partner can start on day three.',
            de: 'Ein OpenAPI-3.1-Dokument, das beide Seiten unterschreiben. Daraus entstehen Dokumentation, Testserver und Prüfungen; die Gegenseite kann am dritten Tag beginnen.',
          },
          image: 'glyph-handshake',
        },
        {
          title: { en: 'A basin in between', de: 'Ein Becken dazwischen' },
          description: {
            en: 'Messages wait in RabbitMQ or SQS until the receiver is awake. Repeats do no harm, because every message has a key.',
            de: 'Nachrichten warten in RabbitMQ oder SQS, bis die Gegenstelle wach ist. Wiederholungen schaden nicht, denn jede Nachricht trägt einen Schlüssel.',
          },
          image: 'glyph-cloud',
        },
        {
          title: { en: 'A lock at the gate', de: 'Ein Schloss am Tor' },
          description: {
            en: 'OAuth 2.0 with short-lived tokens, permissions per field, limits per partner. Secrets rotate without a maintenance window.',
            de: 'OAuth 2.0 mit kurzlebigen Tokens, Rechte je Feld, Grenzen je Partner. Zugangsdaten wechseln wir ohne Wartungsfenster.',
          },
          image: 'glyph-lock',
        },
      ],
    },
    {
      component_name: 'Stats',
      layout: 'large',
      tone: 'paper-2',
      main_title: { en: 'Flow in October', de: 'Durchfluss im Oktober' },
      sub_title: { en: 'All our APIs in one month', de: 'Alle unsere APIs in einem Monat' },
      cards: [
        {
          title: { en: '31 million', de: '31\u00a0Mio.' },
          description: { en: 'calls answered', de: 'beantwortete Aufrufe' },
          detail_desc: { en: 'across nineteen APIs', de: 'über neunzehn Schnittstellen' },
        },
        {
          title: { en: '99.97%', de: '99,97\u00a0%' },
          description: { en: 'available', de: 'verfügbar' },
          detail_desc: {
            en: 'thirteen minutes missing, the reason on record',
            de: 'dreizehn Minuten fehlten, der Grund ist notiert',
          },
        },
        {
          title: { en: '0', de: '0' },
          description: { en: 'orders lost', de: 'verlorene Bestellungen' },
          detail_desc: { en: '212 had to wait in the basin', de: '212 mussten im Becken warten' },
        },
      ],
    },
    {
      component_name: 'Faq',
      main_title: { en: 'Asked upstream', de: 'Flussaufwärts gefragt' },
      sub_title: { en: 'What people ask about APIs', de: 'Was Kunden zu APIs fragen' },
      description: {
        en: 'Miriam Scholten in Duisburg has connected more ERPs than she can politely name.',
        de: 'Miriam Scholten in Duisburg hat mehr ERPs angebunden, als sie aufzählen kann, ohne unhöflich zu werden.',
      },
      com_image: people.miriam.image,
      cards: [
        {
          title: { en: 'What does an integration cost?', de: 'Was kostet eine Schnittstelle?' },
          html_field: {
            en: `${priceSentence(prices.integration).en} That is for stock and orders between your shop and an ERP we know.`,
            de: `${priceSentence(prices.integration).de} Das gilt für Bestand und Bestellungen zwischen Ihrem Shop und einem ERP, das wir kennen.`,
          },
        },
        {
          title: { en: 'Our ERP has no API. Now what?', de: 'Unser ERP hat keine API. Was nun?' },
          html_field: {
            en: 'Most have a database view, an export or a print queue. We put a small service in front of it that offers the rest of the world a proper API.',
            de: 'Meist gibt es eine Datenbanksicht, einen Export oder eine Druckwarteschlange. Davor stellen wir einen kleinen Dienst, der dem Rest der Welt eine ordentliche Schnittstelle bietet.',
          },
        },
        {
          title: { en: 'What happens when a version changes?', de: 'Was geschieht bei einem Versionswechsel?' },
          html_field: {
            en: 'Two versions run side by side for twelve months. We keep track of who still uses the old one and write to them by name.',
            de: 'Zwei Versionen laufen zwölf Monate nebeneinander. Wir sehen, wer noch die alte nutzt, und schreiben diese Partner namentlich an.',
          },
        },
        {
          title: { en: 'Middleware or direct connection?', de: 'Middleware oder direkt?' },
          html_field: {
            en: 'Two systems: a queue is enough. Three or more: something in the middle. If it’s only ERP and shop, look at our [ready-made connector](/products#erp-connector) first.',
            de: 'Zwei Systeme: Eine Warteschlange genügt. Ab drei: etwas in der Mitte. Geht es nur um ERP und Shop, sehen Sie sich zuerst unseren [fertigen Konnektor](/products#erp-connector) an.',
          },
        },
        {
          title: { en: 'Who notices an outage at night?', de: 'Wer bemerkt nachts einen Ausfall?' },
          html_field: {
            en: 'Our monitoring, within a minute. From five in the morning German time (six in summer), somebody in Chennai or Karachi is already at their desk.',
            de: 'Unsere Überwachung, binnen einer Minute. Ab fünf Uhr morgens deutscher Zeit, im Sommer ab sechs, sitzt in Chennai oder Karatschi schon jemand am Schreibtisch.',
          },
        },
      ],
    },
    {
      component_name: 'Banner',
      layout: 'call',
      tone: 'petrol',
      main_title: { en: 'Where is the leak?', de: 'Wo tropft es?' },
      description: {
        en: 'Show us a file, a log or an error message. We’ll follow it to the source.',
        de: 'Zeigen Sie uns eine Datei, ein Protokoll oder eine Fehlermeldung. Wir folgen ihr bis zur Quelle.',
      },
      button_one_text: { en: 'Show us the leak', de: 'Leck melden' },
      button_one_link: '/contactus/contactform',
    },
  ],
} satisfies Page;
