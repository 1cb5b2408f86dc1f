import type { Job } from '../content-types.ts';
import { people } from '../people.ts';

export default {
  name: 'front-end-developer',
  title: { en: 'Front-end developer', de: 'Frontend-Entwicklung' },
  description: {
    en: 'You build the part that customers touch: it makes sense read aloud, works with one thumb and is quick on a tired phone.',
    de: 'Sie bauen den Teil, den die Kundschaft in der Hand hat: vorlesbar, mit einem Daumen bedienbar und flott auf müden Telefonen.',
  },
  detail_desc: { en: 'Accessibility, performance', de: 'Barrierefreiheit, Ladezeit' },
  offices: ['KHI'],
  job_type: { en: 'Full time', de: 'Vollzeit' },
  houres: { en: '40 hours a week', de: '40 Stunden pro Woche' },
  category: { en: 'Development', de: 'Entwicklung' },
  contact: 'farid',
  valid_through: '2027-11-30',
  salary: { from: 3000000, to: 5000000, currency: 'PKR' },
  body: {
    en: `A shop is judged at the checkout, on a cracked screen, with a bag in the other hand. In Karachi a small team works on exactly that moment. It could do with another pair of eyes.

## What you do

- Turn the designs from ${people.sana.name}’s team into components for Shopware, Hyvä and React storefronts
- Test checkouts with the keyboard, NVDA and VoiceOver, and treat a green axe report as a beginning
- Keep to the budget: Largest Contentful Paint below 2.5 seconds, Interaction to Next Paint below 200 milliseconds, for three visits out of four
- Look after the component library shared by nine shops
- Say in the design review what will hurt later, while it is still a drawing

## What you bring

- Three years with HTML, CSS and TypeScript
- The reflex to reach for a button when something is a button
- Experience with Vue or React, and enough Twig to change a template without fear
- An interest in WCAG 2.2; the certificate can come later
- English for reviews, mostly in writing

## What we offer

- Power and two fibre lines that stay on when the street’s do not
- Medical cover for you, your partner, children and parents
- One day a month with people who use a screen reader at work; their advice is paid for, and so is your time
- Shorter days during Ramadan on full pay
- Pick-up and drop-off between home and Clifton for those who want it
- 22 days of annual leave, plus gazetted holidays

If you took time out to raise children or look after parents, the gap needs no explaining. People of every gender and faith already work here. You can work from home two days a week; for the first month we would rather see you. ${people.farid.name} will be your lead and the first to review your code.`,
    de: `Über einen Shop wird an der Kasse geurteilt, auf einem gesprungenen Display, mit der Tasche in der anderen Hand. In Karatschi arbeitet ein kleines Team an genau diesem Augenblick. Verstärkung täte ihm gut.

## Was Sie tun

- Aus den Entwürfen des Teams von ${people.sana.name} Komponenten für Storefronts mit Shopware, Hyvä und React machen
- Kassen mit Tastatur, NVDA und VoiceOver prüfen und einen grünen axe-Bericht für den Anfang halten, nicht für das Ende
- Das Budget einhalten: Largest Contentful Paint unter 2,5\u00a0Sekunden, Interaction to Next Paint unter 200\u00a0Millisekunden, bei drei von vier Besuchen
- Die Komponentenbibliothek pflegen, die sich neun Shops teilen
- In der Designbesprechung sagen, was später schmerzt, solange es noch eine Zeichnung ist

## Was Sie mitbringen

- Drei Jahre HTML, CSS und TypeScript
- Den Reflex, einen Button zu nehmen, wenn etwas ein Button ist
- Übung mit Vue oder React und genug Twig, um ohne Herzklopfen ein Template zu ändern
- Interesse an WCAG\u00a02.2; ein Zertifikat darf folgen
- Englisch für Reviews, vor allem schriftlich

## Was wir bieten

- Strom und zwei Glasfaserleitungen, die auch dann laufen, wenn in der Straße nichts mehr läuft
- Krankenversicherung, die Partner, Kinder und Eltern einschließt
- Einen Tag im Monat mit Menschen, die beruflich einen Screenreader nutzen; ihr Rat wird bezahlt, Ihre Zeit auch
- Kürzere Tage im Ramadan bei vollem Gehalt
- Auf Wunsch einen Fahrdienst von zu Hause ins Büro in Clifton und zurück
- 22\u00a0Urlaubstage, die gesetzlichen Feiertage nicht mitgezählt

Wer für Kinder oder Eltern pausiert hat, muss die Lücke im Lebenslauf nicht erläutern. Die Stelle steht Menschen jeden Geschlechts (m/w/d) und jeden Glaubens offen. Zwei Tage pro Woche können Sie zu Hause arbeiten; im ersten Monat sähen wir Sie lieber hier. ${people.farid.name} leitet Sie an und liest Ihren Code als Erster.`,
  },
  seo: {
    title: { en: 'Front-end developer in Karachi', de: 'Frontend-Entwicklung (m/w/d) in Karatschi' },
    description: {
      en: 'HTML, CSS and TypeScript for storefronts that everyone can use: accessibility, web vitals and a shared component library. Full time in Karachi.',
      de: 'HTML, CSS und TypeScript für Shops, die alle bedienen können: Barrierefreiheit, Ladezeit, Komponentenbibliothek. Vollzeit in Karatschi.',
    },
  },
} satisfies Job;
