import type { Project } from '../content-types.ts';

export default {
  name: 'lumen',
  title: { en: 'Lumen & Söhne', de: 'Lumen & Söhne' },
  description: {
    en: 'A lamp maker from Lüdenscheid sells direct for the first time, on Shopware.',
    de: 'Ein Leuchtenbauer aus Lüdenscheid verkauft mit Shopware zum ersten Mal direkt.',
  },
  pro_category: { en: 'Shopware', de: 'Shopware' },
  year: 2025,
  image: 'project-lumen',
  gallery: [
    {
      image: 'project-lumen-detail-1',
      caption: {
        en: 'Twelve lamps, each rendered once. The browser adds the colour.',
        de: 'Zwölf Leuchten, jede nur einmal gerendert. Die Farbe legt der Browser hinein.',
      },
    },
    {
      image: 'project-lumen-detail-2',
      caption: {
        en: 'Kegel, Halve and Mond on the phone: colour first, basket second.',
        de: 'Kegel, Halve und Mond auf dem Telefon: Erst kommt die Farbe, dann der Warenkorb.',
      },
    },
  ],
  facts: [
    {
      term: { en: 'Client', de: 'Kunde' },
      value: { en: 'Lumen & Söhne GmbH, Lüdenscheid', de: 'Lumen & Söhne GmbH, Lüdenscheid' },
    },
    { term: { en: 'Year', de: 'Jahr' }, value: { en: '2025', de: '2025' } },
    { term: { en: 'System', de: 'System' }, value: { en: 'Shopware\u00a06.7', de: 'Shopware\u00a06.7' } },
    {
      term: { en: 'Services', de: 'Leistungen' },
      value: { en: 'Online shop, brand design, ERP connector', de: 'Onlineshop, Markendesign, ERP-Konnektor' },
    },
    { term: { en: 'Team', de: 'Team' }, value: { en: 'Munich, Chennai', de: 'München, Chennai' } },
    { term: { en: 'Link', de: 'Adresse' }, value: { en: 'lumen-soehne.example', de: 'lumen-soehne.example' } },
  ],
  link: '/contactus/contactform',
  link_text: { en: 'Plan a shop like this', de: 'So einen Shop planen' },
  lead: {
    en: 'For ninety years this lamp maker sold only through dealers. In 2025 it opened a door of its own.',
    de: 'Neunzig Jahre lang gab es diese Leuchten nur beim Händler. 2025 hat das Haus eine eigene Tür geöffnet.',
  },
  body: {
    en: `
## The task

Sell lamps in 24 colours without photographing 24 lamps, and without upsetting a single dealer.

Lumen & Söhne makes its lamps to order in Lüdenscheid. Dealers knew the colour cards by heart, but nobody outside the trade had ever seen them. The family wanted a shop that explains colour as patiently as a good salesperson, and prices that are the same everywhere.

## What we built

A [Shopware\u00a06 storefront](/ecommerce/shopware) with a configurator that puts shade, flex and ceiling rose together in the browser. Twelve lamps, 24 colours, nine flexes and five ceiling roses make 12,960 combinations. We rendered each lamp once, in grey, with light and shadow on separate layers; the colour goes in between. The whole image library weighs less than a single catalogue page at print resolution.

Dealers have their own entrance, with their own terms and lead times. Orders go straight to the paint line: the ERP connector writes the colour code on the work order, so nobody types it twice. The bestsellers are kept in stock in four colours, which is why the page for the Halve can promise “24 in stock, ships tomorrow”. The other twenty show the week in which the paint line will get to them.

## What a screen can’t show

Every display has its own opinion of terracotta. We could calibrate the renderings, but not the living rooms. So the shop does something old-fashioned and posts out painted steel samples, three at a time, free of charge. One buyer in five asks for them. Lamps ordered after that almost never come back.

The other problem was light itself. A pendant glowing on a white page looks like a mistake, so the product pages bring their own dusk: a warm ground, dark enough for the lamp to be on, light enough for text at a contrast of seven to one.

## Peace with the trade

Every direct order carries a postcode, and the dealer who covers that postcode gets a share. The ERP posts it as a credit note at the end of the month, without anyone having to ask. The first credit notes went out a week before the annual dealer meeting. That was no coincidence.

Not one of the 180 dealers has left. Two now send customers to the configurator when their own shops are full on a Saturday.

## How it runs today

Munich looks after the storefront, Chennai the connector and the updates. Those go in on Tuesdays at six, before the factory in Lüdenscheid switches on its own lamps. A twenty-fifth colour costs the family one afternoon: a value, a name and a batch of samples. The photographer has moved on to families at dinner tables. He says they are harder.
`,
    de: `
## Die Aufgabe

Leuchten in 24 Farben verkaufen, ohne 24 Leuchten zu fotografieren\u00a0– und ohne einen einzigen Händler zu verärgern.

Lumen & Söhne fertigt in Lüdenscheid auf Bestellung. Der Fachhandel kannte die Farbkarten auswendig, außerhalb hatte sie nie jemand gesehen. Die Familie wünschte sich einen Shop, der Farbe so geduldig erklärt wie ein guter Verkäufer, und Preise, die überall gleich sind.

## Was wir gebaut haben

Einen [Shop mit Shopware\u00a06](/ecommerce/shopware) und einen Konfigurator, der Schirm, Kabel und Baldachin im Browser zusammensetzt. Zwölf Leuchten, 24 Farben, neun Kabel und fünf Baldachine ergeben 12.960 Kombinationen. Gerendert haben wir jede Leuchte genau einmal, in Grau, Licht und Schatten auf getrennten Ebenen; die Farbe kommt dazwischen. Der gesamte Bildvorrat wiegt weniger als eine einzige Katalogseite in Druckauflösung.

Der Handel hat einen eigenen Eingang mit Konditionen und Lieferwochen. Bestellungen gehen direkt an die Lackierstraße: Der ERP-Konnektor schreibt den Farbcode auf den Arbeitsauftrag, niemand tippt ihn ein zweites Mal. Vier Farben der Verkaufsrenner liegen fertig im Regal, deshalb darf bei der Pendelleuchte Halve „24 auf Lager, Versand morgen“ stehen. Bei den übrigen zwanzig nennt der Shop die Woche, in der die Lackierstraße so weit ist.

## Was kein Bildschirm kann

Jeder Bildschirm hat zu Terrakotta seine eigene Meinung. Die Renderings ließen sich kalibrieren, die Wohnzimmer nicht. Also macht der Shop etwas Altmodisches: Er verschickt lackierte Stahlplättchen, je drei Stück, kostenlos. Jede fünfte Kundin, jeder fünfte Kunde lässt sie kommen. Was danach bestellt wird, kommt so gut wie nie zurück.

Schwierig war auch das Licht selbst. Eine Pendelleuchte, die auf weißem Grund leuchtet, sieht nach einem Versehen aus. Deshalb bringen die Produktseiten ihre eigene Dämmerung mit: einen warmen Grund, dunkel genug für eine eingeschaltete Lampe und hell genug für Text mit einem Kontrast von sieben zu eins.

## Frieden mit dem Handel

Jede Direktbestellung trägt eine Postleitzahl, und wer dieses Gebiet betreut, bekommt einen Anteil. Das ERP bucht ihn am Monatsende als Gutschrift, ohne dass jemand nachfragen muss. Die ersten Gutschriften gingen eine Woche vor dem jährlichen Händlertreffen hinaus. Das war kein Zufall.

Von 180\u00a0Händlern ist keiner abgesprungen. Zwei schicken ihre Kunden inzwischen selbst in den Konfigurator, wenn samstags der Laden voll ist.

## Wie es heute läuft

München betreut die Oberfläche, Chennai den Konnektor und die Updates. Eingespielt wird dienstags um sechs, bevor im Werk in Lüdenscheid die eigenen Lampen angehen. Eine fünfundzwanzigste Farbe kostet die Familie einen Nachmittag: ein Wert, ein Name, ein Satz Plättchen. Der Fotograf hat sich auf Familien am Esstisch verlegt. Das sei schwieriger, sagt er.
`,
  },
  results_title: { en: 'What changed in the first year', de: 'Was sich im ersten Jahr geändert hat' },
  results: [
    {
      term: { en: 'Direct orders', de: 'Direktbestellungen' },
      value: { en: '31%', de: '31\u00a0%' },
      note: { en: 'of all orders, up from none', de: 'aller Bestellungen, vorher keine' },
    },
    {
      term: { en: 'Returns', de: 'Retouren' },
      value: { en: '4.1%', de: '4,1\u00a0%' },
      note: { en: 'half the trade average', de: 'halb so viele wie branchenüblich' },
    },
    {
      term: { en: 'From click to paint line', de: 'Vom Klick bis zur Lackierstraße' },
      value: { en: '6\u00a0min', de: '6\u00a0min' },
      note: { en: 'before: two days by fax', de: 'vorher: zwei Tage per Fax' },
    },
    {
      term: { en: 'Largest Contentful Paint, mobile', de: 'Largest Contentful Paint, mobil' },
      value: { en: '1.6\u00a0s', de: '1,6\u00a0s' },
      note: { en: 'on a mid-range phone', de: 'auf einem Mittelklasse-Smartphone' },
    },
  ],
  review: 'lumen',
  seo: {
    title: {
      en: 'Lumen & Söhne: a lamp maker sells direct',
      de: 'Lumen & Söhne: Leuchten direkt ab Werk',
    },
    description: {
      en: 'How a Lüdenscheid lamp maker opened its own Shopware\u00a06 shop: a colour configurator, an ERP connector to the paint line, and peace with the dealers.',
      de: 'Wie ein Leuchtenbauer aus Lüdenscheid mit Shopware\u00a06 direkt verkauft: Farbkonfigurator, ERP-Konnektor zur Lackierstraße und Frieden mit dem Handel.',
    },
  },
} satisfies Project;
