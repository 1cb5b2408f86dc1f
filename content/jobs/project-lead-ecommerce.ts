import type { Job } from '../content-types.ts';
import { people } from '../people.ts';

export default {
  name: 'project-lead-ecommerce',
  title: { en: 'E-commerce project lead', de: 'Projektleitung E-Commerce' },
  description: {
    en: 'You keep four offices, one client and one budget on the same page, and speak up early when a page goes missing.',
    de: 'Sie halten vier Büros, einen Kunden und ein Budget zusammen und sagen früh Bescheid, wenn etwas aus dem Ruder läuft.',
  },
  detail_desc: { en: 'Workshops, budgets, calm', de: 'Workshops, Budgets, Ruhe' },
  offices: ['MUC', 'DUI'],
  job_type: { en: 'Full time', de: 'Vollzeit' },
  houres: { en: '36 to 40 hours a week', de: '36 bis 40 Stunden pro Woche' },
  category: { en: 'Projects', de: 'Projekte' },
  contact: 'jonas',
  valid_through: '2027-07-31',
  salary: { from: 62000, to: 78000, currency: 'EUR' },
  body: {
    en: `Projects rarely fail because of code. They fail in week three, when everybody nods and means something different. Your job is week three.

## What you do

- Lead two projects at a time, from the first workshop to the month after launch
- Get purchasing, warehouse and marketing to a decision, then write down what they decided
- Keep a budget book that the client can read: spent, open, at risk
- Divide up the work so that Chennai and Karachi can start in the morning without asking
- Rehearse every launch, including how to undo it and who answers the phone

## What you bring

- Five years of e-commerce projects, three of them with responsibility for more than €150,000 a year
- An idea of what a redirect, an ERP integration or a third price list costs
- Experience of fixed prices, of time and materials, and of the difference when things go wrong
- Native or near-native German and fluent English
- The composure to deliver bad news on the day it happens

## What we offer

- The same developers and the same designer for the whole project
- No sales targets and no bonus arithmetic; the salary is the salary
- Train journeys that count as working time
- Six hours a year with an outside coach of your choice
- Four extra weeks off in every fourth year, two of them paid
- Parental leave that the calendar allows for rather than has to survive

There are two chairs to fill, one in Munich and one in Duisburg, and people of any gender are welcome in either. A certificate in Scrum or PRINCE2 is fine; a project diary with honest entries is better. ${people.jonas.name} talks to everyone on the shortlist, usually on foot and round the block.`,
    de: `Projekte scheitern selten am Code. Sie scheitern in der dritten Woche, wenn alle nicken und jeder etwas anderes meint. Ihre Aufgabe ist die dritte Woche.

## Was Sie tun

- Zwei Projekte gleichzeitig führen, vom ersten Workshop bis einen Monat nach dem Start
- Einkauf, Lager und Marketing zu einer Entscheidung bringen und sie anschließend aufschreiben
- Ein Budgetbuch führen, das der Kunde lesen kann: ausgegeben, offen, gefährdet
- Die Arbeit so zuschneiden, dass Chennai und Karatschi morgens ohne Rückfrage anfangen können
- Jeden Livegang proben, auch den Rückweg und die Frage, wer ans Telefon geht

## Was Sie mitbringen

- Fünf Jahre E-Commerce-Projekte, davon drei mit Verantwortung für mehr als 150.000\u00a0Euro im Jahr
- Eine Vorstellung davon, was eine Weiterleitung, eine ERP-Schnittstelle oder eine dritte Preisliste kostet
- Erfahrung mit Festpreisen und mit Abrechnung nach Aufwand – und mit dem Unterschied, wenn es klemmt
- Deutsch als Muttersprache oder nah daran, fließendes Englisch
- Die Nerven, schlechte Nachrichten noch am selben Tag zu überbringen

## Was wir bieten

- Vom ersten bis zum letzten Tag dieselben Leute in Entwicklung und Gestaltung
- Keine Verkaufsziele, keine Bonusrechnung: Gehalt ist Gehalt
- Bahnfahrten, die als Arbeitszeit zählen
- Sechs Stunden im Jahr mit einem externen Coach Ihrer Wahl
- In jedem vierten Jahr vier zusätzliche freie Wochen, zwei davon bezahlt
- Elternzeit, die im Projektplan steht, statt ihn zu überraschen

Zwei Plätze sind frei, einer in München und einer in Duisburg, für Projektleiterinnen und Projektleiter (m/w/d). Ein Zertifikat in Scrum oder PRINCE2 schadet nicht, ein ehrlich geführtes Projekttagebuch nützt mehr. ${people.jonas.name} spricht mit allen, die in die engere Wahl kommen, meist zu Fuß und einmal um den Block.`,
  },
  seo: {
    title: { en: 'E-commerce project lead, Munich or Duisburg', de: 'Projektleitung E-Commerce (m/w/d)' },
    description: {
      en: 'Lead two e-commerce projects at a time with a steady team: workshops, budgets and rehearsed launches. Munich or Duisburg, no sales targets.',
      de: 'Zwei E-Commerce-Projekte mit festem Team führen: Workshops, Budgets, geprobte Livegänge. München oder Duisburg, ohne Verkaufsziele.',
    },
  },
} satisfies Job;
