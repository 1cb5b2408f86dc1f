import type { Page } from '../../content-types.ts';

export default {
  page_key: 'ecommerce',
  slug: 'performanceoptimization',
  title: { en: 'Performance optimisation', de: 'Ladezeiten' },
  seo: {
    title: { en: 'Shop performance that keeps its timetable', de: 'Ladezeit für Shops: pünktlich nach Fahrplan' },
    description: {
      en: 'Faster product pages for Shopware, Magento, Shopify and WooCommerce: measured in the field, repaired in the right order, kept by a budget.',
      de: 'Schnellere Produktseiten für Shopware, Magento, Shopify und WooCommerce: an echten Besuchen gemessen, der Reihe nach behoben, dauerhaft gehalten.',
    },
  },
  sections: [
    {
      component_name: 'Banner',
      layout: 'wide',
      tone: 'paper',
      main_title: { en: 'From tap to shelf', de: 'Vom Tippen zum Regal' },
      description: {
        en: 'In 1.2 seconds, at every stop. A train is not fast because of its nose. It is fast because nothing lies on the track.',
        de: 'In 1,2\u00a0Sekunden, an jeder Haltestelle. Schnell wird ein Zug nicht durch seine Nase, sondern weil nichts auf dem Gleis liegt.',
      },
      bg_image: 'ecommerce-performance',
      button_one_text: { en: 'Have the track inspected', de: 'Strecke prüfen lassen' },
      button_one_link: '/contactus/contactform',
    },
    {
      component_name: 'Stats',
      layout: 'large',
      tone: 'ink',
      main_title: { en: 'One line before and after', de: 'Eine Strecke, vorher und nachher' },
      description: {
        en: 'A Shopware shop with 26,000 articles. Field data, mobile, 75th percentile, May against October.',
        de: 'Ein Shopware-Shop mit 26.000 Artikeln. Felddaten, mobil, 75.\u00a0Perzentil, Mai gegen Oktober.',
      },
      cards: [
        {
          title: { en: '1.2\u00a0s', de: '1,2\u00a0s' },
          description: { en: 'until the product picture stands', de: 'bis das Produktbild steht' },
          detail_desc: { en: 'LCP, before: 4.6\u00a0s', de: 'LCP, vorher 4,6\u00a0s' },
        },
        {
          title: { en: '96\u00a0ms', de: '96\u00a0ms' },
          description: { en: 'until a tap shows an effect', de: 'bis ein Tippen Wirkung zeigt' },
          detail_desc: { en: 'INP, before: 410\u00a0ms', de: 'INP, vorher 410\u00a0ms' },
        },
        {
          title: { en: '0.01', de: '0,01' },
          description: { en: 'of jumping about', de: 'Gehüpfe im Layout' },
          detail_desc: { en: 'CLS, before: 0.31', de: 'CLS, vorher 0,31' },
        },
        {
          title: { en: '2.4\u00a0MB', de: '2,4\u00a0MB' },
          description: { en: 'less luggage per page', de: 'weniger Gepäck je Seite' },
          detail_desc: { en: 'mostly two fonts and a chat', de: 'vor allem zwei Schriften und ein Chat' },
        },
      ],
    },
    {
      component_name: 'ImageContent',
      layout: 'right',
      main_title: { en: 'For a barge, 14 km/h is fine', de: 'Für ein Schiff genügen 14\u00a0km/h' },
      description: {
        en: 'Speed is always speed for something. The MS Lippe reports its position once a minute, and nobody on the quay needs more. A product list must react before the thumb has left the glass. So we first agree which pages earn money and on which devices, then we reach for the stopwatch.',
        de: 'Tempo ist immer Tempo für etwas. Die MS\u00a0Lippe meldet ihre Position einmal je Minute, mehr braucht am Kai niemand. Eine Produktliste muss reagieren, bevor der Daumen das Glas verlassen hat. Zuerst klären wir also, welche Seiten auf welchen Geräten Geld verdienen. Dann kommt die Stoppuhr.',
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
      cards: [
        {
          title: { en: 'Days 1 and 2: ride along', de: 'Tag\u00a01\u00a0und\u00a02: mitfahren' },
          description: {
            en: 'Field data, traces and a second-hand phone from 2021 on the train to Duisburg.',
            de: 'Felddaten, Aufzeichnungen und ein gebrauchtes Telefon von 2021 im Regionalzug nach Duisburg.',
          },
        },
        {
          title: { en: 'Day 3: report', de: 'Tag 3: Bericht' },
          description: {
            en: 'Causes with their share in milliseconds and their price in hours.',
            de: 'Ursachen mit ihrem Anteil in Millisekunden und ihrem Preis in Stunden.',
          },
        },
        {
          title: { en: 'Days 4 to 8: clear', de: 'Tag 4 bis 8: räumen' },
          description: {
            en: 'The dearest milliseconds first. Each repair is a release of its own, so its effect can be seen.',
            de: 'Die teuersten Millisekunden zuerst. Jede Reparatur geht einzeln live, damit man ihre Wirkung sieht.',
          },
        },
        {
          title: { en: 'Day 9: rehearse', de: 'Tag 9: proben' },
          description: {
            en: 'Load test with the Black Friday of last year, times two.',
            de: 'Lasttest mit dem Black Friday des Vorjahres, mal zwei.',
          },
        },
        {
          title: { en: 'Day 10: guard', de: 'Tag 10: bewachen' },
          description: {
            en: 'Limits in the build, a chart for the office wall, an appointment in four weeks.',
            de: 'Grenzwerte im Build, ein Diagramm für die Bürowand, ein Termin in vier Wochen.',
          },
        },
      ],
    },
    {
      component_name: 'RichText',
      layout: 'columns',
      main_title: { en: 'Lost property office', de: 'Fundbüro' },
      html_field: {
        en: `Things we have picked up from tracks in the past year:

- a hero video of 19 megabytes, muted, below the fold
- a category query without an index, asked 212 times per page
- product pictures as PNG, 3,000 pixels wide, shown at 160
- a font with Cyrillic and Vietnamese for a shop in Passau
- an A/B test that had ended in 2022 and still hid every page for half a second
- a plugin that measured loading time, and took 300 milliseconds for it

None of it was stupid when it was put there. It had merely never been collected.`,
        de: `Was wir im vergangenen Jahr von Gleisen aufgelesen haben:

- ein Startvideo mit 19\u00a0Megabyte, stumm, außerhalb des Sichtfelds
- eine Kategorieabfrage ohne Index, 212-mal je Seite gestellt
- Produktbilder als PNG, 3.000\u00a0Pixel breit, gezeigt in 160
- eine Schrift mit Kyrillisch und Vietnamesisch für einen Shop in Passau
- einen A/B-Test, der 2022 zu Ende war und weiterhin jede Seite eine halbe Sekunde verbarg
- ein Plugin, das die Ladezeit maß und dafür 300\u00a0Millisekunden brauchte

Nichts davon war dumm, als es dort hingelegt wurde. Es hat nur nie jemand abgeholt.`,
      },
    },
    {
      component_name: 'ImageContent',
      layout: 'left',
      main_title: { en: 'Pictures travel second class', de: 'Bilder reisen zweiter Klasse' },
      description: {
        en: 'Two thirds of what a product page weighs is pictures. That is right, people buy with their eyes. But the lamp on a phone needs 390 pixels and not 3,000, and the twelfth thumbnail can wait until someone scrolls. We cut each picture into the sizes that are really asked for, and tell the browser which one to fetch first.',
        de: 'Zwei Drittel des Gewichts einer Produktseite sind Bilder. Das ist in Ordnung, gekauft wird mit den Augen. Nur braucht die Leuchte auf dem Telefon 390 und nicht 3.000\u00a0Pixel, und das zwölfte Vorschaubild kann warten, bis jemand scrollt. Wir schneiden jedes Bild in die Größen, die wirklich verlangt werden, und sagen dem Browser, welches er zuerst holen soll.',
      },
      com_image: 'scene-lumenPhones',
      cards: [
        {
          title: { en: 'As supplied, JPEG', de: 'Wie geliefert, JPEG' },
          description: { en: '840\u00a0KB', de: '840\u00a0KB' },
        },
        {
          title: { en: 'Same width, AVIF', de: 'Gleiche Breite, AVIF' },
          description: { en: '190\u00a0KB', de: '190\u00a0KB' },
        },
        {
          title: { en: 'Width of the phone, AVIF', de: 'Telefonbreite, AVIF' },
          description: { en: '38\u00a0KB', de: '38\u00a0KB' },
        },
      ],
    },
    {
      component_name: 'GridBlocks',
      layout: 'glyphs',
      tone: 'mist',
      main_title: { en: 'Three kinds of ticket', de: 'Drei Sorten Fahrkarte' },
      cards: [
        {
          title: { en: 'Single', de: 'Einzelfahrt' },
          description: {
            en: 'Two days of measuring and a report your own developers can work with. 2,900 euros.',
            de: 'Zwei Tage Messung und ein Bericht, mit dem auch Ihr eigenes Entwicklungsteam arbeiten kann. 2.900\u00a0Euro.',
          },
          image: 'glyph-clock',
        },
        {
          title: { en: 'Return', de: 'Hin und zurück' },
          description: {
            en: 'The ten days from the timetable, with a target in milliseconds in the contract.',
            de: 'Die zehn Tage aus dem Fahrplan, mit einem Zielwert in Millisekunden im Vertrag.',
          },
          image: 'glyph-speed',
        },
        {
          title: { en: 'Season ticket', de: 'Zeitkarte' },
          description: {
            en: 'One day a month. We look at each release and at each new script before it boards.',
            de: 'Ein Tag im Monat. Wir sehen uns jedes Release an und jedes neue Skript, bevor es einsteigt.',
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
    },
    {
      component_name: 'Banner',
      layout: 'call',
      tone: 'marigold',
      main_title: { en: 'Send us your slowest page', de: 'Schicken Sie uns Ihre langsamste Seite' },
      description: {
        en: 'We ride it three times, in a tunnel if need be, and tell you at which signal it stands. The first ride is on us.',
        de: 'Wir fahren sie dreimal ab, notfalls durch den Tunnel, und sagen Ihnen, an welchem Signal sie steht. Die erste Fahrt geht auf uns.',
      },
      button_one_text: { en: 'Report a delay', de: 'Verspätung melden' },
      button_one_link: '/contactus/contactform',
    },
  ],
} satisfies Page;
