import type { Job } from '../content-types.ts';
import { people } from '../people.ts';

export default {
  name: 'brand-designer',
  title: { en: 'Brand designer', de: 'Grafikdesign Marke' },
  description: {
    en: 'You draw marks that survive a rubber stamp, a van door and a favicon, and you care what the shop does with them afterwards.',
    de: 'Sie entwerfen Logos, die Stempel, Lieferwagen und Favicon überstehen, und es ist Ihnen nicht gleich, was der Shop danach mit ihnen macht.',
  },
  detail_desc: { en: 'Identity and interfaces', de: 'Marke und Oberfläche' },
  offices: ['MUC'],
  job_type: { en: 'Part time', de: 'Teilzeit' },
  houres: { en: '24 hours a week', de: '24 Stunden pro Woche' },
  category: { en: 'Design', de: 'Gestaltung' },
  contact: 'sana',
  valid_through: '2027-10-31',
  salary: { from: 30000, to: 37200, currency: 'EUR' },
  body: {
    en: `## What you do

- Develop identities for merchants: mark, type, colour, tone of voice, packaging
- Work with Karachi to carry them through to the interface, right down to the focus ring
- Write guidelines of twenty pages at most, because nobody has ever read the twenty-first
- Run workshops that put founders, warehouse and customer service round one table
- Draw and look after the pictures you see on this website

## What you bring

- Four years in a studio or an agency
- A portfolio with two identities in daily use, photographed after a year of wear
- A gift for explaining a typeface to somebody who sells screws
- Figma and clean vector paths; some motion design won’t hurt
- An eye for contrast on paper and on glass
- German in every register, English for the team

## What we offer

- Twenty-four hours over three or four days; you say which
- Extra hours that turn into days off, not into a habit
- A type budget of €2,000 a year, so that every licence is ours and paid for
- The Deutschlandticket, good for trips to the lake as well
- A few weeks a year at the drawing table in Karachi, if you like
- Your name in the credits of every project

The salary above is for 24 hours a week; full time it would be €50,000 to €62,000. Whether you are a woman, a man or neither makes no difference to it. Please add five pieces to your CV, not fifteen, or a link to them, with a sentence on each about what it had to do. ${people.sana.name} leads the design team and looks at every portfolio on a large screen.`,
    de: `## Was Sie tun

- Markenauftritte für Handelsunternehmen entwickeln: Zeichen, Schrift, Farbe, Ton, Verpackung
- Diese Auftritte gemeinsam mit Karatschi in die Oberfläche übertragen, bis hin zum Fokusrahmen
- Leitfäden schreiben, die nach zwanzig Seiten enden, weil die einundzwanzigste noch nie jemand gelesen hat
- Workshops leiten, in denen Geschäftsführung, Lager und Kundendienst an einem Tisch sitzen
- Die Bilder zeichnen und pflegen, die Sie auf dieser Website sehen

## Was Sie mitbringen

- Vier Jahre in einem Studio oder einer Agentur
- Eine Mappe mit zwei Auftritten, die täglich benutzt werden, fotografiert nach einem Jahr Gebrauch
- Die Gabe, jemandem, der Schrauben verkauft, eine Schriftwahl zu erklären
- Figma und saubere Pfade; etwas Bewegtbild schadet nicht
- Ein Gespür für Kontrast auf Papier und auf Glas
- Deutsch in jeder Tonlage, Englisch fürs Team

## Was wir bieten

- 24\u00a0Stunden an drei oder vier Tagen; an welchen, sagen Sie
- Mehrarbeit, die zu freien Tagen wird und nicht zur Gewohnheit
- Ein Schriftenbudget von 2.000\u00a0Euro im Jahr, damit jede Lizenz uns gehört und bezahlt ist
- Das Deutschlandticket, auch für den Weg zum See
- Wenn Sie mögen, einige Wochen im Jahr am Zeichentisch in Karatschi
- Ihren Namen im Abspann jedes Projekts

Das genannte Gehalt gilt für 24\u00a0Stunden; auf Vollzeit gerechnet sind es 50.000 bis 62.000\u00a0Euro. Ob Sie Designerin oder Designer (m/w/d) sind, ändert daran nichts. Bitte fügen Sie dem Lebenslauf fünf Arbeiten bei, nicht fünfzehn, oder einen Link zu ihnen, und zu jeder einen Satz, was sie leisten musste. ${people.sana.name} leitet die Gestaltung und sieht sich jede Mappe auf einem großen Bildschirm an.`,
  },
  seo: {
    title: {
      en: 'Brand designer in Munich, 24 hours a week',
      de: 'Grafikdesign Marke (m/w/d) in München, 24\u00a0Stunden',
    },
    description: {
      en: 'Draw identities for merchants and carry them into their shops. Part time in Munich, twenty-four hours a week over three or four days of your choice.',
      de: 'Markenauftritte für den Handel zeichnen und in den Shop übertragen. Teilzeit in München, 24\u00a0Stunden an drei oder vier Tagen Ihrer Wahl.',
    },
  },
} satisfies Job;
