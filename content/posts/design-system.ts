import type { Post } from '../content-types.ts';

export default {
  name: 'design-system',
  post_type: 'blog',
  title: { en: 'A design system for ordinary days', de: 'Ein Designsystem für den Alltag' },
  description: {
    en: 'Twelve components, three layers of tokens and one hour every Thursday: how a design system stays in use after the launch party.',
    de: 'Zwölf Bausteine, drei Schichten Tokens und jeden Donnerstag eine Stunde: wie ein Designsystem auch nach der Premiere in Gebrauch bleibt.',
  },
  category: { en: 'Front end', de: 'Frontend' },
  date: '2026-09-10',
  author: 'sana',
  image: 'blog-10',
  body: {
    en: `We all remember the plastic frame with the parts of a model kit: left wing, right wing, pilot. Everything hung in its place, numbered, and nothing was missing. Then you snapped off the first part and painted it, and from that moment it was no longer a kit but an aeroplane. In our picture somebody has just done that with the order button.

This is where most design systems fail. They hang on the wall, beautifully ordered, and nobody snaps anything off.

## Begin with a collection of sins

Before we draw, we take screenshots: every button, every field, every grey in the existing shop on one sheet. Our last audit turned up 17 buttons, 9 greys and 4 different words for the basket. There is no better argument, and it costs a day. Then we cross things out: which of the 17 mean the same thing? Four were left.

## Three layers of tokens

- **Raw values:** teal 600 is one particular colour. Nobody uses it directly.
- **Meanings:** “text on dark”, “border of a field”, “space between label and field”. These are what designers and developers talk about.
- **Component decisions:** the button’s background is “action”. This layer stays thin.

A second brand or a dark mode then changes the middle layer and nothing else. We keep the tokens as JSON in the format of the W3C community group and generate CSS custom properties, the variables in Figma and the constants for Flutter from it. CSS custom properties are the lowest common denominator: the Twig template of a Shopware theme understands them, and so does a Vue component.

## Twelve components are enough

Button, link, text field, select, checkbox, switch, message, dialog, card, price, quantity, accordion. With these we can build nine shop pages out of ten. Each component comes with everything life will throw at it: focus, error, loading, disabled, very long German words, very short English ones, and no picture because the supplier hasn’t sent one. “[Datenschutzbestimmungen]{lang=de}” on a button at 320 pixels is our favourite test.

A component that doesn’t work with a keyboard isn’t finished, so it isn’t released. Retrofitting costs four times as much, and by then the component is in forty places.

## The same name everywhere

What is called Price in Figma is called Price in the code, in the CMS and in conversation. It sounds pedantic and saves an hour a week. The documentation for a component fits on one screen: what it is for, what it isn’t for, one example, one counterexample. The counterexample is the one that gets read.

## An hour on Thursdays

A system is a product with an owner. In the projects we look after, one designer and one developer meet for an hour every Thursday with whoever needs something.

1. Does the component exist already, and somebody just hasn’t found it? Improve the name.
2. Can an existing component do it with one more option? Add it, and bump the minor version.
3. Is it new, and needed in two places? Build it. Needed in one place only? Build it there, outside the system, and come back if it happens again.

Anything we remove is first marked as deprecated, with a date and a replacement, and goes with the next major version. Screenshots of all states are compared automatically on every change. That is how we learn, before marketing does, that the card has grown two pixels taller.

## How to tell it’s working

Don’t count components. Count how many colours in the code don’t come from a token. In our last shop it was 212 at the start and 6 after a year; four of those are in the logo. Count the days from the sketch of a landing page to its release, too. They fell from nine to three, and nobody had to work any faster.

A design system needs somebody who protects it and somebody who uses it. If there is no system to protect yet, [web design](/ecommerce/webdesign) is the place to start, or, one step earlier, [brand identity](/services/brandidentity).`,
    de: `Aus der Kindheit kennen wir alle den Rahmen mit den Plastikteilen: Flügel links, Flügel rechts, Pilot. Alles hing an seinem Platz, nummeriert, und nichts fehlte. Man brach das erste Teil heraus, bemalte es, und von da an war es kein Bausatz mehr, sondern ein Flugzeug. In unserem Bild hat das gerade jemand mit dem Bestellknopf getan.

An dieser Stelle scheitern die meisten Designsysteme. Sie hängen an der Wand, wunderbar geordnet, und niemand bricht etwas heraus.

## Am Anfang die Sündensammlung

Bevor wir zeichnen, machen wir Bildschirmfotos. Jeder Knopf, jedes Feld, jedes Grau des bestehenden Shops auf einen Bogen. Die letzte Bestandsaufnahme ergab 17 Knöpfe, 9 Grautöne und 4 Wörter für den Warenkorb. Ein besseres Argument gibt es nicht, und es kostet einen Tag. Danach wird gestrichen: Welche der 17 meinen dasselbe? Vier blieben.

## Drei Schichten Tokens

- **Rohwerte:** Petrol 600 ist eine bestimmte Farbe. Direkt benutzt sie niemand.
- **Bedeutungen:** „Text auf Dunkel“, „Rand eines Feldes“, „Abstand zwischen Beschriftung und Feld“. Darüber sprechen Gestaltung und Entwicklung.
- **Entscheidungen je Baustein:** Der Hintergrund des Knopfes ist „Aktion“. Diese Schicht bleibt dünn.

Eine zweite Marke oder ein dunkler Modus ändert dann die mittlere Schicht und sonst nichts. Wir halten die Tokens als JSON im Format der W3C-Community-Group und erzeugen daraus CSS-Variablen, die Variablen in Figma und die Konstanten für Flutter. CSS-Variablen sind der kleinste gemeinsame Nenner: Das Twig-Template eines Shopware-Themes versteht sie ebenso wie eine Vue-Komponente.

## Zwölf Bausteine genügen

Knopf, Link, Textfeld, Auswahl, Kontrollkästchen, Schalter, Meldung, Dialog, Karte, Preis, Menge, Akkordeon. Damit bauen wir neun von zehn Shopseiten. Zu jedem Teil gehört, was im Leben vorkommt: Fokus, Fehler, Warten, gesperrt, sehr lange deutsche Wörter, sehr kurze englische und kein Bild, weil der Lieferant keines geschickt hat. „Datenschutzbestimmungen“ auf einem Knopf bei 320\u00a0Pixeln ist unser liebster Test.

Ein Teil, das sich nicht mit der Tastatur bedienen lässt, ist nicht fertig und wird nicht veröffentlicht. Nachrüsten kostet das Vierfache, denn dann steckt das Teil schon an vierzig Stellen.

## Überall derselbe Name

Was in Figma „Preis“ heißt, heißt auch im Code, im CMS und im Gespräch so. Das klingt pedantisch und spart eine Stunde in der Woche. Die Dokumentation eines Teils passt auf einen Bildschirm: wofür es da ist, wofür nicht, ein Beispiel, ein Gegenbeispiel. Gelesen wird das Gegenbeispiel.

## Die Stunde am Donnerstag

Ein System ist ein Produkt mit Zuständigen. In den Projekten, die wir betreuen, treffen sich jeden Donnerstag für eine Stunde jemand aus der Gestaltung und jemand aus der Entwicklung mit allen, die etwas brauchen.

1. Gibt es das Teil schon, und wurde es nur nicht gefunden? Dann braucht es einen besseren Namen.
2. Kann ein vorhandenes Teil es mit einer Option mehr? Dann wird sie ergänzt und die Nebenversion erhöht.
3. Ist es neu und wird an zwei Stellen gebraucht? Dann wird es gebaut. Nur an einer? Dann entsteht es dort, außerhalb des Systems, und kommt wieder auf den Tisch, wenn sich der Fall wiederholt.

Was verschwinden soll, wird erst als veraltet markiert, mit Datum und Ersatz, und entfällt mit der nächsten Hauptversion. Bei jeder Änderung werden Aufnahmen aller Zustände automatisch verglichen. So erfahren wir vor dem Marketing, dass die Karte zwei Pixel höher geworden ist.

## Woran man merkt, dass es wirkt

Zählen Sie nicht die Teile. Zählen Sie, wie viele Farben im Code nicht aus einem Token stammen. Im letzten Shop waren es anfangs 212 und nach einem Jahr 6; vier davon stecken im Logo. Zählen Sie außerdem die Tage von der Skizze einer Landingpage bis zur Veröffentlichung. Aus neun wurden drei, und niemand musste schneller arbeiten.

Ein Designsystem braucht jemanden, der es schützt, und jemanden, der es benutzt. Gibt es noch nichts zu schützen, ist [Webdesign](/ecommerce/webdesign) der richtige Anfang, oder einen Schritt davor die [Markenidentität](/services/brandidentity).`,
  },
  seo: {
    title: {
      en: 'Design systems for shops: tokens and habits',
      de: 'Designsysteme für Shops: Tokens, Teile, Routine',
    },
    description: {
      en: 'Start with an audit, keep to three layers of tokens and twelve components, meet on Thursdays: how a shop’s design system stays alive.',
      de: 'Bestandsaufnahme, drei Schichten Tokens, zwölf Bausteine und eine Stunde am Donnerstag: So bleibt das Designsystem eines Shops lebendig.',
    },
  },
} satisfies Post;
