import type { Job } from '../content-types.ts';
import { people } from '../people.ts';

export default {
  name: 'adobe-commerce-architect',
  title: { en: 'Adobe Commerce architect', de: 'Architektur Adobe Commerce' },
  description: {
    en: 'You decide how 90,000 products, four price lists and one ERP become a trade shop that a team can still understand.',
    de: 'Sie entscheiden, wie aus 90.000 Artikeln, vier Preislisten und einem ERP ein Händlershop wird, den ein Team noch versteht.',
  },
  detail_desc: { en: 'B2B, integrations', de: 'B2B, Schnittstellen' },
  offices: ['DUI'],
  job_type: { en: 'Full time', de: 'Vollzeit' },
  houres: { en: '40 hours a week', de: '40 Stunden pro Woche' },
  category: { en: 'Development', de: 'Entwicklung' },
  contact: 'miriam',
  valid_through: '2027-12-31',
  salary: { from: 78000, to: 96000, currency: 'EUR' },
  body: {
    en: `Most of our Adobe Commerce clients sell to the trade. Their shops have few pictures and many rules. Somebody has to put those rules where the next developer will look for them.

## What you do

- Break large catalogues and trade accounts down into modules that survive an upgrade
- Decide what belongs in Adobe Commerce, what in App Builder and what stays in SAP
- Design the traffic between systems: GraphQL, REST, queues, retries, and a place where a human can read a failed message
- Lead three developers in Chennai by reviewing their code rather than rewriting it
- Say no to the client’s IT team early, when it has to be said, and put a figure next to it

## What you bring

- Six years with Magento 2 or Adobe Commerce, two of them in charge of the architecture
- Experience with the B2B module: companies, shared catalogues, negotiable quotes
- One project in which you replaced Luma with Hyvä or went headless, and an opinion on when to do neither
- Sound knowledge of indexers, Varnish, Fastly and databases under load
- English every day; German at C1, because purchasing departments run their workshops in it

## What we offer

- Estimates that nobody in sales trims
- A seat at the table when we decide which projects to take
- Two conferences a year, on stage or in the third row
- A first-class BahnCard 50 that you can use at weekends too
- Company pension: for every euro you put in, we add 25 cents
- A window on the harbour, crane included

Women, men and everyone else: we are looking for the experience above, not for a type. Your first conversation is with ${people.miriam.name}, who connects the systems you will be drawing.`,
    de: `Die meisten unserer Kunden mit Adobe Commerce verkaufen an den Handel. Ihre Shops haben wenig Bilder und viele Regeln. Jemand muss diese Regeln dorthin legen, wo man sie beim nächsten Umbau auch sucht.

## Was Sie tun

- Große Sortimente und Händlerkonten so in Module schneiden, dass sie ein Upgrade überstehen
- Entscheiden, was nach Adobe Commerce gehört, was in den App Builder und was in SAP bleibt
- Entwerfen, wie die Systeme miteinander reden: GraphQL, REST, Queues, Wiederholversuche und ein Ort, an dem ein Mensch eine gescheiterte Nachricht lesen kann
- Drei Leute in Chennai führen, indem Sie ihren Code prüfen, statt ihn umzuschreiben
- Der IT des Kunden früh Nein sagen, wenn es sein muss, und gleich dazuschreiben, was ein Ja kosten würde

## Was Sie mitbringen

- Sechs Jahre Magento\u00a02 oder Adobe Commerce, davon zwei mit Verantwortung für die Architektur
- Erfahrung mit dem B2B-Modul: Firmenkonten, Shared Catalogs, verhandelbare Angebote
- Ein Projekt, in dem Sie Luma durch Hyvä ersetzt oder das Frontend vom Shop entkoppelt haben, und eine Meinung dazu, wann man beides lässt
- Solide Kenntnisse über Indexer, Varnish, Fastly und Datenbanken unter Last
- Englisch für den Alltag, Deutsch auf C1-Niveau, denn der Einkauf unserer Kunden tagt auf Deutsch

## Was wir bieten

- Eine Schätzung, die im Vertrieb niemand kürzt
- Ihr Wort zählt, wenn wir entscheiden, welche Projekte wir annehmen
- Zwei Konferenzen im Jahr, auf der Bühne oder in der dritten Reihe
- Eine BahnCard\u00a050 erster Klasse, die auch am Wochenende gilt
- Betriebliche Altersvorsorge: Zu jedem Euro von Ihnen legen wir 25\u00a0Cent dazu
- Ein Fenster zum Hafen, ein Kran inbegriffen

Ob Architektin oder Architekt (m/w/d), ob mit geradem Lebenslauf oder ohne: Es zählt, was oben unter „Was Sie mitbringen“ steht. Das erste Gespräch führt ${people.miriam.name}, die verbindet, was Sie zeichnen werden.`,
  },
  seo: {
    title: { en: 'Adobe Commerce architect in Duisburg', de: 'Architektur Adobe Commerce (m/w/d) in Duisburg' },
    description: {
      en: 'Design trade shops on Adobe Commerce in Duisburg: B2B catalogues, SAP integration, Hyvä and queues. Full time. Nobody touches your estimates.',
      de: 'Händlershops mit Adobe Commerce entwerfen: B2B-Kataloge, SAP-Anbindung, Hyvä und Queues. Vollzeit in Duisburg, und an Ihren Schätzungen kürzt niemand.',
    },
  },
} satisfies Job;
