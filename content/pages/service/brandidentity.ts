import type { Page } from '../../content-types.ts';
import { people } from '../../people.ts';
import { priceSentence, prices } from '../../prices.ts';

export default {
  page_key: 'service',
  slug: 'brandidentity',
  title: { en: 'Brand identity', de: 'Markenidentität' },
  seo: {
    title: { en: 'Brand identity from shop to parcel', de: 'Markenauftritt vom Shop bis zum Paket' },
    description: {
      en: 'Name, mark, type, colour and tone of voice in one book with rules people can follow. Designed for screens, vans and parcel tape.',
      de: 'Name, Zeichen, Schrift, Farbe und Ton in einem Buch mit Regeln, die man befolgen kann: entworfen für Bildschirm, Lieferwagen und Paketband.',
    },
  },
  sections: [
    {
      component_name: 'Banner',
      layout: 'wide',
      main_title: { en: 'One mark on everything', de: 'Ein Zeichen für alles' },
      sub_title: { en: 'Brand identity agency', de: 'Agentur für Markenidentität' },
      description: {
        en: 'A brand is what’s left when you cover up the logo. We design that part, too: the red of the van, the way the bag folds, the first line of the letter.',
        de: 'Marke ist, was bleibt, wenn man das Logo zuhält. Auch diesen Teil gestalten wir: das Rot des Lieferwagens, den Falz der Tüte, den ersten Satz im Brief.',
      },
      bg_image: 'service-brandidentity',
      button_one_text: { en: 'Start with a conversation', de: 'Mit einem Gespräch beginnen' },
      button_one_link: '/contactus/contactform',
    },
    {
      component_name: 'TwoImages',
      layout: 'wide-left',
      tone: 'paper-2',
      sub_title: { en: 'Two brands we designed', de: 'Zwei Marken von uns' },
      main_title: { en: 'Voice, not volume', de: 'Stimme statt Lautstärke' },
      bg_image: 'project-hafenbad-detail-1',
      com_image: 'project-indus',
      cards: [
        {
          title: { en: 'Hafenbad', de: 'Hafenbad' },
          description: {
            en: 'Signs that children understand before they can read. Where ball games are allowed, a ball says so.',
            de: 'Schilder, die Kinder verstehen, bevor sie lesen können. Wo Ballspiele erlaubt sind, sagt es ein Ball.',
          },
        },
        {
          title: { en: 'Indus Loom', de: 'Indus Loom' },
          description: {
            en: 'A square, set down four times like a printing block, makes a circle. It works on cards, tags and cloth.',
            de: 'Ein Quadrat, viermal aufgesetzt wie ein Holzstempel, ergibt einen Kreis. Er funktioniert auf Karte, Etikett und Stoff.',
          },
        },
      ],
    },
    {
      component_name: 'GridBlocks',
      layout: 'plain',
      sub_title: { en: 'What you get', de: 'Was Sie bekommen' },
      main_title: { en: 'What is in the book', de: 'Was im Buch steht' },
      description: {
        en: 'Six chapters, twenty pages at most. If a rule needs a second page, it’s the wrong rule.',
        de: 'Sechs Kapitel, höchstens zwanzig Seiten. Braucht eine Regel eine zweite Seite, ist es die falsche Regel.',
      },
      cards: [
        {
          title: { en: 'Name', de: 'Name' },
          description: {
            en: 'Checked in four languages, in the trademark register and over the telephone.',
            de: 'Geprüft in vier Sprachen, im Markenregister und am Telefon.',
          },
        },
        {
          title: { en: 'Mark', de: 'Zeichen' },
          description: {
            en: 'From sixteen pixels to sixteen metres, with a version for embroidery.',
            de: 'Von sechzehn Pixeln bis sechzehn Metern, mit einer Fassung zum Sticken.',
          },
        },
        {
          title: { en: 'Type', de: 'Schrift' },
          description: {
            en: 'Two families at most, licensed for web, app and print, with every accent in your customers’ names.',
            de: 'Höchstens zwei Familien, lizenziert für Web, App und Druck, mit allen Akzenten, die Ihre Kunden im Namen tragen.',
          },
        },
        {
          title: { en: 'Colour', de: 'Farbe' },
          description: {
            en: 'Five colours with contrast figures, and a note on which pairs are forbidden.',
            de: 'Fünf Farben mit Kontrastangaben und dem Hinweis, welche Paare verboten sind.',
          },
        },
        {
          title: { en: 'Tone', de: 'Ton' },
          description: {
            en: 'How you apologise, how you ask for money, how you say no.',
            de: 'Wie Sie sich entschuldigen, um Geld bitten und Nein sagen.',
          },
        },
        {
          title: { en: 'Exceptions', de: 'Ausnahmen' },
          description: {
            en: 'The honest chapter: pencils, other people’s logos and the trade-fair stand.',
            de: 'Das ehrliche Kapitel: Bleistifte, fremde Logos und der Messestand.',
          },
        },
      ],
    },
    {
      component_name: 'ImageContent',
      layout: 'bleed',
      tone: 'mist',
      sub_title: { en: 'Colours for Indus Loom', de: 'Farben für Indus Loom' },
      main_title: { en: 'Six cloths, one vat', de: 'Sechs Tücher, ein Bottich' },
      description: {
        en: 'Indus Loom’s colours weren’t picked on a screen. They come out of a dye vat, and indigo never turns out quite the same twice. So the brand book has no number for the cloth. It says when to photograph it and in what light, and that nobody may imitate it in print.',
        de: 'Die Farben von Indus Loom stammen nicht vom Bildschirm. Sie kommen aus dem Färbebottich, und Indigo gerät nie zweimal gleich. Darum steht im Markenbuch für das Tuch keine Zahl. Dort steht, wann und bei welchem Licht man es fotografiert\u00a0– und dass es niemand im Druck nachahmt.',
      },
      com_image: 'project-indus-detail-1',
      button_one_text: { en: 'See the Indus Loom project', de: 'Zum Projekt Indus Loom' },
      button_one_link: '/projects/indus-loom',
    },
    {
      component_name: 'GridBlocks',
      layout: 'steps',
      main_title: { en: 'Shop, wall, rain, office', de: 'Laden, Wand, Regen, Büro' },
      sub_title: { en: 'How we work', de: 'Wie wir arbeiten' },
      description: {
        en: 'Where a brand spends its first nine weeks.',
        de: 'Wo eine Marke ihre ersten neun Wochen verbringt.',
      },
      cards: [
        {
          title: { en: 'The shop floor', de: 'Der Laden' },
          description: {
            en: 'Weeks 1 and 2. We listen in on sales, packing and the complaints line.',
            de: 'Woche 1 und 2. Wir hören im Verkauf, beim Packen und am Beschwerdetelefon zu.',
          },
        },
        {
          title: { en: 'The wall', de: 'Die Wand' },
          description: {
            en: 'Weeks 3 to 5. Three directions, each with a parcel, a phone and a letter.',
            de: 'Woche 3 bis 5. Drei Richtungen, jede auf Paket, Telefon und Briefbogen gezeigt.',
          },
        },
        {
          title: { en: 'The rain', de: 'Der Regen' },
          description: {
            en: 'Weeks 6 and 7. The worst cases: a black-and-white fax, cheap tape, a wet van at dusk.',
            de: 'Woche 6 und 7. Die schlimmsten Fälle: Schwarz-Weiß-Fax, billiges Klebeband, nasser Wagen in der Dämmerung.',
          },
        },
        {
          title: { en: 'The office', de: 'Das Büro' },
          description: {
            en: 'Weeks 8 and 9. Book, files, templates and a morning with everyone who will use them.',
            de: 'Woche 8 und 9. Buch, Dateien, Vorlagen und ein Vormittag mit allen, die damit arbeiten.',
          },
        },
      ],
    },
    {
      component_name: 'ProjectSlider',
      tone: 'petrol',
      sub_title: { en: 'Brands we have worked on', de: 'Marken von uns' },
      main_title: { en: 'Marks in the wild', de: 'Zeichen in freier Wildbahn' },
      pick: ['indus', 'hafenbad', 'feldkorn', 'zaitoon', 'lumen'],
      button_one_text: { en: 'All projects', de: 'Alle Projekte' },
      button_one_link: '/projects',
    },
    {
      component_name: 'Faq',
      main_title: { en: 'Before we open the paint tin', de: 'Bevor wir den Farbtopf öffnen' },
      sub_title: { en: 'What people ask about brand design', de: 'Was Kunden zur Marke fragen' },
      description: {
        en: 'Sana Qureshi leads design from Karachi and prefers a call to a briefing form.',
        de: 'Sana Qureshi leitet die Gestaltung von Karatschi aus. Ein Anruf ist ihr lieber als ein Briefing-Formular.',
      },
      com_image: people.sana.image,
      cards: [
        {
          title: {
            en: 'Do we need a new brand or a tidier one?',
            de: 'Brauchen wir eine neue Marke oder eine aufgeräumte?',
          },
          html_field: {
            en: 'In two cases out of five, the existing mark is good, just badly looked after. In those cases we clean it up, redraw a few curves and leave the rest to your customers’ memory.',
            de: 'In zwei von fünf Fällen ist das Zeichen gut und nur schlecht gepflegt. Dann räumen wir es auf, ziehen ein paar Kurven nach und überlassen den Rest dem Gedächtnis Ihrer Kunden.',
          },
        },
        {
          title: { en: 'Who decides?', de: 'Wer entscheidet?' },
          html_field: {
            en: 'Two people on your side, named on day one. Staff votes always end in beige.',
            de: 'Zwei Menschen aus Ihrem Haus, am ersten Tag benannt. Abstimmungen im ganzen Haus enden immer in Beige.',
          },
        },
        {
          title: { en: 'What do designers and developers get?', de: 'Was bekommen Design und Entwicklung?' },
          html_field: {
            en: 'A Figma library and design tokens as JSON. The shop reads the same file, so a colour only ever changes in one place.',
            de: 'Eine Figma-Bibliothek und Design-Tokens als JSON. Der Shop liest dieselbe Datei; eine Farbe ändert man an einer Stelle.',
          },
        },
        {
          title: { en: 'What does it cost?', de: 'Was kostet das?' },
          html_field: {
            en: `${priceSentence(prices.brand).en} That includes the book and the templates. If you only need the mark, see [logo design](/services/logodesign).`,
            de: `${priceSentence(prices.brand).de} Buch und Vorlagen sind dabei. Brauchen Sie nur das Zeichen, lesen Sie beim [Logodesign](/services/logodesign) weiter.`,
          },
        },
      ],
    },
    {
      component_name: 'Banner',
      layout: 'call',
      tone: 'marigold',
      main_title: { en: 'Send us your oldest letterhead', de: 'Schicken Sie Ihren ältesten Briefkopf' },
      description: {
        en: 'And a photo of the last parcel you packed. The two of them tell us more than any mood board.',
        de: 'Dazu ein Foto vom letzten Paket, das Sie gepackt haben. Aus beidem lernen wir mehr als aus jedem Moodboard.',
      },
      button_one_text: { en: 'Send both', de: 'Beides schicken' },
      button_one_link: '/contactus/contactform',
    },
  ],
} satisfies Page;
