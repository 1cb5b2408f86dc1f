import type { Page } from '../../content-types.ts';
import { people } from '../../people.ts';

export default {
  page_key: 'service',
  slug: 'webdevelopment',
  title: { en: 'Web development', de: 'Webentwicklung' },
  seo: {
    title: { en: 'Web development: portals and configurators', de: 'Webentwicklung: Portale und Konfiguratoren' },
    description: {
      en: 'Customer portals, configurators and websites in Symfony, Vue and React. Fast on a mid-range phone, accessible, and written so that others can take over.',
      de: 'Kundenportale, Konfiguratoren und Websites mit Symfony, Vue und React: schnell auch auf einfachen Telefonen, barrierefrei und übergabefähig geschrieben.',
    },
  },
  sections: [
    {
      component_name: 'Banner',
      layout: 'split',
      tone: 'ink',
      main_title: { en: 'Web software, tightly woven', de: 'Web kommt von weben' },
      description: {
        en: 'Portals, configurators and websites, thread by thread. We write code for the person who opens it in four years. Sometimes that is us.',
        de: 'Portale, Konfiguratoren und Websites, Faden für Faden. Wir schreiben Code für den Menschen, der ihn in vier Jahren öffnet. Manchmal sind wir das selbst.',
      },
      bg_image: 'service-webdevelopment',
      button_one_text: { en: 'Describe your project', de: 'Projekt beschreiben' },
      button_one_link: '/contactus/contactform',
      button_two_text: { en: 'See the Rheinkran portal', de: 'Portal von Rheinkran ansehen' },
      button_two_link: '/projects/rheinkran',
    },
    {
      component_name: 'RichText',
      layout: 'columns',
      main_title: { en: 'Not everything is a shop', de: 'Nicht alles ist ein Shop' },
      html_field: {
        en: `Some businesses have nothing to put into a basket. They have containers, appointments, measurements or approvals, and forty people who keep asking each other for the latest version of a spreadsheet.

For them we build web applications. The server side is usually **Symfony** with PostgreSQL, because it ages well. The screen side is **Vue** or **React** where something moves, and plain HTML where nothing does. A contact page needs no framework, and it gets none.

If what you need is a shop after all, you hear it in the first call, and we show you [one door down](/ecommerce/webdesign).`,
        de: `Manche Unternehmen haben nichts, was in einen Warenkorb passt. Sie haben Container, Termine, Maße oder Freigaben\u00a0– und vierzig Leute, die einander nach dem neuesten Stand einer Tabelle fragen.

Für sie bauen wir Webanwendungen. Auf dem Server läuft meist **Symfony** mit PostgreSQL, weil beides gut altert. Auf dem Bildschirm **Vue** oder **React**, wo sich etwas bewegt, und schlichtes HTML, wo sich nichts bewegt. Eine Kontaktseite braucht kein Framework und bekommt auch keines.

Brauchen Sie am Ende doch einen Shop, sagen wir das im ersten Gespräch und bringen Sie [eine Tür weiter](/ecommerce/webdesign).`,
      },
    },
    {
      component_name: 'GridBlocks',
      layout: 'glyphs',
      main_title: { en: 'On the loom', de: 'Auf dem Webstuhl' },
      description: {
        en: 'The fabric differs, the knots are the same.',
        de: 'Der Stoff ist jedes Mal anders, die Knoten sind dieselben.',
      },
      cards: [
        {
          title: { en: 'Customer portals', de: 'Kundenportale' },
          description: {
            en: 'Invoices, contracts and messages behind one login, with the rights your customers’ own admins hand out.',
            de: 'Rechnungen, Verträge und Nachrichten hinter einer Anmeldung. Die Rechte vergeben Ihre Kunden intern selbst.',
          },
          image: 'glyph-people',
        },
        {
          title: { en: 'Configurators', de: 'Konfiguratoren' },
          description: {
            en: 'Rules from engineering, prices from the ERP, and a drawing that follows the pointer.',
            de: 'Regeln aus der Konstruktion, Preise aus der Warenwirtschaft, dazu eine Zeichnung, die der Maus folgt.',
          },
          image: 'glyph-content',
        },
        {
          title: { en: 'Tracking and planning', de: 'Verfolgen und planen' },
          description: {
            en: 'Live positions over WebSockets, and a list for those who distrust maps.',
            de: 'Positionen in Echtzeit über WebSockets, daneben eine Liste für alle, die Karten misstrauen.',
          },
          image: 'glyph-clock',
        },
        {
          title: { en: 'Company websites', de: 'Unternehmensseiten' },
          description: {
            en: 'Few pages, well made, rendered on the server. Editors change them without a training day.',
            de: 'Wenige Seiten, gut gemacht, auf dem Server gerendert. Die Redaktion pflegt sie ohne Schulungstag.',
          },
          image: 'glyph-web',
        },
        {
          title: { en: 'Internal tools', de: 'Interne Werkzeuge' },
          description: {
            en: 'The spreadsheet with seventeen tabs becomes three screens and an export.',
            de: 'Aus der Tabelle mit siebzehn Blättern werden drei Ansichten und ein Export.',
          },
          image: 'glyph-b2b',
        },
        {
          title: { en: 'Reports', de: 'Auswertungen' },
          description: {
            en: 'Figures with a source and a date. Whoever doubts one can click through to the record.',
            de: 'Zahlen mit Quelle und Datum. Wer einer nicht glaubt, klickt sich bis zum Datensatz durch.',
          },
          image: 'glyph-chart',
        },
      ],
    },
    {
      component_name: 'ImageContent',
      layout: 'left',
      tone: 'petrol',
      main_title: { en: 'Made for 02:40 in the morning', de: 'Gemacht für 2:40 Uhr nachts' },
      description: {
        en: 'The yard plan at Rheinkran is read from a crane cabin, in the dark, by someone wearing gloves. That rules out pale grey text, small buttons and anything that needs a mouse. We spent two night shifts on site before the first sketch. The coffee was strong, the notes were long.',
        de: 'Den Lagerplan von Rheinkran liest jemand in der Krankabine, im Dunkeln, mit Handschuhen. Damit scheiden hellgraue Schrift, kleine Knöpfe und alles mit Maus aus. Vor der ersten Skizze haben wir zwei Nachtschichten vor Ort verbracht. Der Kaffee war stark, die Notizen waren lang.',
      },
      com_image: 'project-rheinkran-detail-2',
      cards: [
        {
          title: {
            en: 'Observe the work first, ask about wishes second',
            de: 'Erst der Arbeit zusehen, dann nach Wünschen fragen',
          },
        },
        { title: { en: 'A clickable draft after three weeks', de: 'Nach drei Wochen ein Entwurf zum Anklicken' } },
        { title: { en: 'Tested by the people who will use it', de: 'Getestet von den Menschen, die damit arbeiten' } },
      ],
    },
    {
      component_name: 'TwoImages',
      layout: 'wide-left',
      main_title: { en: 'Two that do the arithmetic', de: 'Zwei, die mitrechnen' },
      bg_image: 'project-marmara',
      com_image: 'project-nordlicht-detail-1',
      cards: [
        {
          title: { en: 'Marmara', de: 'Marmara' },
          description: {
            en: '96 tiles on the wall, 5 in reserve, one price. Nobody breaks a tile and starts again at the calculator.',
            de: '96 Fliesen an der Wand, 5 in Reserve, ein Preis. Wenn eine bricht, ist nicht gleich die Rechnung hin.',
          },
        },
        {
          title: { en: 'Nordlicht', de: 'Nordlicht' },
          description: {
            en: 'Foot length in, boot size out: 275 millimetres make 27.5.',
            de: 'Fußlänge hinein, Schuhgröße heraus: 275\u00a0Millimeter ergeben 27,5.',
          },
        },
      ],
    },
    {
      component_name: 'Stats',
      layout: 'row',
      tone: 'paper-2',
      main_title: { en: 'Budgets that fail the build', de: 'Grenzwerte mit Folgen' },
      description: {
        en: 'Agreed before design and checked with every commit. Whoever exceeds one has to take something out.',
        de: 'Vor dem Entwurf vereinbart, bei jedem Commit geprüft. Wer einen überschreitet, muss etwas herausnehmen.',
      },
      cards: [
        {
          title: { en: '130\u00a0kB', de: '130\u00a0kB' },
          description: { en: 'JavaScript on first load', de: 'JavaScript beim ersten Aufruf' },
          detail_desc: { en: 'compressed, all included', de: 'komprimiert, alles inbegriffen' },
        },
        {
          title: { en: '1.8\u00a0s', de: '1,8\u00a0s' },
          description: { en: 'until the largest element stands', de: 'bis das größte Element steht' },
          detail_desc: { en: '75th percentile, mobile', de: '75.\u00a0Perzentil, mobil' },
        },
        {
          title: { en: 'AA', de: 'AA' },
          description: { en: 'WCAG 2.2, every template', de: 'WCAG\u00a02.2, jede Vorlage' },
          detail_desc: { en: 'by tool and by hand', de: 'mit Werkzeug und von Hand' },
        },
        {
          title: { en: '1 day', de: '1\u00a0Tag' },
          description: { en: 'until a new developer ships', de: 'bis neue Leute etwas ausliefern' },
          detail_desc: { en: 'the readme decides', de: 'darüber entscheidet die Readme' },
        },
      ],
    },
    {
      component_name: 'Faq',
      main_title: { en: 'Threads people pull', de: 'Woran gern gezupft wird' },
      description: {
        en: 'Karthik Raman runs engineering in Chennai and answers the rest.',
        de: 'Karthik Raman leitet die Entwicklung in Chennai und beantwortet den Rest.',
      },
      com_image: people.karthik.image,
      cards: [
        {
          title: { en: 'Do you take over code from others?', de: 'Übernehmen Sie fremden Code?' },
          html_field: {
            en: 'Yes, after a five-day reading. You get a report with three columns: keep, repair, replace. About a third of the time the answer is to leave nearly everything alone.',
            de: 'Ja, nach fünf Tagen Lesen. Danach erhalten Sie einen Bericht mit drei Spalten: behalten, reparieren, ersetzen. In etwa jedem dritten Fall lautet der Rat, fast alles so zu lassen.',
          },
        },
        {
          title: { en: 'Who owns the result?', de: 'Wem gehört das Ergebnis?' },
          html_field: {
            en: 'You do, with the last invoice. The repository can sit in your own account from the first day.',
            de: 'Ihnen, mit der letzten Rechnung. Das Repository kann vom ersten Tag an in Ihrem eigenen Konto liegen.',
          },
        },
        {
          title: { en: 'Fixed price or by the hour?', de: 'Festpreis oder nach Aufwand?' },
          html_field: {
            en: 'A fixed price for the first release, because its scope can be written down. Afterwards a monthly budget that you may change or end every quarter.',
            de: 'Festpreis für die erste Version, denn ihr Umfang lässt sich aufschreiben. Danach ein Monatsbudget, das Sie jedes Quartal ändern oder beenden können.',
          },
        },
        {
          title: { en: 'Where does it run?', de: 'Wo läuft das Ganze?' },
          html_field: {
            en: 'In a German data centre by default, in containers, with a second environment for testing. Your own servers work as well.',
            de: 'Im Normalfall in einem deutschen Rechenzentrum, in Containern, mit einer zweiten Umgebung zum Testen. Ihre eigenen Server gehen auch.',
          },
        },
      ],
    },
    {
      component_name: 'Banner',
      layout: 'call',
      tone: 'marigold',
      main_title: { en: 'Bring us the knot', de: 'Bringen Sie uns den Knoten' },
      description: {
        en: 'Describe in ten lines what tangles every week. We reply with a first thread to pull.',
        de: 'Schildern Sie in zehn Zeilen, was sich jede Woche verheddert. Wir antworten mit dem Faden, an dem wir zuerst ziehen würden.',
      },
      button_one_text: { en: 'Write ten lines', de: 'Zehn Zeilen schreiben' },
      button_one_link: '/contactus/contactform',
    },
  ],
} satisfies Page;
