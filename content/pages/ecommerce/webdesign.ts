import type { Page } from '../../content-types.ts';

export default {
  page_key: 'ecommerce',
  slug: 'webdesign',
  title: { en: 'Web design', de: 'Webdesign' },
  seo: {
    title: { en: 'Web design for online shops', de: 'Webdesign für Onlineshops' },
    description: {
      en: 'Shop design that starts with scissors and paper: prototypes after two weeks, components instead of pictures of pages, contrast checked on every state.',
      de: 'Shopdesign beginnt bei uns mit Schere und Papier: Prototypen nach zwei Wochen, Komponenten statt Seitenbildern, geprüfter Kontrast.',
    },
  },
  sections: [
    {
      component_name: 'Banner',
      layout: 'wide',
      tone: 'mist',
      main_title: { en: 'Measured, then cut', de: 'Erst messen, dann schneiden' },
      description: {
        en: 'We design shops the way one cuts paper: few pieces, clean edges, and nothing left on the table that is not needed.',
        de: 'Wir gestalten Shops wie einen Scherenschnitt: wenige Teile, saubere Kanten, und was nicht gebraucht wird, bleibt nicht liegen.',
      },
      bg_image: 'ecommerce-webdesign',
      button_one_text: { en: 'Start with a sketch', de: 'Mit einer Skizze beginnen' },
      button_one_link: '/contactus/contactform',
    },
    {
      component_name: 'RichText',
      layout: 'columns',
      main_title: { en: 'A page is an argument', de: 'Eine Seite ist ein Argument' },
      html_field: {
        en: `People do not look at a product page. They ask it questions, in a fixed order: What is this? Would it suit me? What does it cost in the end? When will it be here? What if I change my mind?

We arrange a page in that order and leave out what answers none of the five. It is astonishing how much may go. The carousel goes first, then the third shade of grey, then the sentence “Welcome to our shop”.

What remains gets room. **Type that can be read at arm’s length**, prices that need no asterisk, one button per view. Beauty usually follows without being called.`,
        de: `Niemand betrachtet eine Produktseite. Man befragt sie, und zwar in fester Reihenfolge: Was ist das? Passt es zu mir? Was kostet es am Ende? Wann ist es da? Und wenn ich es mir anders überlege?

In dieser Ordnung bauen wir die Seite auf und lassen weg, was keine der fünf Fragen beantwortet. Das ist erstaunlich viel. Zuerst geht das Karussell, dann der dritte Grauton, dann der Satz „Willkommen in unserem Shop“.

Der Rest bekommt Platz. **Schrift, die man auf Armlänge lesen kann**, Preise ohne Sternchen, ein Knopf je Ansicht. Die Schönheit kommt danach meist von selbst.`,
      },
    },
    {
      component_name: 'ImageContent',
      layout: 'left',
      main_title: { en: 'Colour before basket', de: 'Erst die Farbe, dann der Korb' },
      description: {
        en: 'A lamp from Lumen & Söhne comes in 24 colours, and nobody adds one to the basket unseen. So the large button says “Choose colour”, and buying comes a step later. Fewer clicks would have been easy. They would have been the wrong ones.',
        de: 'Eine Leuchte von Lumen & Söhne gibt es in 24\u00a0Farben, und niemand legt sie ungesehen in den Korb. Auf dem großen Knopf steht deshalb „Farbe wählen“, gekauft wird einen Schritt später. Weniger Klicks wären leicht gewesen. Nur eben die falschen.',
      },
      com_image: 'scene-lumenPhones',
      cards: [
        { title: { en: 'Designed at 360 pixels first', de: 'Zuerst bei 360\u00a0Pixeln entworfen' } },
        { title: { en: 'Thumb-sized targets, 44 pixels or more', de: 'Ziele in Daumengröße, ab 44\u00a0Pixeln' } },
        { title: { en: 'Tested with six people who like lamps', de: 'Getestet mit sechs Menschen, die Lampen mögen' } },
      ],
    },
    {
      component_name: 'GridBlocks',
      layout: 'list',
      tone: 'paper-2',
      main_title: { en: 'What lies on the mat at the end', de: 'Was am Ende auf der Matte liegt' },
      cards: [
        {
          title: { en: 'A clickable prototype', de: 'Ein Prototyp zum Anklicken' },
          description: {
            en: 'With your goods and real prices. Placeholder text hides every problem worth finding.',
            de: 'Mit Ihrer Ware und echten Preisen. Blindtext verdeckt genau die Probleme, die man finden will.',
          },
        },
        {
          title: { en: 'A set of components', de: 'Ein Satz Komponenten' },
          description: {
            en: 'Around forty, each with all its states: empty, loading, wrong, sold out.',
            de: 'Rund vierzig Stück, jedes in allen Zuständen: leer, ladend, fehlerhaft, ausverkauft.',
          },
        },
        {
          title: { en: 'Design tokens', de: 'Design-Tokens' },
          description: {
            en: 'Colours, type and spacing as a file that designers and developers both read.',
            de: 'Farben, Schrift und Abstände als eine Datei, die Gestaltung und Entwicklung gemeinsam lesen.',
          },
        },
        {
          title: { en: 'A picture recipe', de: 'Ein Bildrezept' },
          description: {
            en: 'Angle, ground, crop and light on one page, so that next year’s photographs fit this year’s.',
            de: 'Winkel, Grund, Ausschnitt und Licht auf einer Seite, damit die Fotos vom nächsten Jahr zu den heutigen passen.',
          },
        },
        {
          title: { en: 'An access report', de: 'Ein Bericht zur Barrierefreiheit' },
          description: {
            en: 'WCAG 2.2 AA, point by point, with contrast values for hover, focus and error.',
            de: 'WCAG\u00a02.2 AA, Punkt für Punkt, mit Kontrastwerten für Hover, Fokus und Fehler.',
          },
        },
      ],
    },
    {
      component_name: 'TwoImages',
      layout: 'wide-left',
      main_title: { en: 'Each in its own voice', de: 'Jeder mit eigener Stimme' },
      bg_image: 'project-hafenbad-detail-1',
      com_image: 'project-indus-detail-2',
      cards: [
        {
          title: { en: 'Hafenbad', de: 'Hafenbad' },
          description: {
            en: 'Six signs do the talking. A child finds the three-metre board without reading.',
            de: 'Sechs Schilder führen das Wort. Zum Dreimeterbrett findet auch, wer noch nicht lesen kann.',
          },
        },
        {
          title: { en: 'Indus Loom', de: 'Indus Loom' },
          description: {
            en: 'Twenty-one steps of work become the grid. The flower is printed, so we left it large.',
            de: 'Aus einundzwanzig Arbeitsschritten wird das Raster. Die Blüte ist gedruckt, also blieb sie groß.',
          },
        },
      ],
    },
    {
      component_name: 'GridBlocks',
      layout: 'steps',
      tone: 'ink',
      main_title: { en: 'Nine weeks with the knife', de: 'Neun Wochen mit dem Messer' },
      cards: [
        {
          title: { en: 'Listen', de: 'Zuhören' },
          description: {
            en: 'Five calls with your customers, one morning with your support desk.',
            de: 'Fünf Gespräche mit Ihrer Kundschaft, ein Vormittag beim Kundendienst.',
          },
        },
        {
          title: { en: 'Paste', de: 'Kleben' },
          description: {
            en: 'Paper layouts on a wall. Moving a piece takes seconds and hurts nobody.',
            de: 'Papier an der Wand. Ein Teil zu verschieben dauert Sekunden und tut niemandem weh.',
          },
        },
        {
          title: { en: 'Draw', de: 'Ausarbeiten' },
          description: {
            en: 'Three templates in full, phone first, both languages.',
            de: 'Drei Vorlagen vollständig, das Telefon zuerst, beide Sprachen.',
          },
        },
        {
          title: { en: 'Try', de: 'Ausprobieren' },
          description: {
            en: 'Six people, one task each: buy the blue one and send it to your aunt.',
            de: 'Sechs Menschen, je eine Aufgabe: Kaufen Sie die blaue und schicken Sie sie Ihrer Tante.',
          },
        },
        {
          title: { en: 'Hand over', de: 'Übergeben' },
          description: {
            en: 'Components in the browser, not pictures of them. Developers were there all along.',
            de: 'Komponenten im Browser statt Bilder davon. Die Entwicklung saß von Anfang an mit am Tisch.',
          },
        },
      ],
    },
    {
      component_name: 'ProjectSlider',
      main_title: { en: 'Cut and put up', de: 'Geschnitten und aufgehängt' },
      pick: ['indus', 'marmara', 'hafenbad', 'lumen'],
      button_one_text: { en: 'All projects', de: 'Alle Projekte' },
      button_one_link: '/projects',
    },
    {
      component_name: 'Faq',
      tone: 'mist',
      main_title: { en: 'Scraps from the table', de: 'Schnipsel vom Tisch' },
      description: {
        en: 'Sana Qureshi leads design in Karachi. She is also the one with the ruler.',
        de: 'Sana Qureshi leitet die Gestaltung in Karatschi. Das Lineal gehört auch ihr.',
      },
      com_image: 'person-8',
      cards: [
        {
          title: { en: 'Do you design for every system?', de: 'Gestalten Sie für jedes System?' },
          html_field: {
            en: 'For the four we build with, and we know what each of them finds hard. A filter that Shopify cannot calculate does not appear in the draft.',
            de: 'Für die vier, mit denen wir bauen. Bei jedem wissen wir, was ihm schwerfällt. Ein Filter, den Shopify nicht rechnen kann, taucht im Entwurf nicht auf.',
          },
        },
        {
          title: { en: 'We already have a brand manual', de: 'Wir haben schon ein Markenhandbuch' },
          html_field: {
            en: 'Good. We translate it for the screen and report where it gets in its own way, usually with grey text on white. If there is none, our colleagues in [brand identity](/services/brandidentity) begin.',
            de: 'Gut. Wir übersetzen es für den Bildschirm und melden, wo es sich selbst im Weg steht, meist bei grauer Schrift auf Weiß. Gibt es keines, fängt die [Markenidentität](/services/brandidentity) an.',
          },
        },
        {
          title: { en: 'How many drafts do we get?', de: 'Wie viele Entwürfe bekommen wir?' },
          html_field: {
            en: 'One, with the reasons for it. Three drafts are three halves of an opinion.',
            de: 'Einen, mit Begründung. Drei Entwürfe sind drei halbe Meinungen.',
          },
        },
      ],
    },
    {
      component_name: 'Banner',
      layout: 'call',
      tone: 'petrol',
      main_title: { en: 'Print out your home page', de: 'Drucken Sie Ihre Startseite aus' },
      description: {
        en: 'Take a pair of scissors and cut away what nobody has ever asked for. Send us a photo of what is left. Sana replies with a sketch.',
        de: 'Nehmen Sie eine Schere und schneiden Sie weg, wonach nie jemand gefragt hat. Schicken Sie uns ein Foto vom Rest. Sana antwortet mit einer Skizze.',
      },
      button_one_text: { en: 'Send the remains', de: 'Den Rest einsenden' },
      button_one_link: '/contactus/contactform',
    },
  ],
} satisfies Page;
