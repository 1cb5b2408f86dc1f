import type { Project } from '../content-types.ts';

export default {
  name: 'marmara',
  title: { en: 'Marmara', de: 'Marmara' },
  description: {
    en: 'A Shopware shop that plans a wall down to the last tile.',
    de: 'Ein Shopware-Shop, der eine Wand auf die Fliese genau berechnet.',
  },
  pro_category: { en: 'Shopware', de: 'Shopware' },
  year: 2022,
  image: 'project-marmara',
  gallery: [
    {
      image: 'project-marmara-detail-1',
      caption: {
        en: 'Three glazes, one brush, about nine minutes. The second half of the flower never quite repeats the first.',
        de: 'Drei Glasuren, ein Pinsel, rund neun Minuten. Die zweite Hälfte der Blüte gleicht der ersten nie ganz.',
      },
    },
    {
      image: 'project-marmara-detail-2',
      caption: {
        en: 'Nine samples for twelve euros, refunded when you order twenty tiles or more. The box lives on as a cutlery tray.',
        de: 'Neun Musterfliesen für zwölf Euro, ab zwanzig Fliesen angerechnet. Der Kasten lebt als Besteckfach weiter.',
      },
    },
  ],
  facts: [
    {
      term: { en: 'Client', de: 'Kunde' },
      value: { en: 'Marmara Keramik GmbH, Kütahya and Nuremberg', de: 'Marmara Keramik GmbH, Kütahya und Nürnberg' },
    },
    { term: { en: 'Year', de: 'Jahr' }, value: { en: '2022', de: '2022' } },
    {
      term: { en: 'System', de: 'System' },
      value: { en: 'Shopware\u00a06.4, since updated to 6.7', de: 'Shopware\u00a06.4, inzwischen 6.7' },
    },
    {
      term: { en: 'Services', de: 'Leistungen' },
      value: { en: 'Online shop, wall configurator, shipping rules', de: 'Onlineshop, Wandkonfigurator, Frachtregeln' },
    },
    { term: { en: 'Team', de: 'Team' }, value: { en: 'Munich, Karachi', de: 'München, Karatschi' } },
    { term: { en: 'Link', de: 'Adresse' }, value: { en: 'marmara.example', de: 'marmara.example' } },
  ],
  link: '/contactus/contactform',
  link_text: { en: 'Plan a shop like this', de: 'So einen Shop planen' },
  lead: {
    en: 'Hand-painted tiles are sold by the square metre and bought by the wall. Somebody has to do the sums in between.',
    de: 'Handbemalte Fliesen verkauft man nach Quadratmetern und kauft sie nach Wänden. Dazwischen muss jemand rechnen.',
  },
  body: {
    en: `
## A sum nobody trusted

How many tiles does a bathroom need? Everyone has an answer, and every answer ends in “plus a few”.

Marmara has its tiles painted and fired in Kütahya and sells them from Nuremberg. Before the shop, each order took six emails: dimensions, a sketch on squared paper, a question about the window, a second sketch. One customer in seven came back for missing tiles, which were then fired in another month, in a turquoise that was not quite the same turquoise.

## The wall does the sums

The [Shopware shop](/ecommerce/shopware) begins with two numbers. A wall of 2.40 by 1.60\u00a0metres, tiles of 20 by 20\u00a0centimetres: twelve across, eight up, 96 tiles. Five per cent spare makes five more. At €4.20 each that is €424.20, and every line of the sum is there to see, because people who tile their own bathroom check.

The room beside it takes shape as you type. Four patterns can be combined as a field, a border or a chequerboard. You cut out windows, niches and basins with a finger, and a tile cut in two counts as a whole one, since the other half rarely fits anywhere. The configurator is a Vue application inside the product page. What it puts in the basket is a parts list, so the order reaches Kütahya as “96 plus 5” and not as a picture.

## No two alike, on purpose

No painted tile is ever quite like the next. On a screen, though, 96 copies of one photograph look like wallpaper. So we photographed 24 examples of each pattern, and the drawing deals them out like cards, never the same one twice in a row. Since then hardly anybody has complained about variation. They see it coming.

The real trouble was colour from one firing to the next. Every tile belongs to a batch, and the shop fills a wall from a single batch or says that it can’t. A few more from each batch are kept for six months under the customer’s order number. Drop a tile, and you can have another from the same kiln, the same day and the same spring.

## Seventy-six kilograms on the kerb

Tiles are heavy, and that was the one thing the old price list left out. A hundred and one of them weigh 76\u00a0kilograms and travel on a pallet that no driver will carry up to the third floor. The shipping rules know weight, country and whether there is a lift, and they state the price next to the total, before anyone types an address. Three people wrote in to say thank you. Ours are the only shipping rules we know of that get fan mail.

## Three versions later

The shop has moved from Shopware\u00a06.4 to 6.7 without a relaunch, one update at a time, each rehearsed on a copy with a wall of 500 tiles. A box of nine samples, twelve euros including postage, was added in the second year, and almost half of all walls now begin with it. What would we do differently? The five per cent. Under sloping ceilings it is now eight, following a letter from a carpenter in Garmisch. He enclosed the sketch.
`,
    de: `
## Eine Rechnung, der niemand traute

Wie viele Fliesen braucht ein Bad? Alle haben eine Antwort, und auf jede folgt „und ein paar dazu“.

Marmara lässt in Kütahya malen und brennen und verkauft von Nürnberg aus. Bevor es den Shop gab, kostete jede Bestellung sechs E-Mails: Maße, eine Skizze auf Karopapier, eine Frage zum Fenster, eine zweite Skizze. Jeder siebte Kunde kam wieder, weil Fliesen fehlten. Nachgebrannt wurden sie in einem anderen Monat, in einem Türkis, das nicht ganz dasselbe Türkis war.

## Die Wand rechnet selbst

Der [Shopware-Shop](/ecommerce/shopware) beginnt mit zwei Zahlen. Eine Wand von 2,40 mal 1,60\u00a0Metern, Fliesen von 20 mal 20\u00a0Zentimetern: zwölf nebeneinander, acht übereinander, 96 Stück. Fünf Prozent Reserve sind fünf weitere. Bei 4,20\u00a0Euro je Fliese macht das 424,20\u00a0Euro. Jede Zeile der Rechnung bleibt sichtbar, denn wer sein Bad selbst fliest, rechnet nach.

Der Raum daneben entsteht beim Tippen. Vier Muster lassen sich als Fläche, Fries oder Schachbrett mischen. Fenster, Nische und Becken schneidet man mit dem Finger aus, und eine halbierte Fliese zählt als ganze, weil die andere Hälfte selten irgendwo passt. Der Konfigurator ist eine Vue-Anwendung in der Produktseite. In den Warenkorb legt er eine Stückliste, sodass in Kütahya „96 plus 5“ ankommt und kein Bild.

## Mit Absicht keine wie die andere

Eine bemalte Fliese wiederholt sich nie genau. Auf dem Bildschirm aber sehen 96 Kopien eines Fotos nach Tapete aus. Wir haben von jedem Muster 24 Stück fotografiert, und die Zeichnung teilt sie aus wie Karten, nie zweimal hintereinander dieselbe. Seither beschwert sich kaum noch jemand über Abweichungen. Man hat sie ja kommen sehen.

Das eigentliche Problem war die Farbe von Brand zu Brand. Jede Fliese gehört zu einer Charge, und der Shop füllt eine Wand aus einer einzigen Charge oder sagt, dass er es nicht kann. Von jeder Charge bleiben sechs Monate lang ein paar Fliesen unter der Auftragsnummer liegen. Wem eine Fliese herunterfällt, der bekommt eine aus demselben Ofen, vom selben Tag.

## Sechsundsiebzig Kilogramm an der Bordsteinkante

Fliesen sind schwer, und ausgerechnet das verschwieg die alte Preisliste. 101 Stück wiegen 76\u00a0Kilogramm und reisen auf einer Palette, die niemand in den dritten Stock trägt. Die Frachtregeln kennen Gewicht, Land und Aufzug und nennen den Preis neben der Summe, noch vor der Adresse. Drei Leute haben sich dafür schriftlich bedankt. Eine andere Frachtregel mit Verehrerpost ist uns nicht bekannt.

## Drei Versionen später

Von Shopware\u00a06.4 ist der Shop ohne Relaunch bei 6.7 angekommen, Update für Update, jedes geprobt an einer Kopie und einer Wand aus 500 Fliesen. Im zweiten Jahr kam der Musterkasten dazu, neun Stück, zwölf Euro mit Porto. Fast die Hälfte aller Wände beginnt heute mit ihm. Was wir anders machen würden: die fünf Prozent. Bei Dachschrägen sind es jetzt acht, nach dem Brief eines Zimmermanns aus Garmisch. Die Skizze lag bei.
`,
  },
  results_title: { en: 'The bottom line, three versions on', de: 'Unter dem Strich, drei Versionen später' },
  results: [
    {
      term: { en: 'Repeat orders for missing tiles', de: 'Nachbestellt, weil Fliesen fehlten' },
      value: { en: '2%', de: '2\u00a0%' },
      note: { en: 'of all walls, from 14%', de: 'aller Wände, vorher 14\u00a0%' },
    },
    {
      term: { en: 'Emails per order', de: 'E-Mails je Bestellung' },
      value: { en: '0.4', de: '0,4' },
      note: { en: 'from six', de: 'vorher sechs' },
    },
    {
      term: { en: 'From sample box to order', de: 'Vom Musterkasten zum Auftrag' },
      value: { en: '43%', de: '43\u00a0%' },
      note: { en: 'within eight weeks', de: 'binnen acht Wochen' },
    },
    {
      term: { en: 'Updates without a relaunch', de: 'Updates ohne Relaunch' },
      value: { en: '19', de: '19' },
      note: { en: 'from 6.4 to 6.7', de: 'von 6.4 bis 6.7' },
    },
  ],
  review: 'marmara',
  seo: {
    title: {
      en: 'Marmara: a tile configurator on Shopware',
      de: 'Marmara: Fliesenkonfigurator mit Shopware',
    },
    description: {
      en: 'Hand-painted tiles by the wall: a Shopware shop with a configurator that works out cuts, spares and shipping, and keeps each wall to one batch.',
      de: 'Handbemalte Fliesen, Wand für Wand: ein Shopware-Shop mit Konfigurator, der Verschnitt, Reserve und Fracht berechnet und chargenrein plant.',
    },
  },
} satisfies Project;
