import type { Page } from '../../content-types.ts';
import { priceSentence, prices } from '../../prices.ts';

export default {
  page_key: 'ecommerce',
  slug: 'pwaecommerce',
  title: { en: 'PWA e-commerce', de: 'PWA im E-Commerce' },
  seo: {
    title: { en: 'PWA for shops: an app without an app store', de: 'PWA im Onlinehandel: App ohne App-Store' },
    description: {
      en: 'Progressive web apps for shops, tickets and warehouses: they open offline, live on the home screen, need no app store, and update themselves.',
      de: 'Progressive Web Apps für Shops, Tickets und Lager: Sie starten ohne Netz, liegen auf dem Startbildschirm, brauchen keinen Store und aktualisieren sich selbst.',
    },
  },
  sections: [
    {
      component_name: 'Banner',
      layout: 'half',
      tone: 'mist',
      main_title: { en: 'A shop in your coat pocket', de: 'Ein Laden für die Manteltasche' },
      sub_title: { en: 'PWA for online shops', de: 'PWA für Onlineshops' },
      description: {
        en: 'No app store, no updates to install. A progressive web app is your online shop, folded so neatly that it fits on a home screen.',
        de: 'Kein Store, kein Update. Eine Progressive Web App ist Ihr Onlineshop, so gefaltet, dass er auf den Startbildschirm passt.',
      },
      bg_image: 'ecommerce-pwa',
      button_one_text: { en: 'Plan a PWA', de: 'PWA planen' },
      button_one_link: '/contactus/contactform',
      button_two_text: { en: 'A native app instead', de: 'Lieber eine native App' },
      button_two_link: '/services/mobileapp',
    },
    {
      component_name: 'RichText',
      layout: 'columns',
      main_title: { en: 'Three extra seams', de: 'Drei zusätzliche Nähte' },
      sub_title: { en: 'What a PWA is', de: 'Was eine PWA ist' },
      html_field: {
        en: `A PWA is a website with three things sewn in.

1. **A manifest**, which tells the phone what the app is called, which icon it has and which page comes first.
2. **A service worker**, a small script between page and network. It knows what may be kept and what has to be fresh.
3. **A window without the browser’s frame.** People use it like an app, so it should look like one.

The rest is craft that any good shop needs: fast pages, large buttons, forms that remember. Turn a slow website into a PWA, and you have a slow website with an icon. In that case [performance](/ecommerce/performanceoptimization) comes first.`,
        de: `Eine PWA ist eine Website, in die drei Dinge eingenäht sind.

1. **Ein Manifest.** Es sagt dem Telefon, wie die App heißt, welches Symbol sie trägt und welche Seite zuerst kommt.
2. **Ein Service Worker**, ein kleines Skript zwischen Seite und Netz. Er weiß, was man aufheben darf und was frisch sein muss.
3. **Ein Start ohne Browserrahmen**, damit sie aussieht wie das, was sie ist: eine App.

Der Rest ist Handwerk, das jeder gute Shop braucht: schnelle Seiten, große Knöpfe, Formulare mit Gedächtnis. Aus einer langsamen Website macht eine PWA eine langsame Website mit Symbol. Dann ist zuerst die [Ladezeit](/ecommerce/performanceoptimization) dran.`,
      },
    },
    {
      component_name: 'GridBlocks',
      layout: 'glyphs',
      main_title: { en: 'What fits into the lining', de: 'Was ins Futter passt' },
      sub_title: { en: 'What a PWA can do', de: 'Was eine PWA kann' },
      cards: [
        {
          title: { en: 'Opens on the Underground', de: 'Startet auch in der U-Bahn' },
          description: {
            en: 'Catalogue, tickets and order status are stored. Buying waits for the next station.',
            de: 'Katalog, Tickets und Bestellstatus sind gespeichert. Gekauft wird an der nächsten Station.',
          },
          image: 'glyph-cloud',
        },
        {
          title: { en: 'Knocks, if allowed', de: 'Klopft an, wenn sie darf' },
          description: {
            en: 'Web push on Android and desktop; on the iPhone, once it is on the home screen. “Your parcel is here”, not “We miss you”.',
            de: 'Web-Push auf Android und am Rechner, auf dem iPhone vom Startbildschirm aus. „Ihr Paket ist da“, nicht „Wir vermissen Sie“.',
          },
          image: 'glyph-phone',
        },
        {
          title: { en: 'Sees and scans', de: 'Sieht und scannt' },
          description: {
            en: 'Barcodes, photographs for returns, a foot on a sheet of paper. The camera works inside the browser.',
            de: 'Barcodes, Fotos zur Retoure, der Fuß auf einem Blatt Papier. Die Kamera funktioniert auch im Browser.',
          },
          image: 'glyph-search',
        },
        {
          title: { en: 'Takes payment as usual', de: 'Kassiert wie gewohnt' },
          description: {
            en: 'Apple Pay and Google Pay in the same checkout as on the website. No app store takes a share.',
            de: 'Apple Pay und Google Pay in derselben Kasse wie auf der Website. Ein Store verdient nicht mit.',
          },
          image: 'glyph-payment',
        },
        {
          title: { en: 'Is always up to date', de: 'Ist immer aktuell' },
          description: {
            en: 'The new version arrives when the app is opened. Nobody has to approve it, nobody forgets to install it.',
            de: 'Die neue Version kommt beim Öffnen. Niemand muss sie freigeben, niemand vergisst, sie zu installieren.',
          },
          image: 'glyph-clock',
        },
        {
          title: { en: 'Can be found', de: 'Lässt sich finden' },
          description: {
            en: 'Every product keeps its address. Search engines read it, friends pass it on.',
            de: 'Jedes Produkt behält seine Adresse. Suchmaschinen lesen sie, Freunde leiten sie weiter.',
          },
          image: 'glyph-link',
        },
      ],
    },
    {
      component_name: 'ImageContent',
      layout: 'left',
      tone: 'paper-2',
      main_title: { en: 'It also wears overalls', de: 'Im Blaumann geht es auch' },
      sub_title: { en: 'A PWA in the warehouse', de: 'Eine PWA im Lager' },
      description: {
        en: 'Not every PWA sells. At Radwerk Ruhr, one of them hangs on the tool wall and leads people through the warehouse. Thirty tablets from three makers, no device management, no app store account. New starters scan a code on the wall and are picking five minutes later.',
        de: 'Nicht jede PWA verkauft. Bei Radwerk Ruhr hängt eine an der Werkzeugwand und führt durchs Lager. Dreißig Tablets von drei Herstellern, keine Geräteverwaltung, kein Store-Konto. Wer neu ist, scannt einen Code an der Wand und kommissioniert nach fünf Minuten.',
      },
      com_image: 'project-radwerk-detail-2',
      button_one_text: { en: 'Radwerk Ruhr at work', de: 'Radwerk Ruhr bei der Arbeit' },
      button_one_link: '/projects/radwerk-ruhr',
    },
    {
      component_name: 'TwoImages',
      layout: 'wide-left',
      main_title: { en: 'Used for a day, or for a week', de: 'Für einen Tag oder eine Woche' },
      sub_title: { en: 'Two of our PWAs', de: 'Zwei PWAs von uns' },
      bg_image: 'project-hafenbad',
      com_image: 'project-nordlicht-detail-1',
      cards: [
        {
          title: { en: 'Hafenbad', de: 'Hafenbad' },
          description: {
            en: 'Nobody installs an app for a single swim. The ticket opens from a link and gets through the gate without a signal.',
            de: 'Für einmal Schwimmen installiert niemand eine App. Das Ticket öffnet sich per Link und passiert die Schranke auch ohne Empfang.',
          },
        },
        {
          title: { en: 'Nordlicht', de: 'Nordlicht' },
          description: {
            en: 'Boot size by photograph, in the browser, before anyone sets off. After the holiday the icon can go.',
            de: 'Die Skischuhgröße per Foto, im Browser, noch vor der Anreise. Nach dem Urlaub darf das Symbol wieder verschwinden.',
          },
        },
      ],
    },
    {
      component_name: 'Stats',
      layout: 'large',
      tone: 'petrol',
      main_title: { en: 'Weighed in the hand', de: 'In der Hand gewogen' },
      sub_title: { en: 'A PWA in figures', de: 'Eine PWA in Zahlen' },
      cards: [
        {
          title: { en: '0.9\u00a0MB', de: '0,9\u00a0MB' },
          description: {
            en: 'for a shop like this and everything it stores',
            de: 'wiegt ein solcher Shop samt allem Gespeicherten',
          },
          detail_desc: { en: 'a native shopping app: 80 to 200', de: 'eine native Shopping-App: 80 bis 200' },
        },
        {
          title: { en: '5 weeks', de: '5\u00a0Wochen' },
          description: { en: 'on top of an existing storefront', de: 'zusätzlich zu einem vorhandenen Shop' },
          detail_desc: { en: 'Shopware, Adobe Commerce or headless', de: 'Shopware, Adobe Commerce oder headless' },
        },
        {
          title: { en: '1', de: '1' },
          description: {
            en: 'code base for phone, tablet and desktop',
            de: 'Quelltext für Telefon, Tablet und Rechner',
          },
          detail_desc: { en: 'and one team that knows it', de: 'und ein Team, das ihn kennt' },
        },
      ],
    },
    {
      component_name: 'Faq',
      main_title: { en: 'Turned inside out', de: 'Auf links gedreht' },
      sub_title: { en: 'What people ask about PWAs', de: 'Was Kunden zu PWAs fragen' },
      description: {
        en: 'What a PWA can’t do belongs on the label too.',
        de: 'Aufs Etikett gehört auch, was eine PWA nicht kann.',
      },
      cards: [
        {
          title: { en: 'What does a PWA cost?', de: 'Was kostet eine PWA?' },
          html_field: {
            en: `${priceSentence(prices.pwa).en} That is on top of a storefront you already have.`,
            de: `${priceSentence(prices.pwa).de} Vorausgesetzt, den Shop gibt es schon.`,
          },
        },
        {
          title: { en: 'When would we still need a native app?', de: 'Wann brauchen wir doch eine native App?' },
          html_field: {
            en: 'For Bluetooth on the iPhone, for location in the background, for widgets and for serious 3D. And if your customers look for your name in the store.',
            de: 'Für Bluetooth auf dem iPhone, für die Ortung im Hintergrund, für Widgets und für aufwendiges 3D. Und wenn Ihre Kunden im Store nach Ihrem Namen suchen.',
          },
        },
        {
          title: { en: 'Does it work on the iPhone?', de: 'Läuft das auf dem iPhone?' },
          html_field: {
            en: 'Yes, with one extra step: there is no prompt to install it, so people add it from the share menu. We show how with two pictures, once, at the right moment.',
            de: 'Ja, mit einem Handgriff mehr: Eine Aufforderung zur Installation gibt es dort nicht, hinzugefügt wird über das Teilen-Menü. Wir zeigen das mit zwei Bildern, einmal, im passenden Moment.',
          },
        },
        {
          title: { en: 'Can it be in the stores as well?', de: 'Kann sie zusätzlich in die Stores?' },
          html_field: {
            en: 'In Google Play, easily, as a Trusted Web Activity. Apple wants to see more than a wrapped website, and rightly so.',
            de: 'Bei Google Play problemlos, als Trusted Web Activity. Apple will mehr sehen als eine verpackte Website, und das mit Recht.',
          },
        },
        {
          title: { en: 'What if old data is shown?', de: 'Und wenn alte Daten angezeigt werden?' },
          html_field: {
            en: 'Prices and stock come from the network whenever there is one. Anything that comes out of the pocket says how old it is: “as of 07:42”.',
            de: 'Preise und Bestände kommen aus dem Netz, sobald eines da ist. Was aus dem Speicher kommt, trägt seine Uhrzeit: „Stand 7:42“.',
          },
        },
      ],
    },
    {
      component_name: 'ServicesGrid',
      layout: 'rows',
      tone: 'paper-2',
      main_title: { en: 'In the neighbouring pockets', de: 'In den Taschen daneben' },
      sub_title: { en: 'Headless and web design', de: 'Headless und Webdesign' },
      cards: [
        {
          title: { en: 'One body, several coats', de: 'Ein Körper, mehrere Mäntel' },
          description: {
            en: 'Headless: when the PWA is only one of four front ends.',
            de: 'Headless: wenn die PWA nur einer von vier Mänteln ist.',
          },
          link: '/ecommerce/headlessinecommerce',
        },
        {
          title: { en: 'Cut and cloth', de: 'Schnitt und Stoff' },
          description: {
            en: 'Web design that begins on the small screen.',
            de: 'Webdesign, das auf dem kleinen Bildschirm anfängt.',
          },
          link: '/ecommerce/webdesign',
        },
      ],
    },
    {
      component_name: 'Banner',
      layout: 'call',
      tone: 'marigold',
      main_title: { en: 'What would your shop do at 07:42?', de: 'Was täte Ihr Shop um 7:42\u00a0Uhr?' },
      description: {
        en: 'On the train, one hand free, no seat. Describe that minute, and we’ll show it to you on a phone.',
        de: 'Im Zug, mit einer Hand, ohne Sitzplatz. Beschreiben Sie diese eine Minute, und wir zeigen sie Ihnen auf einem Telefon.',
      },
      button_one_text: { en: 'Describe the minute', de: 'Die Minute beschreiben' },
      button_one_link: '/contactus/contactform',
    },
  ],
} satisfies Page;
