import type { Page } from '../../content-types.ts';
import { euros, LOGO_PRICE } from '../../prices.ts';

export default {
  page_key: 'service',
  slug: 'logodesign',
  title: { en: 'Logo design', de: 'Logodesign' },
  seo: {
    title: { en: 'Logo design that works at sixteen pixels', de: 'Logodesign, das auf sechzehn Pixel passt' },
    description: {
      en: 'Logos drawn from a few shapes, tested small, on black and in embroidery. Five weeks, three proposals, all files and rights, at a fixed price.',
      de: 'Logos aus wenigen Formen, klein, auf Schwarz und gestickt erprobt. Fünf Wochen, drei Vorschläge, alle Dateien und Rechte. Festpreis, vorab genannt.',
    },
  },
  sections: [
    {
      component_name: 'Banner',
      layout: 'half',
      tone: 'ink',
      main_title: { en: 'Draft 14 of 31', de: 'Entwurf 14 von 31' },
      sub_title: { en: 'Logo design at a fixed price', de: 'Logodesign zum Festpreis' },
      description: {
        en: 'A heron made of quarter circles, in profile, standing on one leg. It took the other thirty drafts to find it.',
        de: 'Ein Reiher aus Viertelkreisen, von der Seite, auf einem Bein. Die anderen dreißig Entwürfe waren nötig, um ihn zu finden.',
      },
      bg_image: 'service-logodesign',
      button_one_text: { en: 'Commission a logo', de: 'Logo beauftragen' },
      button_one_link: '/contactus/contactform',
    },
    {
      component_name: 'Stats',
      layout: 'large',
      sub_title: { en: 'Drafts for one logo', de: 'Entwürfe für ein Logo' },
      main_title: { en: 'Where the thirty-one went', de: 'Wo die einunddreißig geblieben sind' },
      cards: [
        {
          title: { en: '31', de: '31' },
          description: { en: 'drawn in pencil', de: 'mit Bleistift gezeichnet' },
          detail_desc: { en: 'by two people, in separate rooms', de: 'von zweien, in getrennten Räumen' },
        },
        {
          title: { en: '9', de: '9' },
          description: { en: 'survived the small test', de: 'bestanden die Probe in Kleinstgröße' },
          detail_desc: { en: 'sixteen pixels, at arm’s length', de: 'sechzehn Pixel, eine Armlänge Abstand' },
        },
        {
          title: { en: '3', de: '3' },
          description: { en: 'were shown', de: 'wurden gezeigt' },
          detail_desc: { en: 'in black, without a story', de: 'in Schwarz, ohne Geschichte dazu' },
        },
        {
          title: { en: '1', de: '1' },
          description: { en: 'remained', de: 'blieb' },
          detail_desc: { en: 'number 14, as mentioned', de: 'Nummer 14, wie erwähnt' },
        },
      ],
    },
    {
      component_name: 'GridBlocks',
      layout: 'steps',
      tone: 'paper-2',
      sub_title: { en: 'How we design a logo', de: 'So entsteht ein Logo' },
      main_title: { en: 'From pencil to parcel tape', de: 'Vom Bleistift zum Paketband' },
      cards: [
        {
          title: { en: 'Ask', de: 'Fragen' },
          description: {
            en: 'Ninety minutes. What should people remember, and where will they see it first?',
            de: 'Neunzig Minuten. Was soll hängen bleiben, und wo sieht man es zuerst?',
          },
        },
        {
          title: { en: 'Look around', de: 'Umsehen' },
          description: {
            en: 'All the marks in your trade on one sheet. If eleven show a leaf, yours won’t.',
            de: 'Alle Zeichen Ihrer Branche auf einem Bogen. Zeigen elf ein Blatt, zeigt Ihres keins.',
          },
        },
        {
          title: { en: 'Draw', de: 'Zeichnen' },
          description: {
            en: 'On paper until the idea works. The computer comes late; it flatters too soon.',
            de: 'Auf Papier, bis die Idee steht. Der Rechner kommt spät, er schmeichelt zu früh.',
          },
        },
        {
          title: { en: 'Construct', de: 'Konstruieren' },
          description: {
            en: 'Grid, radii, optical corrections. Where geometry looks wrong, the eye wins.',
            de: 'Raster, Radien, optischer Ausgleich. Wo die Geometrie falsch aussieht, gewinnt das Auge.',
          },
        },
        {
          title: { en: 'Deliver', de: 'Übergeben' },
          description: {
            en: 'Files with names that a stranger would understand, and a sheet on how to use them.',
            de: 'Dateien mit Namen, die auch Fremde verstehen, und ein Blatt mit Hinweisen zum Gebrauch.',
          },
        },
      ],
    },
    {
      component_name: 'TwoImages',
      layout: 'equal',
      sub_title: { en: 'Logos at work', de: 'Logos im Einsatz' },
      main_title: { en: 'Tested wet and cold', de: 'Nass und kalt erprobt' },
      bg_image: 'project-hafenbad-detail-2',
      com_image: 'project-zaitoon-detail-1',
      cards: [
        {
          title: { en: 'On a wristband', de: 'Am Handgelenk' },
          description: {
            en: 'Number 87 has a wave under it. It has to survive chlorine, sun and a ten-year-old.',
            de: 'Unter der Nummer 87 läuft eine Welle. Sie muss Chlor, Sonne und Zehnjährige überstehen.',
          },
        },
        {
          title: { en: 'On tin', de: 'Auf Blech' },
          description: {
            en: 'Three sizes of olive oil, one name. On the smallest tin, the letters are set a little wider apart.',
            de: 'Drei Größen Olivenöl, ein Name. Auf der kleinsten Dose stehen die Buchstaben etwas weiter auseinander.',
          },
        },
      ],
    },
    {
      component_name: 'RichText',
      layout: 'columns',
      main_title: { en: 'What you get at the end', de: 'Was am Ende ankommt' },
      html_field: {
        en: `You get a folder, not a portal with an expiry date:

- the mark as **SVG, PDF and PNG**, in colour, in one colour, reversed
- a simplified drawing for sizes below twenty pixels
- favicon, app icon and avatar, already cropped
- colour values for screen (sRGB), print (CMYK, Pantone) and vinyl (RAL)
- an embroidery file, if you own shirts
- the construction drawing with all radii, for the sign maker and for the wall

All usage rights pass to you, for good and in every country. We keep the other thirty. They are good company for number 14, and nobody else gets them.`,
        de: `Sie bekommen einen Ordner, kein Portal mit Ablaufdatum:

- das Zeichen als **SVG, PDF und PNG**, farbig, einfarbig und negativ
- eine vereinfachte Zeichnung für Größen unter zwanzig Pixeln
- Favicon, App-Symbol und Profilbild, fertig beschnitten
- Farbwerte für Bildschirm (sRGB), Druck (CMYK, Pantone) und Folie (RAL)
- eine Stickdatei, falls Sie Hemden besitzen
- die Konstruktionszeichnung mit allen Radien, für die Schilderwerkstatt und für die Wand

Alle Nutzungsrechte gehen zeitlich und räumlich unbegrenzt an Sie. Die anderen dreißig Entwürfe behalten wir. Sie leisten Nummer 14 gute Gesellschaft, und niemand sonst bekommt sie.`,
      },
    },
    {
      component_name: 'ClientSlider',
      tone: 'paper-2',
      main_title: { en: 'Wordmarks in daily use', de: 'Wortmarken im täglichen Gebrauch' },
      description: {
        en: 'Some came from our pencils, others are just in our care. See if you can tell.',
        de: 'Manche stammen aus unserer Feder, andere hüten wir nur. Welche, verraten wir nicht.',
      },
    },
    {
      component_name: 'Faq',
      sub_title: { en: 'What people ask about logos', de: 'Was Kunden zum Logo fragen' },
      main_title: { en: 'Fair questions', de: 'Berechtigte Fragen' },
      cards: [
        {
          title: { en: `Why does it cost ${euros(LOGO_PRICE).en}?`, de: `Warum kostet das ${euros(LOGO_PRICE).de}?` },
          html_field: {
            en: 'Two designers, one day a week each for five weeks, a trademark search and all the files. A mark lasts fifteen years; that works out at about €1.25 a day.',
            de: 'Zwei Leute, fünf Wochen lang je einen Tag pro Woche, dazu Markenrecherche und alle Dateien. Ein Zeichen hält fünfzehn Jahre; das macht rund 1,25\u00a0Euro am Tag.',
          },
        },
        {
          title: { en: 'What if we don’t like any of the three?', de: 'Und wenn uns keiner der drei gefällt?' },
          html_field: {
            en: 'Then we have misunderstood something. We talk again and draw a second round free of charge. So far, that has happened four times.',
            de: 'Dann haben wir etwas missverstanden. Wir reden noch einmal und zeichnen eine zweite Runde ohne Berechnung. Bisher kam das viermal vor.',
          },
        },
        {
          title: { en: 'Do you use image generators?', de: 'Benutzen Sie Bildgeneratoren?' },
          html_field: {
            en: 'Not for logos. What a machine mixes from other people’s marks is hard to register and easy to mistake for theirs.',
            de: 'Für Logos nicht. Was eine Maschine aus fremden Zeichen mischt, lässt sich schwer eintragen und leicht verwechseln.',
          },
        },
        {
          title: { en: 'Can the mark move?', de: 'Kann sich das Zeichen bewegen?' },
          html_field: {
            en: 'If it’s well built, yes. Our colleagues in [animation](/services/videoanimation) make the heron catch its fish in 1.2 seconds.',
            de: 'Wenn es gut gebaut ist, ja. Bei den Kolleginnen und Kollegen aus der [Animation](/services/videoanimation) fischt der Reiher in 1,2\u00a0Sekunden.',
          },
        },
      ],
    },
    {
      component_name: 'Banner',
      layout: 'call',
      tone: 'petrol',
      main_title: { en: 'Which animal are you?', de: 'Welches Tier sind Sie?' },
      description: {
        en: 'A tool, a letter or a loaf will do, too. Tell us what you sell, and to whom.',
        de: 'Sie dürfen auch ein Werkzeug, ein Buchstabe oder ein Brot sein. Erzählen Sie, was Sie wem verkaufen.',
      },
      button_one_text: { en: 'Tell us', de: 'Erzählen' },
      button_one_link: '/contactus/contactform',
    },
  ],
} satisfies Page;
