import type { Project } from '../content-types.ts';

export default {
  name: 'indus',
  title: { en: 'Indus Loom', de: 'Indus Loom' },
  description: {
    en: 'Brand and website for a maker of printed cloth, built from a single square.',
    de: 'Marke und Website für bedruckte Tücher, aus einem einzigen Quadrat.',
  },
  pro_category: { en: 'Brand design', de: 'Markendesign' },
  year: 2024,
  image: 'project-indus',
  gallery: [
    {
      image: 'project-indus-detail-1',
      caption: {
        en: 'Six cloths, one vat: the stack that became the poster. Each cloth measures 2.5 by 1.4\u00a0metres.',
        de: 'Sechs Lagen, ein Färbebad: der Stapel, der zum Plakat wurde. Jedes Tuch misst 2,5 mal 1,4\u00a0Meter.',
      },
    },
    {
      image: 'project-indus-detail-2',
      caption: {
        en: 'The website beside the printing block it learnt from. The button leads to step nine of twenty-one.',
        de: 'Die Website neben dem Holzstempel, von dem sie alles gelernt hat. Der Knopf führt zu Schritt neun von einundzwanzig.',
      },
    },
  ],
  facts: [
    {
      term: { en: 'Client', de: 'Kunde' },
      value: { en: 'Indus Loom, Karachi and Duisburg', de: 'Indus Loom, Karatschi und Duisburg' },
    },
    { term: { en: 'Year', de: 'Jahr' }, value: { en: '2024', de: '2024' } },
    {
      term: { en: 'System', de: 'System' },
      value: { en: 'Design tokens, Figma, Shopify', de: 'Design-Tokens, Figma, Shopify' },
    },
    {
      term: { en: 'Services', de: 'Leistungen' },
      value: { en: 'Mark, labels, typography, website', de: 'Zeichen, Etiketten, Typografie, Website' },
    },
    { term: { en: 'Team', de: 'Team' }, value: { en: 'Karachi', de: 'Karatschi' } },
    { term: { en: 'Link', de: 'Adresse' }, value: { en: 'indusloom.example', de: 'indusloom.example' } },
  ],
  link: '/contactus/contactform',
  link_text: { en: 'Start a brand like this', de: 'So eine Marke entwickeln' },
  lead: {
    en: 'Eleven people spend six weeks on a single cloth. The label has about two seconds to say so.',
    de: 'Elf Menschen arbeiten sechs Wochen an einem Tuch. Dem Etikett bleiben zwei Sekunden, um das zu sagen.',
  },
  body: {
    en: `
## A one-page brief

Make it look like what it is, and like nothing in a souvenir shop.

Indus Loom sells ajrak: cotton that is washed, oiled, printed with carved wooden blocks and dyed with indigo and madder, in twenty-one steps, near Karachi. The cloth has been admired for centuries, and for decades it has been sold next to key rings. The two founders, one in Karachi and one in Duisburg, wanted a tag that shows what the work is worth and a [brand](/services/brandidentity) that can carry the price.

## One square, turned four times

We spent the first week in the workshop and drew nothing. What we came home with was a rule. The printers own hundreds of blocks, but every pattern is one square, turned and repeated. The block is never redrawn. It is only set down differently.

So the mark is a square with a quarter disc in it, set down four times. It appears in red and blue on the tag, in white and ochre on the card, and halved on the small label. At other sizes the same square makes the stripes, dots and zigzags of the website. We stopped counting at forty layouts, because by then the workshop was making them without us.

The wordmark runs very wide, because cloth does. At small sizes it keeps its width and loses weight, which took a variable font and a patient type designer.

## A blue that refuses to be a number

Natural indigo is not a colour value. It comes out of the vat green, turns blue in the air, and is not the same on Thursday as on Monday. Printing it from a swatch book would have been a small lie in four inks.

So the style guide has two kinds of blue. One is for ink on paper, because every printer insists on a figure. The other is never mixed at all: each spring the new pieces are photographed at a north-facing window, and the screen wears whatever comes out until the following spring. Where the two meet, the photograph decides and the ink stays a hand’s breadth away.

Madder on indigo, the classic pair, turned out to be unreadable as text: the contrast is below two to one. The guide allows it for ornament and forbids it for words. We tested all the other pairs, and the ones that passed fit in a table of nine rows.

## Twenty-one steps, a screen for each

The website’s menu has four entries: Cloth, Makers, Vat, Basket. “Vat” explains the process, one screen per step, and most visitors come in at number nine, because that is where the blue appears. Each cloth carries a number, 0417 for instance. Type it into the site and you see who washed, printed and dyed the cloth, and when. The back of the tag repeats the front in Urdu, set in Nastaliq and running the other way.

## What happened next

We delivered files the workshop can use: a sheet that prints new tags on an office printer, and templates in which nothing moves that shouldn’t. In 2025 we turned the rules into design tokens for the shop. The name on the business card in our picture, by the way, belongs to our own designer. Every proof needs a name, and she was the one holding the scissors.
`,
    de: `
## Der Auftrag, auf einer Seite

Es soll aussehen wie das, was es ist, und nicht nach Andenkenladen.

Indus Loom verkauft Ajrak: Baumwolle, die bei Karatschi gewaschen, geölt, mit geschnitzten Holzstempeln bedruckt und mit Indigo und Krapp gefärbt wird, in einundzwanzig Schritten. Seit Jahrhunderten bewundert man diese Tücher, seit Jahrzehnten liegen sie neben Schlüsselanhängern. Das Gründerpaar, sie in Karatschi, er in Duisburg, wollte auf dem Etikett sehen, was die Arbeit wert ist, und dazu eine [Marke](/services/brandidentity), die diesen Preis rechtfertigt.

## Ein Quadrat, viermal gedreht

Die erste Woche verbrachten wir in der Werkstatt und zeichneten nichts. Mitgebracht haben wir eine Regel. Die Drucker besitzen Hunderte Stempel, doch jedes Muster ist ein einziges Quadrat, gedreht und wiederholt. Der Stempel wird nie neu gezeichnet, nur anders aufgesetzt.

Das Zeichen ist deshalb ein Quadrat mit einem Viertelkreis darin, viermal aufgesetzt. In Rot und Blau steht es auf dem Anhänger, in Weiß und Ocker auf der Karte, halbiert auf dem kleinen Etikett. Dasselbe Quadrat ergibt in anderen Größen die Streifen, Punkte und Zacken der Website. Bei vierzig Anordnungen haben wir aufgehört zu zählen. Da machte die Werkstatt schon ohne uns weiter.

Der Schriftzug läuft sehr breit, weil ein Tuch breit ist. In kleinen Graden behält er die Breite und verliert an Gewicht. Dafür brauchte es eine variable Schrift und viel Geduld beim Zeichnen.

## Ein Blau, das keine Zahl sein will

Natürlicher Indigo ist kein Farbwert. Er kommt grün aus dem Bad, wird an der Luft blau und ist am Donnerstag anders als am Montag. Ihn nach Farbfächer zu drucken, wäre eine kleine Lüge in vier Druckfarben gewesen.

Das Regelwerk kennt darum zweierlei Blau. Das eine gilt im Druck, weil jede Druckerei auf einer Angabe besteht. Das andere mischt niemand: Jedes Frühjahr werden die neuen Stücke an einem Nordfenster fotografiert, und was dabei herauskommt, trägt der Bildschirm bis zum nächsten Frühjahr. Wo beide aufeinandertreffen, entscheidet das Foto, und die Druckfarbe hält eine Handbreit Abstand.

Krapprot auf Indigo, das klassische Paar, ist als Text unlesbar: Der Kontrast liegt unter zwei zu eins. Für Ornamente ist es erlaubt, für Wörter verboten. Alle übrigen Paare haben wir geprüft; die zulässigen passen in eine Tabelle mit neun Zeilen.

## Einundzwanzig Schritte, eine Seite für jeden

Das Menü der Website hat vier Einträge: Tuch, Menschen, Färbebad, Warenkorb. Das Färbebad erklärt jeden Arbeitsschritt auf einer eigenen Seite. Die meisten steigen bei Nummer neun ein, denn dort erscheint das Blau. Jedes Tuch trägt eine Nummer, 0417 zum Beispiel. Wer sie eintippt, erfährt, wer es gewaschen, bedruckt und gefärbt hat und wann. Die Rückseite des Anhängers sagt dasselbe auf Urdu, in Nastaliq gesetzt und von rechts nach links.

## Was danach geschah

Geliefert haben wir Dateien, mit denen die Werkstatt arbeiten kann: eine Druckdatei, aus der neue Etiketten auf dem Bürodrucker entstehen, und Vorlagen, in denen sich nichts verschieben lässt, was stehen bleiben soll. 2025 wurden aus den Regeln Design-Tokens für den Shop. Der Name auf der Visitenkarte in unserem Bild gehört übrigens unserer Designerin. Jeder Probedruck braucht einen Namen, und sie hielt gerade die Schere.
`,
  },
  results_title: { en: 'What one square was worth', de: 'Was ein Quadrat gebracht hat' },
  results: [
    {
      term: { en: 'Layouts from one square', de: 'Anordnungen aus einem Quadrat' },
      value: { en: '40', de: '40' },
      note: { en: 'when we stopped counting', de: 'dann hörten wir auf zu zählen' },
    },
    {
      term: { en: 'Printing inks', de: 'Druckfarben' },
      value: { en: '3', de: '3' },
      note: { en: 'down from nine on the old labels', de: 'statt neun auf den alten Etiketten' },
    },
    {
      term: { en: 'From idea to new label', de: 'Von der Idee zum neuen Etikett' },
      value: { en: '15\u00a0min', de: '15\u00a0min' },
      note: { en: 'on the workshop’s own printer', de: 'auf dem Drucker der Werkstatt' },
    },
    {
      term: { en: 'Average price per cloth', de: 'Durchschnittspreis je Tuch' },
      value: { en: '+18%', de: '+18\u00a0%' },
      note: { en: 'with the work on the tag', de: 'seit die Arbeit auf dem Anhänger steht' },
    },
  ],
  review: 'indus',
  seo: {
    title: {
      en: 'Indus Loom: a brand from one square',
      de: 'Indus Loom: eine Marke aus einem Quadrat',
    },
    description: {
      en: 'Mark, labels, type and website for an ajrak workshop near Karachi: how one turned square became forty layouts and a higher price.',
      de: 'Zeichen, Etiketten, Schrift und Website für eine Ajrak-Werkstatt bei Karatschi: wie aus einem gedrehten Quadrat vierzig Anordnungen wurden.',
    },
  },
} satisfies Project;
