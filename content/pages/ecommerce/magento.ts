import type { Page } from '../../content-types.ts';
import { DAY_PRICE, euros, priceSentence, prices } from '../../prices.ts';

export default {
  page_key: 'ecommerce',
  slug: 'magento',
  title: { en: 'Magento', de: 'Magento' },
  seo: {
    title: {
      en: 'Magento and Adobe Commerce agency for large catalogues',
      de: 'Agentur für Magento und Adobe Commerce',
    },
    description: {
      en: 'Adobe Commerce and Magento Open Source for dealers, brands and warehouses: shared catalogues, Hyvä storefronts and an indexer that is done before breakfast.',
      de: 'Adobe Commerce und Magento Open Source für mehrere Marken, Länder und Lager: gemeinsame Kataloge, Hyvä-Storefronts und ein Indexer, der vor dem Frühstück fertig ist.',
    },
  },
  sections: [
    {
      component_name: 'Banner',
      layout: 'half',
      tone: 'paper-2',
      main_title: { en: 'Ninety drawers, one ladder', de: 'Neunzig Schubladen, eine Leiter' },
      sub_title: { en: 'Magento agency', de: 'Magento-Agentur' },
      description: {
        en: 'Adobe Commerce, the larger Magento, keeps brands, countries, warehouses and price lists in one cabinet. We build the shop, label the drawers and oil the ladder.',
        de: 'Adobe Commerce, das große Magento, bringt Marken, Länder, Lager und Preislisten in einem Schrank unter. Wir bauen den Shop, beschriften die Schubladen und ölen die Leiter.',
      },
      bg_image: 'ecommerce-magento',
      button_one_text: { en: 'Discuss your catalogue', de: 'Über Ihr Sortiment sprechen' },
      button_one_link: '/contactus/contactform',
    },
    {
      component_name: 'Stats',
      layout: 'row',
      main_title: { en: 'The largest cabinet we look after', de: 'Der größte Schrank in unserer Obhut' },
      sub_title: { en: 'A Magento shop in figures', de: 'Ein Magento-Shop in Zahlen' },
      cards: [
        {
          title: { en: '412,600', de: '412.600' },
          description: { en: 'products', de: 'Artikel' },
          detail_desc: { en: '38,000 of them sell in any one month', de: 'davon verkaufen sich 38.000 im Monat' },
        },
        {
          title: { en: '3', de: '3' },
          description: { en: 'stores on one installation', de: 'Shops auf einer Installation' },
          detail_desc: { en: 'one retail, two wholesale', de: 'einer für Endkunden, zwei für den Handel' },
        },
        {
          title: { en: '0.2\u00a0s', de: '0,2\u00a0s' },
          description: { en: 'to a search result', de: 'bis zum Suchergebnis' },
          detail_desc: { en: 'with OpenSearch, typos included', de: 'OpenSearch, Tippfehler inbegriffen' },
        },
        {
          title: { en: '04:10', de: '4:10\u00a0Uhr' },
          description: { en: 'and the nightly index is done', de: 'Der nächtliche Index ist fertig' },
          detail_desc: { en: 'started at 03:25, Munich time', de: 'Beginn um 3:25\u00a0Uhr Münchner Zeit' },
        },
      ],
    },
    {
      component_name: 'RichText',
      layout: 'columns',
      main_title: { en: 'Who needs it and who doesn’t', de: 'Wer es braucht und wer nicht' },
      html_field: {
        en: `You need Adobe Commerce when your organisation chart has a fold-out page. Buyers with budgets, managers who approve, branches with their own delivery addresses, customers with a catalogue of their own: all of this comes built in, and nobody has to invent it.

**Magento Open Source** is the same building without the B2B wing, campaign staging or a support contract. For a retailer with one brand and developers of its own, it is often enough.

If you have 2,000 products and one warehouse, both are too big. We would build you a [Shopware shop](/ecommerce/shopware), and you would spend the difference on photographs.`,
        de: `Adobe Commerce brauchen Sie, wenn Ihr Organigramm eine Ausklappseite hat. Einkäuferinnen mit Budget, Vorgesetzte mit Freigabe, Filialen mit eigener Lieferadresse, Kunden mit einem nur für sie bestimmten Katalog: Das alles ist eingebaut, niemand muss es erfinden.

**Magento Open Source** ist dasselbe Gebäude ohne den B2B-Flügel, ohne Kampagnenplanung und ohne Supportvertrag. Wer eine Marke führt und ein eigenes Entwicklungsteam hat, kommt damit oft aus.

Bei 2.000\u00a0Artikeln und einem Lager ist beides zu groß. Dann bauen wir Ihnen einen [Shop mit Shopware](/ecommerce/shopware), und die Differenz geben Sie für Fotos aus.`,
      },
    },
    {
      component_name: 'ImageContent',
      layout: 'left',
      tone: 'petrol',
      main_title: { en: 'Forty lines before the shop opens', de: 'Vierzig Zeilen vor Ladenöffnung' },
      sub_title: { en: 'A dealer portal on Adobe Commerce', de: 'Händlerportal mit Adobe Commerce' },
      description: {
        en: 'Radwerk Ruhr supplies 640 bicycle dealers. They don’t browse, they reorder. So the portal opens with an empty line that takes a part number, a scan or a whole pasted list. The price shown is the one for the dealer’s tier.',
        de: 'Radwerk Ruhr beliefert 640 Fahrradhändler. Die stöbern nicht, die bestellen nach. Deshalb beginnt das Portal mit einer leeren Zeile: für eine Artikelnummer, einen Scan oder eine ganze hineinkopierte Liste. Angezeigt wird der Preis aus der Preisstufe des Händlers.',
      },
      com_image: 'project-radwerk',
      cards: [
        { title: { en: 'Parts in the range', de: 'Teile im Sortiment' }, description: { en: '14,200', de: '14.200' } },
        { title: { en: 'Shared catalogues', de: 'Gemeinsame Kataloge' }, description: { en: '5', de: '5' } },
        { title: { en: 'Price rows', de: 'Preiszeilen' }, description: { en: '71,000', de: '71.000' } },
      ],
      button_one_text: { en: 'Read about Radwerk Ruhr', de: 'Projekt Radwerk Ruhr lesen' },
      button_one_link: '/projects/radwerk-ruhr',
    },
    {
      component_name: 'GridBlocks',
      layout: 'list',
      main_title: { en: 'Labels on the drawers', de: 'Was auf den Schubladen steht' },
      sub_title: { en: 'What we do with Magento', de: 'Was wir mit Magento machen' },
      cards: [
        {
          title: { en: 'Company accounts', de: 'Firmenkonten' },
          description: {
            en: 'Roles, budgets and approval rules that your customers manage themselves. Quotes are negotiated in the shop, with a history.',
            de: 'Rollen, Budgets und Freigaberegeln, die Ihre Kunden selbst pflegen. Angebote werden im Shop verhandelt, mit Verlauf.',
          },
        },
        {
          title: { en: 'Hyvä storefronts', de: 'Storefronts mit Hyvä' },
          description: {
            en: 'Alpine.js and Tailwind instead of RequireJS and Knockout. A product page loads a fraction of the script it used to.',
            de: 'Alpine.js und Tailwind statt RequireJS und Knockout. Eine Produktseite lädt dann nur noch einen Bruchteil der früheren Skripte.',
          },
        },
        {
          title: { en: 'Several warehouses', de: 'Mehrere Lager' },
          description: {
            en: 'Multi-source inventory knows what is where, and which parcel has the shorter journey.',
            de: 'Multi Source Inventory weiß, was wo liegt und welches Paket den kürzeren Weg hat.',
          },
        },
        {
          title: { en: 'Extensions, counted', de: 'Erweiterungen, gezählt' },
          description: {
            en: 'We list every module with its author, purpose and latest release. Whatever core now handles, we remove.',
            de: 'Wir führen Buch über jedes Modul: Herkunft, Zweck, letztes Release. Was der Kern inzwischen kann, fliegt raus.',
          },
        },
        {
          title: { en: 'Patches with a date', de: 'Patches mit Datum' },
          description: {
            en: 'Security patches reach staging on the day Adobe publishes them, and production once the checkout tests have passed.',
            de: 'Sicherheitspatches sind noch am Tag ihres Erscheinens im Testsystem\u00a0– und live, sobald die Tests der Kasse bestanden sind.',
          },
        },
      ],
    },
    {
      component_name: 'TwoImages',
      layout: 'wide-left',
      tone: 'paper-2',
      main_title: { en: 'Every spare part is a promise', de: 'Jedes Ersatzteil ist ein Versprechen' },
      sub_title: { en: 'Search and warehouse', de: 'Suche und Lager' },
      bg_image: 'project-radwerk-detail-1',
      com_image: 'project-radwerk-detail-2',
      cards: [
        {
          title: { en: 'Found', de: 'Gefunden' },
          description: {
            en: 'RW-1184, one link, twelve-speed. It has to turn up under four spellings.',
            de: 'RW-1184, ein Kettenglied, zwölffach. Die Suche muss es unter vier Schreibweisen finden.',
          },
        },
        {
          title: { en: 'Picked', de: 'Gegriffen' },
          description: {
            en: 'Order 7731 on the tablet: bin by bin, so nobody walks the same aisle twice.',
            de: 'Auftrag 7731 auf dem Tablet: Fach für Fach, damit niemand denselben Gang zweimal läuft.',
          },
        },
      ],
    },
    {
      component_name: 'Faq',
      tone: 'mist',
      main_title: { en: 'Asked before signing', de: 'Vor der Unterschrift gefragt' },
      cards: [
        {
          title: { en: 'What does a Magento shop cost?', de: 'Was kostet ein Shop mit Magento?' },
          html_field: {
            en: `${priceSentence(prices.magento).en} That is for a relaunch with your ERP connected. The licence fee for Adobe Commerce is extra and depends on your turnover; Magento Open Source has none.`,
            de: `${priceSentence(prices.magento).de} Das gilt für einen Relaunch mit angebundenem ERP. Die Lizenzgebühr für Adobe Commerce kommt hinzu und richtet sich nach Ihrem Umsatz; bei Magento Open Source fällt keine an.`,
          },
        },
        {
          title: { en: 'Is Magento dead?', de: 'Ist Magento tot?' },
          html_field: {
            en: 'It has been pronounced dead every year since 2018, and has turned up at each funeral in good health. Open Source and Adobe Commerce share one core, which is patched several times a year.',
            de: 'Totgesagt wird es seit 2018 jedes Jahr, und zu jeder Beerdigung erscheint es bei guter Gesundheit. Open Source und Adobe Commerce teilen sich einen Kern, der mehrmals im Jahr gepatcht wird.',
          },
        },
        {
          title: { en: 'We are still on Magento 1', de: 'Bei uns läuft noch Magento 1' },
          html_field: {
            en: 'Then your last official patch dates from June 2020. First we make the shop safe, then we plan the [migration](/ecommerce/shopmigration). In that order.',
            de: 'Dann stammt Ihr letzter offizieller Patch vom Juni 2020. Zuerst sichern wir den Shop ab, dann planen wir die [Migration](/ecommerce/shopmigration). In dieser Reihenfolge.',
          },
        },
        {
          title: { en: 'Do we have to use Adobe’s cloud?', de: 'Müssen wir in die Cloud von Adobe?' },
          html_field: {
            en: 'No. Adobe Commerce also runs on your own servers or with a host in Frankfurt. The cloud is worth it if nobody at your company wants to be woken by a full disk.',
            de: 'Nein. Adobe Commerce läuft auch auf eigenen Servern oder bei einem Hoster in Frankfurt. Die Cloud lohnt sich, wenn sich bei Ihnen niemand von einer vollen Festplatte wecken lassen will.',
          },
        },
        {
          title: { en: 'What does upkeep cost?', de: 'Was kostet die Pflege?' },
          html_field: {
            en: 'Budget three to five developer days a month for a shop like our largest. Any less, and the drawers start to stick.',
            de: 'Rechnen Sie bei einem Shop wie unserem größten mit drei bis fünf Entwicklungstagen im Monat. Bei weniger fangen die Schubladen an zu klemmen.',
          },
        },
      ],
    },
    {
      component_name: 'Banner',
      layout: 'call',
      tone: 'petrol',
      main_title: { en: 'Which drawer sticks?', de: 'Welche Schublade klemmt?' },
      description: {
        en: `An architect from Duisburg goes through your catalogue, your indexers and your module list. One day, ${euros(DAY_PRICE).en}, a written report.`,
        de: `Ein Architekt aus Duisburg sieht sich Katalog, Indexer und Modulliste an. Ein Tag, ${euros(DAY_PRICE).de}, ein schriftlicher Bericht.`,
      },
      button_one_text: { en: 'Book the architect', de: 'Tag mit dem Architekten buchen' },
      button_one_link: '/contactus/contactform',
    },
  ],
} satisfies Page;
