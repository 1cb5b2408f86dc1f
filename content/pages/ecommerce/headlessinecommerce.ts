import type { Page } from '../../content-types.ts';
import { formatShortPrice, priceSentence, prices } from '../../prices.ts';

export default {
  page_key: 'ecommerce',
  slug: 'headlessinecommerce',
  title: { en: 'Headless commerce', de: 'Headless Commerce' },
  seo: {
    title: { en: 'Headless commerce: one body, four fronts', de: 'Headless Commerce: ein Körper, vier Mäntel' },
    description: {
      en: 'Headless shops with Shopware, Shopify Hydrogen, Adobe Commerce, Nuxt and Next.js. Including the cases where you should keep your head on.',
      de: 'Headless-Shops mit Shopware, Shopify Hydrogen, Adobe Commerce, Nuxt und Next.js. Dazu die Fälle, in denen Sie den Kopf besser behalten.',
    },
  },
  sections: [
    {
      component_name: 'Banner',
      layout: 'wide',
      tone: 'paper-2',
      main_title: { en: 'Headless, but well dressed', de: 'Kopflos, aber gut angezogen' },
      sub_title: { en: 'Headless commerce', de: 'Headless Commerce' },
      description: {
        en: 'One platform for goods, prices and orders. The front that people see is tailored separately: for browser, phone, wrist and the screen in the store.',
        de: 'Ein Shopsystem für Ware, Preise und Bestellungen. Was man vorn sieht, wird eigens zugeschnitten: für Browser, Telefon, Handgelenk und den Bildschirm im Laden.',
      },
      bg_image: 'ecommerce-headless',
      button_one_text: { en: 'Plan a headless shop', de: 'Headless-Shop planen' },
      button_one_link: '/contactus/contactform',
    },
    {
      component_name: 'GridBlocks',
      layout: 'plain',
      main_title: { en: 'Four fronts on one rail', de: 'Vier Mäntel an einer Stange' },
      sub_title: { en: 'Where a headless shop appears', de: 'Wo ein Headless-Shop erscheint' },
      description: {
        en: 'All of them ask the same question: GET /products.',
        de: 'Alle stellen dieselbe Frage: GET /products.',
      },
      cards: [
        {
          title: { en: 'Browser', de: 'Browser' },
          description: {
            en: 'Rendered on the server, so that search engines and impatient people get finished HTML. Nuxt, Next.js or Hydrogen.',
            de: 'Auf dem Server gerendert, damit Suchmaschinen und Ungeduldige fertiges HTML bekommen. Nuxt, Next.js oder Hydrogen.',
          },
        },
        {
          title: { en: 'Phone', de: 'Telefon' },
          description: {
            en: 'A Flutter app with the same basket. Begun on the sofa, paid for on the bus.',
            de: 'Eine Flutter-App mit demselben Warenkorb. Auf dem Sofa begonnen, im Bus bezahlt.',
          },
        },
        {
          title: { en: 'Watch', de: 'Uhr' },
          description: {
            en: 'One sentence: “Ready to collect.” That is all a watch needs from your shop.',
            de: 'Ein Satz: „Abholbereit.“ Mehr braucht eine Uhr von Ihrem Shop nicht zu wissen.',
          },
        },
        {
          title: { en: 'Kiosk', de: 'Terminal' },
          description: {
            en: 'The whole range in four square metres of floor space, with the stock of both branch and warehouse.',
            de: 'Das ganze Sortiment auf vier Quadratmetern Verkaufsfläche, mit dem Bestand der Filiale und des Lagers.',
          },
        },
      ],
    },
    {
      component_name: 'ImageContent',
      layout: 'bleed',
      tone: 'mist',
      main_title: { en: 'A year no template could draw', de: 'Ein Jahr, das kein Template kannte' },
      sub_title: { en: 'Why Zaitoon is headless', de: 'Warum Zaitoon headless ist' },
      description: {
        en: 'Zaitoon sells a box every month, and any month may be paused. So the account shows a wheel with twelve segments, and no theme has one to offer. At the back, Shopify looks after contracts, stock and payment; in front, Hydrogen draws the wheel. There were no other reasons to go headless. This one fits into a sentence, and we like reasons that do.',
        de: 'Zaitoon schickt jeden Monat eine Kiste, und jeden Monat darf man aussetzen. Im Konto steht deshalb ein Rad mit zwölf Feldern, und das hat kein Theme im Angebot. Dahinter kümmert sich Shopify um Verträge, Bestand und Zahlungen, vorn zeichnet Hydrogen das Rad. Mehr Gründe für headless gab es nicht. Dieser eine passt in einen Satz, und solche mögen wir.',
      },
      com_image: 'project-zaitoon-detail-2',
      button_one_text: { en: 'See the Zaitoon project', de: 'Zum Projekt Zaitoon' },
      button_one_link: '/projects/zaitoon',
    },
    {
      component_name: 'Stats',
      layout: 'row',
      tone: 'ink',
      main_title: { en: 'The tailor’s bill', de: 'Die Rechnung vom Schneider' },
      sub_title: { en: 'What headless costs', de: 'Was headless kostet' },
      description: {
        en: 'Compared with a theme of the same scope, over five projects.',
        de: 'Im Vergleich zu einem Theme gleichen Umfangs, aus fünf Projekten.',
      },
      cards: [
        {
          title: { en: '+35%', de: '+35\u00a0%' },
          description: { en: 'to build the first front', de: 'Baukosten für das erste Frontend' },
          detail_desc: { en: 'freedom is paid for in advance', de: 'Freiheit bezahlt man im Voraus' },
        },
        {
          title: { en: '−50%', de: '−50\u00a0%' },
          description: { en: 'for each one after that', de: 'für jedes weitere' },
          detail_desc: { en: 'the body is already there', de: 'der Körper steht ja schon' },
        },
        {
          title: { en: '0.3\u00a0s', de: '0,3\u00a0s' },
          description: { en: 'from list to product', de: 'von der Liste zum Produkt' },
          detail_desc: { en: 'only the difference is loaded', de: 'geladen wird nur der Unterschied' },
        },
        {
          title: { en: '2', de: '2' },
          description: { en: 'calendars for updates', de: 'Kalender für Updates' },
          detail_desc: { en: 'one in front, one behind', de: 'einer vorn, einer hinten' },
        },
      ],
    },
    {
      component_name: 'GridBlocks',
      layout: 'list',
      main_title: { en: 'The cloth we cut', de: 'Stoffe, die wir zuschneiden' },
      sub_title: { en: 'Systems we build with', de: 'Womit wir bauen' },
      cards: [
        {
          title: { en: 'Shopware Store API', de: 'Store API von Shopware' },
          description: {
            en: 'With Shopware Frontends and Nuxt. Rules, prices and Shopping Experiences come too, so editors keep their tool.',
            de: 'Mit Shopware Frontends und Nuxt. Regeln, Preise und Erlebniswelten kommen mit, die Redaktion behält ihr Werkzeug.',
          },
          link: '/ecommerce/shopware',
          button_text: { en: 'Shopware with its head on', de: 'Shopware mit Kopf' },
        },
        {
          title: { en: 'Shopify Storefront API', de: 'Storefront API von Shopify' },
          description: {
            en: 'Hydrogen on React Router, hosted on Oxygen or with us. The checkout stays with Shopify, to everybody’s relief.',
            de: 'Hydrogen auf React Router, gehostet auf Oxygen oder bei uns. Die Kasse bleibt bei Shopify, zur Erleichterung aller.',
          },
          link: '/ecommerce/shopify',
          button_text: { en: 'Shopify off the peg', de: 'Shopify von der Stange' },
        },
        {
          title: { en: 'Adobe Commerce GraphQL', de: 'GraphQL von Adobe Commerce' },
          description: {
            en: 'For companies whose portal, app and field sales team need the same prices. Cached by customer group.',
            de: 'Für Unternehmen, deren Portal, App und Außendienst dieselben Preise brauchen. Zwischengespeichert je Kundengruppe.',
          },
          link: '/ecommerce/magento',
          button_text: { en: 'Adobe Commerce in one piece', de: 'Adobe Commerce am Stück' },
        },
        {
          title: { en: 'Storyblok or Contentful', de: 'Storyblok oder Contentful' },
          description: {
            en: 'For the words. With a preview on the real page, or nobody would ever dare to publish.',
            de: 'Für die Texte. Mit Vorschau auf der echten Seite, sonst veröffentlicht niemand ohne Bauchschmerzen.',
          },
        },
      ],
    },
    {
      component_name: 'RichText',
      layout: 'prose',
      tone: 'paper-2',
      main_title: { en: 'Keep your head if …', de: 'Behalten Sie den Kopf, wenn …' },
      sub_title: { en: 'When headless isn’t worth it', de: 'Wann sich headless nicht lohnt' },
      html_field: {
        en: `- you have one shop and one front, and are happy with both,
- your team edits pages every day and loves the preview it has,
- the idea came from a conference and not from a customer,
- a dozen plugins draw something in the storefront, and all of it would have to be drawn again.

A well-made theme in Twig or Liquid can be just as fast, and it ages quietly. Three out of five enquiries about headless end in this paragraph. **The other two become very good projects**, because the people asking know why they want it.`,
        de: `- Sie einen Shop und ein Frontend haben und mit beiden zufrieden sind,
- Ihr Team täglich Seiten pflegt und seine Vorschau liebt,
- der Wunsch von einer Konferenz kommt und nicht von Kunden,
- ein Dutzend Plugins im Shop etwas anzeigt. Jede dieser Anzeigen müsste neu gebaut werden.

Ein gutes Theme in Twig oder Liquid kann genauso schnell sein, und es altert leise. Drei von fünf Anfragen zu headless enden in diesem Absatz. **Aus den anderen beiden werden sehr gute Projekte**, weil dort jemand weiß, warum.`,
      },
    },
    {
      component_name: 'Faq',
      main_title: { en: 'Pinned to the lapel', de: 'Ans Revers geheftet' },
      sub_title: { en: 'What people ask about headless', de: 'Was Kunden zu headless fragen' },
      cards: [
        {
          title: { en: 'What does a headless shop cost?', de: 'Was kostet ein Headless-Shop?' },
          html_field: {
            en: `${priceSentence(prices.headless).en} That is for a shop on Shopify. On Shopware or Adobe Commerce, with your ERP connected: ${formatShortPrice(prices.headlessWithErp).en}.`,
            de: `${priceSentence(prices.headless).de} Das gilt für einen Shop mit Shopify. Mit Shopware oder Adobe Commerce und angebundenem ERP: ${formatShortPrice(prices.headlessWithErp).de}.`,
          },
        },
        {
          title: { en: 'Is headless the same as composable?', de: 'Ist headless dasselbe wie composable?' },
          html_field: {
            en: 'No. Headless separates the front from the body. Composable takes the body apart as well: search here, basket there, content somewhere else. Every cut needs somebody who can sew.',
            de: 'Nein. Headless trennt das Frontend vom Körper. Composable zerlegt auch den Körper: hier die Suche, dort der Warenkorb, anderswo die Inhalte. Jeder Schnitt braucht jemanden, der nähen kann.',
          },
        },
        {
          title: { en: 'Can Google read pages like that?', de: 'Kann Google solche Seiten lesen?' },
          html_field: {
            en: 'If they arrive as HTML, yes. We render on the server and check with JavaScript switched off. Titles, prices and availability have to be there.',
            de: 'Sofern sie als HTML ankommen, ja. Wir rendern auf dem Server und prüfen mit abgeschaltetem JavaScript. Titel, Preise und Verfügbarkeit müssen dann dastehen.',
          },
        },
        {
          title: { en: 'Can we start with one part?', de: 'Können wir mit einem Teil anfangen?' },
          html_field: {
            en: 'Please do. The account, the configurator or the kiosk can be cut loose while the rest stays as it is. After that, you’ll know a great deal more.',
            de: 'Unbedingt. Konto, Konfigurator oder Terminal lassen sich herauslösen, während der Rest bleibt, wie er ist. Danach weiß man sehr viel mehr.',
          },
        },
        {
          title: { en: 'Who hosts the front?', de: 'Wer betreibt das Frontend?' },
          html_field: {
            en: 'We do, in Frankfurt, or you do; Hydrogen also runs on Shopify’s Oxygen. On our servers it runs as a Node process behind a cache, and needs less attention than its reputation suggests.',
            de: 'Wir, in Frankfurt, oder Sie selbst; Hydrogen läuft auch auf Oxygen von Shopify. Bei uns ist es ein Node-Prozess hinter einem Cache und braucht weniger Zuwendung, als sein Ruf vermuten lässt.',
          },
        },
      ],
    },
    {
      component_name: 'Banner',
      layout: 'call',
      tone: 'petrol',
      main_title: { en: 'Say why in one sentence', de: 'Sagen Sie in einem Satz, warum' },
      description: {
        en: 'If it convinces us, we’ll take your measurements. If not, we’ll tell you what a good theme would cost.',
        de: 'Überzeugt er uns, nehmen wir Maß. Wenn nicht, erfahren Sie, was ein gutes Theme kosten würde.',
      },
      button_one_text: { en: 'Write the sentence', de: 'Den Satz schreiben' },
      button_one_link: '/contactus/contactform',
    },
  ],
} satisfies Page;
