import type { Page } from '../../content-types.ts';
import { AUDIT_PRICE, DAY_PRICE, euros, priceSentence, prices } from '../../prices.ts';

export default {
  page_key: 'ecommerce',
  slug: 'performanceoptimization',
  title: { en: 'Performance optimisation', de: 'Ladezeiten' },
  seo: {
    title: { en: 'Shop performance: pages that run on time', de: 'Ladezeiten im Shop: pünktlich nach Fahrplan' },
    description: {
      en: 'Faster product pages for Shopware, Magento, Shopify and WooCommerce: measured on real visits, fixed in the right order, kept fast by a budget.',
      de: 'Schnellere Produktseiten für Shopware, Magento, Shopify und WooCommerce: an echten Besuchen gemessen, der Reihe nach verbessert, dauerhaft gehalten.',
    },
  },
  sections: [
    {
      component_name: 'Banner',
      layout: 'wide',
      tone: 'paper',
      main_title: { en: 'From tap to shelf', de: 'Vom Fingertipp zum Regal' },
      sub_title: { en: 'Faster online shops', de: 'Schnellere Onlineshops' },
      description: {
        en: 'We make online shops fast: 1.2 seconds until the product appears. What makes a train fast isn’t its nose, it’s a clear track.',
        de: 'Wir machen Shops schnell: Nach 1,2\u00a0Sekunden steht das Produkt da. Schnell wird ein Zug nicht durch seine Nase, sondern weil nichts auf dem Gleis liegt.',
      },
      bg_image: 'ecommerce-performance',
      button_one_text: { en: 'Have your shop measured', de: 'Shop messen lassen' },
      button_one_link: '/contactus/contactform',
    },
    {
      component_name: 'Stats',
      layout: 'large',
      tone: 'ink',
      main_title: { en: 'One line before and after', de: 'Eine Strecke, vorher und nachher' },
      sub_title: { en: 'Load times of one shop', de: 'Die Ladezeiten eines Shops' },
      description: {
        en: 'A Shopware shop with 26,000 products. Field data, mobile, 75th percentile, May against October.',
        de: 'Ein Shopware-Shop mit 26.000\u00a0Artikeln. Felddaten, mobil, 75.\u00a0Perzentil, Mai und Oktober im Vergleich.',
      },
      cards: [
        {
          title: { en: '1.2\u00a0s', de: '1,2\u00a0s' },
          description: { en: 'until the product image appears', de: 'bis das Produktbild steht' },
          detail_desc: { en: 'LCP, before: 4.6\u00a0s', de: 'LCP, vorher 4,6\u00a0s' },
        },
        {
          title: { en: '96\u00a0ms', de: '96\u00a0ms' },
          description: { en: 'until a tap takes effect', de: 'bis die Seite aufs Antippen reagiert' },
          detail_desc: { en: 'INP, before: 410\u00a0ms', de: 'INP, vorher 410\u00a0ms' },
        },
        {
          title: { en: '0.01', de: '0,01' },
          description: { en: 'of layout shift', de: 'Gehüpfe im Layout' },
          detail_desc: { en: 'CLS, before: 0.31', de: 'CLS, vorher 0,31' },
        },
        {
          title: { en: '2.4\u00a0MB', de: '2,4\u00a0MB' },
          description: { en: 'less to carry per page', de: 'weniger Gepäck je Seite' },
          detail_desc: { en: 'mostly two fonts and a chat window', de: 'vor allem zwei Schriften und ein Chatfenster' },
        },
      ],
    },
    {
      component_name: 'ImageContent',
      layout: 'right',
      main_title: { en: 'For a barge, 14 km/h is fine', de: 'Für ein Schiff genügen 14\u00a0km/h' },
      sub_title: { en: 'How fast is fast enough?', de: 'Wie schnell ist schnell genug?' },
      description: {
        en: 'Fast is only ever fast enough for something. MS Lippe reports its position once a minute, and nobody on the quay needs more. A product list has to react before the thumb has left the glass. So first we agree which pages earn money, and on which devices. Then we reach for the stopwatch.',
        de: 'Tempo ist kein Selbstzweck. Das Binnenschiff MS\u00a0Lippe meldet seine Position einmal je Minute, mehr braucht am Kai niemand. Eine Produktliste muss reagieren, bevor sich der Daumen vom Display gehoben hat. Zuerst klären wir also, welche Seiten auf welchen Geräten Geld verdienen. Dann kommt die Stoppuhr.',
      },
      com_image: 'project-rheinkran-detail-1',
      button_one_text: { en: 'The Rheinkran portal', de: 'Das Portal von Rheinkran' },
      button_one_link: '/projects/rheinkran',
    },
    {
      component_name: 'GridBlocks',
      layout: 'steps',
      tone: 'paper-2',
      main_title: { en: 'Timetable for ten days', de: 'Fahrplan für zehn Tage' },
      sub_title: { en: 'How we speed up a shop', de: 'So wird ein Shop schneller' },
      cards: [
        {
          title: { en: 'Days 1 and 2: ride along', de: 'Tag\u00a01\u00a0und\u00a02: mitfahren' },
          description: {
            en: 'Field data, traces, and a second-hand phone from 2021 on the slow train to Duisburg.',
            de: 'Felddaten, Aufzeichnungen und ein gebrauchtes Telefon von 2021 im Regionalzug nach Duisburg.',
          },
        },
        {
          title: { en: 'Day 3: report', de: 'Tag 3: Bericht' },
          description: {
            en: 'Causes, with their share in milliseconds and their price in hours.',
            de: 'Ursachen mit ihrem Anteil in Millisekunden und ihrem Preis in Stunden.',
          },
        },
        {
          title: { en: 'Days 4 to 8: clear', de: 'Tag 4 bis 8: räumen' },
          description: {
            en: 'The costliest milliseconds first. Each fix goes live on its own, so that its effect can be seen.',
            de: 'Die teuersten Millisekunden zuerst. Jede Reparatur geht einzeln live, damit man ihre Wirkung sieht.',
          },
        },
        {
          title: { en: 'Day 9: rehearse', de: 'Tag 9: proben' },
          description: {
            en: 'A load test with last year’s Black Friday, times two.',
            de: 'Lasttest mit dem Black Friday des Vorjahres, mal zwei.',
          },
        },
        {
          title: { en: 'Day 10: guard', de: 'Tag 10: bewachen' },
          description: {
            en: 'Limits in the build, a chart for the office wall, another look in four weeks.',
            de: 'Grenzwerte im Build, ein Diagramm für die Bürowand, ein Termin in vier Wochen.',
          },
        },
      ],
    },
    {
      component_name: 'RichText',
      layout: 'columns',
      main_title: { en: 'Lost property office', de: 'Fundbüro' },
      sub_title: { en: 'What slows shops down', de: 'Was Shops langsam macht' },
      html_field: {
        en: `Things we have picked up off the track in the past year:

- a 19-megabyte video, muted, playing to nobody below the fold
- a category query without an index, run 212 times per page
- product images as PNGs, 3,000 pixels wide, shown at 160
- a font with Cyrillic and Vietnamese for a shop in Passau
- an A/B test that ended in 2022 and still hid every page for half a second
- a plugin that measured the load time and took 300 milliseconds to do so

None of it was stupid when it was put there. It’s just that nobody ever came back for it.`,
        de: `Was wir im vergangenen Jahr von den Gleisen aufgelesen haben:

- ein Startvideo mit 19\u00a0Megabyte, stumm, außerhalb des Sichtfelds
- eine Kategorieabfrage ohne Index, 212-mal je Seite gestellt
- Produktbilder als PNG, 3.000\u00a0Pixel breit, angezeigt mit 160
- eine Schrift mit Kyrillisch und Vietnamesisch für einen Shop in Passau
- einen A/B-Test, der 2022 zu Ende war und weiterhin jede Seite eine halbe Sekunde lang versteckte
- ein Plugin, das die Ladezeit maß und dafür 300\u00a0Millisekunden brauchte

Nichts davon war dumm, als es dort hingelegt wurde. Nur hat es nie jemand wieder abgeholt.`,
      },
    },
    {
      component_name: 'ImageContent',
      layout: 'left',
      main_title: { en: 'Pictures travel second class', de: 'Bilder reisen zweiter Klasse' },
      sub_title: { en: 'Smaller images', de: 'Kleinere Bilder' },
      description: {
        en: 'Two thirds of the weight of a product page is pictures. That is fine; people buy with their eyes. But on a phone the lamp needs 390 pixels, not 3,000, and the twelfth thumbnail can wait until somebody scrolls. We cut each picture to the sizes that are really asked for, and tell the browser which one to fetch first.',
        de: 'Zwei Drittel des Gewichts einer Produktseite sind Bilder. Das ist in Ordnung, gekauft wird mit den Augen. Nur braucht die Leuchte auf dem Telefon 390 und nicht 3.000\u00a0Pixel, und das zwölfte Vorschaubild kann warten, bis jemand scrollt. Wir schneiden jedes Bild in die Größen, die wirklich verlangt werden, und sagen dem Browser, welches er zuerst holen soll.',
      },
      com_image: 'scene-lumenPhones',
      cards: [
        {
          title: { en: 'As supplied, JPEG', de: 'Wie geliefert, JPEG' },
          description: { en: '840\u00a0kB', de: '840\u00a0kB' },
        },
        {
          title: { en: 'Same width, AVIF', de: 'Gleiche Breite, AVIF' },
          description: { en: '190\u00a0kB', de: '190\u00a0kB' },
        },
        {
          title: { en: 'Width of the phone, AVIF', de: 'Telefonbreite, AVIF' },
          description: { en: '38\u00a0kB', de: '38\u00a0kB' },
        },
      ],
    },
    {
      component_name: 'GridBlocks',
      layout: 'glyphs',
      tone: 'mist',
      main_title: { en: 'Three kinds of ticket', de: 'Drei Sorten Fahrkarten' },
      sub_title: { en: 'What a faster shop costs', de: 'Was ein schnellerer Shop kostet' },
      description: {
        en: 'One tells you where the time goes, one wins it back, one keeps it. All prices plus VAT.',
        de: 'Eine zeigt, wo die Zeit bleibt, eine holt sie zurück, eine hält sie fest. Alle Preise zuzüglich Mehrwertsteuer.',
      },
      cards: [
        {
          title: { en: 'Single', de: 'Einzelfahrt' },
          description: {
            en: `Days 1 to 3: two for measuring, one for a report your own developers can work with. ${euros(AUDIT_PRICE).en}.`,
            de: `Tag 1 bis 3: zwei Tage Messung, einer für den Bericht, mit dem auch Ihr eigenes Team arbeiten kann. ${euros(AUDIT_PRICE).de}.`,
          },
          image: 'glyph-clock',
        },
        {
          title: { en: 'Return', de: 'Hin und zurück' },
          description: {
            en: `All ten days of the timetable, with a target in milliseconds in the contract. ${priceSentence(prices.performance).en}`,
            de: `Der ganze Fahrplan, zehn Tage lang, mit einem Zielwert in Millisekunden im Vertrag. ${priceSentence(prices.performance).de}`,
          },
          image: 'glyph-speed',
        },
        {
          title: { en: 'Season ticket', de: 'Zeitkarte' },
          description: {
            en: `One day a month. We look at every release, and at every new script before it boards. ${euros(DAY_PRICE).en} a month.`,
            de: `Ein Tag im Monat. Wir sehen uns jedes Release an und jedes neue Skript, bevor es einsteigt. ${euros(DAY_PRICE).de}.`,
          },
          image: 'glyph-chart',
        },
      ],
    },
    {
      component_name: 'News',
      layout: 'cards',
      pick: ['core-web-vitals', 'public-load-times', 'open-components', 'offline-apps'],
      main_title: { en: 'For the journey', de: 'Für unterwegs' },
      sub_title: { en: 'Articles on load times and more', de: 'Beiträge zu Ladezeiten und mehr' },
    },
    {
      component_name: 'Banner',
      layout: 'call',
      tone: 'marigold',
      main_title: { en: 'Send us your slowest page', de: 'Schicken Sie uns Ihre langsamste Seite' },
      description: {
        en: 'We’ll load it three times on a phone, through a tunnel if need be, and tell you what holds it up. The first trip is on us.',
        de: 'Wir fahren sie dreimal ab, notfalls durch den Tunnel, und sagen Ihnen, an welchem Signal sie steht. Die erste Fahrt geht auf uns.',
      },
      button_one_text: { en: 'Report a delay', de: 'Verspätung melden' },
      button_one_link: '/contactus/contactform',
    },
  ],
} satisfies Page;
