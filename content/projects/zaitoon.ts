import type { Project } from '../content-types.ts';

export default {
  name: 'zaitoon',
  title: { en: 'Zaitoon', de: 'Zaitoon' },
  description: {
    en: 'Olive oil on headless Shopify: a monthly box with the pause button in plain sight.',
    de: 'Olivenöl mit Shopify, headless gebaut: eine Monatskiste, deren Pausenknopf niemand suchen muss.',
  },
  pro_category: { en: 'Shopify', de: 'Shopify' },
  year: 2026,
  image: 'project-zaitoon',
  gallery: [
    {
      image: 'project-zaitoon-detail-1',
      caption: {
        en: 'Nabali, Family and Lemon. The colour of the cap tells the packers which tin they are holding.',
        de: 'Nabali, Family und Lemon. An der Farbe des Deckels erkennt man beim Packen, welche Dose es ist.',
      },
    },
    {
      image: 'project-zaitoon-detail-2',
      caption: {
        en: 'A year in nine boxes: paused in April, July and August, €313.20 in all.',
        de: 'Ein Jahr in neun Kisten: Pause im April, Juli und August, zusammen 313,20\u00a0Euro.',
      },
    },
  ],
  facts: [
    {
      term: { en: 'Client', de: 'Kunde' },
      value: { en: 'Zaitoon GmbH, Cologne', de: 'Zaitoon GmbH, Köln' },
    },
    { term: { en: 'Year', de: 'Jahr' }, value: { en: '2026', de: '2026' } },
    {
      term: { en: 'System', de: 'System' },
      value: { en: 'Shopify, Hydrogen, React', de: 'Shopify, Hydrogen, React' },
    },
    {
      term: { en: 'Services', de: 'Leistungen' },
      value: { en: 'Headless storefront, packaging, subscriptions', de: 'Headless-Shop, Verpackung, Abonnement' },
    },
    { term: { en: 'Team', de: 'Team' }, value: { en: 'Karachi, Munich', de: 'Karatschi, München' } },
    { term: { en: 'Link', de: 'Adresse' }, value: { en: 'zaitoon.example', de: 'zaitoon.example' } },
  ],
  link: '/contactus/contactform',
  link_text: { en: 'Plan a shop like this', de: 'So einen Shop planen' },
  lead: {
    en: 'Nobody cancels olive oil because they have gone off it. They cancel because the last tin is still half full.',
    de: 'Niemand kündigt Olivenöl, weil es nicht mehr schmeckt. Gekündigt wird, weil die letzte Dose noch halb voll ist.',
  },
  body: {
    en: `
## Too much of a good thing

The first box is a delight, the second is welcome, the third stands next to the second.

Zaitoon brings oil, olives and za’atar from a cooperative of 41 families in the hills of Ajloun to kitchens in Germany. A monthly box was the obvious idea and had been running for a year when we came in. By the fourth delivery, half the subscribers had gone. The cancellation form asked for a reason. “Too much” had been ticked more often than all the others put together.

## A wheel of months

We didn’t make the box any better. We made the months visible. The account page shows the year as a wheel with twelve segments: green is a delivery, red is the next one, sand is a pause. A tap turns a delivery into a pause, and back again. Below is the total: nine boxes at €34.80 make €313.20. There is no warning, and no “Are you sure?”.

To a keyboard or a screen reader the wheel is what it really is: a list of twelve switches named after the months. We built the list first and bent it into a circle afterwards. The [storefront is headless](/ecommerce/headlessinecommerce): Shopify looks after stock, contracts and payment, and a React front end on Hydrogen draws the rest.

## An oil with a calendar of its own

Olives are picked in October and November. The cooperative presses what there is, and that has to last until the following autumn. A subscription that can pause at any time makes planning hard, or so we were told.

In the end the wheel was the plan. Once customers could say in January that they would be away in July, two thirds of them did. Zaitoon now knows in spring what the summer will bring. The forecast is a sum, not a model: segments in use times half a litre, plus six per cent for people who change their minds. In the first six months it was out by 140\u00a0litres, which made for a generous summer party.

The box itself was meant to be boring. Oil 18.90, olives 9.50, za’atar 6.40; the same slip every month, added up, with the date the next box leaves. There is no surprise inside. Most kitchen drawers hold surprises enough.

## Three tins, one shelf

The packaging was drawn in Karachi, where the word on it needs no translation. Nabali comes in half-litre tins, Family in three-litre ones, Lemon in quarter-litre ones. A branch, a sun, a slice: each picture holds up even at thumbnail size, 18\u00a0millimetres across. The text on the back meets EU food labelling rules, in a size you can read with oily fingers.

## Since the first harvest

The law requires a cancel button, and there is one, on the same page and as large as the pause. On average it is pressed less than twice a month per hundred boxes. The wheel for 2027 has been open since September. Eleven customers have already paused August.
`,
    de: `
## Zu viel des Guten

Die erste Kiste macht Freude, die zweite ist willkommen, die dritte steht neben der zweiten.

Zaitoon bringt Öl, Oliven und Zatar von einer Genossenschaft aus 41 Familien in den Hügeln von Adschlun in deutsche Küchen. Die Monatskiste lag nahe und lief seit einem Jahr, als wir dazukamen. Bis zur vierten Lieferung war die Hälfte der Kunden wieder weg. Das Abschiedsformular fragte nach dem Grund. „Zu viel“ war öfter angekreuzt als alles andere zusammen.

## Ein Rad aus Monaten

Besser gemacht haben wir die Kiste nicht, nur die Monate sichtbar. Im Kundenkonto liegt das Jahr als Rad mit zwölf Feldern: Grün ist geliefert, Rot kommt als Nächstes, Sand ist Pause. Ein Fingertipp macht aus einer Lieferung eine Pause und umgekehrt. Darunter steht die Summe, neun Kisten zu 34,80 ergeben 313,20\u00a0Euro. Nirgends steht eine Warnung, nirgends ein „Sind Sie sicher?“.

Für Tastatur und Screenreader ist das Rad, was es in Wahrheit ist: eine Liste mit zwölf Schaltern und den Namen der Monate. Diese Liste haben wir zuerst gebaut und danach zum Kreis gebogen. Der [Shop ist headless](/ecommerce/headlessinecommerce): Bestand, Verträge und Zahlung liegen bei Shopify, den Rest zeichnet eine React-Oberfläche auf Hydrogen.

## Ein Öl mit eigenem Kalender

Geerntet wird im Oktober und November. Die Genossenschaft presst, was da ist, und das muss bis zum nächsten Herbst reichen. Ein Abo, das jederzeit pausieren darf, mache die Planung schwer, hieß es.

Am Ende war das Rad die Planung. Seit man im Januar sagen kann, dass man im Juli verreist ist, tun das zwei Drittel. Zaitoon kennt den Sommer jetzt im Frühjahr. Die Prognose ist eine Summe, kein Modell: gebuchte Felder mal ein halber Liter, dazu sechs Prozent für alle, die es sich anders überlegen. Im ersten Halbjahr lag sie um 140\u00a0Liter daneben. Das Sommerfest fiel entsprechend großzügig aus.

Die Kiste selbst sollte langweilig sein. Öl 18,90, Oliven 9,50, Zatar 6,40; jeden Monat derselbe Zettel, zusammengezählt und mit dem Tag der nächsten Lieferung. Überraschungen liegen keine bei. Für Überraschungen gibt es in jeder Küche schon eine Schublade.

## Drei Dosen, ein Regal

Die Verpackung entstand in Karatschi, wo man das Wort darauf nicht übersetzen muss. Nabali fasst einen halben Liter, Family drei Liter, Lemon einen Viertelliter. Ein Zweig, eine Sonne, eine Scheibe: Jedes Bild erkennt man noch in einer Vorschau von 18\u00a0Millimetern. Der Text auf der Rückseite erfüllt die Lebensmittelinformationsverordnung und ist groß genug für Leute mit öligen Fingern.

## Seit der ersten Ernte

Das Gesetz verlangt einen Kündigungsknopf, und es gibt ihn, auf derselben Seite und so groß wie die Pause. Auf hundert Kisten kommen im Monat keine zwei Kündigungen. Seit September ist das Rad für 2027 offen. Elf Kunden haben den August schon auf Pause gestellt.
`,
  },
  results_title: { en: 'What the calendar changed', de: 'Was der Kalender verändert hat' },
  results: [
    {
      term: { en: 'Cancellations a month', de: 'Kündigungen im Monat' },
      value: { en: '1.9%', de: '1,9\u00a0%' },
      note: { en: 'from 14%', de: 'vorher 14\u00a0%' },
    },
    {
      term: { en: 'Still subscribed after six months', de: 'Nach einem halben Jahr noch dabei' },
      value: { en: '88%', de: '88\u00a0%' },
      note: { en: 'of all subscribers, from 38%', de: 'aller Abos, vorher 38\u00a0%' },
    },
    {
      term: { en: 'Sent on the first of the month', de: 'Am Ersten des Monats verschickt' },
      value: { en: '98%', de: '98\u00a0%' },
      note: { en: 'of all boxes', de: 'aller Kisten' },
    },
  ],
  review: 'zaitoon',
  seo: {
    title: {
      en: 'Zaitoon: a subscription box with a pause button',
      de: 'Zaitoon: eine Abo-Kiste mit Pausenknopf',
    },
    description: {
      en: 'Olive oil by the month on headless Shopify: why a visible pause button keeps customers, and how a wheel of months became the harvest plan.',
      de: 'Olivenöl im Monatsabo, headless auf Shopify: warum ein sichtbarer Pausenknopf Kunden hält und aus einem Monatsrad der Ernteplan wurde.',
    },
  },
} satisfies Project;
