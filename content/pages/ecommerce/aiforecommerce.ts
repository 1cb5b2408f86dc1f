import type { Page } from '../../content-types.ts';

export default {
  page_key: 'ecommerce',
  slug: 'aiforecommerce',
  title: { en: 'AI for e-commerce', de: 'KI im E-Commerce' },
  seo: {
    title: { en: 'AI for e-commerce, soberly applied', de: 'KI im Onlinehandel, nüchtern eingesetzt' },
    description: {
      en: 'Search that understands sentences, product data that completes itself, and help for the support desk. Each with a measure and a switch to turn it off.',
      de: 'Suche, die Sätze versteht, Produktdaten, die sich ergänzen, und Hilfe für den Kundendienst. Alles mit Messwert und mit Ausschalter.',
    },
  },
  sections: [
    {
      component_name: 'Banner',
      layout: 'split',
      tone: 'petrol',
      main_title: { en: 'Three of 1,284 fit', de: 'Drei von 1.284 passen' },
      description: {
        en: '“A warm lamp for a narrow hall” is not a search term, it is a wish. Machines have learnt to understand such wishes. We teach them your range.',
        de: '„Eine warme Lampe für einen schmalen Flur“ ist kein Suchbegriff, sondern ein Wunsch. Maschinen verstehen solche Wünsche inzwischen. Wir bringen ihnen Ihr Sortiment bei.',
      },
      bg_image: 'ecommerce-ai',
      button_one_text: { en: 'Try it on your range', de: 'Am eigenen Sortiment testen' },
      button_one_link: '/contactus/contactform',
      button_two_text: { en: 'Our search product', de: 'Unser Suchprodukt' },
      button_two_link: '/products',
    },
    {
      component_name: 'RichText',
      layout: 'prose',
      main_title: { en: 'First the question, then the model', de: 'Erst die Frage, dann das Modell' },
      html_field: {
        en: `We are asked for “something with AI” about once a week. We then ask back: what does somebody in your house do all day that they would gladly leave to an assistant who is quick, well-read and occasionally wrong?

The last part matters. A language model writes the description of a lamp in two seconds and invents a dimmer along with it. So we use it where a mistake is noticed before it costs anything, or where **facts come from your data and the model only finds the words**.

Three tasks pass this test in almost every shop. They stand below.`,
        de: `„Etwas mit KI“ wünscht sich etwa einmal in der Woche jemand von uns. Wir fragen dann zurück: Was tut in Ihrem Haus jemand den ganzen Tag, was er gern einer Hilfskraft überließe, die schnell, belesen und gelegentlich im Irrtum ist?

Auf den letzten Teil kommt es an. Ein Sprachmodell beschreibt eine Leuchte in zwei Sekunden und erfindet den Dimmer gleich dazu. Deshalb setzen wir es dort ein, wo ein Fehler auffällt, ehe er Geld kostet\u00a0– oder wo **die Tatsachen aus Ihren Daten kommen und das Modell nur die Worte findet**.

Drei Aufgaben bestehen diese Prüfung in fast jedem Shop. Sie stehen gleich hier.`,
      },
    },
    {
      component_name: 'GridBlocks',
      layout: 'glyphs',
      tone: 'paper-2',
      main_title: { en: 'Three tasks that pay', de: 'Drei Aufgaben, die sich rechnen' },
      cards: [
        {
          title: { en: 'Finding', de: 'Finden' },
          description: {
            en: 'Vectors and keywords together, in Elasticsearch or OpenSearch. The sentence becomes filters: depth under 18\u00a0cm, 2700 kelvin, in stock.',
            de: 'Vektoren und Stichwörter zusammen, in Elasticsearch oder OpenSearch. Aus dem Satz werden Filter: Tiefe unter 18\u00a0cm, 2700\u00a0Kelvin, auf Lager.',
          },
          image: 'glyph-search',
        },
        {
          title: { en: 'Filling in', de: 'Ergänzen' },
          description: {
            en: 'Attributes read from data sheets, first drafts in five languages, alternative texts for pictures. A person releases, in batches of fifty.',
            de: 'Merkmale aus Datenblättern gelesen, Rohtexte in fünf Sprachen, Alternativtexte für Bilder. Freigegeben wird von Menschen, je fünfzig auf einmal.',
          },
          image: 'glyph-content',
        },
        {
          title: { en: 'Answering', de: 'Antworten' },
          description: {
            en: '“Where is my parcel?” and its forty relatives. The assistant knows the order, cites its source and hands over before anyone grows impatient.',
            de: '„Wo ist mein Paket?“ und die vierzig Verwandten dieser Frage. Der Assistent kennt die Bestellung, nennt seine Quelle und übergibt, ehe jemand ungeduldig wird.',
          },
          image: 'glyph-people',
        },
      ],
    },
    {
      component_name: 'ImageContent',
      layout: 'right',
      main_title: { en: 'Not everything needs intelligence', de: 'Nicht alles braucht Intelligenz' },
      description: {
        en: 'Someone typed “ebe stuhl” and got the chair Ebbe after 18 milliseconds. That is plain, well-kept search technology: typing tolerance, synonyms, a card index with good manners. We exhaust it first. It is cheaper, and it can be explained.',
        de: 'Jemand tippt „ebe stuhl“ und hat nach 18\u00a0Millisekunden den Stuhl Ebbe. Das ist schlichte, gepflegte Suchtechnik: Fehlertoleranz, Synonyme, eine Kartei mit Manieren. Die reizen wir zuerst aus. Sie ist billiger, und man kann sie erklären.',
      },
      com_image: 'product-search',
    },
    {
      component_name: 'ImageContent',
      layout: 'left',
      tone: 'mist',
      main_title: { en: 'Where a camera helps', de: 'Wo eine Kamera hilft' },
      description: {
        en: 'Isar Optik’s app sets round glasses on a face. The model finds eyes, nose and ears on the phone itself. The picture never leaves it, which is good for the data protection officer and also simply faster.',
        de: 'Die App von Isar Optik setzt einem Gesicht runde Gläser auf. Augen, Nase und Ohren findet das Modell auf dem Telefon selbst. Das Bild verlässt das Gerät nicht. Das beruhigt den Datenschutz und ist obendrein schneller.',
      },
      com_image: 'project-isar',
      cards: [
        {
          title: { en: 'Pictures sent to a server', de: 'Bilder an Server gesendet' },
          description: { en: 'none', de: 'keine' },
        },
        { title: { en: 'Runs on phones from', de: 'Läuft auf Telefonen ab' }, description: { en: '2019', de: '2019' } },
        {
          title: { en: 'Deviation at the bridge', de: 'Abweichung am Steg' },
          description: { en: '±\u00a01\u00a0mm', de: '±\u00a01\u00a0mm' },
        },
      ],
      button_one_text: { en: 'Isar Optik in detail', de: 'Isar Optik im Einzelnen' },
      button_one_link: '/projects/isar-optik',
    },
    {
      component_name: 'GridBlocks',
      layout: 'plain',
      main_title: { en: 'Four conditions', de: 'Vier Bedingungen' },
      description: {
        en: 'Ours, not yours. They come with every such project.',
        de: 'Unsere, nicht Ihre. Sie gelten für jedes solche Projekt.',
      },
      cards: [
        {
          title: { en: 'A measure', de: 'Ein Maß' },
          description: {
            en: 'Two hundred real questions with known answers. Whatever model comes along has to pass them, every month again.',
            de: 'Zweihundert echte Fragen mit bekannter Antwort. Jedes Modell muss sie bestehen, jeden Monat aufs Neue.',
          },
        },
        {
          title: { en: 'A switch', de: 'Ein Schalter' },
          description: {
            en: 'If the service fails or gets too dear, the shop falls back to ordinary search within one second.',
            de: 'Fällt der Dienst aus oder wird er zu teuer, kehrt der Shop binnen einer Sekunde zur gewöhnlichen Suche zurück.',
          },
        },
        {
          title: { en: 'A fence', de: 'Ein Zaun' },
          description: {
            en: 'Processing in the EU, no names or addresses in prompts, no training on your data, a contract that says so.',
            de: 'Verarbeitung in der EU, keine Namen und Adressen in Prompts, kein Training mit Ihren Daten, und ein Vertrag, in dem das steht.',
          },
        },
        {
          title: { en: 'A name tag', de: 'Ein Namensschild' },
          description: {
            en: 'A chat that is a machine says so in its first line. The EU AI Act demands it; decency did so before.',
            de: 'Ein Chat, der eine Maschine ist, sagt das in der ersten Zeile. Die KI-Verordnung verlangt es, der Anstand tat es schon vorher.',
          },
        },
      ],
    },
    {
      component_name: 'Faq',
      tone: 'paper-2',
      main_title: {
        en: 'A machine could answer these too',
        de: 'Das wüsste auch eine Maschine',
      },
      description: {
        en: 'We have had them answered by Karthik all the same.',
        de: 'Wir haben trotzdem Karthik gefragt.',
      },
      com_image: 'person-2',
      cards: [
        {
          title: { en: 'Which models do you use?', de: 'Welche Modelle nutzen Sie?' },
          html_field: {
            en: 'Small ones for sorting, larger ones for wording, open ones on our own servers where data must not travel. They sit behind one interface, as every name on that list will be a different one next year.',
            de: 'Kleine zum Sortieren, größere zum Formulieren, offene auf eigenen Servern, wo Daten nicht reisen dürfen. Alle stecken hinter einer Schnittstelle, denn im nächsten Jahr heißen sie ohnehin anders.',
          },
        },
        {
          title: { en: 'What does it cost per month?', de: 'Was kostet das im Monat?' },
          html_field: {
            en: 'Semantic search for 10,000 articles and 100,000 queries: 90 to 150 euros. Product texts: about a cent each. The human check is the dear part, and rightly so.',
            de: 'Semantische Suche für 10.000 Artikel und 100.000 Anfragen: 90 bis 150\u00a0Euro. Produkttexte: etwa ein Cent je Stück. Teuer ist die menschliche Prüfung, und das zu Recht.',
          },
        },
        {
          title: { en: 'Will it write our shop for us?', de: 'Schreibt sie uns den ganzen Shop?' },
          html_field: {
            en: 'It could. Your competitors’ would then sound the same. We let it write what nobody enjoys reading anyway, and leave the rest to people with an opinion.',
            de: 'Könnte sie. Dann klänge er wie der Ihrer Konkurrenz. Wir lassen sie schreiben, was ohnehin niemand zum Vergnügen liest. Den Rest übernehmen Menschen mit einer Meinung.',
          },
        },
        {
          title: { en: 'What if our data is poor?', de: 'Und wenn unsere Daten dürftig sind?' },
          html_field: {
            en: 'Then the machine will say it fluently. Start with the attributes, ideally in a [PIM that is connected](/ecommerce/interfacesandintegration); filling gaps is one of the things it is really good at.',
            de: 'Dann trägt die Maschine sie fließend vor. Beginnen Sie mit den Merkmalen, am besten in einem [angebundenen PIM](/ecommerce/interfacesandintegration). Lücken füllen kann sie nämlich wirklich gut.',
          },
        },
      ],
    },
    {
      component_name: 'Banner',
      layout: 'call',
      tone: 'marigold',
      main_title: { en: 'Which searches end in nothing?', de: 'Welche Suche läuft ins Leere?' },
      description: {
        en: 'Send us last month’s search terms without results. In a week you see how many of them a better search would have answered.',
        de: 'Schicken Sie uns die Suchanfragen des letzten Monats, die ohne Treffer blieben. Nach einer Woche sehen Sie, wie viele davon eine bessere Suche beantwortet hätte.',
      },
      button_one_text: { en: 'Send the list of failures', de: 'Fehlanzeigen schicken' },
      button_one_link: '/contactus/contactform',
    },
  ],
} satisfies Page;
