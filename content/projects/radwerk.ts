import type { Project } from '../content-types.ts';

export default {
  name: 'radwerk',
  title: { en: 'Radwerk Ruhr', de: 'Radwerk Ruhr' },
  description: {
    en: 'A dealer portal on Adobe Commerce: forty lines reordered in under a minute.',
    de: 'Händlerportal mit Adobe Commerce: vierzig Positionen in weniger als einer Minute.',
  },
  pro_category: { en: 'Adobe Commerce', de: 'Adobe Commerce' },
  year: 2024,
  image: 'project-radwerk',
  gallery: [
    {
      image: 'project-radwerk-detail-1',
      caption: {
        en: 'RW-1184, the smallest part in the range and the one most often forgotten.',
        de: 'RW-1184: das kleinste Teil im Sortiment und das am häufigsten vergessene.',
      },
    },
    {
      image: 'project-radwerk-detail-2',
      caption: {
        en: 'The picking tablet follows the order of the shelves: 36 of 136\u00a0items are on the trolley.',
        de: 'Das Tablet führt in der Reihenfolge der Regale durchs Lager: 36 von 136 Teilen liegen auf dem Wagen.',
      },
    },
  ],
  facts: [
    {
      term: { en: 'Client', de: 'Kunde' },
      value: { en: 'Radwerk Ruhr GmbH, Bochum', de: 'Radwerk Ruhr GmbH, Bochum' },
    },
    { term: { en: 'Year', de: 'Jahr' }, value: { en: '2024', de: '2024' } },
    {
      term: { en: 'System', de: 'System' },
      value: { en: 'Adobe Commerce 2.4, SAP Business One', de: 'Adobe Commerce 2.4, SAP Business One' },
    },
    {
      term: { en: 'Services', de: 'Leistungen' },
      value: { en: 'Dealer portal, ERP connector, picking app', de: 'Händlerportal, ERP-Konnektor, Kommissionier-App' },
    },
    { term: { en: 'Team', de: 'Team' }, value: { en: 'Duisburg, Chennai', de: 'Duisburg, Chennai' } },
    { term: { en: 'Link', de: 'Adresse' }, value: { en: 'radwerk-ruhr.example', de: 'radwerk-ruhr.example' } },
  ],
  link: '/contactus/contactform',
  link_text: { en: 'Plan a portal like this', de: 'So ein Portal planen' },
  lead: {
    en: 'A bicycle parts wholesaler swapped its order hotline for a single input field. 640 dealers noticed.',
    de: 'Ein Großhandel für Fahrradteile hat seine Bestellhotline gegen ein einziges Eingabefeld getauscht. 640\u00a0Händler haben es bemerkt.',
  },
  body: {
    en: `
## At half past eight, standing up

That is how a bicycle dealer orders, with a spoke in one hand and the receiver in the other.

The list is always much the same: chainrings, hubs, rim tape, forty lines or so. Until 2024 it was read out over the phone. Radwerk Ruhr had six people writing it down, and in spring they weren’t enough. There was a shop, but it had been built for browsing. Nobody browses for rim tape.

## One field instead of a catalogue

The home page of the new portal on [Adobe Commerce](/ecommerce/magento) is a cursor. Type, scan or drop in half a spreadsheet; the lines sort themselves out below. Nicknames work too: four years of orders have taught the system that the shop in Herne calls RW-2210 “the forty-tooth”. Anything ambiguous is saved up and asked about once, at the end.

The price appears with the line, net and in the dealer’s tier. Four typical lines – 24 chainrings, 12 front hubs, 40 spoke sets, 60 rolls of rim tape – come to €2,359.60 in tier C before the coffee is ready.

## Nine million prices nobody needed

Every dealer had terms of their own, and the first idea was a shared catalogue for each. With 14,200 parts and 640 dealers that makes nine million price rows, and an indexer that is still running at lunchtime.

We looked at the terms instead of the software. Nine out of ten turned out to be one of five tiers, give or take a historical decimal. Today there are five shared catalogues with 71,000 rows in all. The remaining agreements stay in SAP Business One, where they were made, and are looked up line by line when the basket changes. The answer is good for ten minutes. If SAP is asleep, the tier price stands and the difference is credited.

## The shelf sets the order

The second half of the project is one that no customer sees. In the warehouse, the picking list now runs on a tablet in the order of the shelves: A\u00a004, A\u00a011, C\u00a002, D\u00a019. Aisle C has no signal and never will have, so this is a [progressive web app](/ecommerce/pwaecommerce) that remembers each tick and hands it in at the next corner. The list printer has gone to accounts.

## What became of the hotline

It is still there. Two people answer it and mostly talk about bottom brackets, which is what they trained for. The other four visit dealers. New tiers, parts and bin locations come from the ERP without any help from us; we install the quarterly releases and look at the indexer’s log every Monday, out of respect.
`,
    de: `
## Halb neun, im Stehen

So bestellt man im Fahrradhandel: in der einen Hand eine Speiche, in der anderen den Hörer.

Die Listen ähneln sich: Kettenblätter, Naben, Felgenband, gut vierzig Positionen. Bis 2024 wurden sie am Telefon vorgelesen. Sechs Leute schrieben bei Radwerk Ruhr mit, im Frühjahr reichten sie nicht. Einen Shop gab es auch, nur war er zum Stöbern gebaut. Nach Felgenband stöbert niemand.

## Ein Feld statt eines Katalogs

Die Startseite des neuen Portals auf [Adobe Commerce](/ecommerce/magento) ist ein blinkender Cursor. Getippt, gescannt oder aus der Tabelle hineingeworfen: Darunter sortiert sich alles von selbst. Auch Spitznamen gelten. Aus vier Jahren Bestellungen weiß das System, dass RW-2210 in Herne „das Vierziger“ heißt. Mehrdeutiges wird gesammelt und am Ende auf einmal geklärt.

Der Preis erscheint mit der Zeile, netto und in der richtigen Preisstufe. Vier typische Positionen\u00a0– 24 Kettenblätter, 12 Vorderradnaben, 40 Speichensätze, 60 Rollen Felgenband\u00a0– stehen mit 2.359,60\u00a0Euro in Stufe C da, bevor der Kaffee durchgelaufen ist.

## Neun Millionen überflüssige Preise

Jeder Händler hatte eigene Konditionen, und die erste Idee hieß: für jeden einen eigenen Katalog. Bei 14.200 Teilen und 640\u00a0Händlern sind das neun Millionen Preiszeilen und ein Indexer, der mittags noch rechnet.

Wir haben uns die Konditionen angesehen statt der Software. Neun von zehn waren im Grunde eine von fünf Preisstufen, nur mit historisch gewachsenen Nachkommastellen. Heute gibt es fünf Kataloge mit zusammen 71.000\u00a0Zeilen. Die übrigen Absprachen bleiben in SAP Business One, wo sie getroffen wurden, und werden zeilenweise abgefragt, sobald sich der Warenkorb ändert. Die Antwort gilt zehn Minuten. Schläft SAP, gilt der Preis der Stufe, und die Differenz wird gutgeschrieben.

## Das Regal gibt die Reihenfolge vor

Die zweite Hälfte des Projekts sieht kein Kunde. Im Lager läuft die Pickliste auf einem Tablet, in der Reihenfolge der Fächer: A\u00a004, A\u00a011, C\u00a002, D\u00a019. In Gang C gibt es keinen Empfang, und es wird auch nie welchen geben. Deshalb ist die App fürs Lager eine [Progressive Web App](/ecommerce/pwaecommerce), die sich jedes Häkchen merkt und an der nächsten Ecke nachreicht. Der Listendrucker gehört jetzt der Buchhaltung.

## Was aus der Hotline wurde

Es gibt sie noch. Zwei Leute nehmen ab und sprechen meist über Tretlager; das haben sie schließlich gelernt. Die anderen vier besuchen Händler. Neue Preisstufen, Teile und Lagerplätze kommen ohne unser Zutun aus dem ERP. Wir spielen die Quartalsversionen ein und werfen montags einen Blick ins Protokoll des Indexers, aus Respekt.
`,
  },
  results_title: { en: 'What is different now', de: 'Was heute anders ist' },
  results: [
    {
      term: { en: 'Entering forty lines', de: 'Vierzig Positionen erfassen' },
      value: { en: '54\u00a0s', de: '54\u00a0s' },
      note: { en: 'before: 11 minutes on the phone', de: 'vorher: 11\u00a0Minuten am Telefon' },
    },
    {
      term: { en: 'Orders by phone', de: 'Bestellungen per Telefon' },
      value: { en: '6%', de: '6\u00a0%' },
      note: { en: 'from 71%', de: 'vorher 71\u00a0%' },
    },
    {
      term: { en: 'Picking errors', de: 'Fehler beim Kommissionieren' },
      value: { en: '0.3%', de: '0,3\u00a0%' },
      note: { en: 'of all lines, from 1.9%', de: 'aller Positionen, vorher 1,9\u00a0%' },
    },
    {
      term: { en: 'Orders after closing time', de: 'Bestellungen nach Ladenschluss' },
      value: { en: '38%', de: '38\u00a0%' },
      note: { en: 'when nobody used to answer', de: 'früher nahm dann niemand ab' },
    },
  ],
  review: 'radwerk',
  seo: {
    title: {
      en: 'Radwerk Ruhr: quick order for 640 dealers',
      de: 'Radwerk Ruhr: Schnellbestellung für 640\u00a0Händler',
    },
    description: {
      en: 'A dealer portal for bicycle parts on Adobe Commerce: quick order, five price tiers instead of nine million prices, and a picking app.',
      de: 'Händlerportal für Fahrradteile auf Adobe Commerce: Schnellbestellung, fünf Preisstufen statt neun Millionen Preise und eine App fürs Lager.',
    },
  },
} satisfies Project;
