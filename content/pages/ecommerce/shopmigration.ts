import type { Page } from '../../content-types.ts';
import { priceSentence, prices } from '../../prices.ts';

export default {
  page_key: 'ecommerce',
  slug: 'shopmigration',
  title: { en: 'Shop migration', de: 'Shop-Migration' },
  seo: {
    title: { en: 'Shop migration without losing data', de: 'Shop-Migration ohne Datenverlust' },
    description: {
      en: 'Moving shops to Shopware, Adobe Commerce, Shopify or WooCommerce with orders, logins and redirects. Rehearsed twice, switched over at night.',
      de: 'Shop-Umzug zu Shopware, Adobe Commerce, Shopify oder WooCommerce mit Bestellungen, Logins und Weiterleitungen. Zweimal geprobt, nachts umgeschaltet.',
    },
  },
  sections: [
    {
      component_name: 'Banner',
      layout: 'split',
      tone: 'paper-2',
      main_title: { en: 'Moving day, Saturday, 02:00', de: 'Umzug am Samstag, 2:00\u00a0Uhr' },
      sub_title: { en: 'Shop migration', de: 'Shop-Migration' },
      description: {
        en: 'We move your shop to a new system, ten years of orders included, while the town is asleep. On Saturday morning the key fits a new door, and nobody has lost a thing.',
        de: 'Wir bringen Ihren Shop auf ein neues System, samt allen Bestellungen aus zehn Jahren, während die Stadt schläft. Am Samstagmorgen passt der Schlüssel zur neuen Tür, und niemand hat etwas verloren.',
      },
      bg_image: 'ecommerce-shopmigration',
      button_one_text: { en: 'Ask for a moving date', de: 'Umzugstermin anfragen' },
      button_one_link: '/contactus/contactform?service=shop_migration',
    },
    {
      component_name: 'FromToContact',
      tone: 'mist',
      main_title: { en: 'Where from, and where to?', de: 'Von wo nach wo?' },
      sub_title: { en: 'Your old system and your new one', de: 'Ihr altes System und Ihr neues' },
      description: {
        en: 'Choose both addresses. We put both in your message; all you add is what is unusual about your move.',
        de: 'Wählen Sie beide Adressen aus. Wir schreiben sie in Ihre Nachricht, und Sie ergänzen nur noch, was an den Möbeln besonders ist.',
      },
      button_one_text: { en: 'Put it in my message', de: 'In die Nachricht übernehmen' },
      cards: [
        { title: { en: 'Shopware 5', de: 'Shopware\u00a05' }, category: { en: 'from', de: 'from' } },
        { title: { en: 'Magento 1', de: 'Magento\u00a01' }, category: { en: 'from', de: 'from' } },
        { title: { en: 'Magento 2', de: 'Magento\u00a02' }, category: { en: 'from', de: 'from' } },
        { title: { en: 'OXID eShop', de: 'OXID eShop' }, category: { en: 'from', de: 'from' } },
        { title: { en: 'xt:Commerce', de: 'xt:Commerce' }, category: { en: 'from', de: 'from' } },
        { title: { en: 'JTL-Shop', de: 'JTL-Shop' }, category: { en: 'from', de: 'from' } },
        { title: { en: 'PrestaShop', de: 'PrestaShop' }, category: { en: 'from', de: 'from' } },
        { title: { en: 'WooCommerce', de: 'WooCommerce' }, category: { en: 'from', de: 'from' } },
        { title: { en: 'Shopify', de: 'Shopify' }, category: { en: 'from', de: 'from' } },
        { title: { en: 'SAP Commerce', de: 'SAP Commerce' }, category: { en: 'from', de: 'from' } },
        { title: { en: 'Built in-house', de: 'Eigenbau' }, category: { en: 'from', de: 'from' } },
        { title: { en: 'Shopware 6', de: 'Shopware\u00a06' }, category: { en: 'to', de: 'to' } },
        { title: { en: 'Adobe Commerce', de: 'Adobe Commerce' }, category: { en: 'to', de: 'to' } },
        { title: { en: 'Shopify', de: 'Shopify' }, category: { en: 'to', de: 'to' } },
        { title: { en: 'WooCommerce', de: 'WooCommerce' }, category: { en: 'to', de: 'to' } },
        { title: { en: 'Not decided yet', de: 'Noch offen' }, category: { en: 'to', de: 'to' } },
      ],
    },
    {
      component_name: 'GridBlocks',
      layout: 'list',
      main_title: { en: 'What is in the crates', de: 'Was in den Kisten liegt' },
      sub_title: { en: 'What moves with the shop', de: 'Was mit umzieht' },
      description: {
        en: 'The waybill of a furniture shop that moved last spring.',
        de: 'Der Frachtbrief eines Möbelhändlers, der im vergangenen Frühjahr umgezogen ist.',
      },
      cards: [
        {
          title: { en: 'Orders: ten years', de: 'Bestellungen: zehn Jahre' },
          description: {
            en: 'Read-only, with invoices. Needed for warranties, the tax office and the question of which sofa it was.',
            de: 'Schreibgeschützt, mit Rechnungen. Für Gewährleistung, Finanzamt und die Frage, welches Sofa es war.',
          },
        },
        {
          title: { en: 'Customers: 41,200', de: 'Kundenkonten: 41.200' },
          description: {
            en: 'With addresses, groups and consents. Duplicates are merged from a list that you have seen.',
            de: 'Mit Adressen, Gruppen und Einwilligungen. Doppelte führen wir nach einer Liste zusammen, die Sie kennen.',
          },
        },
        {
          title: { en: 'Logins: all', de: 'Anmeldungen: alle' },
          description: {
            en: 'Old password hashes are checked once and re-hashed at the first login. Nobody gets a “please reset your password” email.',
            de: 'Alte Passwort-Hashes werden einmal geprüft und bei der ersten Anmeldung erneuert. Niemand bekommt eine „Bitte zurücksetzen“-Mail.',
          },
        },
        {
          title: { en: 'Reviews: 2,911', de: 'Bewertungen: 2.911' },
          description: {
            en: 'The bad ones too. Each keeps its date, and the variant it is about.',
            de: 'Auch die schlechten. Jede behält ihr Datum und steht bei der Variante, um die es geht.',
          },
        },
        {
          title: { en: 'Redirects: 3,118', de: 'Weiterleitungen: 3.118' },
          description: {
            en: 'One line for each old address that still has visitors or links, straight to its counterpart.',
            de: 'Eine Zeile für jede alte Adresse, die noch jemand besucht oder verlinkt. Sie führt ohne Umweg zum Gegenstück.',
          },
        },
      ],
    },
    {
      component_name: 'GridBlocks',
      layout: 'steps',
      tone: 'paper-2',
      main_title: { en: 'The night by the clock', de: 'Die Nacht, Stunde für Stunde' },
      sub_title: { en: 'How the move goes', de: 'So läuft der Umzug' },
      description: {
        en: 'Munich time. In Chennai, where the team is based, the sun is already coming up. They get the Monday off.',
        de: 'Münchner Zeit. In Chennai geht dann die Sonne auf, und dort sitzt das Team. Den Montag hat es frei.',
      },
      cards: [
        {
          title: { en: '02:00, lock', de: '2:00, abschließen' },
          description: {
            en: 'The old shop still shows its goods but takes no more orders.',
            de: 'Der alte Shop zeigt noch Ware, nimmt aber keine Bestellungen mehr an.',
          },
        },
        {
          title: { en: '02:10, load', de: '2:10, laden' },
          description: {
            en: 'Only what has changed since the last rehearsal: some 900 rows, not nine million.',
            de: 'Nur was sich seit der letzten Probe geändert hat: rund 900\u00a0Zeilen, nicht neun Millionen.',
          },
        },
        {
          title: { en: '03:00, count', de: '3:00, zählen' },
          description: {
            en: 'Both sets of books are compared: orders, open items, stock, vouchers.',
            de: 'Beide Bücher werden verglichen: Bestellungen, offene Posten, Bestand, Gutscheine.',
          },
        },
        {
          title: { en: '04:00, buy', de: '4:00, kaufen' },
          description: {
            en: 'Twelve test orders, covering every payment method, two of them returned straight away.',
            de: 'Zwölf Testkäufe mit allen Zahlungsarten, zwei davon gehen gleich zurück.',
          },
        },
        {
          title: { en: '05:00, open', de: '5:00, öffnen' },
          description: {
            en: 'The domain points to the new shop. Until seven there is a way back.',
            de: 'Die Domain zeigt auf den neuen Shop. Bis sieben gibt es einen Weg zurück.',
          },
        },
      ],
    },
    {
      component_name: 'ImageContent',
      layout: 'left',
      main_title: { en: 'The new house has to earn more', de: 'Das neue Haus muss mehr einbringen' },
      sub_title: { en: 'Before and after', de: 'Vorher und nachher' },
      description: {
        en: 'A move that changes nothing is expensive. So before the move we write down what a visit earns in the old shop, and after it we compare month by month. In this example: €3.42 per visit, 18 per cent more than the old shop in the same month a year earlier.',
        de: 'Ein Umzug, nach dem alles beim Alten bleibt, war zu teuer. Deshalb notieren wir vorher, was ein Besuch im alten Shop einbringt, und vergleichen danach Monat für Monat. In diesem Beispiel: 3,42\u00a0Euro je Besuch, 18\u00a0Prozent mehr als im alten Shop im gleichen Monat des Vorjahres.',
      },
      com_image: 'ecommerce-earning',
    },
    {
      component_name: 'Faq',
      tone: 'paper',
      main_title: { en: 'Before the van arrives', de: 'Bevor der Wagen kommt' },
      sub_title: { en: 'What people ask about migration', de: 'Was Kunden zur Migration fragen' },
      cards: [
        {
          title: { en: 'What does a shop migration cost?', de: 'Was kostet eine Shop-Migration?' },
          html_field: {
            en: `${priceSentence(prices.migration).en} That is the move alone, with both rehearsals. What the new shop costs, move included, is in [the comparison](/ecommerce#how-to-choose).`,
            de: `${priceSentence(prices.migration).de} Das gilt für den Umzug allein, mit beiden Proben. Was der neue Shop kostet, Umzug inbegriffen, steht [im Vergleich](/ecommerce#how-to-choose).`,
          },
        },
        {
          title: { en: 'How long is the shop closed?', de: 'Wie lange kann niemand kaufen?' },
          html_field: {
            en: 'Three hours, from two to five in the morning. If you sell round the clock to other time zones, we collect the orders and hand them over afterwards.',
            de: 'Drei Stunden, nachts von zwei bis fünf. Verkaufen Sie rund um die Uhr in andere Zeitzonen, sammeln wir die Bestellungen und reichen sie nach.',
          },
        },
        {
          title: { en: 'Do passwords survive every move?', de: 'Überleben Passwörter jeden Umzug?' },
          html_field: {
            en: 'To Shopware, Adobe Commerce and WooCommerce, yes. [Shopify](/ecommerce/shopify) doesn’t accept password hashes from other systems; there, your customers log in with a code sent by email, which most of them prefer anyway.',
            de: 'Zu Shopware, Adobe Commerce und WooCommerce ja. [Shopify](/ecommerce/shopify) nimmt keine fremden Hashes an. Dort meldet man sich mit einem Code per E-Mail an, was den meisten ohnehin lieber ist.',
          },
        },
        {
          title: { en: 'We still run Shopware 5', de: 'Wir sind noch bei Shopware\u00a05' },
          html_field: {
            en: 'Support for it ended in July 2024. The house is still standing, but nobody repairs the locks any more. The data moves well; the theme and the plugins have to be built again.',
            de: 'Dessen Support endete im Juli 2024. Das Haus steht noch, aber die Schlösser repariert niemand mehr. Die Daten lassen sich gut mitnehmen, Theme und Plugins müssen neu gebaut werden.',
          },
        },
        {
          title: { en: 'What stays behind?', de: 'Was bleibt zurück?' },
          html_field: {
            en: 'Plugins, abandoned baskets, accounts that nobody has used for years and a category called “Test 2”. We ask about each of them first.',
            de: 'Plugins, verlassene Warenkörbe, Konten, die seit Jahren niemand benutzt, und eine Kategorie namens „Test\u00a02“. Zu jedem einzelnen Punkt fragen wir Sie vorher.',
          },
        },
      ],
    },
    {
      component_name: 'News',
      layout: 'list',
      tone: 'paper-2',
      post_type: 'blog',
      pick: ['redirect-plan', 'five-doors', 'product-data', 'b2b-price-lists'],
      main_title: { en: 'Reading while you pack', de: 'Lektüre für die Packwochen' },
    },
    {
      component_name: 'Banner',
      layout: 'call',
      tone: 'petrol',
      main_title: { en: 'What must not break?', de: 'Was darf nicht kaputtgehen?' },
      description: {
        en: 'Tell us about the fragile crate: the pricing logic, the voucher scheme, the customer who orders by fax. We’ll carry that one first.',
        de: 'Erzählen Sie uns von der Kiste mit dem Porzellan: Preislogik, Gutscheinsystem, der Kunde, der per Fax bestellt. Die tragen wir zuerst.',
      },
      button_one_text: { en: 'Describe the crate', de: 'Kiste beschreiben' },
      button_one_link: '/contactus/contactform?service=shop_migration',
    },
  ],
} satisfies Page;
