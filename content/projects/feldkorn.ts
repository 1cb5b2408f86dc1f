import type { Project } from '../content-types.ts';

export default {
  name: 'feldkorn',
  title: { en: 'Feldkorn', de: 'Feldkorn' },
  description: {
    en: 'A mill’s Shopify shop: flour by subscription, as often as you bake.',
    de: 'Shopify-Shop einer Mühle: Mehl im Abo, im Takt des eigenen Brotes.',
  },
  pro_category: { en: 'Shopify', de: 'Shopify' },
  year: 2023,
  image: 'project-feldkorn',
  gallery: [
    {
      image: 'project-feldkorn-detail-1',
      caption: {
        en: 'The baking plan starts at the end: bread on the table at half past ten, so feed the starter at eight the night before.',
        de: 'Der Backplan beginnt am Ende: halb elf Brot auf dem Tisch, also am Abend davor um acht den Sauerteig füttern.',
      },
    },
    {
      image: 'project-feldkorn-detail-2',
      caption: {
        en: 'One ear of grain, six flours. The label printer needs two colours and no designer.',
        de: 'Eine Ähre, sechs Sorten. Der Etikettendrucker braucht zwei Farben und keinen Grafiker.',
      },
    },
  ],
  facts: [
    {
      term: { en: 'Client', de: 'Kunde' },
      value: { en: 'Feldkorn Mühle KG, Nördlingen', de: 'Feldkorn Mühle KG, Nördlingen' },
    },
    { term: { en: 'Year', de: 'Jahr' }, value: { en: '2023', de: '2023' } },
    {
      term: { en: 'System', de: 'System' },
      value: { en: 'Shopify, custom subscription app', de: 'Shopify, eigene Abo-App' },
    },
    {
      term: { en: 'Services', de: 'Leistungen' },
      value: { en: 'Online shop, subscription app, labels', de: 'Onlineshop, Abo-App, Etiketten' },
    },
    { term: { en: 'Team', de: 'Team' }, value: { en: 'Munich, Karachi', de: 'München, Karatschi' } },
    { term: { en: 'Link', de: 'Adresse' }, value: { en: 'feldkorn.example', de: 'feldkorn.example' } },
  ],
  link: '/contactus/contactform',
  link_text: { en: 'Plan a shop like this', de: 'So einen Shop planen' },
  lead: {
    en: 'A mill that grinds on Mondays didn’t need a faster shop. It needed customers who order by Thursday.',
    de: 'Eine Mühle, die montags mahlt, brauchte keinen schnelleren Shop. Sie brauchte Kunden, die bis Donnerstag bestellen.',
  },
  body: {
    en: `
## What the miller wanted

Three kilos of rye, every four weeks, and no forms.

Feldkorn has been milling in the Ries, in Bavaria, since 1911. Until 2020 it sold to eleven bakeries and at a Saturday market. Then a lot of people started a sourdough, and some of them never stopped. They bought little and often, always on a Sunday evening, always surprised to find the bag empty. A kilo of rye costs €2.90; the parcel around it costs more. One-off orders were a friendly way of losing money.

## A rhythm instead of a subscription

Nobody at the mill liked the word subscription, so you won’t find it. There is “Your bread rhythm”: two, four or eight weeks, three bags of Rye 1150 for €8.70, next delivery on 2\u00a0December. There is nothing else to decide. One thumb will do.

The [shop runs on Shopify](/ecommerce/shopify), with a small app of our own on top of its selling plans. There were ready-made apps. They could do forty things, but not the one that mattered here: tie every delivery to a milling day. Ours rounds each rhythm to the next Monday with room on the stones, prints the labels on Tuesday and has the flour on the table by Wednesday.

## Three bags short of a good idea

The first winter showed that a rhythm of three bags still earned the parcel service more than the mill. A minimum order would have been simple, and rude.

So the app looks at the rhythm instead. Anyone who takes three bags every four weeks is asked, once, whether six every eight would do as well. Flour keeps, and the postage is halved for both sides. A third said yes. The check behind the question lives in a Shopify Function, so it runs at the checkout too. Nobody is asked twice.

The other delicate matter was leaving. A link in every delivery email opens the rhythm without a password; there it can be moved, skipped or ended, with three buttons of equal size. We dreaded the third one for a month. Most people press the second.

## From the bag to the oven

Flour raises questions, so each bag carries a code that opens the baking plan. You say when you would like to cut the bread. Half past ten? Then bake at nine at 240 degrees, shape at half past seven, and feed the starter at eight the evening before. The plan knows the flour, because the code does, and gives wholegrain emmer a little longer than spelt 630.

The six labels are a single drawing. Grain, type and weight change, and the mill prints what the day needs. It used to order 20,000 at a time and then had to like them for years.

## The mill today

A stream turns the mill wheel; two people run the shop, after breakfast. We move to the new API version every quarter, as Shopify asks, and answer the chat when the stones drown out the phone. A seventh label, for a bean flour, was finished by the miller’s daughter in one afternoon. She has since applied for an internship.
`,
    de: `
## Was die Müllerin wollte

Drei Kilo Roggen, alle vier Wochen, ohne Formular.

Feldkorn mahlt seit 1911 im Ries. Bis 2020 belieferte die Mühle elf Bäckereien und einen Samstagsmarkt. Dann setzten viele Leute einen Sauerteig an, und manche hörten nicht mehr auf. Sie kauften wenig und oft, meist am Sonntagabend, jedes Mal überrascht, dass die Tüte leer war. Ein Kilo Roggen kostet 2,90\u00a0Euro, das Paket darum herum mehr. Einzelbestellungen waren eine freundliche Art, Geld zu verlieren.

## Ein Takt statt eines Abos

Das Wort Abo mochte in der Mühle niemand, also kommt es nicht vor. Es gibt den „Brot-Takt“: zwei, vier oder acht Wochen, drei Tüten Roggen 1150 für 8,70\u00a0Euro, nächste Lieferung am 2.\u00a0Dezember. Mehr ist nicht zu entscheiden. Ein Daumen genügt.

Der [Shop läuft auf Shopify](/ecommerce/shopify), darüber liegt eine kleine eigene App auf Basis der Selling Plans. Fertige Apps gab es. Sie konnten vierzig Dinge, nur das eine nicht, auf das es hier ankam: jede Lieferung auf einen Mahltag legen. Unsere rundet den Takt auf den nächsten Montag, an dem die Steine noch Platz haben, druckt dienstags die Etiketten und bringt das Mehl bis Mittwoch auf den Tisch.

## Knapp an der guten Idee vorbei

Im ersten Winter zeigte sich, dass auch drei Tüten im Takt dem Paketdienst mehr einbringen als der Mühle. Ein Mindestbestellwert wäre einfach gewesen und unhöflich.

Stattdessen sieht sich die App den Takt an. Wer alle vier Wochen drei Tüten nimmt, wird genau einmal gefragt, ob es auch sechs alle acht Wochen sein dürfen. Mehl hält sich, und das Paket kostet beide Seiten nur die Hälfte. Ein Drittel sagte Ja. Die Prüfung dahinter steckt in einer Shopify Function und läuft deshalb auch in der Kasse. Zweimal gefragt wird niemand.

Heikel war auch der Abschied. Jede Versandmail enthält einen Link, der den Takt ohne Passwort öffnet; dort lässt er sich verschieben, aussetzen oder beenden, mit drei gleich großen Knöpfen. Vor dem dritten haben wir uns einen Monat lang gefürchtet. Gedrückt wird meistens der zweite.

## Von der Tüte in den Ofen

Zu Mehl gehören Fragen. Deshalb trägt jede Tüte einen Code, der den Backplan öffnet. Man gibt an, wann das Brot angeschnitten wird. Halb elf? Dann um neun bei 240 Grad backen, um halb acht formen und am Abend davor um acht den Sauerteig füttern. Der Plan kennt das Mehl, weil der Code es kennt, und gibt dem Vollkorn-Emmer etwas mehr Zeit als dem Dinkel 630.

Die sechs Etiketten sind eine einzige Zeichnung. Sorte, Type und Gewicht wechseln, gedruckt wird, was der Tag braucht. Früher bestellte die Mühle 20.000 Stück auf einmal und musste sie dann jahrelang mögen.

## Die Mühle heute

Das Mühlrad hält der Bach in Gang, den Shop zwei Leute nach dem Frühstück. Wir ziehen jedes Quartal die API-Version nach, wie Shopify es vorsieht, und antworten im Chat, wenn die Steine lauter sind als das Telefon. Das siebte Etikett, für ein Bohnenmehl, hat die Tochter der Müllerin an einem Nachmittag fertiggestellt. Inzwischen hat sie sich um ein Praktikum beworben.
`,
  },
  results_title: { en: 'What the rhythm brings the mill', de: 'Was der Takt der Mühle bringt' },
  results: [
    {
      term: { en: 'Revenue from subscriptions', de: 'Umsatz im Takt' },
      value: { en: '46%', de: '46\u00a0%' },
      note: { en: 'of the online shop', de: 'des Onlineshops' },
    },
    {
      term: { en: 'Skipped rather than ended', de: 'Ausgesetzt statt beendet' },
      value: { en: '71%', de: '71\u00a0%' },
      note: { en: 'of those who opened the link', de: 'aller, die den Link öffneten' },
    },
    {
      term: { en: 'Age of the flour on arrival', de: 'Alter des Mehls bei Ankunft' },
      value: { en: '2\u00a0days', de: '2\u00a0Tage' },
      note: { en: 'milled Monday, there Wednesday', de: 'montags gemahlen, mittwochs da' },
    },
  ],
  review: 'feldkorn',
  seo: {
    title: {
      en: 'Feldkorn: flour by subscription with Shopify',
      de: 'Feldkorn: Mehl-Abo mit Shopify',
    },
    description: {
      en: 'A mill in the Ries sells flour every two, four or eight weeks: a Shopify shop with its own subscription app, milling days and a baking plan.',
      de: 'Eine Mühle im Ries liefert Mehl alle zwei, vier oder acht Wochen: Shopify-Shop mit eigener Abo-App, festen Mahltagen und einem Backplan.',
    },
  },
} satisfies Project;
