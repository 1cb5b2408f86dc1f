import type { Page } from '../../content-types.ts';
import { people } from '../../people.ts';
import { priceSentence, prices } from '../../prices.ts';

export default {
  page_key: 'ecommerce',
  slug: 'webdesign',
  title: { en: 'Web design', de: 'Webdesign' },
  seo: {
    title: { en: 'Web design for online shops', de: 'Webdesign für Onlineshops' },
    description: {
      en: 'Shop design that starts with scissors and paper: a clickable prototype, components instead of pictures of pages, contrast checked in every state.',
      de: 'Shopdesign beginnt bei uns mit Schere und Papier: Prototypen nach zwei Wochen, Komponenten statt Seitenbildern, geprüfter Kontrast.',
    },
  },
  sections: [
    {
      component_name: 'Banner',
      layout: 'wide',
      tone: 'mist',
      main_title: { en: 'Measured, then cut', de: 'Erst messen, dann schneiden' },
      sub_title: { en: 'Web design for online shops', de: 'Webdesign für Onlineshops' },
      description: {
        en: 'We design shops the way you would cut paper: few pieces, clean edges, and nothing left on the table that isn’t needed.',
        de: 'Wir gestalten Shops wie einen Scherenschnitt: wenige Teile, saubere Kanten, und was nicht gebraucht wird, bleibt nicht liegen.',
      },
      bg_image: 'ecommerce-webdesign',
      button_one_text: { en: 'Ask for a sketch', de: 'Skizze anfragen' },
      button_one_link: '/contactus/contactform',
    },
    {
      component_name: 'RichText',
      layout: 'columns',
      main_title: { en: 'A page is an argument', de: 'Fünf Fragen an jede Seite' },
      sub_title: { en: 'How we design product pages', de: 'Wie wir Produktseiten gestalten' },
      html_field: {
        en: `Nobody looks at a product page. People question it, always in the same order: What is this? Would it suit me? What does it cost in the end? When will it be here? What if I change my mind?

We build the page in that order and leave out whatever answers none of the five. It is astonishing how much can go. The carousel goes first, then the third shade of grey, then the sentence “Welcome to our shop”.

What remains gets room. **Type you can read at arm’s length**, prices without an asterisk, one button per view. Beauty usually turns up by itself.`,
        de: `Niemand betrachtet eine Produktseite. Man befragt sie, und zwar in fester Reihenfolge: Was ist das? Passt es zu mir? Was kostet es am Ende? Wann ist es da? Und wenn ich es mir anders überlege?

So bauen wir auch die Seite auf und lassen weg, was keine der fünf Fragen beantwortet. Das ist erstaunlich viel. Zuerst geht das Karussell, dann der dritte Grauton, dann der Satz „Willkommen in unserem Shop“.

Der Rest bekommt Platz. **Schrift, die man auf Armlänge lesen kann**, Preise ohne Sternchen, ein Knopf je Ansicht. Die Schönheit kommt danach meist von selbst.`,
      },
    },
    {
      component_name: 'ImageContent',
      layout: 'left',
      main_title: { en: 'Colour before basket', de: 'Erst die Farbe, dann der Korb' },
      description: {
        en: 'A lamp from Lumen & Söhne comes in 24 colours, and nobody puts one in the basket unseen. So the large button says “Choose colour”, and buying comes one step later. Fewer clicks would have been easy. They would also have been wrong.',
        de: 'Eine Leuchte von Lumen & Söhne gibt es in 24\u00a0Farben, und niemand legt sie ungesehen in den Korb. Auf dem großen Knopf steht deshalb „Farbe wählen“, gekauft wird einen Schritt später. Weniger Klicks wären leicht gewesen. Nur eben die falschen.',
      },
      com_image: 'scene-lumenPhones',
      cards: [
        { title: { en: 'Designed at 360 pixels first', de: 'Zuerst für 360 Pixel Breite entworfen' } },
        {
          title: {
            en: 'Buttons the size of a thumb, 44 pixels or more',
            de: 'Knöpfe in Daumengröße, ab 44\u00a0Pixeln',
          },
        },
        { title: { en: 'Tested with six people who like lamps', de: 'Getestet mit sechs Menschen, die Lampen mögen' } },
      ],
    },
    {
      component_name: 'GridBlocks',
      layout: 'list',
      tone: 'paper-2',
      main_title: { en: 'What’s on the cutting mat at the end', de: 'Was am Ende auf der Matte liegt' },
      sub_title: { en: 'What you get', de: 'Was Sie bekommen' },
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
            en: 'A dozen basic ones and the blocks made from them, about forty in all, each in every state: empty, loading, error, sold out.',
            de: 'Ein Dutzend Grundformen und die Bausteine daraus, rund vierzig Stück, jeder in allen Zuständen: leer, ladend, fehlerhaft, ausverkauft.',
          },
        },
        {
          title: { en: 'Design tokens', de: 'Design-Tokens' },
          description: {
            en: 'Colours, type and spacing in one file that designers and developers both read.',
            de: 'Farben, Schrift und Abstände als eine Datei, die Gestaltung und Entwicklung gemeinsam lesen.',
          },
        },
        {
          title: { en: 'A recipe for pictures', de: 'Ein Bildrezept' },
          description: {
            en: 'Angle, background, crop and light on one page, so that next year’s photographs match this year’s.',
            de: 'Winkel, Hintergrund, Ausschnitt und Licht auf einer Seite, damit die Fotos vom nächsten Jahr zu den heutigen passen.',
          },
        },
        {
          title: { en: 'An accessibility report', de: 'Ein Bericht zur Barrierefreiheit' },
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
      main_title: { en: 'Each in its own voice', de: 'Jede Marke mit eigener Stimme' },
      bg_image: 'project-hafenbad-detail-1',
      com_image: 'project-indus-detail-2',
      cards: [
        {
          title: { en: 'Hafenbad', de: 'Hafenbad' },
          description: {
            en: 'Six signs do the talking. Even a child who can’t read yet can find the three-metre board.',
            de: 'Sechs Schilder führen das Wort. Zum Dreimeterbrett findet auch, wer noch nicht lesen kann.',
          },
        },
        {
          title: { en: 'Indus Loom', de: 'Indus Loom' },
          description: {
            en: 'The twenty-one steps it takes to make the cloth became the grid. The flower is printed by hand, so we left it large.',
            de: 'Aus einundzwanzig Arbeitsschritten wird das Raster. Die Blüte ist von Hand gedruckt, also blieb sie groß.',
          },
        },
      ],
    },
    {
      component_name: 'GridBlocks',
      layout: 'steps',
      tone: 'ink',
      main_title: { en: 'Nine weeks with the knife', de: 'Neun Wochen mit dem Messer' },
      sub_title: { en: 'How we design a shop', de: 'So entsteht ein Shopdesign' },
      cards: [
        {
          title: { en: 'Listen', de: 'Zuhören' },
          description: {
            en: 'Five calls with your customers, one morning with your support team.',
            de: 'Fünf Gespräche mit Ihren Kunden, ein Vormittag beim Kundendienst.',
          },
        },
        {
          title: { en: 'Paste', de: 'Kleben' },
          description: {
            en: 'Paper layouts on a wall. Moving a piece takes seconds and hurts nobody.',
            de: 'Papier an der Wand. Ein Teil zu verschieben, dauert Sekunden und tut niemandem weh.',
          },
        },
        {
          title: { en: 'Draw', de: 'Ausarbeiten' },
          description: {
            en: 'Three templates in full, phone first, in each of your languages.',
            de: 'Drei Vorlagen vollständig, in allen Ihren Sprachen, die Ansicht fürs Telefon zuerst.',
          },
        },
        {
          title: { en: 'Try', de: 'Ausprobieren' },
          description: {
            en: 'Six people, one task each: buy the blue one and send it to your aunt.',
            de: 'Sechs Menschen, je eine Aufgabe. Eine davon: Kaufen Sie die blaue Leuchte und schicken Sie sie Ihrer Tante.',
          },
        },
        {
          title: { en: 'Hand over', de: 'Übergeben' },
          description: {
            en: 'Components in the browser, not pictures of them. The developers were at the table all along.',
            de: 'Komponenten im Browser statt Bilder davon. Die Entwicklung saß von Anfang an mit am Tisch.',
          },
        },
      ],
    },
    {
      component_name: 'ProjectSlider',
      main_title: { en: 'Cut out and hung up', de: 'Geschnitten und aufgehängt' },
      sub_title: { en: 'Some of our designs', de: 'Von uns gestaltet' },
      pick: ['indus', 'marmara', 'hafenbad', 'lumen'],
      button_one_text: { en: 'All projects', de: 'Alle Projekte' },
      button_one_link: '/projects',
    },
    {
      component_name: 'Faq',
      tone: 'mist',
      main_title: { en: 'Scraps from the table', de: 'Schnipsel vom Tisch' },
      sub_title: { en: 'What people ask about design', de: 'Was Kunden zum Design fragen' },
      description: {
        en: 'Sana Qureshi leads design in Karachi. These are her answers.',
        de: 'Sana Qureshi leitet die Gestaltung in Karatschi. Das Lineal gehört auch ihr.',
      },
      com_image: people.sana.image,
      cards: [
        {
          title: { en: 'What does the design of a shop cost?', de: 'Was kostet das Design eines Shops?' },
          html_field: {
            en: `${priceSentence(prices.webDesign).en} That is for the design with all five pieces above. A [small shop](/ecommerce#how-to-choose) needs less design, and that is included in the price of the shop.`,
            de: `${priceSentence(prices.webDesign).de} Das gilt für das Design mit allen fünf Teilen aus der Liste oben. Ein [kleiner Shop](/ecommerce#how-to-choose) bekommt ein kleineres Design, das im Preis des Shops schon enthalten ist.`,
          },
        },
        {
          title: { en: 'Do you design for every system?', de: 'Gestalten Sie für jedes System?' },
          html_field: {
            en: 'For the four we build with, and we know what each of them finds hard. A filter that Shopify can’t handle never makes it into the design.',
            de: 'Für die vier, mit denen wir bauen. Bei jedem wissen wir, was ihm schwerfällt. Ein Filter, den Shopify nicht beherrscht, taucht im Entwurf nicht auf.',
          },
        },
        {
          title: { en: 'We already have a brand manual', de: 'Wir haben schon ein Markenhandbuch' },
          html_field: {
            en: 'Good. We translate it for the screen and report where it gets in its own way, usually with grey text on white. If you don’t have one, our colleagues in [brand identity](/services/brandidentity) go first.',
            de: 'Gut. Wir übersetzen es für den Bildschirm und melden, wo es sich selbst im Weg steht, meist bei grauer Schrift auf Weiß. Gibt es keines, fangen wir mit der [Markenidentität](/services/brandidentity) an.',
          },
        },
        {
          title: { en: 'How many designs do we get to choose from?', de: 'Wie viele Entwürfe bekommen wir?' },
          html_field: {
            en: 'One, with the reasons for it. A logo is a choice, so we [propose three](/services/logodesign). A page can be tested, and six people with a task tell us more than two further designs.',
            de: 'Einen, mit Begründung. Ein Logo sucht man aus, davon gibt es [drei Vorschläge](/services/logodesign). Eine Seite lässt sich testen, und sechs Menschen mit einer Aufgabe sagen uns mehr als zwei weitere Entwürfe.',
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
        en: 'Take a pair of scissors and cut away everything nobody has ever asked for. Send us a photo of what is left. Sana will reply with a sketch.',
        de: 'Nehmen Sie eine Schere und schneiden Sie weg, wonach nie jemand gefragt hat. Schicken Sie uns ein Foto vom Rest. Sana antwortet mit einer Skizze.',
      },
      button_one_text: { en: 'Send what is left', de: 'Den Rest einsenden' },
      button_one_link: '/contactus/contactform',
    },
  ],
} satisfies Page;
