import type { Page } from '../../content-types.ts';
import { people } from '../../people.ts';

export default {
  page_key: 'service',
  slug: 'individualdevelopment',
  title: { en: 'Bespoke development', de: 'Individualentwicklung' },
  seo: {
    title: { en: 'Bespoke software for trade and logistics', de: 'Individuelle Software für Handel und Logistik' },
    description: {
      en: 'Software for the process that no off-the-shelf product covers: orders, pricing, picking, dispatch. In small releases, with tests and a full handover.',
      de: 'Software für Abläufe, die kein Standardprodukt kennt: Auftrag, Preisfindung, Kommissionierung, Versand. In kleinen Schritten, getestet und übergabefähig.',
    },
  },
  sections: [
    {
      component_name: 'Banner',
      layout: 'split',
      tone: 'petrol',
      main_title: { en: 'Six minutes, nothing retyped', de: 'Sechs Minuten, nichts abgetippt' },
      sub_title: { en: 'Bespoke software', de: 'Individualsoftware' },
      description: {
        en: 'An order comes in, an invoice goes out, and everything in between rolls along. We build the stretch of track that your off-the-shelf software leaves out.',
        de: 'Ein Auftrag kommt herein, eine Rechnung geht hinaus, und dazwischen rollt es. Wir bauen das Stück Bahn, das Ihre Standardsoftware auslässt.',
      },
      bg_image: 'service-individual',
      button_one_text: { en: 'Show us your process', de: 'Ablauf beschreiben' },
      button_one_link: '/contactus/contactform',
    },
    {
      component_name: 'GridBlocks',
      layout: 'steps',
      main_title: { en: 'The journey of a single order', de: 'Der Lauf eines Auftrags' },
      description: {
        en: 'A real one, in slow motion. The times come from a bicycle parts wholesaler’s log.',
        de: 'Ein echter, in Zeitlupe. Die Zeiten stammen aus dem Protokoll eines Großhandels für Fahrradteile.',
      },
      cards: [
        {
          title: { en: 'In', de: 'Eingang' },
          description: {
            en: '17:31:04. From the shop, by EDI or as a PDF in an email. All three end up as the same kind of record.',
            de: '17:31:04. Über den Shop, per EDI oder als PDF im Anhang einer E-Mail. Aus allen dreien wird derselbe Datensatz.',
          },
        },
        {
          title: { en: 'Credit', de: 'Bonität' },
          description: {
            en: '17:31:06. Limit checked. Over the limit, a person decides, not a rule.',
            de: '17:31:06. Limit geprüft. Ist es überschritten, entscheidet ein Mensch und keine Regel.',
          },
        },
        {
          title: { en: 'Price', de: 'Preis' },
          description: {
            en: '17:31:07. Tier C, less the spring discount, plus freight by weight.',
            de: '17:31:07. Stufe C, abzüglich Frühjahrsrabatt, zuzüglich Fracht nach Gewicht.',
          },
        },
        {
          title: { en: 'Stock', de: 'Bestand' },
          description: {
            en: '17:31:09. Four sites asked, two can deliver, one is closer.',
            de: '17:31:09. Vier Lager gefragt, zwei können liefern, eines liegt näher.',
          },
        },
        {
          title: { en: 'Invoice', de: 'Rechnung' },
          description: {
            en: '17:37:02. Goods packed and weighed, e-invoice sent. The van leaves at six.',
            de: '17:37:02. Ware gepackt und gewogen, E-Rechnung gestellt. Um 18\u00a0Uhr fährt der Wagen.',
          },
        },
      ],
    },
    {
      component_name: 'ImageContent',
      layout: 'right',
      tone: 'paper-2',
      sub_title: { en: 'Picking in the warehouse', de: 'Kommissionieren im Lager' },
      main_title: { en: 'Bin by bin, not line by line', de: 'Fach für Fach statt Zeile für Zeile' },
      description: {
        en: 'Radwerk Ruhr picks by the route through the warehouse, not down the order list. The tablet sorts the list, keeps count and knows what to do when a bin turns out to be empty. Steel racks that no Wi-Fi has ever got through don’t bother it.',
        de: 'Radwerk Ruhr kommissioniert nach dem Weg durchs Lager, nicht nach der Reihenfolge im Auftrag. Das Tablet sortiert die Liste, zählt mit und weiß Rat, wenn ein Fach leer ist. Auch Stahlregale, durch die noch kein WLAN gekommen ist, stören es nicht.',
      },
      com_image: 'project-radwerk-detail-2',
      cards: [
        { title: { en: 'Pieces in order 7731', de: 'Teile in Auftrag 7731' }, description: { en: '136', de: '136' } },
        {
          title: { en: 'In the trolley after two bins', de: 'Davon nach zwei Fächern im Wagen' },
          description: { en: '36', de: '36' },
        },
        { title: { en: 'Sheets of paper', de: 'Blatt Papier' }, description: { en: '0', de: '0' } },
      ],
      button_one_text: { en: 'See the Radwerk Ruhr project', de: 'Zum Projekt Radwerk Ruhr' },
      button_one_link: '/projects/radwerk-ruhr',
    },
    {
      component_name: 'RichText',
      layout: 'prose',
      main_title: { en: 'When you shouldn’t hire us', de: 'Wann Sie uns nicht beauftragen sollten' },
      html_field: {
        en: `Bespoke software is a tailored suit: it fits, it costs, and somebody has to alter it when you change. Buy off the peg if

1. your competitors do the same work the same way, as in payroll, bookkeeping or time tracking;
2. a product covers **80 per cent** and the rest is habit;
3. nobody in your company can decide on Thursday what was left open on Monday.

Build if the process is the reason customers come to you. No vendor should decide what it looks like next year. In between lies the ground we like best: a standard system, left untouched, and beside it one small service of your own that talks to it [through an API](/services/apisolution).`,
        de: `Individuelle Software ist ein Maßanzug: Sie sitzt, sie kostet, und jemand muss sie ändern, wenn Sie sich ändern. Kaufen Sie von der Stange, wenn

1. Ihr Wettbewerb dieselbe Arbeit genauso erledigt, etwa Lohn, Buchhaltung oder Zeiterfassung;
2. ein Produkt **80\u00a0Prozent** abdeckt und der Rest Gewohnheit ist;
3. bei Ihnen niemand donnerstags entscheiden kann, was montags offenblieb.

Bauen Sie, wenn Ihre Kunden genau wegen dieses Ablaufs zu Ihnen kommen. Dann sollte kein Hersteller bestimmen, wie er nächstes Jahr aussieht. Dazwischen liegt, was wir am liebsten bauen: ein Standardsystem, das unberührt bleibt, und daneben ein kleiner eigener Dienst, der [über eine Schnittstelle](/services/apisolution) mit ihm spricht.`,
      },
    },
    {
      component_name: 'GridBlocks',
      layout: 'plain',
      main_title: { en: 'What is in the crate', de: 'Was in der Kiste liegt' },
      sub_title: { en: 'What we deliver', de: 'Was wir liefern' },
      description: {
        en: 'At the end of every release, not just at the end of the contract.',
        de: 'Am Ende jeder Version, nicht erst am Ende des Vertrags.',
      },
      cards: [
        {
          title: { en: 'Source code with a history', de: 'Quelltext mit Geschichte' },
          description: {
            en: 'Every commit gives its reason. PHP 8 with Symfony, TypeScript, PostgreSQL; no home-made framework.',
            de: 'Jeder Commit nennt seinen Grund. PHP\u00a08 mit Symfony, TypeScript, PostgreSQL, kein Framework aus eigenem Haus.',
          },
        },
        {
          title: { en: 'Tests', de: 'Tests' },
          description: {
            en: 'Your rules as readable cases: customer in tier C, Friday, one bin empty.',
            de: 'Ihre Regeln als lesbare Fälle: Kunde in Stufe C, Freitag, ein Fach leer.',
          },
        },
        {
          title: { en: 'A decision diary', de: 'Ein Entscheidungs\u00adtagebuch' },
          description: {
            en: 'Half a page per decision: what we chose, what we rejected, what would change our mind.',
            de: 'Je Entscheidung eine halbe Seite: was gewählt, was verworfen wurde und was uns umstimmen würde.',
          },
        },
      ],
    },
    {
      component_name: 'ProjectSlider',
      tone: 'mist',
      sub_title: { en: 'Software we have built', de: 'Software von uns' },
      main_title: { en: 'Made to measure', de: 'Nach Maß gebaut' },
      pick: ['radwerk', 'rheinkran', 'marmara', 'nordlicht'],
      button_one_text: { en: 'All projects', de: 'Alle Projekte' },
      button_one_link: '/projects',
    },
    {
      component_name: 'Faq',
      sub_title: { en: 'What people ask about bespoke software', de: 'Was Kunden zu Individualsoftware fragen' },
      main_title: { en: 'Money, time, risk', de: 'Geld, Zeit, Risiko' },
      description: {
        en: 'Jonas Brandt signs our quotes and answers these himself.',
        de: 'Jonas Brandt unterschreibt die Angebote und antwortet hier selbst.',
      },
      com_image: people.jonas.image,
      cards: [
        {
          title: { en: 'What does a first release cost?', de: 'Was kostet eine erste Version?' },
          html_field: {
            en: 'Between €30,000 and €90,000, plus VAT, for one process, end to end. Below that, a spreadsheet is usually the honest answer.',
            de: 'Zwischen 30.000 und 90.000\u00a0Euro, zuzüglich Mehrwertsteuer, für einen Ablauf von Anfang bis Ende. Darunter ist meist eine Tabelle die ehrliche Antwort.',
          },
        },
        {
          title: { en: 'How soon will we see something?', de: 'Wann sehen wir etwas?' },
          html_field: {
            en: 'After two weeks, on a test system with your data. It will look plain and get its sums right.',
            de: 'Nach zwei Wochen, auf einem Testsystem mit Ihren Daten. Es sieht schlicht aus und rechnet richtig.',
          },
        },
        {
          title: { en: 'What if you go out of business?', de: 'Und wenn es Sie einmal nicht mehr gibt?' },
          html_field: {
            en: 'Then any Symfony team can carry on. We rehearse that: once a year, a colleague from another office has to ship a change with nothing but the documentation.',
            de: 'Dann macht jedes Symfony-Team weiter. Wir proben das: Einmal im Jahr muss jemand aus einem anderen Büro allein mit der Dokumentation eine Änderung ausliefern.',
          },
        },
        {
          title: { en: 'Will you replace our ERP?', de: 'Ersetzen Sie unsere Warenwirtschaft?' },
          html_field: {
            en: 'No. We build around SAP, Business Central or JTL and leave the ledger where your auditor expects it.',
            de: 'Nein. Wir bauen um SAP, Business Central oder JTL herum und lassen das Hauptbuch dort, wo Ihre Wirtschaftsprüfung es erwartet.',
          },
        },
      ],
    },
    {
      component_name: 'Banner',
      layout: 'call',
      tone: 'marigold',
      main_title: { en: 'What do you still type twice?', de: 'Was tippen Sie noch doppelt?' },
      description: {
        en: 'Two hours at your desk, a drawing of the process, an estimate with a range. You keep the drawing either way.',
        de: 'Zwei Stunden an Ihrem Schreibtisch, eine Zeichnung des Ablaufs, eine Schätzung mit Spanne. Die Zeichnung behalten Sie auf jeden Fall.',
      },
      button_one_text: { en: 'Invite us over', de: 'Laden Sie uns ein' },
      button_one_link: '/contactus/contactform',
    },
  ],
} satisfies Page;
