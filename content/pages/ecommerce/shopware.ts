import { brand } from '../../brand.ts';
import type { Page } from '../../content-types.ts';
import { people } from '../../people.ts';
import { AUDIT_PRICE, euros, priceSentence, prices } from '../../prices.ts';

export default {
  page_key: 'ecommerce',
  slug: 'shopware',
  title: { en: 'Shopware', de: 'Shopware' },
  seo: {
    title: { en: 'Shopware agency for shops that carry the load', de: 'Shopware-Agentur für belastbare Onlineshops' },
    description: {
      en: 'Shopware 6 shops, from a first storefront to 100,000 products: planned, built and looked after by seven certified developers.',
      de: 'Shopware-6-Shops vom ersten Schaufenster bis zu 100.000\u00a0Artikeln: geplant, gebaut und betreut von sieben zertifizierten Fachleuten.',
    },
  },
  sections: [
    {
      component_name: 'Banner',
      layout: 'split',
      tone: 'petrol',
      main_title: { en: 'Shopware shops that carry the load', de: 'Shopware, belastbar gebaut' },
      sub_title: { en: 'Shopware agency', de: 'Shopware-Agentur' },
      description: {
        en: 'From a first storefront to a catalogue of 100,000 products: planned, built and looked after by seven certified developers.',
        de: 'Vom ersten Schaufenster bis zum Katalog mit 100.000\u00a0Artikeln: geplant, gebaut und betreut von sieben zertifizierten Fachleuten.',
      },
      bg_image: 'scene-builder',
      button_one_text: { en: 'Plan a Shopware shop', de: 'Shopware-Shop planen' },
      button_one_link: '/contactus/contactform',
      button_two_text: { en: 'See Shopware projects', de: 'Shopware-Projekte ansehen' },
      button_two_link: '/projects?category=Shopware',
    },
    {
      component_name: 'GridBlocks',
      layout: 'glyphs',
      main_title: { en: 'What you get, item by item', de: 'Was Sie bekommen, Posten für Posten' },
      description: {
        en: 'Every item can be ordered on its own. Together they make a relaunch.',
        de: 'Jeder Posten lässt sich einzeln buchen. Zusammen ergeben sie einen Relaunch.',
      },
      cards: [
        {
          title: { en: 'Migration while you sell', de: 'Umzug im laufenden Betrieb' },
          description: {
            en: 'We move products, customer accounts and order history while you keep selling. Redirects are tested before the switch, which is made at night and takes three hours.',
            de: 'Wir übertragen Produkte, Kundenkonten und Bestellhistorie, während Ihr Shop geöffnet bleibt. Weiterleitungen prüfen wir vorher. Das Umschalten dauert drei Stunden, nachts.',
          },
          image: 'glyph-mig',
        },
        {
          title: { en: 'B2B and B2C in one system', de: 'B2B und B2C in einem System' },
          description: {
            en: 'Customer groups, price lists and quick order sit next to the retail storefront.',
            de: 'Kundengruppen, Preislisten und Schnellbestellung wohnen Tür an Tür mit dem Endkundenshop.',
          },
          image: 'glyph-b2b',
        },
        {
          title: { en: 'Loaded in under two seconds', de: 'Geladen in unter zwei Sekunden' },
          description: {
            en: 'Measured on a mid-range phone over a mobile network, because that is what your customers use.',
            de: 'Gemessen auf einem Mittelklasse-Smartphone im Mobilfunknetz, denn damit kaufen Ihre Kunden ein.',
          },
          image: 'glyph-speed',
        },
        {
          title: { en: 'ERP and PIM connected', de: 'ERP und PIM angebunden' },
          description: {
            en: 'Stock, prices and product copy arrive through a queue. If something gets stuck, we see it before you do.',
            de: 'Bestände, Preise und Texte kommen über eine Warteschlange. Klemmt etwas, sehen wir es vor Ihnen.',
          },
          image: 'glyph-link',
        },
        {
          title: { en: 'Themes that are yours', de: 'Themes, die Ihnen gehören' },
          description: {
            en: 'No off-the-shelf template. Your designers get components, and pages they can edit themselves.',
            de: 'Kein gekauftes Template. Ihr Designteam bekommt Komponenten und Seiten, die es selbst bearbeiten kann.',
          },
          image: 'glyph-brand',
        },
        {
          title: { en: 'Updates on a calendar', de: 'Updates nach Kalender' },
          description: {
            en: 'Security fixes within a day, minor versions monthly, major versions after a rehearsal.',
            de: 'Sicherheitslücken schließen wir binnen eines Tages. Kleine Versionen kommen monatlich, große mit Generalprobe.',
          },
          image: 'glyph-care',
        },
      ],
    },
    {
      component_name: 'ImageContent',
      layout: 'right',
      main_title: { en: 'A checkout with three questions', de: 'Eine Kasse mit drei Fragen' },
      description: {
        en: 'Where to, how fast, how to pay? We remove every field that doesn’t answer one of these, and fill in the rest from the last order.',
        de: 'Wohin, wie schnell, womit bezahlt? Felder, die keine dieser Fragen beantworten, streichen wir. Den Rest füllt die letzte Bestellung aus.',
      },
      com_image: 'scene-checkout',
      cards: [
        { title: { en: 'Guest checkout first, account after payment', de: 'Als Gast bezahlen, Konto erst danach' } },
        {
          title: {
            en: 'Address check for Germany, Austria and Switzerland',
            de: 'Adressprüfung für Deutschland, Österreich, Schweiz',
          },
        },
        { title: { en: 'Works with keyboard and screen reader', de: 'Bedienbar mit Tastatur und Screenreader' } },
      ],
      button_one_text: { en: 'How we test checkouts', de: 'So testen wir Kassen' },
      button_one_link: '/services/testsolution',
    },
    {
      component_name: 'ImageContent',
      layout: 'left',
      main_title: { en: 'Three systems, one truth', de: 'Drei Systeme, eine Wahrheit' },
      sub_title: { en: 'ERP connector', de: 'ERP-Konnektor' },
      description: {
        en: 'Your ERP knows the stock, your PIM knows the copy, your warehouse knows the parcel. The shop should never have to guess. Our connector passes changes on in seconds and keeps a log you can read.',
        de: 'Das ERP kennt den Bestand, das PIM den Text, das Lager das Paket. Raten soll der Shop nie. Unser Konnektor überträgt Änderungen in Sekunden und führt ein Protokoll, das man lesen kann.',
      },
      com_image: 'scene-pipes',
      cards: [
        {
          title: { en: 'Stock reaches the shop in', de: 'Bestand im Shop nach' },
          description: { en: '40\u00a0s', de: '40\u00a0s' },
        },
        { title: { en: 'Logs kept for', de: 'Protokoll bleibt' }, description: { en: '90 days', de: '90\u00a0Tage' } },
        { title: { en: 'Alarm after', de: 'Alarm nach' }, description: { en: '3 failures', de: '3\u00a0Fehlern' } },
      ],
      button_one_text: { en: 'See the ERP connector', de: 'ERP-Konnektor ansehen' },
      button_one_link: '/products#erp-connector',
    },
    {
      component_name: 'TwoImages',
      layout: 'wide-left',
      main_title: { en: 'From click to parcel', de: 'Vom Klick zum Paket' },
      bg_image: 'scene-analytics',
      com_image: 'scene-parcels',
      cards: [
        {
          title: { en: 'Measured', de: 'Gemessen' },
          description: {
            en: 'Every release is compared with the month before: by revenue per visit, not gut feeling.',
            de: 'Jedes Release vergleichen wir mit dem Vormonat: nach Umsatz je Besuch, nicht nach Bauchgefühl.',
          },
        },
        {
          title: { en: 'Delivered', de: 'Geliefert' },
          description: {
            en: 'Packing slip, label and returns form are printed from the same order.',
            de: 'Packzettel, Etikett und Retourenschein kommen aus derselben Bestellung.',
          },
        },
      ],
    },
    {
      component_name: 'ReviewSlider',
      tone: 'mist',
      main_title: { en: 'Two shops, two signatures', de: 'Zwei Shops, zwei Unterschriften' },
      sub_title: { en: 'What our Shopware clients say', de: 'Was Shopware-Kunden sagen' },
      pick: ['marmara', 'lumen'],
    },
    {
      component_name: 'ImageContent',
      layout: 'right',
      tone: 'petrol',
      main_title: { en: 'Bricks first, mortar second', de: 'Erst die Steine, dann der Mörtel' },
      sub_title: { en: 'Plugins only where Shopware stops', de: 'Plugins nur, wo Shopware aufhört' },
      description: {
        en: 'Shopware can do more than most shops ask of it: Rule Builder for who gets which price, Flow Builder for what happens after an order, Shopping Experiences for pages. We build with these first and write a plugin only to fill a gap. Each one comes with a README, tests and a note saying when it can go.',
        de: 'Shopware kann mehr, als die meisten Shops nutzen: den Rule Builder für Konditionen, den Flow Builder für alles nach der Bestellung, die Erlebniswelten für Seiten. Damit bauen wir zuerst. Ein Plugin schließt nur die Lücke und bringt README, Tests und den Hinweis mit, wann es wieder wegkann.',
      },
      com_image: 'ecommerce-shopware',
    },
    {
      component_name: 'Faq',
      tone: 'paper-2',
      main_title: { en: 'What people ask us first', de: 'Was zuerst gefragt wird' },
      description: {
        en: `Can’t find your question? Call us and Jonas will pick up:\n${brand.phone_in_text}`,
        de: `Ihre Frage fehlt? Rufen Sie an, Jonas geht ran:\n${brand.phone_in_text}`,
      },
      com_image: people.jonas.image,
      cards: [
        {
          title: { en: 'What does a Shopware shop cost?', de: 'Was kostet ein Shop mit Shopware?' },
          html_field: {
            en: `${priceSentence(prices.shopware).en} That is for a relaunch with your ERP connected; your quote has a fixed price for each part. For the other systems, see [the comparison](/ecommerce#how-to-choose).`,
            de: `${priceSentence(prices.shopware).de} Das gilt für einen Relaunch mit angebundenem ERP; Ihr Angebot nennt für jeden Teil einen Festpreis. Was die anderen Systeme kosten, zeigt [der Vergleich](/ecommerce#how-to-choose).`,
          },
        },
        {
          title: { en: 'How long does a Shopware relaunch take?', de: 'Wie lange dauert ein Relaunch mit Shopware?' },
          html_field: {
            en: `Usually four to six months from the first workshop. It is rarely the catalogue that takes the time; it is agreeing on the data.

| Phase | Weeks | You need |
| --- | --- | --- |
| Workshop and plan | 2–4 | Someone who can decide |
| Design and build | 10–14 | One hour a week |
| Data and rehearsal | 4–6 | Your ERP contact |`,
            de: `Meist vier bis sechs Monate ab dem ersten Workshop. Selten bremst der Katalog, öfter die Abstimmung über Daten.

| Phase | Wochen | Sie brauchen |
| --- | --- | --- |
| Workshop und Plan | 2–4 | Jemanden, der entscheiden darf |
| Gestaltung und Bau | 10–14 | Eine Stunde je Woche |
| Daten und Probe | 4–6 | Ihren ERP-Kontakt |`,
          },
        },
        {
          title: { en: 'Can we keep our ERP?', de: 'Können wir unser ERP behalten?' },
          html_field: {
            en: 'Yes. If it has an API, a file drop or at least a readable database, we can connect it. There is more on our page about [interfaces and integration](/ecommerce/interfacesandintegration).',
            de: 'Ja. Hat es eine API, eine Dateiablage oder wenigstens eine lesbare Datenbank, binden wir es an. Einzelheiten stehen unter [Schnittstellen und Integration](/ecommerce/interfacesandintegration).',
          },
        },
        {
          title: { en: 'What happens to our Google rankings?', de: 'Was wird aus unseren Google-Platzierungen?' },
          html_field: {
            en: 'They wobble for a few weeks and come back, provided every old address has a new one. We try every one of them before launch and show you those that fail. There are always a few.',
            de: 'Sie wackeln ein paar Wochen und kommen zurück, sofern jede alte Adresse eine neue hat. Vor dem Start rufen wir alle einmal ab und zeigen Ihnen die Ausnahmen. Ein paar gibt es immer.',
          },
        },
        {
          title: { en: 'Do you take over shops built by someone else?', de: 'Übernehmen Sie Shops aus fremder Hand?' },
          html_field: {
            en: `Gladly. We start with three days in the code and a report for ${euros(AUDIT_PRICE).en}: what holds, what leaks, what can wait. Then you decide whether we suit each other.`,
            de: `Gern. Am Anfang stehen drei Tage im Code und ein Bericht für ${euros(AUDIT_PRICE).de}: Was hält, was leckt, was hat Zeit? Danach entscheiden Sie, ob wir zueinanderpassen.`,
          },
        },
        {
          title: { en: 'Who edits the content after launch?', de: 'Wer pflegt nach dem Start die Inhalte?' },
          html_field: {
            en: 'You do. Every project includes two afternoons of practice on your own campaign pages. Most teams only need the second one for the coffee.',
            de: 'Sie. Zu jedem Projekt gehören zwei Nachmittage Übung an Ihren eigenen Aktionsseiten. Den zweiten brauchen die meisten nur noch wegen des Kaffees.',
          },
        },
      ],
    },
    {
      component_name: 'Banner',
      layout: 'call',
      tone: 'marigold',
      main_title: {
        en: 'Show us your shop. You get a list.',
        de: 'Zeigen Sie uns Ihren Shop. Sie bekommen eine Liste.',
      },
      description: {
        en: 'Thirty minutes, one screen, a written list of what to fix first. Free, and yours to keep.',
        de: 'Dreißig Minuten, ein Bildschirm, eine schriftliche Liste, was zuerst zu tun ist. Sie kostet nichts und gehört Ihnen.',
      },
      button_one_text: { en: 'Book a shop review', de: 'Shop-Check buchen' },
      button_one_link: '/contactus/contactform',
    },
  ],
} satisfies Page;
