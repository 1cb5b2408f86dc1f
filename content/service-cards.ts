import type { ContentSection } from './content-types.ts';
import { DAY_PRICE, euros, prices, priceTable } from './prices.ts';

const shops = priceTable([
  { work: { en: '[Shopify](/ecommerce/shopify)', de: '[Shopify](/ecommerce/shopify)' }, price: prices.shopify },
  {
    work: { en: '[WooCommerce](/ecommerce/woocommerce)', de: '[WooCommerce](/ecommerce/woocommerce)' },
    price: prices.woocommerce,
  },
  { work: { en: '[Shopware](/ecommerce/shopware)', de: '[Shopware](/ecommerce/shopware)' }, price: prices.shopware },
  { work: { en: '[Adobe Commerce](/ecommerce/magento)', de: '[Magento](/ecommerce/magento)' }, price: prices.magento },
]);

const app = priceTable([
  { work: { en: 'An app, up to its first release', de: 'Eine App bis zur ersten Version' }, price: prices.app },
]);

const web = priceTable([
  { work: { en: 'A website with a CMS', de: 'Eine Website mit CMS' }, price: prices.website },
  { work: { en: 'A portal, up to its first release', de: 'Ein Portal bis zur ersten Version' }, price: prices.app },
]);

const brand = priceTable([
  { work: { en: 'A brand with its book', de: 'Eine Marke mit ihrem Buch' }, price: prices.brand },
]);

const integration = priceTable([
  {
    work: { en: 'Stock and orders with your ERP', de: 'Bestand und Aufträge mit Ihrem ERP' },
    price: prices.integration,
  },
]);

/** The agency's services: the cells of the home page, and each service's detail page. */
export const serviceCards: NonNullable<ContentSection<'ServicesGrid'>['cards']> = [
  {
    title: { en: 'Online shops', de: 'Onlineshops' },
    description: {
      en: 'Shopware, Adobe Commerce, Shopify or WooCommerce: picked for your catalogue, built for your margin.',
      de: 'Shopware, Adobe Commerce, Shopify oder WooCommerce: gewählt nach Ihrem Sortiment, gebaut für Ihre Marge.',
    },
    image: 'glyph-shop',
    html_field: {
      en: `Shops are rarely replaced because they are ugly. They are replaced because a price change takes a day, or because nobody dares to update any more. Those reasons are where we start.

- **Choice of system:** a day with your catalogue, your team and your figures, then a recommendation you can show to anybody.
- **The move:** products, customer accounts and orders come with you, and every address that search engines know leads to its new page, if there is one.
- **After launch:** the same people answer, on the number they gave you.

${shops.en}

Prices exclude VAT. One of ours is [Feldkorn](/projects/feldkorn).`,
      de: `Die wenigsten Shops werden abgelöst, weil sie hässlich sind. Sie werden abgelöst, weil eine Preisänderung einen Tag dauert oder weil sich niemand mehr an ein Update traut. Mit diesen Gründen fangen wir an.

- **Wahl des Systems:** ein Tag mit Ihrem Sortiment, Ihrem Team und Ihren Zahlen, danach eine Empfehlung, die Sie weiterreichen können.
- **Umzug:** Produkte, Kundenkonten und Bestellungen kommen mit, und jede Adresse, die Suchmaschinen kennen, führt zur neuen Seite, sofern es eine gibt.
- **Nach der Eröffnung:** Es antworten dieselben Menschen, unter der Nummer, die sie Ihnen gegeben haben.

${shops.de}

Preise zuzüglich Mehrwertsteuer. So sieht einer aus: [Feldkorn](/projects/feldkorn).`,
    },
    link: '/ecommerce',
  },
  {
    title: { en: 'Mobile apps', de: 'Mobile Apps' },
    description: {
      en: 'Native and cross-platform apps that share stock, prices and customer accounts with your shop.',
      de: 'Nativ oder plattformübergreifend, mit denselben Beständen, Preisen und Kundenkonten wie Ihr Shop.',
    },
    image: 'glyph-app',
    html_field: {
      en: `An app is worth it when your customers keep coming back, or when your people work away from a desk. For everything else, a good website is cheaper, and we say so.

- **One source:** prices, stock and customer accounts come from your shop; nothing is maintained twice.
- **Offline:** orders and readings wait on the phone until there is a signal again.
- **App stores:** we sign, submit and update for you, under your own account.

${app.en}

Prices exclude VAT. One of ours is [Salvia](/projects/salvia).

More about [mobile apps](/services/mobileapp).`,
      de: `Eine App lohnt sich, wenn Ihre Kunden wiederkommen oder Ihre Leute dort arbeiten, wo kein Schreibtisch steht. Für alles andere ist eine gute Website billiger, und das sagen wir auch.

- **Eine Quelle:** Preise, Lager und Kundenkonten kommen aus Ihrem Shop; nichts wird doppelt gepflegt.
- **Ohne Netz:** Bestellungen und Messwerte warten auf dem Telefon, bis es wieder Empfang gibt.
- **In den Stores:** Wir signieren Ihre App, reichen sie ein und halten sie aktuell, unter Ihrem eigenen Konto.

${app.de}

Preise zuzüglich Mehrwertsteuer. So sieht eine aus: [Salvia](/projects/salvia).

Mehr über [mobile Apps](/services/mobileapp).`,
    },
    link: '/services/mobileapp',
  },
  {
    title: { en: 'Web development', de: 'Web\u00adentwicklung' },
    description: {
      en: 'Portals, configurators and websites with code your own team can take over.',
      de: 'Portale, Konfiguratoren und Websites, deren Code Ihr eigenes Team übernehmen kann.',
    },
    image: 'glyph-web',
    html_field: {
      en: `Containers, appointments, measurements, approvals: not every business fits into a basket. What lives in spreadsheets today becomes a tool with permissions, a history and a search box.

- **Portals** where dealers order, return goods and look things up for themselves.
- **Configurators** that know what fits together, and what it costs.
- **Handover:** readable code, tests and a day at your office, so that your own team can take over.

${web.en}

Prices exclude VAT. One of ours is [Rheinkran](/projects/rheinkran).

More about [web development](/services/webdevelopment).`,
      de: `Container, Termine, Maße, Freigaben: Nicht jedes Geschäft passt in einen Warenkorb. Was heute in Tabellen steht, wird zum Werkzeug mit Rechten, Verlauf und Suche.

- **Portale**, in denen Händler selbst bestellen, zurückgeben und nachsehen.
- **Konfiguratoren**, die wissen, was zusammenpasst und was es kostet.
- **Übergabe:** lesbarer Code, Tests und ein Tag bei Ihnen im Haus, damit Ihr eigenes Team übernehmen kann.

${web.de}

Preise zuzüglich Mehrwertsteuer. So sieht eines aus: [Rheinkran](/projects/rheinkran).

Mehr über [Webentwicklung](/services/webdevelopment).`,
    },
    link: '/services/webdevelopment',
  },
  {
    title: { en: 'Brand design', de: 'Markendesign' },
    description: {
      en: 'Names, logos and interfaces that belong together, on a parcel as much as on a phone.',
      de: 'Namen, Logos und Formen, die auf dem Paket so aussehen wie auf dem Telefon.',
    },
    image: 'glyph-brand',
    html_field: {
      en: `A logo has to work at sixteen pixels and on the side of a van. We draw it for both, and for the label in between.

- **Names and logos**, checked for what they mean elsewhere before anybody falls in love with them.
- **A book of rules**, twenty pages at most, so that it really gets used.
- **Interfaces** made of the same shapes, so that the shop looks like the parcel.

${brand.en}

Prices exclude VAT. One of ours is [Hafenbad](/projects/hafenbad).

More about [brand identity](/services/brandidentity) and [logo design](/services/logodesign).`,
      de: `Ein Logo muss mit sechzehn Pixeln auskommen und noch auf einem Lieferwagen wirken. Wir zeichnen es für beides und für das Etikett dazwischen.

- **Namen und Logos.** Was sie anderswo bedeuten, prüfen wir, bevor sich jemand in sie verliebt.
- **Ein Buch mit Regeln**, höchstens zwanzig Seiten, damit es auch benutzt wird.
- **Oberflächen** aus denselben Formen, damit der Shop aussieht wie das Paket.

${brand.de}

Preise zuzüglich Mehrwertsteuer. So sieht eine aus: [Hafenbad](/projects/hafenbad).

Mehr über [Markenidentität](/services/brandidentity) und [Logodesign](/services/logodesign).`,
    },
    link: '/services/brandidentity',
  },
  {
    title: { en: 'Integrations', de: 'Schnittstellen' },
    description: {
      en: 'ERP, PIM, payment and shipping, connected once and monitored every day.',
      de: 'ERP, PIM, Zahlung und Versand, einmal verbunden und täglich überwacht.',
    },
    image: 'glyph-link',
    html_field: {
      en: `Most mistakes creep in when an order is typed in twice. Where two systems talk to each other, nobody has to retype anything.

- **Connected once:** stock, prices, orders and invoices run through one place that keeps a log.
- **Watched daily:** anything that gets stuck is reported before a customer notices.
- **Yours:** the integration is documented, so that the next system can be connected without us.

${integration.en}

Prices exclude VAT. See how it works for [Radwerk Ruhr](/projects/radwerk-ruhr).

More about [interfaces and integration](/ecommerce/interfacesandintegration).`,
      de: `Die meisten Fehler in Bestellungen entstehen beim Abtippen. Wo zwei Systeme miteinander sprechen, tippt niemand mehr etwas ab.

- **Einmal verbunden:** Bestand, Preise, Aufträge und Rechnungen laufen über eine Stelle, die Protokoll führt.
- **Täglich überwacht:** Was hängen bleibt, wird gemeldet, bevor es jemand im Shop merkt.
- **In Ihrer Hand:** Die Schnittstelle ist dokumentiert, damit sich das nächste System auch ohne uns anschließen lässt.

${integration.de}

Preise zuzüglich Mehrwertsteuer. Was dabei herauskommt, sehen Sie bei [Radwerk Ruhr](/projects/radwerk-ruhr).

Mehr über [Schnittstellen](/ecommerce/interfacesandintegration).`,
    },
    link: '/ecommerce/interfacesandintegration',
  },
  {
    title: { en: 'Hosting and care', de: 'Betrieb und Pflege' },
    description: {
      en: 'Updates on a schedule, backups we have actually restored, load times on a single sheet.',
      de: 'Updates nach Kalender, Backups, die schon einmal zurückgespielt wurden, Ladezeiten auf einem Blatt.',
    },
    image: 'glyph-care',
    html_field: {
      en: `A shop doesn’t break on the day it opens. It breaks on a Saturday in its third year. Care means that somebody knows what to do about it.

- **Updates** on a schedule you know, tried out on a copy first.
- **Backups** that we restore twice a year, because one that has never been restored is just a file.
- **Load times** on one sheet a month: what they were, what they are, what we did.

Care starts at one day a month: ${euros(DAY_PRICE).en} plus VAT; with Shopify, one day a quarter is enough. One of the shops we look after is [Marmara](/projects/marmara).

More about [performance](/ecommerce/performanceoptimization).`,
      de: `Ein Shop geht nicht am Tag der Eröffnung kaputt. Er geht an einem Samstag im dritten Jahr kaputt. Pflege heißt, dass dann jemand weiß, was zu tun ist.

- **Updates** nach einem Kalender, den Sie kennen, zuerst an einer Kopie erprobt.
- **Backups**, die wir zweimal im Jahr zurückspielen, denn eines, das nie zurückgespielt wurde, ist nur eine Datei.
- **Ladezeiten** jeden Monat auf einem Blatt: wie sie waren, wie sie sind, was wir getan haben.

Pflege beginnt bei einem Tag im Monat: ${euros(DAY_PRICE).de} zuzüglich Mehrwertsteuer; bei Shopify genügt einer im Quartal. Einer der Shops in unserer Obhut ist [Marmara](/projects/marmara).

Mehr über [Ladezeiten](/ecommerce/performanceoptimization).`,
    },
  },
];
