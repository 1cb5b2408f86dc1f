import type { Project } from '../content-types.ts';

export default {
  name: 'kaveri',
  title: { en: 'Kaveri Teas', de: 'Kaveri Teas' },
  description: {
    en: 'Tea from the Nilgiri hills: tins, refills and a monthly box.',
    de: 'Tee aus den Nilgiri-Bergen: Dosen, Nachfüllbeutel und Monatskiste.',
  },
  pro_category: { en: 'WooCommerce', de: 'WooCommerce' },
  year: 2024,
  image: 'project-kaveri',
  gallery: [
    {
      image: 'project-kaveri-detail-1',
      caption: {
        en: 'Parcel no.\u00a088: three tins, one line for Meera, and no receipt inside.',
        de: 'Paket Nr.\u00a088: drei Dosen, eine Zeile für Meera und kein Kassenzettel darin.',
      },
    },
    {
      image: 'project-kaveri-detail-2',
      caption: {
        en: 'Six characters, from Frost to Rose. People subscribe to a taste, not to a batch number.',
        de: 'Sechs Charaktere, von Frost bis Rose. Abonniert wird ein Geschmack, keine Chargennummer.',
      },
    },
  ],
  facts: [
    {
      term: { en: 'Client', de: 'Kunde' },
      value: { en: 'Kaveri Teas GmbH, Augsburg and Coonoor', de: 'Kaveri Teas GmbH, Augsburg und Coonoor' },
    },
    { term: { en: 'Year', de: 'Jahr' }, value: { en: '2024', de: '2024' } },
    {
      term: { en: 'System', de: 'System' },
      value: { en: 'WooCommerce, WordPress block theme', de: 'WooCommerce, WordPress mit Block-Theme' },
    },
    {
      term: { en: 'Services', de: 'Leistungen' },
      value: { en: 'Online shop, subscriptions, packaging pattern', de: 'Onlineshop, Abonnement, Verpackungsmuster' },
    },
    { term: { en: 'Team', de: 'Team' }, value: { en: 'Chennai, Munich', de: 'Chennai, München' } },
    { term: { en: 'Link', de: 'Adresse' }, value: { en: 'kaveri-teas.example', de: 'kaveri-teas.example' } },
  ],
  link: '/contactus/contactform',
  link_text: { en: 'Plan a shop like this', de: 'So einen Shop planen' },
  lead: {
    en: 'Tea is picked three times a year and drunk every morning. The shop had to reconcile the two calendars.',
    de: 'Tee wird dreimal im Jahr gepflückt und jeden Morgen getrunken. Der Shop musste beide Kalender miteinander versöhnen.',
  },
  body: {
    en: `
## Where we started

One estate, six teas, and a spreadsheet that knew who was running low.

Kaveri Teas belongs to two sisters. One grows the tea near Coonoor, 1,900\u00a0metres up; the other sells it from Augsburg. Regulars sent an email when the tin was empty. The replies were charming and took until midnight. By 2023 there were 900 regulars in the spreadsheet, and one of the sisters wanted her evenings back.

## Three ways to buy the same leaf

We chose [WooCommerce](/ecommerce/woocommerce), because the sisters already kept a good diary in WordPress and didn’t want a second system for the part that earns the money. Each tea comes as a tin, as a refill for the tin, or every month. Nilgiri Frost, 100\u00a0grams, costs €14.50 in the tin or as a refill; a subscription takes ten per cent off, and says so on the button rather than in a footnote.

Every price comes with the price per kilogram beside it, as German law requires. Tea is taxed at seven per cent and the cup beside it at nineteen, and a gift set with both splits the tax correctly. That took longer than the home page.

## When a harvest ends

A subscription promises the same thing every month. A tea garden doesn’t. A winter harvest may yield 80\u00a0kilograms of frost tea, and once that is gone it is gone until January.

So nobody subscribes to a batch. There are six characters – Frost, First Flush, Monsoon, Green, Malt and Rose – and each points to the batch that currently comes closest to it. The sisters move the pointer after a tasting: one field, and a sentence of explanation that goes into the parcel. Each month’s renewals are worked out the evening before they fall due, so the subscribers’ tea is set aside before the shop can sell it twice.

Direct debits taught us something, too. At first, a failed one ended the subscription. Now there is a second attempt after four days, and then a message with a link that asks for nothing but new account details. Most failed debits are holidays, not farewells.

## A parcel with a voice

Presents are numbered and get a line of their own. “For Meera, to warm you up” was number 88. The card is printed from the order, in the house typeface, on paper with the same pattern of flowers and tiles as the tins. We copied it from the floors of the drying house.

## How it is going

The diary still appears on Sundays. Every Wednesday Chennai tests the updates on a copy of the shop and installs them while Augsburg has breakfast. The spreadsheet has been archived. It holds 900 names and is, the sisters say, the beginning of a novel.
`,
    de: `
## Der Ausgangspunkt

Ein Garten, sechs Tees und eine Tabelle, die wusste, bei wem die Dose leer wird.

Kaveri Teas gehört zwei Schwestern. Die eine baut bei Coonoor auf 1.900\u00a0Metern Tee an, die andere verkauft ihn von Augsburg aus. Wer Nachschub brauchte, schrieb eine E-Mail. Die Antworten waren reizend und dauerten bis Mitternacht. 2023 standen 900 Stammkunden in der Tabelle, und eine der Schwestern wollte ihre Abende zurück.

## Ein Blatt, drei Wege

Die Wahl fiel auf [WooCommerce](/ecommerce/woocommerce), weil die beiden in WordPress längst ein gutes Tagebuch führten und für den Teil, der Geld verdient, kein zweites System wollten. Jeden Tee gibt es in der Dose, als Nachfüllbeutel oder jeden Monat. Nilgiri Frost, 100\u00a0Gramm, kostet in der Dose wie im Beutel 14,50\u00a0Euro; das Abonnement bringt zehn Prozent Nachlass, und das steht auf dem Knopf statt in der Fußnote.

Neben jedem Preis steht der Grundpreis je Kilogramm, wie es die Preisangabenverordnung will. Der Tee wird mit sieben Prozent besteuert, die Tasse daneben mit neunzehn, und ein Geschenkset mit beidem teilt die Steuer richtig auf. Das hat länger gedauert als die Startseite.

## Wenn eine Ernte zu Ende ist

Ein Abonnement verspricht jeden Monat dasselbe, ein Teegarten nicht. Eine Winterernte bringt vielleicht 80\u00a0Kilogramm Frost-Tee, und ist der verkauft, gibt es bis Januar keinen mehr.

Deshalb abonniert niemand eine Charge. Es gibt sechs Charaktere\u00a0– Frost, First Flush, Monsoon, Green, Malt und Rose –, und jeder verweist auf die Charge, die ihm gerade am nächsten kommt. Diesen Verweis ändern die Schwestern nach einer Verkostung: ein Feld und ein Satz Begründung, der dem Paket beiliegt. Welche Abos sich verlängern, wird jeweils am Vorabend berechnet. So ist der Tee dafür zurückgelegt, ehe der Shop ihn ein zweites Mal verkaufen kann.

Auch die Lastschriften waren lehrreich. Platzte anfangs eine, war das Abo zu Ende. Heute folgt nach vier Tagen ein zweiter Versuch, danach eine Nachricht mit einem Link, der nach nichts fragt als nach einer neuen Kontoverbindung. Hinter den meisten geplatzten Lastschriften steckt ein Urlaub, kein Abschied.

## Ein Paket mit eigener Stimme

Geschenke sind nummeriert und bekommen eine eigene Zeile. „Für Meera, zum Aufwärmen“ war die Nummer 88. Die Karte wird aus der Bestellung gedruckt, in der Hausschrift, auf Papier mit demselben Muster aus Blüten und Fliesen wie die Dosen. Abgezeichnet haben wir es von den Böden im Trockenhaus.

## Wie es weitergeht

Das Tagebuch erscheint nach wie vor sonntags. Updates testet Chennai jeden Mittwoch an einer Kopie des Shops und spielt sie ein, während Augsburg frühstückt. Die Tabelle ist archiviert. Sie enthält 900 Namen und ist, so die Schwestern, der Anfang eines Romans.
`,
  },
  results_title: { en: 'The first year, weighed', de: 'Das erste Jahr, gewogen' },
  results: [
    {
      term: { en: 'Revenue from subscriptions', de: 'Umsatz aus Abonnements' },
      value: { en: '42%', de: '42\u00a0%' },
      note: { en: 'previously: emails at midnight', de: 'vorher: E-Mails um Mitternacht' },
    },
    {
      term: { en: 'Still subscribed after six months', de: 'Nach sechs Monaten noch dabei' },
      value: { en: '78%', de: '78\u00a0%' },
      note: { en: 'of all who started', de: 'aller Abonnements' },
    },
    {
      term: { en: 'Refills per tin', de: 'Nachfüllbeutel je Dose' },
      value: { en: '5.3', de: '5,3' },
      note: { en: 'in the first year', de: 'im ersten Jahr' },
    },
    {
      term: { en: 'Failed debits recovered', de: 'Lastschriften gerettet' },
      value: { en: '88%', de: '88\u00a0%' },
      note: { en: 'without a phone call', de: 'ohne einen Anruf' },
    },
  ],
  review: 'kaveri',
  seo: {
    title: {
      en: 'Kaveri Teas: a tea subscription on WooCommerce',
      de: 'Kaveri Teas: Tee-Abo mit WooCommerce',
    },
    description: {
      en: 'Tins, refills and a monthly box: how Kaveri Teas sells single-estate tea with WooCommerce, even when a harvest runs out.',
      de: 'Dosen, Nachfüllbeutel, Monatskiste: wie Kaveri Teas mit WooCommerce Tee aus einem einzigen Garten verkauft, auch wenn eine Ernte ausverkauft ist.',
    },
  },
} satisfies Project;
