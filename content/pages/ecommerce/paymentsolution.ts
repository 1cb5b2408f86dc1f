import type { Page } from '../../content-types.ts';
import { priceSentence, prices } from '../../prices.ts';

export default {
  page_key: 'ecommerce',
  slug: 'paymentsolution',
  title: { en: 'Payment solutions', de: 'Zahlungslösungen' },
  seo: {
    title: { en: 'Payment solutions for online shops', de: 'Zahlungslösungen für Onlineshops' },
    description: {
      en: 'Invoice, card, wallet, direct debit, instalments: which keys your till needs, what each costs, and how payouts reach the books, correct to the cent.',
      de: 'Rechnung, Karte, Wallet, Lastschrift, Raten: welche Tasten Ihre Kasse braucht, was jede kostet und wie Auszahlungen centgenau verbucht werden.',
    },
  },
  sections: [
    {
      component_name: 'Banner',
      layout: 'half',
      tone: 'petrol',
      main_title: { en: 'The till that says yes', de: 'Eine Kasse, die Ja sagt' },
      sub_title: { en: 'Payment solutions for shops', de: 'Zahlungslösungen für Shops' },
      description: {
        en: 'We build checkouts where people can pay the way they like. A chair, a seat pad, €588: the decision is made, and the right button is there.',
        de: 'Wir bauen die Kasse, an der Ihre Kunden zahlen, wie sie mögen. Ein Stuhl, ein Sitzkissen, 588\u00a0Euro: Die Wahl ist getroffen, fehlt nur noch die richtige Taste.',
      },
      bg_image: 'ecommerce-payment',
      button_one_text: { en: 'Have your checkout reviewed', de: 'Kasse prüfen lassen' },
      button_one_link: '/contactus/contactform',
    },
    {
      component_name: 'GridBlocks',
      layout: 'list',
      main_title: { en: 'Five keys and what they do', de: 'Fünf Tasten und was sie bewirken' },
      sub_title: { en: 'Payment methods and their fees', de: 'Zahlungsarten und ihre Gebühren' },
      description: {
        en: 'Typical fees for shops that turn over one to five million euros a year.',
        de: 'Übliche Gebühren bei Shops mit ein bis fünf Millionen Euro Umsatz im Jahr.',
      },
      cards: [
        {
          title: { en: 'Invoice', de: 'Rechnung' },
          description: {
            en: 'The German favourite, above all for anything you try on. With a partner who carries the risk: 2 to 3.5 per cent.',
            de: 'Der Liebling der Deutschen, besonders bei Dingen, die man anprobiert. Trägt ein Partner das Risiko: 2 bis 3,5\u00a0Prozent.',
          },
        },
        {
          title: { en: 'Card', de: 'Karte' },
          description: {
            en: 'Indispensable abroad. 1.2 to 1.8 per cent, with 3-D Secure that only speaks up where it has to.',
            de: 'Im Ausland unverzichtbar. 1,2 bis 1,8\u00a0Prozent, dazu 3-D Secure, das sich nur meldet, wo es muss.',
          },
        },
        {
          title: { en: 'Wallet', de: 'Wallet' },
          description: {
            en: 'PayPal, Apple Pay, Google Pay, Wero. The quickest way on a phone, because it brings the address with it. 1.2 to 3 per cent.',
            de: 'PayPal, Apple Pay, Google Pay, Wero. Auf dem Telefon der kürzeste Weg, weil die Adresse mitkommt. 1,2 bis 3\u00a0Prozent.',
          },
        },
        {
          title: { en: 'Direct debit', de: 'Lastschrift' },
          description: {
            en: 'About 25 cents, ideal for regulars and monthly boxes. It can be reversed for eight weeks, so it helps if you and your customers know each other.',
            de: 'Rund 25\u00a0Cent, ideal für Stammkunden und Monatskisten. Acht Wochen lang lässt sie sich zurückholen, man sollte sich also kennen.',
          },
        },
        {
          title: { en: 'Instalments', de: 'Raten' },
          description: {
            en: '3 to 5 per cent, sensible from about €250. Below that, the key isn’t worth the room it takes up.',
            de: '3 bis 5\u00a0Prozent, sinnvoll ab etwa 250\u00a0Euro. Darunter nimmt die Taste mehr Platz weg, als sie einbringt.',
          },
        },
      ],
    },
    {
      component_name: 'TwoImages',
      layout: 'equal',
      sub_title: { en: 'One-off and recurring payments', de: 'Einmalige und wiederkehrende Zahlungen' },
      main_title: { en: 'Once, or every month', de: 'Einmal oder jeden Monat' },
      bg_image: 'scene-checkout',
      com_image: 'project-zaitoon',
      cards: [
        {
          title: { en: 'Once', de: 'Einmal' },
          description: {
            en: 'Four keys side by side, the total above them. Which one comes first depends on the country.',
            de: 'Vier Tasten nebeneinander, darüber die Summe. Welche zuerst kommt, hängt vom Land ab.',
          },
        },
        {
          title: { en: 'Monthly', de: 'Monatlich' },
          description: {
            en: 'Oil, olives, za’atar: €34.80 under one mandate, announced beforehand. Pausing a box leaves the mandate in place.',
            de: 'Öl, Oliven, Zatar: 34,80\u00a0Euro per SEPA-Mandat, vorher angekündigt. Wer einen Monat aussetzt, muss das Mandat nicht widerrufen.',
          },
        },
      ],
    },
    {
      component_name: 'ImageContent',
      layout: 'right',
      tone: 'paper-2',
      main_title: { en: 'Paid at the pool’s edge', de: 'Bezahlt am Beckenrand' },
      sub_title: { en: 'Paying by phone', de: 'Bezahlen mit dem Telefon' },
      description: {
        en: 'At Hafenbad the queue has to be short, because it stands in the sun. A day ticket for two adults and a child costs €16.50 and four taps, the last one on the wallet. The code appears at once. Nobody in swimming trunks has the patience for a form with fourteen fields.',
        de: 'Im Hafenbad soll die Schlange kurz sein, denn die Sonne brennt. Die Tageskarte für zwei Erwachsene und ein Kind kostet 16,50\u00a0Euro und viermal Tippen, zuletzt auf die Wallet. Im selben Augenblick erscheint der Code. So viel Geduld, wie ein Formular mit vierzehn Feldern verlangt, hat niemand in Badehose.',
      },
      com_image: 'project-hafenbad',
      cards: [
        { title: { en: 'No account, no password', de: 'Kein Konto, kein Passwort' } },
        { title: { en: 'Ticket available as a wallet pass, too', de: 'Ticket auch für die Wallet' } },
        {
          title: { en: 'One link for a refund, up to the day before', de: 'Erstattung bis zum Vortag mit einem Link' },
        },
      ],
      button_one_text: { en: 'The Hafenbad project', de: 'Das Projekt Hafenbad' },
      button_one_link: '/projects/hafenbad',
    },
    {
      component_name: 'RichText',
      layout: 'prose',
      main_title: { en: 'After the bell', de: 'Nach dem Klingeln' },
      sub_title: { en: 'Payouts in your books', de: 'Auszahlungen in der Buchhaltung' },
      html_field: {
        en: `For the buyer it ends with “thank you”. For your bookkeeper, that is where it begins. A payout of €41,306.18 is the sum of 512 orders, less fees, less refunds, less one chargeback from Lyon.

That is exactly the sum we post, with order numbers, to DATEV or the ERP. Anything that doesn’t add up is on a list the same morning, with a probable cause. It is usually a partial refund.

Two more things are decided early:

- **Capture on dispatch, not on order.** Money for goods that aren’t in the warehouse is borrowed money.
- **Card data never touches your server.** The fields come from the provider’s frame, and the scripts on the payment page are listed and watched, as PCI DSS 4 demands.`,
        de: `Für den Käufer endet es mit „Vielen Dank“. Für Ihre Buchhaltung fängt es dort an. Eine Auszahlung von 41.306,18\u00a0Euro ist die Summe aus 512\u00a0Bestellungen, abzüglich Gebühren, abzüglich Erstattungen, abzüglich einer Rückbelastung aus Lyon.

Genau so verbuchen wir sie, Bestellnummer für Bestellnummer, in DATEV oder im ERP. Was nicht aufgeht, steht noch am selben Morgen auf einer Liste, samt wahrscheinlicher Ursache. Meist ist es eine Teilerstattung.

Zwei weitere Dinge entscheidet man früh:

- **Abgebucht wird beim Versand, nicht beim Bestellen.** Geld für Ware, die nicht im Lager liegt, ist geliehenes Geld.
- **Kartendaten gelangen nie auf Ihren Server.** Die Felder liefert der Anbieter in einem eigenen iFrame, und die Skripte der Bezahlseite sind erfasst und überwacht, wie es PCI\u00a0DSS\u00a04 verlangt.`,
      },
    },
    {
      component_name: 'Stats',
      layout: 'row',
      tone: 'mist',
      main_title: { en: 'What a well-built till is worth', de: 'Was die richtige Reihenfolge wert ist' },
      sub_title: { en: 'Checkouts before and after', de: 'Kassen vorher und nachher' },
      description: {
        en: 'Median of nine checkouts we have rebuilt since 2023.',
        de: 'Median von neun Kassen, die wir seit 2023 umgebaut haben.',
      },
      cards: [
        {
          title: { en: '+6%', de: '+6\u00a0%' },
          description: { en: 'more completed purchases', de: 'mehr abgeschlossene Käufe' },
          detail_desc: { en: '+9% on phones', de: '+9\u00a0% auf Telefonen' },
        },
        {
          title: { en: '−0.4', de: '−0,4' },
          description: { en: 'percentage points of fees', de: 'Prozentpunkte Gebühren' },
          detail_desc: { en: 'by negotiating, not by magic', de: 'durch Verhandeln, nicht durch Zauberei' },
        },
        {
          title: { en: '11\u00a0min', de: '11\u00a0min' },
          description: { en: 'of bookkeeping per payout', de: 'Buchhaltung je Auszahlung' },
          detail_desc: { en: 'down from an hour and a half', de: 'vorher anderthalb Stunden' },
        },
      ],
    },
    {
      component_name: 'Faq',
      main_title: { en: 'Small change', de: 'Kleingeld' },
      sub_title: { en: 'What people ask about payment', de: 'Was Kunden zum Bezahlen fragen' },
      cards: [
        {
          title: { en: 'What does a new checkout cost?', de: 'Was kostet eine neue Kasse?' },
          html_field: {
            en: `${priceSentence(prices.payment).en} That covers the payment methods, the order they come in and the postings in your books. The providers’ fees are in the list above.`,
            de: `${priceSentence(prices.payment).de} Darin enthalten sind Zahlungsarten, ihre Reihenfolge und die Buchungen. Die Gebühren der Anbieter stehen in der Liste oben.`,
          },
        },
        {
          title: { en: 'Which provider do you recommend?', de: 'Welchen Anbieter empfehlen Sie?' },
          html_field: {
            en: 'It depends on your countries, your volume and what your system supports well. We have built with Mollie, Adyen, Stripe, PAYONE and Unzer, and take commission from none of them.',
            de: 'Das hängt von Ländern, Volumen und der Anbindung Ihres Systems ab. Gebaut haben wir mit Mollie, Adyen, Stripe, PAYONE und Unzer. Provision bekommen wir von niemandem.',
          },
        },
        {
          title: { en: 'Can we charge extra for cards?', de: 'Dürfen wir für Karten einen Aufschlag verlangen?' },
          html_field: {
            en: 'Not if your customers are consumers in the EU, at least not for ordinary cards and SEPA. In Germany, section 270a of the Civil Code says so. Build the fees into your prices.',
            de: 'Von Verbrauchern in der EU nicht, jedenfalls nicht bei gängigen Karten und SEPA. In Deutschland steht das in §\u00a0270a BGB. Rechnen Sie die Gebühren in den Preis ein.',
          },
        },
        {
          title: { en: 'How many methods are enough?', de: 'Wie viele Zahlungsarten genügen?' },
          html_field: {
            en: 'Four to six. Offer a seventh, and people start thinking about paying instead of doing it.',
            de: 'Vier bis sechs. Ab der siebten denkt man übers Bezahlen nach, statt zu bezahlen.',
          },
        },
        {
          title: { en: 'What about fraud?', de: 'Und Betrug?' },
          html_field: {
            en: 'Rules before robots: a new account, an express parcel and four identical phones deserve a human glance. The provider’s risk scoring catches most of the rest.',
            de: 'Regeln vor Robotern: Ein neues Konto, ein Expresspaket und vier gleiche Telefone sieht sich besser ein Mensch an. Das meiste andere fängt die Risikoprüfung des Anbieters ab.',
          },
        },
      ],
    },
    {
      component_name: 'Banner',
      layout: 'call',
      tone: 'mist',
      main_title: { en: 'Buy something from yourself', de: 'Kaufen Sie bei sich selbst ein' },
      description: {
        en: 'On your phone, standing up, with one hand. If you give up on the way, tell us at which field.',
        de: 'Auf dem Telefon, im Stehen, mit einer Hand. Geben Sie unterwegs auf, nennen Sie uns das Feld.',
      },
      button_one_text: { en: 'Tell us which field', de: 'Das Feld nennen' },
      button_one_link: '/contactus/contactform',
    },
  ],
} satisfies Page;
