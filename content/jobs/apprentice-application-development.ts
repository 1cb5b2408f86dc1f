import type { Job } from '../content-types.ts';
import { people } from '../people.ts';

export default {
  name: 'apprentice-application-development',
  title: { en: 'Apprentice in application development', de: 'Ausbildung Fachinformatik' },
  description: {
    en: 'Three years, one trade, real shops from the second month. You learn to program from people who still enjoy it.',
    de: 'Drei Jahre, ein Beruf, echte Shops ab dem zweiten Monat. Programmieren lernen Sie bei Menschen, denen es noch Freude macht.',
  },
  detail_desc: { en: 'Start September 2027', de: 'Beginn September 2027' },
  offices: ['DUI'],
  job_type: { en: 'Three years', de: 'Drei Jahre' },
  houres: { en: '40 hours a week, school included', de: '40 Stunden pro Woche, Berufsschule eingerechnet' },
  category: { en: 'Development', de: 'Entwicklung' },
  contact: 'miriam',
  starts: '2027-09-01',
  valid_through: '2027-06-30',
  salary: { from: 14400, to: 16800, currency: 'EUR' },
  body: {
    en: `The German name for the trade is Fachinformatiker, roughly “IT specialist”; you will train in the branch called application development. You learn it in our Duisburg office and at vocational college, and the chamber of commerce sets the exam.

## What you do

- Learn by building, with a developer beside you and a shop that is actually live
- Year one: tests, small fixes, and the documentation everybody put off
- Year two: features of your own, with six weeks in Munich
- Year three: a final project that a client is actually waiting for
- Tell the team on Fridays what you’ve understood that week, and what you haven’t yet

## What you bring

- Any school qualification, or a degree course that turned out to be the wrong one
- Something you made: a script, a level of a game, your aunt’s website
- Patience with error messages, including your own
- German good enough to get you through college, and the English you learnt at school
- Grades, if you must; we read them last

## What we offer

- €1,200 a month in the first year, €1,300 in the second, €1,400 in the third
- One trainer for two apprentices, and an hour a day that belongs to you
- A laptop that you keep after the exam
- Books, fees and your travel pass, all paid for
- No coffee runs; the machine can do that
- A job afterwards: of our seven apprentices so far, six have stayed

Come for two days before you decide, in the holidays if you are still at school. ${people.miriam.name} looks after the apprentices in Duisburg, and knows the questions parents ask, too. This trade needs more women and no fewer men; everybody else is just as welcome.`,
    de: `Der Beruf heißt offiziell Fachinformatikerin oder Fachinformatiker (m/w/d), Fachrichtung Anwendungsentwicklung. Sie lernen ihn in unserem Büro in Duisburg und am Berufskolleg, die Prüfung nimmt die IHK ab.

## Was Sie tun

- Beim Bauen lernen: mit erfahrenen Leuten an Ihrer Seite und an einem Shop, der wirklich online ist
- Im ersten Jahr: Tests, kleine Reparaturen und die Dokumentation, die alle aufgeschoben haben
- Im zweiten Jahr: eigene Funktionen, sechs Wochen davon in München
- Im dritten Jahr: ein Abschlussprojekt, auf das ein Kunde wartet
- Freitags dem Team erzählen, was Sie diese Woche verstanden haben und was noch nicht

## Was Sie mitbringen

- Irgendeinen Schulabschluss oder ein Studium, das sich als das falsche herausgestellt hat
- Etwas Selbstgemachtes: ein Skript, ein Spiellevel, die Website Ihrer Tante
- Geduld mit Fehlermeldungen, auch mit den eigenen
- Deutsch, das Sie durch die Berufsschule trägt, und Schulenglisch
- Noten, wenn es sein muss; wir lesen sie zuletzt

## Was wir bieten

- 1.200\u00a0Euro im Monat im ersten Jahr, 1.300\u00a0Euro im zweiten, 1.400\u00a0Euro im dritten
- Eine Person, die höchstens zwei Auszubildende betreut, und täglich eine Stunde, die Ihnen gehört
- Einen Laptop, der nach der Prüfung bei Ihnen bleibt
- Bücher, Gebühren und Fahrkarte auf unsere Kosten
- Kein Kaffeekochen, das kann die Maschine
- Eine Stelle danach: Von bisher sieben Auszubildenden sind sechs geblieben

Kommen Sie für zwei Tage zum Schnuppern, bevor Sie sich entscheiden – gern in den Ferien, falls Sie noch zur Schule gehen. ${people.miriam.name} betreut die Auszubildenden in Duisburg und kennt auch die Fragen der Eltern. Dem Beruf fehlen vor allem Frauen; alle anderen sind genauso willkommen.`,
  },
  seo: {
    title: { en: 'Apprenticeship in Duisburg, September 2027', de: 'Ausbildung Fachinformatik (m/w/d) in Duisburg' },
    description: {
      en: 'Learn application development in three years at our Duisburg office: real shops, one trainer for two apprentices, and a job afterwards.',
      de: 'In drei Jahren Anwendungsentwicklung lernen: echte Shops, eine Betreuungsperson für höchstens zwei Auszubildende, Beginn September 2027 in Duisburg.',
    },
  },
} satisfies Job;
