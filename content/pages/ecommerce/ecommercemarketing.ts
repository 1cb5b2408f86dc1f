import type { Page } from '../../content-types.ts';
import { DAY_PRICE, euroRange, euros } from '../../prices.ts';

export default {
  page_key: 'ecommerce',
  slug: 'ecommercemarketing',
  title: { en: 'E-commerce marketing', de: 'E-Commerce-Marketing' },
  seo: {
    title: { en: 'E-commerce marketing that shows its working', de: 'E-Commerce-Marketing, das nachrechnet' },
    description: {
      en: 'Search, newsletters, ads and marketplaces for shops: who came, where from, and what was left after the advertising bill. Measured with consent.',
      de: 'Suche, Newsletter, Anzeigen und Marktplätze: wer kam, woher, und was nach Abzug der Werbung übrig blieb. Besucher messen wir nur mit Einwilligung.',
    },
  },
  sections: [
    {
      component_name: 'Banner',
      layout: 'split',
      tone: 'petrol',
      main_title: { en: 'A light, not a loudspeaker', de: 'Ein Licht, kein Lautsprecher' },
      sub_title: { en: 'E-commerce marketing', de: 'E-Commerce-Marketing' },
      description: {
        en: 'We bring visitors to shops through search, newsletters and ads. Nobody ever shouted a ship into harbour. It comes because the light is where the chart says, every night.',
        de: 'Wir bringen Besucher in Shops, über Suche, Newsletter und Anzeigen. Schiffe kommen nicht, weil jemand ruft, sondern weil das Licht jede Nacht dort brennt, wo die Karte es verzeichnet.',
      },
      bg_image: 'ecommerce-marketing',
      button_one_text: { en: 'Plan your marketing', de: 'Marketing planen' },
      button_one_link: '/contactus/contactform?service=seo',
    },
    {
      component_name: 'Stats',
      layout: 'row',
      tone: 'paper-2',
      main_title: { en: 'Came by in June', de: 'Im Juni vorbeigekommen' },
      sub_title: { en: 'Visits without advertising', de: 'Besuche ohne Werbung' },
      description: {
        en: 'The logbook of a small shop with 340 products. Not one of these visits was paid for.',
        de: 'Das Logbuch eines kleinen Shops mit 340\u00a0Artikeln. Kein einziger dieser Besuche war bezahlt.',
      },
      cards: [
        {
          title: { en: '5,120', de: '5.120' },
          description: { en: 'from search', de: 'über die Suche' },
          detail_desc: { en: 'two thirds of them through the guides', de: 'zwei Drittel davon über die Ratgeber' },
        },
        {
          title: { en: '2,480', de: '2.480' },
          description: { en: 'from the newsletter', de: 'über den Newsletter' },
          detail_desc: { en: 'two issues, 11,300 subscribers', de: 'zwei Ausgaben an 11.300 Adressen' },
        },
        {
          title: { en: '1,400', de: '1.400' },
          description: { en: 'by word of mouth', de: 'auf Empfehlung' },
          detail_desc: { en: 'shared links, reviews, other shops', de: 'geteilte Links, Bewertungen, andere Shops' },
        },
        {
          title: { en: '9,000', de: '9.000' },
          description: { en: 'visits in all', de: 'Besuche insgesamt' },
          detail_desc: { en: '261 ended in an order', de: '261 davon endeten mit einem Kauf' },
        },
      ],
    },
    {
      component_name: 'ImageContent',
      layout: 'right',
      main_title: { en: 'One loaf, four hundred visits', de: 'Ein Brot, vierhundert Besuche' },
      sub_title: { en: 'Articles that get found', de: 'Beiträge, die gefunden werden' },
      description: {
        en: 'Feldkorn doesn’t write about flour. It writes about the question that comes up at eight in the evening: when do I feed the starter if guests are coming tomorrow? Its baking plan answers that to the minute and mentions, in passing, which flour to use. People find it every day, with no campaign and no discount.',
        de: 'Feldkorn schreibt nicht über Mehl. Feldkorn schreibt über die Frage, die abends um acht auftaucht: Wann füttere ich den Sauerteig, wenn morgen Besuch kommt? Der Backplan beantwortet sie auf die Minute und erwähnt nebenbei, welches Mehl hineingehört. Gefunden wird er täglich, ohne Kampagne und ohne Rabatt.',
      },
      com_image: 'project-feldkorn-detail-1',
      cards: [
        { title: { en: 'Visits on a Saturday', de: 'Besuche am Samstag' }, description: { en: '400', de: '400' } },
        {
          title: { en: 'Spent on advertising for them', de: 'Werbung dafür' },
          description: { en: '€0', de: '0\u00a0€' },
        },
        {
          title: { en: 'The article is revised', de: 'Der Beitrag wird überarbeitet' },
          description: { en: 'every autumn', de: 'jeden Herbst' },
        },
      ],
    },
    {
      component_name: 'GridBlocks',
      layout: 'glyphs',
      main_title: { en: 'Six lamps', de: 'Sechs Lampen' },
      sub_title: { en: 'What we do for shops', de: 'Was wir für Shops tun' },
      description: {
        en: 'Two that burn steadily do more than six that flicker.',
        de: 'Zwei, die ruhig brennen, leisten mehr als sechs, die flackern.',
      },
      cards: [
        {
          title: { en: 'Search engines', de: 'Suchmaschinen' },
          description: {
            en: 'Category pages that answer questions, filters that don’t flood the index, structured data with real prices.',
            de: 'Kategorieseiten, die Fragen beantworten, Filter, die den Index nicht fluten, strukturierte Daten mit echten Preisen.',
          },
          image: 'glyph-search',
        },
        {
          title: { en: 'Newsletter', de: 'Newsletter' },
          description: {
            en: 'Twice a month, with something to read. Anyone who hasn’t opened one for a year is asked once, then let go.',
            de: 'Zweimal im Monat, mit etwas zum Lesen. Wer ein Jahr lang nichts öffnet, wird einmal gefragt und dann verabschiedet.',
          },
          image: 'glyph-content',
        },
        {
          title: { en: 'Shopping ads', de: 'Shopping-Anzeigen' },
          description: {
            en: 'Bids by margin rather than revenue, from a product feed that your PIM fills by itself.',
            de: 'Gebote nach Marge statt nach Umsatz, aus einem Produktfeed, den Ihr PIM von selbst füllt.',
          },
          image: 'glyph-cart',
        },
        {
          title: { en: 'Marketplaces', de: 'Marktplätze' },
          description: {
            en: 'A sensible part of the range, with returns and fees factored in. Not the bestseller, which needs no marketplace to sell.',
            de: 'Ein sinnvoller Teil des Sortiments, gerechnet mit Retouren und Gebühren. Der Bestseller, der sich von allein verkauft, gehört nicht dazu.',
          },
          image: 'glyph-shop',
        },
        {
          title: { en: 'Reviews', de: 'Bewertungen' },
          description: {
            en: 'Real ones, requested two weeks after delivery, once the thing has been used.',
            de: 'Echte, erbeten zwei Wochen nach der Lieferung, wenn die Ware in Gebrauch ist.',
          },
          image: 'glyph-people',
        },
        {
          title: { en: 'Moving pictures', de: 'Bewegte Bilder' },
          description: {
            en: 'Forty seconds on how the drawer slides. Films like that sell; corporate films get applause.',
            de: 'Vierzig Sekunden Film: wie die Schublade läuft. Solche Filme verkaufen, Imagefilme bekommen Applaus.',
          },
          image: 'glyph-film',
        },
      ],
    },
    {
      component_name: 'RichText',
      layout: 'columns',
      tone: 'mist',
      main_title: { en: 'What counts is what is left', de: 'Es zählt, was übrig bleibt' },
      sub_title: { en: 'How we do the sums', de: 'Wie wir rechnen' },
      html_field: {
        en: `Return on ad spend is a vanity figure. It rises when you advertise to people who would have bought anyway, and it knows nothing of returns.

We do our sums differently, channel by channel and month by month: **revenue less returns, goods, shipping and advertising**. An example from the books: €10,000 of revenue, 1,100 returned, 4,900 for goods, 800 for shipping, 1,700 for ads. That leaves €1,500. A channel with half the revenue and no ads may well leave more.

As a check, we now and then switch off one channel, in one German state, for a fortnight. If nobody misses it, it wasn’t a lighthouse.`,
        de: `Der Return on Ad Spend (ROAS) ist eine Zahl, die schmeichelt. Er steigt, wenn man bei Menschen wirbt, die ohnehin gekauft hätten, und von Retouren weiß er nichts.

Wir rechnen anders, je Kanal und Monat: **Umsatz abzüglich Retouren, Ware, Versand und Werbung**. Ein Beispiel aus dem Buch: 10.000\u00a0Euro Umsatz, 1.100 zurückgeschickt, 4.900 für Ware, 800 für Versand, 1.700 für Anzeigen. Bleiben 1.500\u00a0Euro. Ein Kanal mit halbem Umsatz und ohne Anzeigen lässt womöglich mehr übrig.

Zum Vergleich schalten wir ab und zu eine Lampe aus, in einem Bundesland, für zwei Wochen. Vermisst sie niemand, war es kein Leuchtturm.`,
      },
    },
    {
      component_name: 'TwoImages',
      layout: 'wide-right',
      main_title: { en: 'Reasons to come back', de: 'Gründe wiederzukommen' },
      bg_image: 'project-kaveri-detail-1',
      com_image: 'project-zaitoon-detail-1',
      cards: [
        {
          title: { en: 'A present', de: 'Ein Geschenk' },
          description: {
            en: 'A parcel from Kaveri reaches somebody who has never heard of the firm. No ad has ever been opened with such pleasure.',
            de: 'Ein Paket von Kaveri erreicht jemanden, der den Namen noch nie gehört hat. Keine Anzeige wird so gern geöffnet.',
          },
        },
        {
          title: { en: 'An empty tin', de: 'Eine leere Dose' },
          description: {
            en: 'Half a litre lasts about five weeks. Zaitoon writes on day 33, and otherwise not at all.',
            de: 'Ein halber Liter reicht etwa fünf Wochen. Zaitoon schreibt am 33.\u00a0Tag und schweigt sonst.',
          },
        },
      ],
    },
    {
      component_name: 'Faq',
      main_title: { en: 'Asked on the pier', de: 'Am Steg gefragt' },
      sub_title: { en: 'What people ask about marketing', de: 'Was Kunden zum Marketing fragen' },
      cards: [
        {
          title: { en: 'What does marketing cost?', de: 'Was kostet das Marketing?' },
          html_field: {
            en: `From ${euros(2 * DAY_PRICE).en} a month, typically ${euroRange([3 * DAY_PRICE, 5 * DAY_PRICE]).en} for three to five days of work (guide figures, plus VAT). Allow 16 to 24\u00a0weeks for search. What you spend on ads goes straight to the platforms.`,
            de: `Ab ${euros(2 * DAY_PRICE).de} im Monat, meist ${euroRange([3 * DAY_PRICE, 5 * DAY_PRICE]).de} für drei bis fünf Tage Arbeit (Richtwerte, zuzüglich Mehrwertsteuer). Für die Suche rechnen Sie mit 16 bis 24\u00a0Wochen. Das Geld für Anzeigen geht direkt an die Plattformen.`,
          },
        },
        {
          title: { en: 'How do you measure without consent?', de: 'Wie messen Sie ohne Einwilligung?' },
          html_field: {
            en: 'We count orders, not people. Anything beyond that waits for a yes. The blog shows [what a fair question looks like](/blog/consent-without-tricks).',
            de: 'Wir zählen Bestellungen, keine Menschen. Alles Weitere wartet auf ein Ja. Wie man fair danach fragt, steht [im Blog](/blog/einwilligung-ohne-tricks).',
          },
        },
        {
          title: { en: 'How soon will we see results?', de: 'Wann sieht man eine Wirkung?' },
          html_field: {
            en: 'With ads, the same week. With a newsletter, from the third issue. With search, after four to six months, and then for years, provided somebody keeps the glass clean.',
            de: 'Bei Anzeigen in derselben Woche, beim Newsletter ab der dritten Ausgabe. Bei der Suche erst nach vier bis sechs Monaten\u00a0– dann aber für Jahre, sofern jemand das Glas putzt.',
          },
        },
        {
          title: { en: 'Do you take a share of the ad budget?', de: 'Nehmen Sie einen Anteil vom Werbebudget?' },
          html_field: {
            en: 'No. We charge for our time. Otherwise we would have a reason to recommend more advertising than you need.',
            de: 'Nein, wir rechnen unsere Zeit ab. Sonst hätten wir einen Grund, Ihnen mehr Werbung zu empfehlen, als Sie brauchen.',
          },
        },
      ],
    },
    {
      component_name: 'ReviewSlider',
      tone: 'paper-2',
      main_title: { en: 'Signals from the other shore', de: 'Lichtzeichen von gegenüber' },
      sub_title: { en: 'What clients say', de: 'Was Kunden sagen' },
      pick: ['feldkorn', 'kaveri', 'zaitoon', 'lumen'],
    },
    {
      component_name: 'Banner',
      layout: 'call',
      tone: 'petrol',
      main_title: { en: 'Where do your ships come from?', de: 'Woher kommen Ihre Schiffe?' },
      description: {
        en: 'Let us look at three months of figures. You’ll get one page back: which lamp pays its way, and which one only shines.',
        de: 'Zeigen Sie uns die Zahlen aus drei Monaten. Zurück kommt eine Seite: welche Lampe sich lohnt und welche nur leuchtet.',
      },
      button_one_text: { en: 'Share your figures', de: 'Zahlen zeigen' },
      button_one_link: '/contactus/contactform?service=seo',
    },
  ],
} satisfies Page;
