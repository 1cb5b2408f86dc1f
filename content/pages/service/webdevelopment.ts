import type { Page } from '../../content-types.ts';
import { people } from '../../people.ts';
import { formatShortPrice, prices } from '../../prices.ts';

export default {
  page_key: 'service',
  slug: 'webdevelopment',
  title: { en: 'Web development', de: 'Webentwicklung' },
  seo: {
    title: { en: 'Web development: portals and configurators', de: 'Webentwicklung: Portale und Konfiguratoren' },
    description: {
      en: 'Customer portals, configurators and websites in Symfony, Vue and React. Fast on a mid-range phone, accessible, and easy for others to take over.',
      de: 'Kundenportale, Konfiguratoren und Websites mit Symfony, Vue und React: schnell auch auf einfachen Telefonen, barrierefrei und leicht zu übernehmen.',
    },
  },
  sections: [
    {
      component_name: 'Banner',
      layout: 'split',
      tone: 'ink',
      main_title: { en: 'Web software, tightly woven', de: 'Web kommt von weben' },
      sub_title: { en: 'Web development agency', de: 'Agentur für Webentwicklung' },
      description: {
        en: 'Portals, configurators and websites, thread by thread. We write code for whoever opens it in four years’ time. Sometimes that’s us.',
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

For them we build web applications. The server usually runs **Symfony** with PostgreSQL, because both age well. The screen gets **Vue** or **React** where something moves, and plain HTML where nothing does. A contact page doesn’t need a framework, so it doesn’t get one.

If it turns out that you need a shop after all, we say so in the first call and send you [one door down](/ecommerce).`,
        de: `Manche Unternehmen haben nichts, was in einen Warenkorb passt. Sie haben Container, Termine, Maße oder Freigaben\u00a0– und vierzig Leute, die einander nach dem neuesten Stand einer Tabelle fragen.

Für sie bauen wir Webanwendungen. Auf dem Server läuft meist **Symfony** mit PostgreSQL, weil beides gut altert. Auf dem Bildschirm **Vue** oder **React**, wo sich etwas bewegt, und schlichtes HTML, wo sich nichts bewegt. Eine Kontaktseite braucht kein Framework und bekommt auch keines.

Brauchen Sie am Ende doch einen Shop, sagen wir das im ersten Gespräch und bringen Sie [eine Tür weiter](/ecommerce).`,
      },
    },
    {
      component_name: 'GridBlocks',
      layout: 'glyphs',
      main_title: { en: 'On the loom', de: 'Auf dem Webstuhl' },
      sub_title: { en: 'What we build', de: 'Was wir bauen' },
      description: {
        en: 'The cloth changes, the knots stay the same.',
        de: 'Der Stoff ist jedes Mal anders, die Knoten sind dieselben.',
      },
      cards: [
        {
          title: { en: 'Customer portals', de: 'Kundenportale' },
          description: {
            en: 'Invoices, contracts and messages behind one login. Your customers’ own admins decide who may see what.',
            de: 'Rechnungen, Verträge und Nachrichten hinter einer Anmeldung. Wer was sehen darf, regeln Ihre Kunden intern selbst.',
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
            en: 'Live positions over WebSockets, and a list for people who distrust maps.',
            de: 'Positionen in Echtzeit über WebSockets, daneben eine Liste für alle, die Karten misstrauen.',
          },
          image: 'glyph-clock',
        },
        {
          title: { en: 'Company websites', de: 'Unternehmensseiten' },
          description: {
            en: 'A few pages, well made and rendered on the server. Editors can change them without a day’s training.',
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
            en: 'Figures with a source and a date. If you doubt one, click through to the record.',
            de: 'Zahlen mit Quelle und Datum. Wer einer Zahl nicht glaubt, klickt sich bis zum Datensatz durch.',
          },
          image: 'glyph-chart',
        },
      ],
    },
    {
      component_name: 'ImageContent',
      layout: 'left',
      tone: 'petrol',
      sub_title: { en: 'A yard plan for crane drivers', de: 'Ein Lagerplan für Kranführer' },
      main_title: { en: 'Made for twenty to three in the morning', de: 'Gemacht für 2:40\u00a0Uhr nachts' },
      description: {
        en: 'The yard plan at Rheinkran is read in a crane cab, in the dark, by somebody wearing gloves. That rules out pale grey text, small buttons and anything that needs a mouse. We sat in on two of the terminal’s night shifts before the first sketch. The coffee was strong, the notes were long.',
        de: 'Den Lagerplan von Rheinkran liest jemand in der Krankabine, im Dunkeln, mit Handschuhen. Damit scheiden hellgraue Schrift, kleine Knöpfe und alles mit Maus aus. Vor der ersten Skizze haben wir zwei Nachtschichten vor Ort verbracht. Der Kaffee war stark, die Notizen waren lang.',
      },
      com_image: 'project-rheinkran-detail-2',
      cards: [
        {
          title: {
            en: 'Watch the work first, ask for requirements second',
            de: 'Erst der Arbeit zusehen, dann nach Wünschen fragen',
          },
        },
        { title: { en: 'A clickable prototype after three weeks', de: 'Nach drei Wochen ein Prototyp zum Anklicken' } },
        { title: { en: 'Tested by the people who will use it', de: 'Getestet von den Menschen, die damit arbeiten' } },
      ],
    },
    {
      component_name: 'TwoImages',
      layout: 'wide-left',
      main_title: { en: 'Two that do the sums for you', de: 'Zwei, die mitrechnen' },
      bg_image: 'project-marmara',
      com_image: 'project-nordlicht-detail-1',
      cards: [
        {
          title: { en: 'Marmara', de: 'Marmara' },
          description: {
            en: '96 tiles on the wall, 5 in reserve, one price. If a tile breaks, nobody has to start the sums again.',
            de: '96 Fliesen an der Wand, 5 in Reserve, ein Preis. Wenn eine bricht, ist nicht gleich die Rechnung hin.',
          },
        },
        {
          title: { en: 'Nordlicht', de: 'Nordlicht' },
          description: {
            en: 'Foot length in, boot size out: 275 millimetres becomes 27.5.',
            de: 'Fußlänge hinein, Skischuhgröße heraus: 275\u00a0Millimeter ergeben 27,5.',
          },
        },
      ],
    },
    {
      component_name: 'Stats',
      layout: 'row',
      tone: 'paper-2',
      sub_title: { en: 'Limits for speed and access', de: 'Vorgaben für Tempo und Barrierefreiheit' },
      main_title: { en: 'Budgets that fail the build', de: 'Grenzwerte mit Folgen' },
      description: {
        en: 'Agreed before we design and checked on every commit. Go over one, and something has to come out.',
        de: 'Vor dem Entwurf vereinbart, bei jedem Commit geprüft. Wer einen Grenzwert überschreitet, muss etwas herausnehmen.',
      },
      cards: [
        {
          title: { en: '130\u00a0kB', de: '130\u00a0kB' },
          description: { en: 'JavaScript on first load', de: 'JavaScript beim ersten Aufruf' },
          detail_desc: { en: 'compressed, everything included', de: 'komprimiert, alles inbegriffen' },
        },
        {
          title: { en: '1.8\u00a0s', de: '1,8\u00a0s' },
          description: { en: 'until the largest element appears', de: 'bis das größte Element erscheint' },
          detail_desc: { en: '75th percentile, mobile', de: '75.\u00a0Perzentil, mobil' },
        },
        {
          title: { en: 'AA', de: 'AA' },
          description: { en: 'WCAG 2.2, every template', de: 'WCAG\u00a02.2, jede Vorlage' },
          detail_desc: { en: 'checked by tools and by hand', de: 'geprüft mit Werkzeug und von Hand' },
        },
        {
          title: { en: '1 day', de: '1\u00a0Tag' },
          description: { en: 'until a new developer ships', de: 'bis Neue im Team etwas veröffentlichen' },
          detail_desc: { en: 'which is how we test the README', de: 'so prüfen wir das README' },
        },
      ],
    },
    {
      component_name: 'Faq',
      main_title: { en: 'Threads people pull', de: 'Woran gern gezupft wird' },
      sub_title: { en: 'What people ask about web development', de: 'Was Kunden zur Webentwicklung fragen' },
      description: {
        en: 'Karthik Raman heads engineering in Chennai and has untangled most of these before.',
        de: 'Karthik Raman leitet die Entwicklung in Chennai und beantwortet alle übrigen Fragen.',
      },
      com_image: people.karthik.image,
      cards: [
        {
          title: { en: 'What does it cost?', de: 'Was kostet das?' },
          html_field: {
            en: `A website with a CMS: ${formatShortPrice(prices.website).en}. A portal: ${formatShortPrice(prices.app).en} to the first release. Both are guide figures, plus VAT.`,
            de: `Eine Website mit CMS: ${formatShortPrice(prices.website).de}. Ein Portal: ${formatShortPrice(prices.app).de} bis zur ersten Version. Beides sind Richtwerte, zuzüglich Mehrwertsteuer.`,
          },
        },
        {
          title: { en: 'Do you take on other people’s code?', de: 'Übernehmen Sie fremden Code?' },
          html_field: {
            en: 'Yes, after five days of reading it. You get a report with three columns: keep, repair, replace. One time in three, our advice is to leave nearly everything alone.',
            de: 'Ja, nach fünf Tagen Lesen. Danach erhalten Sie einen Bericht mit drei Spalten: behalten, reparieren, ersetzen. In etwa jedem dritten Fall lautet der Rat, fast alles so zu lassen.',
          },
        },
        {
          title: { en: 'Who owns the result?', de: 'Wem gehört das Ergebnis?' },
          html_field: {
            en: 'Once the last invoice is paid, you may use and modify it for as long as you like, with us or with anybody else. The repository is in your name from the first commit.',
            de: 'Ist die letzte Rechnung bezahlt, dürfen Sie es unbegrenzt nutzen und ändern, mit uns oder mit anderen. Das Repository läuft vom ersten Commit an auf Ihren Namen.',
          },
        },
        {
          title: { en: 'Fixed price or by the hour?', de: 'Festpreis oder nach Aufwand?' },
          html_field: {
            en: 'A fixed price for the first release, because its scope can be written down. After that, a monthly budget that you can change or end every quarter.',
            de: 'Festpreis für die erste Version, denn ihr Umfang lässt sich aufschreiben. Danach ein Monatsbudget, das Sie jedes Quartal ändern oder kündigen können.',
          },
        },
        {
          title: { en: 'Where does it run?', de: 'Wo läuft das Ganze?' },
          html_field: {
            en: 'In a German data centre by default, in containers, with a second environment for testing. Your own servers are fine, too.',
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
        en: 'Tell us in ten lines what gets into a tangle every week. We’ll reply with the thread we would pull first.',
        de: 'Schildern Sie in zehn Zeilen, was sich jede Woche verheddert. Wir antworten mit dem Faden, an dem wir zuerst ziehen würden.',
      },
      button_one_text: { en: 'Write ten lines', de: 'Zehn Zeilen schreiben' },
      button_one_link: '/contactus/contactform',
    },
  ],
} satisfies Page;
