import type { Page } from '../../content-types.ts';
import { people } from '../../people.ts';
import { priceSentence, prices } from '../../prices.ts';

export default {
  page_key: 'ecommerce',
  slug: 'aiforecommerce',
  title: { en: 'AI for e-commerce', de: 'KI im E-Commerce' },
  seo: {
    title: { en: 'AI for e-commerce, used with a clear head', de: 'KI im Onlinehandel, nüchtern eingesetzt' },
    description: {
      en: 'Search that understands sentences, product data that fills its own gaps, and help for the support desk. All of it measured, and with an off switch.',
      de: 'Suche, die Sätze versteht, Produktdaten, die sich selbst vervollständigen, und Hilfe für den Kundendienst. Alles mit Messwert und mit Ausschalter.',
    },
  },
  sections: [
    {
      component_name: 'Banner',
      layout: 'split',
      tone: 'petrol',
      main_title: { en: 'Three of 1,284 lamps fit', de: 'Drei von 1.284 Leuchten passen' },
      sub_title: { en: 'AI for online shops', de: 'KI für Onlineshops' },
      description: {
        en: '“A warm lamp for a narrow hall” isn’t a search term, it is a wish. Machines have learnt to understand such wishes. We teach them your range.',
        de: '„Eine warme Lampe für einen schmalen Flur“ ist kein Suchbegriff, sondern ein Wunsch. Maschinen verstehen solche Wünsche inzwischen. Wir bringen ihnen Ihr Sortiment bei.',
      },
      bg_image: 'ecommerce-ai',
      button_one_text: { en: 'Try it on your range', de: 'Am eigenen Sortiment testen' },
      button_one_link: '/contactus/contactform',
      button_two_text: { en: 'Our search product', de: 'Unser Suchprodukt' },
      button_two_link: '/products#shop-search',
    },
    {
      component_name: 'RichText',
      layout: 'prose',
      main_title: { en: 'First the question, then the model', de: 'Erst die Frage, dann das Modell' },
      html_field: {
        en: `About once a week, somebody asks us for “something with AI”. We ask in return: what does somebody at your company do all day that they would gladly leave to an assistant who is quick, well-read and occasionally wrong?

The last part matters. A language model describes a lamp in two seconds and invents a dimmer to go with it. So we use it where a mistake is noticed before it costs money, or where **the facts come from your data and the model only finds the words**.

Three tasks pass this test in almost every shop. Here they are.`,
        de: `Etwa einmal in der Woche bittet uns jemand um „etwas mit KI“. Wir fragen dann zurück: Welche Arbeit, die in Ihrem Haus jemand den ganzen Tag macht, ließe sich einer Hilfskraft überlassen, die schnell, belesen und gelegentlich im Irrtum ist?

Auf den letzten Teil kommt es an. Ein Sprachmodell beschreibt eine Leuchte in zwei Sekunden und erfindet den Dimmer gleich dazu. Deshalb setzen wir es dort ein, wo ein Fehler auffällt, ehe er Geld kostet\u00a0– oder wo **die Tatsachen aus Ihren Daten kommen und das Modell nur die Worte findet**.

Drei Aufgaben bestehen diese Prüfung in fast jedem Shop. Hier sind sie.`,
      },
    },
    {
      component_name: 'GridBlocks',
      layout: 'glyphs',
      tone: 'paper-2',
      main_title: { en: 'Three tasks that pay off', de: 'Drei Aufgaben, die sich rechnen' },
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
            en: 'Attributes read from data sheets, first drafts in five languages, alt text for images. People approve them, fifty at a time.',
            de: 'Merkmale aus Datenblättern gelesen, Rohtexte in fünf Sprachen, Alternativtexte für Bilder. Freigegeben wird von Menschen, fünfzig Texte auf einmal.',
          },
          image: 'glyph-content',
        },
        {
          title: { en: 'Answering', de: 'Antworten' },
          description: {
            en: '“Where is my parcel?” and its forty relatives. The assistant knows the order, cites its source and hands over before anyone gets impatient.',
            de: '„Wo ist mein Paket?“ und vierzig ähnliche Fragen. Der Assistent kennt die Bestellung, nennt seine Quelle und übergibt, ehe jemand ungeduldig wird.',
          },
          image: 'glyph-people',
        },
      ],
    },
    {
      component_name: 'ImageContent',
      layout: 'right',
      main_title: { en: 'Not everything needs intelligence', de: 'Nicht alles braucht Intelligenz' },
      sub_title: { en: 'Shop search without AI', de: 'Shopsuche ohne KI' },
      html_field: {
        en: 'Somebody types “[ebe stuhl]{lang=de}”, in German and misspelt, and gets the Ebbe chair 18 milliseconds later. That is plain, well-kept search technology: tolerance for typos, synonyms, a card index with good manners. We get all we can out of that first. It is cheaper, and it can be explained.',
        de: 'Jemand tippt „ebe stuhl“ und hat nach 18\u00a0Millisekunden den Sessel Ebbe. Das ist schlichte, gepflegte Suchtechnik: Fehlertoleranz, Synonyme, eine ordentlich geführte Kartei. Diese Technik reizen wir zuerst aus. Sie ist billiger, und man kann sie erklären.',
      },
      com_image: 'product-search',
    },
    {
      component_name: 'ImageContent',
      layout: 'left',
      tone: 'mist',
      main_title: { en: 'Where a camera helps', de: 'Wo eine Kamera hilft' },
      sub_title: { en: 'AI on your customer’s phone', de: 'KI auf dem Telefon' },
      description: {
        en: 'Isar Optik’s app puts round glasses on a face. The model runs on the phone itself, where it finds eyes, nose and ears. The picture never leaves the device. That reassures the data protection officer, and it is faster too.',
        de: 'Die App von Isar Optik setzt einem Gesicht eine runde Brille auf. Augen, Nase und Ohren findet das Modell auf dem Telefon selbst. Das Bild verlässt das Gerät nicht. Das beruhigt die Datenschutzbeauftragten und ist obendrein schneller.',
      },
      com_image: 'project-isar',
      cards: [
        {
          title: { en: 'Pictures sent to a server', de: 'Bilder an Server gesendet' },
          description: { en: 'none', de: 'keine' },
        },
        {
          title: { en: 'Runs on phones from', de: 'Läuft auf Telefonen ab Baujahr' },
          description: { en: '2020', de: '2020' },
        },
        {
          title: { en: 'Accuracy at the bridge', de: 'Genauigkeit am Steg' },
          description: { en: '±\u00a01\u00a0mm', de: '±\u00a01\u00a0mm' },
        },
      ],
      button_one_text: { en: 'Isar Optik in detail', de: 'Das Projekt Isar Optik' },
      button_one_link: '/projects/isar-optik',
    },
    {
      component_name: 'GridBlocks',
      layout: 'plain',
      main_title: { en: 'Four conditions', de: 'Vier Bedingungen' },
      description: {
        en: 'Ours, not yours. They apply to every such project.',
        de: 'Unsere, nicht Ihre. Sie gelten für jedes solche Projekt.',
      },
      cards: [
        {
          title: { en: 'A measure', de: 'Ein Maß' },
          description: {
            en: 'Two hundred real questions with known answers. Every model is tested on them, every month.',
            de: 'Zweihundert echte Fragen mit bekannter Antwort. Jedes Modell muss sie richtig beantworten, jeden Monat aufs Neue.',
          },
        },
        {
          title: { en: 'A switch', de: 'Ein Schalter' },
          description: {
            en: 'If the service fails or gets too expensive, the shop is back on ordinary search within a second.',
            de: 'Fällt der Dienst aus oder wird er zu teuer, kehrt der Shop binnen einer Sekunde zur gewöhnlichen Suche zurück.',
          },
        },
        {
          title: { en: 'A fence', de: 'Ein Zaun' },
          description: {
            en: 'Processing in the EU, no names or addresses in prompts, no training on your data, and a contract that says so.',
            de: 'Verarbeitung in der EU, keine Namen und Adressen in Prompts, kein Training mit Ihren Daten, und ein Vertrag, in dem das steht.',
          },
        },
        {
          title: { en: 'A name tag', de: 'Ein Namensschild' },
          description: {
            en: 'A chat that is a machine says so in its first line. The EU AI Act demands it; decency always did.',
            de: 'Ein Chat, in dem eine Maschine antwortet, sagt das in der ersten Zeile. Die KI-Verordnung verlangt es, der Anstand tat es schon vorher.',
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
      sub_title: { en: 'What people ask about AI', de: 'Was Kunden zur KI fragen' },
      description: {
        en: 'We asked Karthik all the same.',
        de: 'Wir haben trotzdem Karthik gefragt.',
      },
      com_image: people.karthik.image,
      cards: [
        {
          title: { en: 'Which models do you use?', de: 'Welche Modelle nutzen Sie?' },
          html_field: {
            en: 'Small ones for sorting, larger ones for wording, open ones on our own servers where data must not travel. They all sit behind one API, because next year they will have different names anyway.',
            de: 'Kleine zum Sortieren, größere zum Formulieren, offene auf eigenen Servern, wo die Daten das Haus nicht verlassen dürfen. Alle stecken hinter einer Schnittstelle, denn im nächsten Jahr heißen sie ohnehin anders.',
          },
        },
        {
          title: { en: 'What does AI cost in a shop?', de: 'Was kostet KI im Shop?' },
          html_field: {
            en: `${priceSentence(prices.semanticSearch).en} That is for building a semantic search; running it costs €90 to €150 a month for 10,000 products and 100,000 queries. Product descriptions cost about a cent each. The human check is the expensive part, and rightly so.`,
            de: `${priceSentence(prices.semanticSearch).de} Das gilt für eine semantische Suche. Der Betrieb kostet 90 bis 150\u00a0Euro im Monat bei 10.000\u00a0Artikeln und 100.000 Anfragen. Produkttexte kosten etwa einen Cent je Stück. Teuer ist die menschliche Prüfung, und das zu Recht.`,
          },
        },
        {
          title: { en: 'Will it write our shop’s copy for us?', de: 'Schreibt sie uns den ganzen Shop?' },
          html_field: {
            en: 'It could. But then your copy would sound like your competitors’. We let AI write what nobody reads for pleasure anyway. The rest is for people with opinions.',
            de: 'Könnte sie. Dann klänge er wie der Ihrer Konkurrenz. Wir lassen sie schreiben, was ohnehin niemand zum Vergnügen liest. Den Rest übernehmen Menschen mit einer Meinung.',
          },
        },
        {
          title: { en: 'What if our data is poor?', de: 'Und wenn unsere Daten dürftig sind?' },
          html_field: {
            en: 'Then the machine will recite it fluently. Start with the attributes, ideally in a [PIM connected to the shop](/ecommerce/interfacesandintegration). Filling gaps is something the machine is really good at.',
            de: 'Dann trägt die Maschine sie fließend vor. Beginnen Sie mit den Merkmalen, am besten in einem [angebundenen PIM](/ecommerce/interfacesandintegration). Lücken füllen kann sie nämlich wirklich gut.',
          },
        },
      ],
    },
    {
      component_name: 'Banner',
      layout: 'call',
      tone: 'marigold',
      main_title: { en: 'Which searches come up empty?', de: 'Welche Suche läuft ins Leere?' },
      description: {
        en: 'Send us last month’s search terms that found nothing. A week later you’ll know how many of them a better search would have answered.',
        de: 'Schicken Sie uns die Suchanfragen des letzten Monats, die ohne Treffer blieben. Nach einer Woche sehen Sie, wie viele davon eine bessere Suche beantwortet hätte.',
      },
      button_one_text: { en: 'Send the failed searches', de: 'Fehlanzeigen schicken' },
      button_one_link: '/contactus/contactform',
    },
  ],
} satisfies Page;
