import type { Page } from '../../content-types.ts';

export default {
  page_key: 'projects',
  slug: 'Projects',
  title: { en: 'Projects', de: 'Projekte' },
  seo: {
    title: { en: 'Projects: shops, apps and brands we look after', de: 'Projekte: Shops, Apps und Marken' },
    description: {
      en: 'Twelve projects from the past five years: shops on Shopware, Adobe Commerce, Shopify and WooCommerce, apps, web development and brand design.',
      de: 'Zwölf Projekte aus fünf Jahren: Shops mit Shopware, Adobe Commerce, Shopify und WooCommerce, dazu Apps, Webentwicklung und Marken.',
    },
  },
  sections: [
    {
      component_name: 'Banner',
      layout: 'page',
      main_title: { en: 'Projects', de: 'Projekte' },
      description: {
        en: 'Shops, apps and brands: twelve projects from the past five years. All of them are still running, and we still answer the phone for every one.',
        de: 'Shops, Apps und Marken: zwölf Projekte aus fünf Jahren. Alle laufen noch, und bei allen gehen wir noch ans Telefon.',
      },
    },
    { component_name: 'ProjectGrid', layout: 'grid' },
    {
      component_name: 'Stats',
      layout: 'row',
      tone: 'paper-2',
      main_title: { en: 'Added up', de: 'Zusammengezählt' },
      description: {
        en: 'Only what you can count for yourself in these projects.',
        de: 'Nur, was sich in diesen Projekten nachzählen lässt.',
      },
      cards: [
        {
          title: { en: '12', de: '12' },
          description: { en: 'Clients', de: 'Kunden' },
          detail_desc: { en: 'one project each, none switched off', de: 'je ein Projekt, keines abgeschaltet' },
        },
        {
          title: { en: '7', de: '7' },
          description: { en: 'Kinds of work', de: 'Arten von Projekten' },
          detail_desc: {
            en: 'from pharmacy apps to signs by a pool',
            de: 'von der Apotheken-App bis zum Schild am Becken',
          },
        },
        {
          title: { en: '11', de: '11' },
          description: { en: 'Built by two offices', de: 'Von zwei Büros gebaut' },
          detail_desc: { en: 'the twelfth only needed Karachi', de: 'das zwölfte brauchte nur Karatschi' },
        },
        {
          title: { en: '2022', de: '2022' },
          description: { en: 'Oldest projects', de: 'Älteste Projekte' },
          detail_desc: {
            en: 'Salvia and Marmara, both up to date',
            de: 'Salvia und Marmara, beide auf neuestem Stand',
          },
        },
      ],
    },
    {
      component_name: 'ImageContent',
      layout: 'left',
      main_title: { en: 'Where the figures come from', de: 'Woher die Zahlen stammen' },
      description: {
        en: 'Every result in a project comes from the client’s own books: the ERP, the till, the call list. We write down the starting point before we begin, because afterwards everybody remembers it as worse.',
        de: 'Jedes Ergebnis in einem Projekt stammt aus den Büchern des Kunden: aus dem ERP, der Kasse, der Anrufliste. Den Ausgangswert notieren wir vor dem ersten Arbeitstag. Hinterher hat ihn jeder schlechter in Erinnerung.',
      },
      com_image: 'projects-books',
      cards: [
        {
          title: { en: 'Measured before the start', de: 'Messung vor Beginn' },
          description: { en: 'usually 4 weeks', de: 'meist 4\u00a0Wochen' },
        },
        {
          title: { en: 'Compared with', de: 'Verglichen mit' },
          description: { en: 'the season before', de: 'der Saison davor' },
        },
        {
          title: { en: 'Published once', de: 'Veröffentlicht nach' },
          description: { en: 'the client agrees', de: 'Zustimmung des Kunden' },
        },
      ],
    },
    {
      component_name: 'GridBlocks',
      layout: 'list',
      main_title: { en: 'In the books, without a picture', de: 'Im Buch, aber ohne Bild' },
      description: {
        en: 'Some clients would rather not be named. We may describe the work, but not the sign on the door.',
        de: 'Manche Kunden bleiben lieber ungenannt. Die Arbeit dürfen wir beschreiben, das Türschild lassen wir weg.',
      },
      cards: [
        {
          title: { en: 'A maker of lift doors', de: 'Ein Hersteller von Aufzugtüren' },
          description: {
            en: 'A portal with 190,000 spare parts, found by serial number or by a photo of the rating plate.',
            de: 'Portal mit 190.000 Ersatzteilen, auffindbar über die Seriennummer oder ein Foto vom Typenschild.',
          },
        },
        {
          title: { en: 'A publisher of sheet music', de: 'Ein Musikverlag' },
          description: {
            en: 'Thirty-one years of scores moved to a new shop, redirects included, in a single summer break.',
            de: 'Die Noten aus 31\u00a0Jahren ziehen in einen neuen Shop, samt Weiterleitungen und in einer einzigen Sommerpause.',
          },
        },
        {
          title: { en: 'A grower of roses', de: 'Eine Rosenzucht' },
          description: {
            en: 'Delivery dates that check the frost forecast for the postcode before they promise anything.',
            de: 'Liefertermine, die erst die Frostvorhersage für die Postleitzahl lesen und dann etwas versprechen.',
          },
        },
        {
          title: { en: 'A wholesaler of dental supplies', de: 'Ein Großhandel für Dentalbedarf' },
          description: {
            en: 'Orders by voice, because the people who place them are wearing gloves.',
            de: 'Bestellung per Sprache, weil in den Praxen alle Handschuhe tragen.',
          },
        },
      ],
    },
    {
      component_name: 'ReviewSlider',
      layout: 'slider',
      tone: 'mist',
      sub_title: { en: 'What clients say', de: 'Was Kunden sagen' },
      main_title: { en: 'Countersigned', de: 'Gegengezeichnet' },
      description: {
        en: 'From the people who live with the result.',
        de: 'Von denen, die mit dem Ergebnis leben.',
      },
      pick: ['rheinkran', 'hafenbad', 'feldkorn', 'salvia', 'nordlicht', 'kaveri'],
    },
    {
      component_name: 'Faq',
      layout: 'accordion',
      main_title: { en: 'Before you call one of them', de: 'Bevor Sie dort anrufen' },
      description: {
        en: 'What people ask us about references.',
        de: 'Was man uns zu Referenzen fragt.',
      },
      cards: [
        {
          title: { en: 'May we talk to one of your clients?', de: 'Dürfen wir mit einem Ihrer Kunden sprechen?' },
          html_field: {
            en: 'Yes, as soon as you have a definite project in mind. Tell us what worries you most and we will introduce you to somebody who had the same worry. We don’t listen in.',
            de: 'Ja, sobald es ein konkretes Vorhaben gibt. Sagen Sie uns, was Ihre größte Sorge ist, und wir stellen den Kontakt zu jemandem her, der dieselbe hatte. Mitgehört wird nicht.',
          },
        },
        {
          title: {
            en: 'Our industry isn’t on the list. Is that a problem?',
            de: 'Unsere Branche fehlt hier. Ist das ein Problem?',
          },
          html_field: {
            en: 'Rarely. We had never sold flour before Feldkorn or moved a container before Rheinkran. What matters is whether we have met your kind of knot before: prices by customer, goods that come back, stock in several places. The trade itself you will have to teach us. We take notes.',
            de: 'Selten. Vor Feldkorn hatten wir nie Mehl verkauft und vor Rheinkran keinen Container bewegt. Entscheidend ist, ob wir den Knoten kennen: Preise je Kunde, Ware, die zurückkommt, Bestand an mehreren Orten. Ihre Branche müssen Sie uns beibringen. Wir schreiben mit.',
          },
        },
        {
          title: { en: 'Is the code ours afterwards?', de: 'Gehört der Code am Ende uns?' },
          html_field: {
            en: 'From the day the invoice is paid, you may use it and change it for as long as you like, with us or without us. The repository is yours from the first commit, so you can look in at any time. Nobody has to ask us for a key.',
            de: 'Sobald die Rechnung bezahlt ist, dürfen Sie ihn auf Dauer nutzen und ändern, mit uns oder ohne uns. Das Repository läuft vom ersten Commit an auf Ihren Namen; hineinsehen können Sie jederzeit. Um einen Schlüssel muss uns niemand bitten.',
          },
        },
        {
          title: { en: 'Has a project ever failed?', de: 'Ist schon einmal etwas gescheitert?' },
          html_field: {
            en: 'Two have, since 2015. One was stopped after the concept phase because the sums did not add up; one was launched and withdrawn within a year. We can tell you about both, without names and without excuses.',
            de: 'Zweimal seit 2015. Ein Projekt endete nach dem Konzept, weil die Rechnung nicht aufging; eines ging online und wurde binnen eines Jahres wieder abgeschaltet. Von beiden erzählen wir gern, ohne Namen und ohne Ausreden.',
          },
        },
      ],
    },
    {
      component_name: 'Banner',
      layout: 'call',
      tone: 'petrol',
      main_title: { en: 'Is there a page left for yours?', de: 'Ist noch eine Seite frei für Ihr Projekt?' },
      description: {
        en: 'Tell us what you sell and what is holding you back. We will say which of these projects started the same way.',
        de: 'Erzählen Sie, was Sie verkaufen und was Sie bremst. Wir sagen Ihnen, welches dieser Projekte genauso begonnen hat.',
      },
    },
  ],
} satisfies Page;
