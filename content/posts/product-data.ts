import type { Post } from '../content-types.ts';

export default {
  name: 'product-data',
  post_type: 'blog',
  title: { en: 'The missing value in your product data', de: 'Der fehlende Wert in Ihren Produktdaten' },
  description: {
    en: 'A chair has seven fields and six of them are filled in. Why the seventh costs you sales, and how a PIM project stays small enough to finish.',
    de: 'Ein Stuhl hat sieben Datenfelder, sechs sind gefüllt. Warum das siebte Umsatz kostet und wie ein PIM-Projekt klein genug bleibt, um fertig zu werden.',
  },
  category: { en: 'Data', de: 'Daten' },
  date: '2026-08-13',
  author: 'miriam',
  image: 'blog-06',
  body: {
    en: `The chair in our picture has been taken apart. Cover, wood, width, load, screws, even how many years spare parts are kept: all there. Only the filling is missing. Six fields out of seven sounds like a good mark. But somebody who is allergic to feathers asks about exactly one field, and buys elsewhere.

Product data is the least glamorous part of a shop, and we know of no other that pays off so quietly. A value entered once serves the filter, the search, the comparison, the marketplace feed, the data sheet and customer service all at the same time.

## Empty is three different things

- **Unknown:** somebody has to find out. That is work, and it needs a name and a date.
- **Not applicable:** a stool has no backrest. The field shouldn’t exist for stools.
- **None:** this chair contains no filling at all. That is a value, and a good one.

A database that keeps all three as an empty cell can’t tell you how complete it is. So families come before fields. In Akeneo a family lists the attributes a type of product has, and which of them are required for which channel. In Pimcore you model classes and can attach whole groups with classification stores. Either way the rule is the same: few attributes per family, and none that is optional merely out of politeness.

## Start with the questions

Don’t begin with the supplier’s spreadsheet. Its 140 columns record what the supplier found easy to measure. Collect questions instead.

1. Read 300 enquiries to customer service and sort them by attribute.
2. Read the reasons for returns. “Smaller than expected” is a missing dimension in disguise.
3. Read the searches that found nothing. They contain the words your buyers use and your data doesn’t.
4. Check the law. Since December 2024 the General Product Safety Regulation has required the manufacturer’s name and address, and any warnings, on every product listing. A digital product passport for furniture and textiles is on its way.

What is left is usually fifteen to twenty-five attributes per family. Those you can fill.

## Values that machines understand

“64\u00a0cm wide” is a phrase. “Width”, “64” and “cm” are data. Keep number and unit apart, and always store the same unit. Use lists for colours and materials, with a code that never changes and a label per language. The copy may call the cover Petrol Blue; the filter needs the code, and the French label hangs off the same one. Otherwise the filter will soon offer “petrol”, “Petrol blue” and “petrol-blue”, with one chair each.

For technical ranges there are standards, so you don’t have to invent your own: ETIM for electrical and plumbing supplies, BMEcat as a catalogue format, GS1 for codes and packaging. Translate attributes and lists by hand. For long copy a language model may write the draft, as long as every figure comes from a field and a person signs it off. Our page about [AI for e-commerce](/ecommerce/aiforecommerce) says where we draw the line.

## A project that ends

Large PIM projects die of completeness. They try to move everything and reach the shop in year two. We work the other way round: one family, end to end, in six weeks, from the supplier’s file to the filter in the shop, with the people who will maintain it afterwards. The second family takes three weeks, the tenth two days.

Measure a single figure: the share of products in stock whose data is complete. Put it on the wall where the fields get filled. At one furniture retailer it stood at 41 per cent in January and 93 per cent in June. The rest were discontinued lines, which is a result in itself.

Which leaves the empty field in the picture. Somebody rang the upholsterer. It took four minutes: cold-cure foam and a layer of wool. The feather allergy has a chair now.

For how product data travels between ERP, PIM and shop, see [interfaces and integration](/ecommerce/interfacesandintegration).`,
    de: `Der Stuhl im Bild ist zerlegt. Bezug, Holz, Breite, Belastbarkeit, Schrauben, sogar die Jahre, in denen es Ersatzteile gibt: alles da. Nur die Füllung fehlt. Sechs von sieben Feldern, das klingt nach einer guten Note. Wer aber auf Federn allergisch reagiert, fragt nach genau einem Feld und kauft woanders.

Produktdaten sind der glanzloseste Teil eines Shops, und wir kennen keinen, der sich so leise bezahlt macht. Ein Wert, der einmal da ist, dient gleichzeitig dem Filter, der Suche, dem Vergleich, dem Marktplatz, dem Datenblatt und dem Kundendienst.

## Leer heißt dreierlei

- **Unbekannt:** Jemand muss es herausfinden. Das ist Arbeit und braucht einen Namen und ein Datum.
- **Trifft nicht zu:** Ein Hocker hat keine Lehne. Für Hocker dürfte es das Feld gar nicht geben.
- **Keine:** Ein Stuhl aus blankem Holz hat keinerlei Füllung. Das ist ein Wert, und ein guter.

Eine Datenbank, die alle drei Fälle als leere Zelle führt, kann Ihnen nicht sagen, wie vollständig sie ist. Deshalb kommen die Familien vor den Feldern. In Akeneo legt eine Familie fest, welche Merkmale eine Produktart hat und welche davon für welchen Kanal Pflicht sind. In Pimcore modellieren Sie Klassen und hängen über Classification Stores ganze Merkmalsgruppen an. Die Regel ist dieselbe: wenige Merkmale je Familie, und kein Wert ist nur deshalb freiwillig, weil niemand ihn zu verlangen wagt.

## Am Anfang stehen Fragen

Beginnen Sie nicht mit der Tabelle des Lieferanten. Deren 140 Spalten beschreiben, was sich beim Lieferanten bequem messen ließ. Sammeln Sie lieber Fragen.

1. Lesen Sie 300 Anfragen an den Kundendienst und sortieren Sie sie nach Merkmal.
2. Lesen Sie die Retourengründe. „Kleiner als erwartet“ ist eine fehlende Maßangabe, nur verkleidet.
3. Lesen Sie die Suchanfragen ohne Treffer. Darin stehen die Wörter, die Ihre Kunden benutzen und Ihre Daten nicht.
4. Fragen Sie das Gesetz. Seit Dezember 2024 verlangt die EU-Produktsicherheitsverordnung bei jedem Angebot Namen und Anschrift des Herstellers sowie Warnhinweise. Für Möbel und Textilien wird der digitale Produktpass vorbereitet.

Übrig bleiben meist fünfzehn bis fünfundzwanzig Merkmale je Familie. Die lassen sich füllen.

## Werte, die Maschinen verstehen

„64\u00a0cm breit“ ist Text. Breite, 64,\u00a0Zentimeter sind Daten. Trennen Sie Zahl und Einheit, und speichern Sie immer dieselbe Einheit. Farben und Materialien gehören in Listen, mit einem Schlüssel, der sich nie ändert, und einer Bezeichnung je Sprache. Im Text darf der Bezug Petrol heißen; der Filter braucht den Schlüssel, und die französische Bezeichnung hängt ebenfalls an ihm. Sonst stehen dort bald „petrol“, „Petrolblau“ und „petrol-blau“, jeweils mit einem Stuhl.

Für technische Sortimente gibt es Normen, die Ihnen das Erfinden ersparen: ETIM für Elektro und Sanitär, BMEcat als Katalogformat, GS1 für Nummern und Verpackung. Merkmale und Listen übersetzen Sie von Hand. Bei langen Texten darf ein Sprachmodell den Entwurf schreiben, sofern jede Zahl aus einem Feld stammt und ein Mensch unterschreibt. Wo wir Grenzen ziehen, steht unter [KI im E-Commerce](/ecommerce/aiforecommerce).

## Ein Projekt, das endet

Große PIM-Projekte scheitern daran, dass sie vollständig sein wollen. Alles soll mit umziehen, und den Shop erreichen sie erst im zweiten Jahr. Wir gehen andersherum vor: eine Familie von Anfang bis Ende, in sechs Wochen, von der Lieferantendatei bis zum Filter im Shop und zusammen mit den Leuten, die die Daten später pflegen. Die zweite Familie braucht drei Wochen, die zehnte zwei Tage.

Messen Sie eine einzige Zahl: den Anteil der lagernden Artikel, die für den Shop vollständig sind. Hängen Sie sie dort an die Wand, wo die Felder gefüllt werden. Bei einem Möbelhändler stand sie im Januar bei 41\u00a0Prozent und im Juni bei 93. Der Rest waren Auslaufartikel, was auch ein Ergebnis ist.

Bleibt das letzte Feld im Bild. Jemand hat in der Polsterei angerufen. Vier Minuten später stand fest: Kaltschaum mit einer Lage Wolle. Die Federallergie hat jetzt einen Stuhl.

Wie Produktdaten zwischen ERP, PIM und Shop unterwegs sind, zeigen wir unter [Schnittstellen und Integration](/ecommerce/interfacesandintegration).`,
  },
  seo: {
    title: {
      en: 'Product data and PIM: completeness that pays',
      de: 'Produktdaten und PIM: Vollständigkeit, die zählt',
    },
    description: {
      en: 'Families before fields, questions before spreadsheets, codes before labels: how to run a PIM project that reaches the shop in six weeks.',
      de: 'Familien vor Feldern, Fragen vor Tabellen, Schlüssel vor Bezeichnungen: So erreicht ein PIM-Projekt schon nach sechs Wochen den Shop.',
    },
  },
} satisfies Post;
