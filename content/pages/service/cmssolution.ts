import type { Page } from '../../content-types.ts';
import { priceSentence, prices } from '../../prices.ts';

export default {
  page_key: 'service',
  slug: 'cmssolution',
  title: { en: 'CMS solutions', de: 'CMS-Lösungen' },
  seo: {
    title: { en: 'CMS solutions your editors enjoy', de: 'CMS-Lösungen für die Redaktion' },
    description: {
      en: 'We choose, set up and migrate content management systems: Shopware, TYPO3, WordPress, Storyblok or Pimcore, with fields that fit and an honest preview.',
      de: 'Wir wählen, bauen und migrieren Content-Systeme: Shopware, TYPO3, WordPress, Storyblok oder Pimcore, mit passenden Feldern und ehrlicher Vorschau.',
    },
  },
  sections: [
    {
      component_name: 'Banner',
      layout: 'half',
      tone: 'mist',
      main_title: { en: 'Change a line, not a template', de: 'Eine Zeile ändern, fertig' },
      sub_title: { en: 'CMS agency', de: 'CMS-Agentur' },
      description: {
        en: 'New opening hours aren’t a development project. We set up content management systems so that the person who knows the news can publish it.',
        de: 'Neue Öffnungszeiten sind kein Entwicklungsprojekt. Wir richten Content-Management-Systeme so ein, dass veröffentlichen kann, wer Bescheid weiß.',
      },
      bg_image: 'service-cms',
      button_one_text: { en: 'Talk about your content', de: 'Über Inhalte sprechen' },
      button_one_link: '/contactus/contactform',
    },
    {
      component_name: 'GridBlocks',
      layout: 'list',
      id: 'cms-compared',
      main_title: { en: 'Which CMS suits whom', de: 'Welches CMS für wen' },
      description: {
        en: 'We earn nothing from licences, so the list is short and blunt.',
        de: 'An Lizenzen verdienen wir nichts. Deshalb ist die Liste kurz und deutlich.',
      },
      cards: [
        {
          title: { en: 'Shopware Shopping Experiences', de: 'Shopware-Erlebniswelten' },
          description: {
            en: 'You sell on Shopware 6 and have fewer than two hundred pages. A second system would only mean a second login.',
            de: 'Sie verkaufen mit Shopware\u00a06 und haben weniger als zweihundert Seiten. Ein zweites System wäre nur eine zweite Anmeldung.',
          },
          link: '/ecommerce/shopware',
          button_text: { en: 'More on Shopware', de: 'Mehr zu Shopware' },
        },
        {
          title: { en: 'WordPress', de: 'WordPress' },
          description: {
            en: 'You publish weekly, several people write, and the budget is finite.',
            de: 'Sie veröffentlichen wöchentlich, mehrere schreiben mit, und das Budget ist begrenzt.',
          },
          link: '/services/wordpress',
          button_text: { en: 'More on WordPress', de: 'Mehr zu WordPress' },
        },
        {
          title: { en: 'TYPO3', de: 'TYPO3' },
          description: {
            en: 'You run many sites in many languages for many departments, with permissions down to the individual field.',
            de: 'Sie haben viele Websites, viele Sprachen, viele Abteilungen und brauchen Rechte bis zum einzelnen Feld.',
          },
        },
        {
          title: { en: 'Storyblok or Contentful', de: 'Storyblok oder Contentful' },
          description: {
            en: 'The same text goes to the website, the app and the screen in the shop. In that case, your content shouldn’t know what a page is.',
            de: 'Derselbe Text geht an Website, App und den Bildschirm im Laden. Dann darf der Inhalt nicht wissen, was eine Seite ist.',
          },
          link: '/ecommerce/headlessinecommerce',
          button_text: { en: 'More on headless', de: 'Mehr zu Headless' },
        },
        {
          title: { en: 'Pimcore', de: 'Pimcore' },
          description: {
            en: 'Your content is mostly product data, with a thousand attributes and a printed catalogue to fill.',
            de: 'Ihr Inhalt besteht vor allem aus Produktdaten, mit tausend Merkmalen und einem gedruckten Katalog, der gefüllt sein will.',
          },
        },
        {
          title: { en: 'None', de: 'Gar keins' },
          description: {
            en: 'Five pages, two changes a year. Send us an email; it’s cheaper.',
            de: 'Fünf Seiten, zwei Änderungen im Jahr. Schicken Sie eine Mail, das ist günstiger.',
          },
        },
      ],
    },
    {
      component_name: 'ImageContent',
      layout: 'right',
      sub_title: { en: 'How editors build a page', de: 'So baut die Redaktion eine Seite' },
      main_title: { en: 'Blocks with manners', de: 'Bausteine mit Benehmen' },
      description: {
        en: 'Feldkorn put its autumn page together in an afternoon: a harvest banner, a product grid, two pictures. Every block knows its limits. A headline that is too long says so as you type, and the phone preview sits beside the desktop one.',
        de: 'Bei Feldkorn entstand die Herbstseite an einem Nachmittag: ein Erntebanner, ein Produktraster, zwei Bilder. Jeder Baustein kennt seine Grenzen. Zu lange Überschriften melden sich schon beim Tippen, und die Vorschau fürs Telefon steht neben der großen.',
      },
      com_image: 'scene-builder',
      cards: [
        { title: { en: 'Drafts, scheduling and a way back', de: 'Entwürfe, Zeitsteuerung und ein Weg zurück' } },
        { title: { en: 'Alternative text is a required field', de: 'Alternativtexte sind ein Pflichtfeld' } },
        {
          title: {
            en: 'Pictures are cropped once, for all sizes',
            de: 'Bilder werden einmal zugeschnitten, für alle Größen',
          },
        },
      ],
    },
    {
      component_name: 'Stats',
      layout: 'large',
      tone: 'ink',
      main_title: { en: 'What editors notice', de: 'Was die Redaktion davon merkt' },
      cards: [
        {
          title: { en: '3 min', de: '3\u00a0Min.' },
          description: { en: 'from login to a new price list', de: 'von der Anmeldung bis zur neuen Preisliste' },
          detail_desc: {
            en: 'measured with a stopwatch and a first-time user',
            de: 'mit Stoppuhr gemessen, beim ersten Mal',
          },
        },
        {
          title: { en: '9 in 10', de: '9 von 10' },
          description: { en: 'content changes are made without us', de: 'Änderungen gelingen ohne uns' },
          detail_desc: {
            en: 'from the support tickets of 14 clients',
            de: 'nach den Supportanfragen von 14\u00a0Kunden',
          },
        },
        {
          title: { en: '2 h', de: '2\u00a0Std.' },
          description: { en: 'of training, recorded for later', de: 'Einführung, aufgezeichnet für später' },
          detail_desc: {
            en: 'with your own pages, not with dummy text',
            de: 'an Ihren eigenen Seiten, nicht an Blindtext',
          },
        },
      ],
    },
    {
      component_name: 'ImageContent',
      layout: 'left',
      main_title: { en: 'Six labels, one model', de: 'Sechs Etiketten, ein Modell' },
      sub_title: { en: 'Content modelling', de: 'Inhaltsmodell' },
      description: {
        en: 'Rye, spelt, wheat, emmer, einkorn, oats: one layout, six sets of values. Before we install anything, we draw a model like this on paper. If it survives the einkorn, it survives most things.',
        de: 'Roggen, Dinkel, Weizen, Emmer, Einkorn, Hafer: ein Aufbau, sechsmal andere Werte. Bevor wir etwas installieren, zeichnen wir so ein Modell auf Papier. Hält es beim Einkorn, hält es meistens auch sonst.',
      },
      com_image: 'project-feldkorn-detail-2',
      cards: [
        {
          title: { en: 'Content types on a typical site', de: 'Inhaltstypen einer üblichen Website' },
          description: { en: '8 to 12', de: '8 bis 12' },
        },
        {
          title: { en: 'Fields nobody fills in', de: 'Felder, die niemand ausfüllt' },
          description: { en: 'removed', de: 'gestrichen' },
        },
        {
          title: { en: 'Free-form HTML', de: 'Freies HTML' },
          description: { en: 'one block, admins only', de: 'ein Baustein, nur für Admins' },
        },
      ],
    },
    {
      component_name: 'GridBlocks',
      layout: 'steps',
      tone: 'paper-2',
      main_title: { en: 'Moving without a content freeze', de: 'Umzug ohne Redaktions\u00adstopp' },
      cards: [
        {
          title: { en: 'Count', de: 'Zählen' },
          description: {
            en: 'Every page, with its visits, links and owner. Usually a third of them haven’t had a reader for a year.',
            de: 'Jede Seite mit ihren Besuchen, Links und Zuständigen. Meist hat ein Drittel seit einem Jahr niemand gelesen.',
          },
        },
        {
          title: { en: 'Map', de: 'Zuordnen' },
          description: {
            en: 'Old fields to new ones, in a table you sign off.',
            de: 'Alte Felder zu neuen, in einer Liste, die Sie abzeichnen.',
          },
        },
        {
          title: { en: 'Rehearse', de: 'Proben' },
          description: {
            en: 'The import runs every night. You compare the two systems and carry on writing.',
            de: 'Der Import läuft jede Nacht. Sie vergleichen beide Systeme und schreiben derweil weiter.',
          },
        },
        {
          title: { en: 'Switch', de: 'Umschalten' },
          description: {
            en: 'On a Tuesday morning, with redirects for every address that anybody has ever linked to.',
            de: 'Dienstagvormittag, mit Weiterleitungen für jede Adresse, auf die je verwiesen wurde.',
          },
        },
      ],
    },
    {
      component_name: 'Faq',
      sub_title: { en: 'What people ask about a CMS', de: 'Was Kunden zum CMS fragen' },
      main_title: { en: 'Choosing, running, paying', de: 'Wählen, pflegen, bezahlen' },
      cards: [
        {
          title: { en: 'Can we keep the system we know?', de: 'Können wir bei unserem Editor bleiben?' },
          html_field: {
            en: 'Often, yes. A tidied-up system that people know beats a new one that they avoid. We check that first.',
            de: 'Oft ja. Ein aufgeräumtes System, das alle kennen, ist besser als ein neues, um das alle einen Bogen machen. Das prüfen wir zuerst.',
          },
        },
        {
          title: { en: 'How are translations handled?', de: 'Wie laufen Übersetzungen?' },
          html_field: {
            en: 'Each field has a language, a status and an owner. DeepL can do the first draft, which stays flagged until a human has read it.',
            de: 'Jedes Feld hat eine Sprache, einen Status und eine zuständige Person. Maschinelle Entwürfe mit DeepL sind möglich und bleiben markiert, bis ein Mensch sie gelesen hat.',
          },
        },
        {
          title: { en: 'Who can publish?', de: 'Wer darf veröffentlichen?' },
          html_field: {
            en: 'Anybody you name. Two roles are enough for most teams: one writes, one approves. More roles mean more waiting.',
            de: 'Wen Sie benennen. Den meisten Teams genügen zwei Rollen: Eine schreibt, eine gibt frei. Mehr Rollen bedeuten mehr Warten.',
          },
        },
        {
          title: { en: 'What does it cost to build and run?', de: 'Was kosten Aufbau und Betrieb?' },
          html_field: {
            en: `${priceSentence(prices.website).en} After that, €180 to €450 a month for updates, backups and monitoring, plus any licences.`,
            de: `${priceSentence(prices.website).de} Danach 180 bis 450\u00a0Euro im Monat für Updates, Sicherungen und Überwachung, dazu Lizenzen, wo welche anfallen.`,
          },
        },
      ],
    },
    {
      component_name: 'Banner',
      layout: 'call',
      tone: 'petrol',
      main_title: { en: 'Which line is wrong right now?', de: 'Welche Zeile stimmt gerade nicht?' },
      description: {
        en: 'Send us the sentence on your website that everybody knows is out of date. We’ll explain why it is still there.',
        de: 'Nennen Sie uns den Satz auf Ihrer Website, von dem alle wissen, dass er veraltet ist. Wir erklären, warum er noch dort steht.',
      },
      button_one_text: { en: 'Send the sentence', de: 'Satz einsenden' },
      button_one_link: '/contactus/contactform',
    },
  ],
} satisfies Page;
