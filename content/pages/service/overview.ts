import type { Page } from '../../content-types.ts';
import { euroFigure, LOGO_PRICE, prices } from '../../prices.ts';

export default {
  page_key: 'service',
  slug: 'Overview',
  title: { en: 'Services', de: 'Leistungen' },
  seo: {
    title: { en: 'Services: software, systems and brands', de: 'Leistungen: Software, Systeme und Marken' },
    description: {
      en: 'Web development, apps, CMS, integrations, testing and brand design under one roof: what each service is for, where to start and what it usually costs.',
      de: 'Webentwicklung, Apps, CMS, Schnittstellen, Tests und Markendesign aus einem Haus: wofür welche Leistung gut ist, womit Sie anfangen und was sie kostet.',
    },
  },
  sections: [
    {
      component_name: 'Banner',
      layout: 'half',
      tone: 'petrol',
      main_title: { en: 'Ten services, one team', de: 'Zehn Leistungen, ein Team' },
      sub_title: { en: 'Software, systems and brand design', de: 'Software, Systeme und Markendesign' },
      description: {
        en: 'We write software, connect systems and design brands. It is all one team, so you never have to explain anything twice.',
        de: 'Wir schreiben Software, verbinden Systeme und gestalten Marken. Alle arbeiten im selben Team. So müssen Sie nichts zweimal erklären.',
      },
      bg_image: 'service-workshop',
      button_one_text: { en: 'Describe what you need', de: 'Vorhaben beschreiben' },
      button_one_link: '/contactus/contactform',
      button_two_text: { en: 'Need a shop?', de: 'Sie brauchen einen Shop?' },
      button_two_link: '/ecommerce',
    },
    {
      component_name: 'GridBlocks',
      layout: 'glyphs',
      main_title: { en: 'Web and apps', de: 'Web und Apps' },
      description: {
        en: 'When people want to get something done: order, book, measure, approve.',
        de: 'Wenn Menschen etwas erledigen wollen: bestellen, buchen, messen, freigeben.',
      },
      cards: [
        {
          title: { en: 'Web development', de: 'Web\u00adentwicklung' },
          description: {
            en: 'Portals, configurators and websites for companies whose business doesn’t fit into a basket.',
            de: 'Portale, Konfiguratoren und Websites für Unternehmen, deren Geschäft in keinen Warenkorb passt.',
          },
          image: 'glyph-web',
          link: '/services/webdevelopment',
          button_text: { en: 'Web development', de: 'Zur Webentwicklung' },
        },
        {
          title: { en: 'Mobile apps', de: 'Mobile Apps' },
          description: {
            en: 'For customers who come back, and for people who work away from a desk. With or without a signal.',
            de: 'Für Kunden, die wiederkommen, und für Leute, die ohne Schreibtisch arbeiten. Mit und ohne Netz.',
          },
          image: 'glyph-app',
          link: '/services/mobileapp',
          button_text: { en: 'Mobile apps', de: 'Zu den Apps' },
        },
        {
          title: { en: 'Bespoke development', de: 'Individual\u00adentwicklung' },
          description: {
            en: 'For the process that makes you money and that no off-the-shelf product covers.',
            de: 'Für den Ablauf, mit dem Sie Ihr Geld verdienen und den kein Standardprodukt abbildet.',
          },
          image: 'glyph-type',
          link: '/services/individualdevelopment',
          button_text: { en: 'Bespoke software', de: 'Zur Individualsoftware' },
        },
      ],
    },
    {
      component_name: 'ServicesGrid',
      layout: 'rows',
      tone: 'paper-2',
      main_title: { en: 'Systems', de: 'Systeme' },
      description: {
        en: 'When what you already have needs to work together, and keep working.',
        de: 'Wenn das, was Sie haben, zusammenarbeiten und weiterlaufen soll.',
      },
      cards: [
        {
          title: { en: 'CMS solutions', de: 'CMS-Lösungen' },
          description: {
            en: 'We choose, set up and migrate content management systems, with fields that fit and a preview that doesn’t lie.',
            de: 'Wir wählen, bauen und migrieren Content-Systeme, mit passenden Feldern und ehrlicher Vorschau.',
          },
          link: '/services/cmssolution',
        },
        {
          title: { en: 'WordPress', de: 'WordPress' },
          description: {
            en: 'For magazines and careers pages that your editors run themselves: block themes, few plugins, weekly updates.',
            de: 'Für Magazine und Karriereseiten, die Ihre Redaktion selbst pflegt: Block-Themes, wenige Plugins, wöchentliche Updates.',
          },
          link: '/services/wordpress',
        },
        {
          title: { en: 'API solutions', de: 'API-Lösungen' },
          description: {
            en: 'APIs between ERP, PIM, shop and app, documented so that others can use them without us.',
            de: 'Schnittstellen zwischen ERP, PIM, Shop und App, so dokumentiert, dass andere sie ohne uns nutzen können.',
          },
          link: '/services/apisolution',
        },
        {
          title: { en: 'Software testing', de: 'Testlösungen' },
          description: {
            en: 'Automated tests, load tests and people who look twice, so that your customers don’t have to.',
            de: 'Automatische Tests, Lasttests und Menschen, die zweimal hinsehen, damit Ihre Kunden es nicht müssen.',
          },
          link: '/services/testsolution',
        },
      ],
    },
    {
      component_name: 'GridBlocks',
      layout: 'list',
      main_title: { en: 'Brand experience', de: 'Markenerlebnis' },
      description: {
        en: 'When you want people to recognise you, on a parcel as much as on a phone.',
        de: 'Wenn man Sie erkennen soll, auf dem Paket wie auf dem Telefon.',
      },
      cards: [
        {
          title: { en: 'Brand identity', de: 'Marken\u00adidentität' },
          description: {
            en: 'Name, mark, type, colour and tone of voice in one book, with rules people can follow.',
            de: 'Name, Zeichen, Schrift, Farbe und Ton in einem Buch mit Regeln, die man befolgen kann.',
          },
          image: 'service-brandidentity',
          link: '/services/brandidentity',
          button_text: { en: 'More about brands', de: 'Mehr zu Marken' },
        },
        {
          title: { en: 'Logo design', de: 'Logodesign' },
          description: {
            en: 'A few shapes, tested small, on black and in embroidery. Five weeks, one fixed price.',
            de: 'Wenige Formen, klein, auf Schwarz und gestickt erprobt. Fünf Wochen, ein Festpreis.',
          },
          image: 'service-logodesign',
          link: '/services/logodesign',
          button_text: { en: 'More about logos', de: 'Mehr zu Logos' },
        },
        {
          title: { en: 'Video animation', de: 'Videoanimation' },
          description: {
            en: 'Product loops and explainers, light enough for a phone, with subtitles.',
            de: 'Produkt-Loops und Erklärfilme, leicht genug fürs Telefon und mit Untertiteln.',
          },
          image: 'service-videoanimation',
          link: '/services/videoanimation',
          button_text: { en: 'More about animation', de: 'Mehr zu Animationen' },
        },
      ],
    },
    {
      component_name: 'GridBlocks',
      layout: 'steps',
      tone: 'mist',
      main_title: { en: 'Where to start', de: 'Womit Sie anfangen' },
      cards: [
        {
          title: { en: 'Start with the annoyance', de: 'Nennen Sie das Ärgernis' },
          description: {
            en: 'Not the solution. “Forty people keep asking for the latest version” tells us more than “We need a portal”.',
            de: 'Nicht die Lösung. „Vierzig Leute fragen nach dem neuesten Stand“ sagt uns mehr als „Wir brauchen ein Portal“.',
          },
        },
        {
          title: { en: 'Let us watch for a day', de: 'Lassen Sie uns einen Tag zusehen' },
          description: {
            en: 'Somebody who has built such things before sits down beside somebody who does the job every day.',
            de: 'Wer so etwas schon gebaut hat, setzt sich neben jemanden, der die Arbeit täglich macht.',
          },
        },
        {
          title: { en: 'Pick the smallest part', de: 'Wählen Sie den kleinsten Teil' },
          description: {
            en: 'One that helps on its own. It gets a price and a date; the rest can wait until it has proved itself.',
            de: 'Den, der für sich schon hilft. Er bekommt Preis und Termin; der Rest wartet, bis sich das bewährt hat.',
          },
        },
      ],
    },
    {
      component_name: 'Stats',
      layout: 'row',
      main_title: { en: 'What it usually costs', de: 'Was es meistens kostet' },
      description: {
        en: 'Excluding VAT, based on our projects of the last three years. Once the scope is clear, you get a fixed price before anybody starts work.',
        de: 'Ohne Mehrwertsteuer, aus unseren Projekten der letzten drei Jahre. Ist der Umfang klar, kennen Sie den Festpreis, bevor jemand anfängt.',
      },
      cards: [
        {
          title: euroFigure(LOGO_PRICE),
          description: { en: 'A logo', de: 'Ein Logo' },
          detail_desc: { en: 'three proposals, all files and rights', de: 'drei Vorschläge, alle Dateien und Rechte' },
        },
        {
          title: euroFigure(prices.website.from),
          description: { en: 'A website with a CMS, from', de: 'Eine Website mit CMS, ab' },
          detail_desc: { en: 'five to eight weeks', de: 'fünf bis acht Wochen' },
        },
        {
          title: euroFigure(prices.app.from),
          description: { en: 'A portal or an app, from', de: 'Ein Portal oder eine App, ab' },
          detail_desc: { en: 'first release after 14 weeks', de: 'erste Version nach 14\u00a0Wochen' },
        },
        {
          title: { en: '€58–128', de: '58–128\u00a0€' },
          description: { en: 'An hour', de: 'Eine Stunde' },
          detail_desc: {
            en: 'if you hire people for your own team',
            de: 'wenn Sie Leute für Ihr eigenes Team buchen',
          },
        },
      ],
    },
    {
      component_name: 'Faq',
      tone: 'paper-2',
      main_title: { en: 'What people ask first', de: 'Was zuerst gefragt wird' },
      cards: [
        {
          title: { en: 'Can we take over what you build?', de: 'Können wir übernehmen, was Sie bauen?' },
          html_field: {
            en: 'That’s the idea. You get readable code, the tests to go with it and a handover day at your office. Clients who stay do so because it suits them, not because the door is locked.',
            de: 'So ist es gedacht. Sie bekommen lesbaren Code, die Tests dazu und einen Übergabetag bei Ihnen im Haus. Wer bleibt, bleibt aus Bequemlichkeit und nicht, weil die Tür zu ist.',
          },
        },
        {
          title: { en: 'All we need is people. Can you help?', de: 'Uns fehlen nur Leute. Können Sie helfen?' },
          html_field: {
            en: 'Yes. You can [hire a developer](/contactus/hireadeveloper) by the week, from any of our four offices. Somebody here answers for the work.',
            de: 'Ja, mit [Entwicklerinnen und Entwicklern auf Zeit](/contactus/hireadeveloper), wochenweise und aus jedem unserer vier Büros. Für ihre Arbeit stehen wir gerade.',
          },
        },
        {
          title: { en: 'Do you have anything ready-made?', de: 'Gibt es etwas Fertiges?' },
          html_field: {
            en: 'Three [products](/products): a connector, a search engine and a returns portal. If one of them does the job, we won’t build it for you again.',
            de: 'Drei [Produkte](/products): einen Konnektor, eine Suche und ein Retourenportal. Reicht eines davon, bauen wir es nicht noch einmal für Sie.',
          },
        },
      ],
    },
    {
      component_name: 'Banner',
      layout: 'call',
      tone: 'marigold',
      main_title: { en: 'Not sure which service you need?', de: 'Unsicher, welche Leistung Sie brauchen?' },
      description: {
        en: 'You don’t have to be. Tell us what annoys you, and the right person will reply.',
        de: 'Das müssen Sie nicht wissen. Sagen Sie uns, was Sie ärgert, dann antwortet die richtige Person.',
      },
      button_one_text: { en: 'Tell us', de: 'Schreiben Sie uns' },
      button_one_link: '/contactus/contactform',
    },
  ],
} satisfies Page;
