import type { Page } from '../../content-types.ts';

export default {
  page_key: 'service',
  slug: 'videoanimation',
  title: { en: 'Video animation', de: 'Videoanimation' },
  seo: {
    title: { en: 'Video and animation for products', de: 'Video und Animation für Produkte' },
    description: {
      en: 'Product loops, explainers and interface motion, light enough for a phone, with subtitles. Storyboard, animation, sound and code from one team.',
      de: 'Produkt-Loops, Erklärfilme und Bewegung im Interface, leicht genug fürs Telefon und mit Untertiteln. Storyboard, Animation, Ton und Code.',
    },
  },
  sections: [
    {
      component_name: 'Banner',
      layout: 'split',
      tone: 'mist',
      main_title: { en: 'Movement with a reason', de: 'Bewegung mit Grund' },
      sub_title: { en: 'Video and animation', de: 'Video und Animation' },
      description: {
        en: 'A bouncing ball tells you what it is made of. We use motion where it explains something: how a hinge closes, where the parcel went, what the button did.',
        de: 'Ein Ball verrät beim Aufprall, woraus er ist. Wir setzen Bewegung ein, wo sie etwas erklärt: wie ein Scharnier schließt, wohin das Paket ging, was der Knopf getan hat.',
      },
      bg_image: 'service-videoanimation',
      button_one_text: { en: 'Plan a film', de: 'Film planen' },
      button_one_link: '/contactus/contactform',
      button_two_text: { en: 'Meet the agency', de: 'Zur Agentur' },
      button_two_link: '/agency/aboutus',
    },
    {
      component_name: 'Stats',
      layout: 'row',
      tone: 'ink',
      main_title: { en: 'Second 2, frame 14', de: 'Sekunde 2, Bild 14' },
      sub_title: { en: 'Anatomy of a loop', de: 'Anatomie einer Schleife' },
      description: {
        en: 'The moment at the top of the second arc when the sun seems to stand still. It carries the whole loop.',
        de: 'Der Moment im Scheitel des zweiten Bogens, in dem die Sonne zu stehen scheint. Er trägt die ganze Schleife.',
      },
      cards: [
        {
          title: { en: '6\u00a0s', de: '6\u00a0s' },
          description: { en: 'length of the loop', de: 'Länge der Schleife' },
          detail_desc: { en: 'four bounces, then from the top', de: 'vier Sprünge, dann von vorn' },
        },
        {
          title: { en: '640\u00a0ms', de: '640\u00a0ms' },
          description: { en: 'to come to rest', de: 'bis zur Ruhe' },
          detail_desc: { en: 'ease out, no bounce at the end', de: 'auslaufend, ohne Nachfedern' },
        },
        {
          title: { en: '3', de: '3' },
          description: { en: 'tracks', de: 'Spuren' },
          detail_desc: { en: 'height, squash, shadow', de: 'Höhe, Stauchung, Schatten' },
        },
        {
          title: { en: '6\u00a0kB', de: '6\u00a0kB' },
          description: { en: 'in the browser', de: 'im Browser' },
          detail_desc: { en: 'drawn as SVG, no video at all', de: 'als SVG gezeichnet, ganz ohne Video' },
        },
      ],
    },
    {
      component_name: 'GridBlocks',
      layout: 'glyphs',
      main_title: { en: 'What we set in motion', de: 'Was wir in Bewegung setzen' },
      cards: [
        {
          title: { en: 'Product loops', de: 'Produkt-Loops' },
          description: {
            en: 'Eight seconds without sound: open, fold, pour. They answer the question that photographs can’t.',
            de: 'Acht Sekunden ohne Ton: aufklappen, falten, gießen. Sie beantworten die Frage, die Fotos offenlassen.',
          },
          image: 'glyph-film',
        },
        {
          title: { en: 'Explainers', de: 'Erklärfilme' },
          description: {
            en: 'Ninety seconds at most. Anything longer becomes two films or a manual.',
            de: 'Höchstens neunzig Sekunden. Längeres wird zu zwei Filmen oder zu einer Anleitung.',
          },
          image: 'glyph-content',
        },
        {
          title: { en: 'Interface motion', de: 'Bewegte Interfaces' },
          description: {
            en: 'Transitions in CSS, Rive or Lottie, delivered as code with durations and curves.',
            de: 'Übergänge in CSS, Rive oder Lottie, geliefert als Code mit Dauer und Kurve.',
          },
          image: 'glyph-app',
        },
        {
          title: { en: '3D from CAD', de: '3D aus CAD' },
          description: {
            en: 'Your CAD data, cleaned up in Blender. One model gives you a film, a still and a glTF to spin round.',
            de: 'Ihre Konstruktionsdaten, in Blender bereinigt. Ein Modell ergibt Film, Standbild und ein glTF zum Drehen.',
          },
          image: 'glyph-model',
        },
        {
          title: { en: 'Moving logos', de: 'Bewegte Logos' },
          description: {
            en: 'A logo that arrives, does one thing and then keeps still.',
            de: 'Ein Logo, das auftritt, genau eines tut und dann stillhält.',
          },
          image: 'glyph-brand',
        },
        {
          title: { en: 'Social cuts', de: 'Fassungen für Social Media' },
          description: {
            en: 'Portrait, square and landscape from one shoot, because it was framed for all three.',
            de: 'Hoch, quadratisch und quer aus demselben Dreh, weil das Bild dafür angelegt war.',
          },
          image: 'glyph-formats',
        },
      ],
    },
    {
      component_name: 'TwoImages',
      layout: 'wide-left',
      tone: 'paper-2',
      sub_title: { en: 'Two of our films', de: 'Zwei Filme von uns' },
      main_title: { en: 'From above, from the side', de: 'Von oben, von der Seite' },
      bg_image: 'project-kaveri-detail-2',
      com_image: 'project-lumen-detail-2',
      cards: [
        {
          title: { en: 'Stop motion', de: 'Stop-Motion' },
          description: {
            en: 'Six cups, 240 photographs, one spoon. We had to make fresh tea eleven times.',
            de: 'Sechs Tassen, 240\u00a0Fotos, ein Löffel. Elfmal musste neuer Tee aufgegossen werden.',
          },
        },
        {
          title: { en: 'Rendered', de: 'Gerendert' },
          description: {
            en: 'Three lamps come on, one after another. Nobody had to climb a ladder.',
            de: 'Drei Leuchten gehen nacheinander an. Auf eine Leiter musste niemand.',
          },
        },
      ],
    },
    {
      component_name: 'GridBlocks',
      layout: 'list',
      main_title: { en: 'How a film gets made', de: 'Wie ein Film entsteht' },
      description: {
        en: 'Four to seven weeks. Changes are cheap at the top of this list and expensive at the bottom.',
        de: 'Vier bis sieben Wochen. Oben auf der Liste sind Änderungen billig, unten teuer.',
      },
      cards: [
        {
          title: { en: 'One sentence', de: 'Ein Satz' },
          description: {
            en: 'What should people know afterwards that they didn’t know before? We go no further without it.',
            de: 'Was soll man danach wissen, was man vorher nicht wusste? Ohne ihn geht es nicht weiter.',
          },
        },
        {
          title: { en: 'Script and storyboard', de: 'Drehbuch und Storyboard' },
          description: {
            en: 'Drawn by hand, read aloud, timed with a stopwatch.',
            de: 'Von Hand gezeichnet, laut gelesen, mit der Uhr gestoppt.',
          },
        },
        {
          title: { en: 'Animatic', de: 'Animatic' },
          description: {
            en: 'The storyboard set to time, with a rough voice-over. This is where we cut a third.',
            de: 'Das Storyboard im Takt, mit vorläufiger Stimme. Hier fällt ein Drittel weg.',
          },
        },
        {
          title: { en: 'Picture and sound', de: 'Bild und Ton' },
          description: {
            en: 'Shoot or render, then colour, voice and sound effects. German and English are read by native speakers.',
            de: 'Drehen oder rendern, dann Farbe, Stimme und Geräusche. Deutsch und Englisch sprechen Menschen, die damit aufgewachsen sind.',
          },
        },
        {
          title: { en: 'Release', de: 'Ausspielen' },
          description: {
            en: 'AV1 and H.264, subtitles as a separate file, a poster frame, a transcript.',
            de: 'AV1 und H.264, Untertitel als eigene Datei, Standbild, Textfassung.',
          },
        },
      ],
    },
    {
      component_name: 'ImageContent',
      layout: 'right',
      main_title: { en: 'When a picture should keep still', de: 'Wann ein Bild stillhalten soll' },
      description: {
        en: 'A still life gives you time: look where you like for as long as you like; it isn’t going anywhere. Motion grabs attention, so it needs a permit. If you have set your system to reduce motion, you get none, and you miss nothing.',
        de: 'Ein Stillleben lässt Ihnen Zeit: Sie sehen hin, wo und solange Sie wollen, es läuft Ihnen nicht weg. Bewegung beansprucht Aufmerksamkeit, also braucht sie eine Genehmigung. Wer im System weniger Bewegung eingestellt hat, bekommt keine und verpasst nichts.',
      },
      com_image: 'service-videoanimation-still',
      cards: [
        {
          title: { en: 'Autoplay with sound', de: 'Automatischer Start mit Ton' },
          description: { en: 'never', de: 'nie' },
        },
        { title: { en: 'Loops per screen', de: 'Schleifen je Bildschirm' }, description: { en: '1', de: '1' } },
        {
          title: { en: 'Video loaded before the text is readable', de: 'Video, bevor der Text lesbar ist' },
          description: { en: '0\u00a0kB', de: '0\u00a0kB' },
        },
      ],
    },
    {
      component_name: 'Faq',
      tone: 'mist',
      sub_title: { en: 'What people ask about films', de: 'Was Kunden zu Filmen fragen' },
      main_title: { en: 'Cost, weight, rights', de: 'Kosten, Gewicht, Rechte' },
      cards: [
        {
          title: { en: 'What does a minute cost?', de: 'Was kostet eine Minute?' },
          html_field: {
            en: 'Animated, from €7,500; filmed, from €9,000 with one day’s shooting. Product loops start at €900 each if you order five together.',
            de: 'Animiert ab 7.500\u00a0Euro, gedreht ab 9.000\u00a0Euro mit einem Drehtag. Produkt-Loops gibt es ab 900\u00a0Euro das Stück, wenn Sie fünf zusammen bestellen.',
          },
        },
        {
          title: { en: 'Do films slow the shop down?', de: 'Bremsen Filme den Shop?' },
          html_field: {
            en: 'Not if they wait their turn. We load the poster frame first, and the film when it scrolls into view. In data-saving mode the poster is all there is.',
            de: 'Nicht, wenn sie warten, bis sie dran sind. Zuerst lädt das Standbild, der Film erst beim Hinscrollen. Im Datensparmodus bleibt es beim Bild.',
          },
        },
        {
          title: { en: 'Who is in front of the camera?', de: 'Wer steht vor der Kamera?' },
          html_field: {
            en: 'Preferably your own people. Hands that do the job every day beat any cast, and they know where the screw goes.',
            de: 'Am liebsten Ihre eigenen Leute. Hände, die diese Arbeit täglich machen, überzeugen mehr als jeder Darsteller und wissen, wohin die Schraube gehört.',
          },
        },
        {
          title: { en: 'Do we get the project files?', de: 'Bekommen wir die Projektdateien?' },
          html_field: {
            en: 'Yes, the After Effects, Blender and Rive files are included. Music is licensed for the web with no end date.',
            de: 'Ja, die Dateien aus After Effects, Blender und Rive gehören zur Lieferung. Die Musik ist fürs Web unbefristet lizenziert.',
          },
        },
      ],
    },
    {
      component_name: 'Banner',
      layout: 'call',
      tone: 'marigold',
      main_title: { en: 'Say it in one sentence', de: 'Sagen Sie es in einem Satz' },
      description: {
        en: 'What do customers never understand about your product, however often you write it down? That’s the film.',
        de: 'Was verstehen Kunden an Ihrem Produkt nicht, so oft Sie es auch hinschreiben? Das ist der Film.',
      },
      button_one_text: { en: 'Start the script', de: 'Drehbuch beginnen' },
      button_one_link: '/contactus/contactform',
    },
  ],
} satisfies Page;
