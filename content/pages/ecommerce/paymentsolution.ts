import type { Page } from '../../content-types.ts';

export default {
  page_key: 'ecommerce',
  slug: 'paymentsolution',
  title: { en: 'Payment solution', de: 'Zahlungslösungen' },
  seo: {
    title: { en: 'Payment solutions for online shops', de: 'Zahlungslösungen für Onlineshops' },
    description: {
      en: 'Invoice, card, wallet, debit, instalments: which keys your till needs, what each costs, and how payouts reach the books to the cent.',
      de: 'Rechnung, Karte, Wallet, Lastschrift, Raten: welche Tasten Ihre Kasse braucht, was jede kostet und wie Auszahlungen centgenau verbucht werden.',
    },
  },
  sections: [
    {
      component_name: 'Banner',
      layout: 'half',
      tone: 'petrol',
      main_title: { en: 'The till that says yes', de: 'Eine Kasse, die Ja sagt' },
      description: {
        en: 'A chair, a seat pad, 588 euros. Everything has been decided, only the key is missing. We see to it that your customers find theirs.',
        de: 'Ein Stuhl, ein Sitzkissen, 588\u00a0Euro. Alles ist entschieden, es fehlt nur noch die Taste. Wir sorgen dafür, dass jeder die seine findet.',
      },
      bg_image: 'ecommerce-payment',
      button_one_text: { en: 'Check your till', de: 'Kasse prüfen lassen' },
      button_one_link: '/contactus/contactform',
    },
    {
      component_name: 'GridBlocks',
      layout: 'list',
      main_title: { en: 'Five keys and what they do', de: 'Fünf Tasten und was sie bewirken' },
      description: {
        en: 'Costs are typical for shops of one to five million euros a year.',
        de: 'Übliche Kosten bei Shops mit ein bis fünf Millionen Euro im Jahr.',
      },
      cards: [
        {
          title: { en: 'Invoice', de: 'Rechnung' },
          description: {
            en: 'The German favourite, above all for things one tries on. With a partner who bears the risk: 2 to 3.5 per cent.',
            de: 'Der deutsche Liebling, vor allem bei allem, was man anprobiert. Trägt ein Partner das Risiko: 2 bis 3,5\u00a0Prozent.',
          },
        },
        {
          title: { en: 'Card', de: 'Karte' },
          description: {
            en: 'Indispensable abroad. 1.2 to 1.8 per cent, and 3-D Secure that steps in only where it has to.',
            de: 'Im Ausland unverzichtbar. 1,2 bis 1,8\u00a0Prozent, dazu 3-D Secure, das sich nur meldet, wo es muss.',
          },
        },
        {
          title: { en: 'Wallet', de: 'Wallet' },
          description: {
            en: 'PayPal, Apple Pay, Google Pay, Wero. On the phone the shortest way, since the address comes along.',
            de: 'PayPal, Apple Pay, Google Pay, Wero. Auf dem Telefon der kürzeste Weg, weil die Adresse mitkommt.',
          },
        },
        {
          title: { en: 'Debit', de: 'Lastschrift' },
          description: {
            en: 'About 25 cents, ideal for regulars and boxes by the month. Can be returned for eight weeks, so know your customers.',
            de: 'Rund 25\u00a0Cent, ideal für Stammkundschaft und Monatskisten. Acht Wochen lang rückholbar, man sollte sich also kennen.',
          },
        },
        {
          title: { en: 'Instalments', de: 'Raten' },
          description: {
            en: 'Sensible from about 250 euros. Below that the key takes more room than it earns.',
            de: 'Sinnvoll ab etwa 250\u00a0Euro. Darunter nimmt die Taste mehr Platz weg, als sie einbringt.',
          },
        },
      ],
    },
    {
      component_name: 'TwoImages',
      layout: 'equal',
      main_title: { en: 'Once, or every month', de: 'Einmal oder jeden Monat' },
      bg_image: 'scene-checkout',
      com_image: 'project-zaitoon',
      cards: [
        {
          title: { en: 'Once', de: 'Einmal' },
          description: {
            en: 'The four keys stand side by side with the total above them. Which one comes first depends on the country.',
            de: 'Vier Tasten nebeneinander, darüber die Summe. Welche zuerst kommt, hängt vom Land ab.',
          },
        },
        {
          title: { en: 'Monthly', de: 'Monatlich' },
          description: {
            en: 'Oil, olives, za’atar: 34.80 euros from one mandate, announced beforehand. Whoever pauses a box does not have to revoke it.',
            de: 'Öl, Oliven, Zatar: 34,80\u00a0Euro aus einem Mandat, vorher angekündigt. Wer eine Kiste aussetzt, muss es nicht widerrufen.',
          },
        },
      ],
    },
    {
      component_name: 'ImageContent',
      layout: 'right',
      tone: 'paper-2',
      main_title: { en: 'Paid at the pool’s edge', de: 'Bezahlt am Beckenrand' },
      description: {
        en: 'At Hafenbad the queue is short and the sun is hot. A day ticket for two adults and a child costs 16.50 euros and four taps, the last one on the wallet. The code appears in the same breath. A form with fourteen fields would have cost more patience than the pool has water.',
        de: 'Im Hafenbad soll die Schlange kurz sein, denn die Sonne ist heiß. Die Tageskarte für zwei Erwachsene und ein Kind kostet 16,50\u00a0Euro und viermal Tippen, zuletzt auf die Wallet. Im selben Atemzug erscheint der Code. So viel Geduld, wie ein Formular mit vierzehn Feldern verlangt, hat niemand in Badehose.',
      },
      com_image: 'project-hafenbad',
      cards: [
        { title: { en: 'No account, no password', de: 'Kein Konto, kein Passwort' } },
        { title: { en: 'Ticket also as a wallet pass', de: 'Ticket auch für die Wallet' } },
        { title: { en: 'Refund before the day by one link', de: 'Erstattung am Vortag mit einem Link' } },
      ],
      button_one_text: { en: 'The Hafenbad project', de: 'Das Projekt Hafenbad' },
      button_one_link: '/projects/hafenbad',
    },
    {
      component_name: 'RichText',
      layout: 'prose',
      main_title: { en: 'After the bell', de: 'Nach dem Klingeln' },
      html_field: {
        en: `For the buyer it ends with “thank you”. For your bookkeeping it begins there. A payout of 41,306.18 euros is the sum of 512 orders, less fees, less refunds, less one chargeback from Lyon.

We post each payout as such a sum, with order numbers, into DATEV or the ERP. What does not add up appears on a list, the same morning, with a probable cause. It is usually a partial refund.

Two more things that are decided early:

- **Capture on dispatch, not on order.** Money for goods that are not in the warehouse is borrowed money.
- **Card data never touch your server.** Fields come from the provider’s frame, and the scripts on the payment page are listed and watched, as PCI DSS 4 demands.`,
        de: `Für die Kundschaft endet es mit „Vielen Dank“. Für Ihre Buchhaltung fängt es dort an. Eine Auszahlung von 41.306,18\u00a0Euro ist die Summe aus 512\u00a0Bestellungen, abzüglich Gebühren, abzüglich Erstattungen, abzüglich einer Rückbelastung aus Lyon.

Genau als diese Summe verbuchen wir sie, mit Bestellnummern, in DATEV oder im ERP. Was nicht aufgeht, steht noch am selben Morgen auf einer Liste, samt wahrscheinlicher Ursache. Meist ist es eine Teilerstattung.

Zwei weitere Dinge entscheidet man früh:

- **Abgebucht wird beim Versand, nicht beim Bestellen.** Geld für Ware, die nicht im Lager liegt, ist geliehenes Geld.
- **Kartendaten berühren Ihren Server nie.** Die Felder kommen aus dem Rahmen des Anbieters, und die Skripte der Bezahlseite sind erfasst und überwacht, wie es PCI\u00a0DSS\u00a04 verlangt.`,
      },
    },
    {
      component_name: 'Stats',
      layout: 'row',
      tone: 'mist',
      main_title: { en: 'What the right order of keys is worth', de: 'Was die richtige Reihenfolge wert ist' },
      description: {
        en: 'Median of nine tills we have rebuilt since 2023.',
        de: 'Median von neun Kassen, die wir seit 2023 umgebaut haben.',
      },
      cards: [
        {
          title: { en: '+6 %', de: '+6\u00a0%' },
          description: { en: 'more completed purchases', de: 'mehr abgeschlossene Käufe' },
          detail_desc: { en: '+9 % on phones', de: '+9\u00a0% auf Telefonen' },
        },
        {
          title: { en: '−0.4', de: '−0,4' },
          description: { en: 'percentage points of fees', de: 'Prozentpunkte Gebühren' },
          detail_desc: { en: 'by negotiation, not by magic', de: 'durch Verhandeln, nicht durch Zauberei' },
        },
        {
          title: { en: '11 min', de: '11\u00a0min' },
          description: { en: 'of bookkeeping per payout', de: 'Buchhaltung je Auszahlung' },
          detail_desc: { en: 'from an hour and a half', de: 'vorher anderthalb Stunden' },
        },
      ],
    },
    {
      component_name: 'Faq',
      main_title: { en: 'Small change', de: 'Kleingeld' },
      cards: [
        {
          title: { en: 'Which provider do you recommend?', de: 'Welchen Anbieter empfehlen Sie?' },
          html_field: {
            en: 'It depends on countries, volume and what your system supports well. We have built with Mollie, Adyen, Stripe, PAYONE and Unzer, and receive a commission from none of them.',
            de: 'Das hängt von Ländern, Volumen und der Anbindung Ihres Systems ab. Gebaut haben wir mit Mollie, Adyen, Stripe, PAYONE und Unzer. Provision bekommen wir von niemandem.',
          },
        },
        {
          title: { en: 'May we charge extra for cards?', de: 'Dürfen wir für Karten einen Aufschlag verlangen?' },
          html_field: {
            en: 'Not from consumers in the EU, for ordinary cards and SEPA. In Germany section 270a of the Civil Code says so. Calculate the fees into the price.',
            de: 'Von Verbrauchern in der EU nicht, jedenfalls nicht bei gängigen Karten und SEPA. In Deutschland steht das in §\u00a0270a BGB. Rechnen Sie die Gebühren in den Preis ein.',
          },
        },
        {
          title: { en: 'How many methods are enough?', de: 'Wie viele Zahlungsarten genügen?' },
          html_field: {
            en: 'Four to six. With the seventh, people begin to think about paying instead of paying.',
            de: 'Vier bis sechs. Ab der siebten denkt man übers Bezahlen nach, statt zu bezahlen.',
          },
        },
        {
          title: { en: 'What about fraud?', de: 'Und Betrug?' },
          html_field: {
            en: 'Rules before robots: a new account, an express parcel and four equal phones deserve a glance from a human being. Risk scoring of the provider catches most of the rest.',
            de: 'Regeln vor Robotern: Ein neues Konto, ein Expresspaket und vier gleiche Telefone verdienen einen menschlichen Blick. Das meiste andere fängt die Risikoprüfung des Anbieters ab.',
          },
        },
      ],
    },
    {
      component_name: 'Banner',
      layout: 'call',
      tone: 'ink',
      main_title: { en: 'Buy something from yourself', de: 'Kaufen Sie bei sich selbst ein' },
      description: {
        en: 'On the phone, standing up, with one hand. If you give up on the way, tell us at which field.',
        de: 'Auf dem Telefon, im Stehen, mit einer Hand. Geben Sie unterwegs auf, nennen Sie uns das Feld.',
      },
      button_one_text: { en: 'Tell us the field', de: 'Das Feld nennen' },
      button_one_link: '/contactus/contactform',
    },
  ],
} satisfies Page;
