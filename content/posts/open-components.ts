import type { Post } from '../content-types.ts';

export default {
  name: 'open-components',
  post_type: 'news',
  title: { en: 'Four components under an open licence', de: 'Vier Bausteine unter offener Lizenz' },
  description: {
    en: 'Price, quantity, message and dialog: four components from our kit are now on GitHub, with tests and a list of their flaws.',
    de: 'Preis, Menge, Meldung und Dialog: Vier Teile unseres Baukastens liegen ab heute auf GitHub, mit Tests und mit einer Liste ihrer Schwächen.',
  },
  category: { en: 'Agency', de: 'Agentur' },
  date: '2026-09-24',
  author: 'sana',
  image: 'news-stack',
  body: {
    en: `There are things that every shop needs and nobody should build twice. We have built them four times. From today, four of our components are on [GitHub](https://github.com/kontorwerk-example) under the MIT licence: use them, change them, sell them, no need to ask.

- **Price:** net or gross, with unit price and quantity breaks, read aloud correctly in English and German
- **Quantity:** plus, minus, typing, pack sizes, and no jump when the number gains a digit
- **Message:** success, note, error, announced to screen readers once and not three times
- **Dialog:** built on the browser’s own dialog element, so that the focus goes back where it came from

All four are custom elements without a framework. They run in a Shopware theme, in a Hyvä storefront and in a Vue application, weigh 11\u00a0kB compressed between them, and take their looks from CSS custom properties. Each comes with keyboard tests in three browsers, and with a file that lists what it can’t do. The one for prices has the longest.

Our Karachi office looks after the repository and answers questions within two working days. Fixes are welcome; new options need a reason. Two more components are on the way. Which two depends on demand, and the vote is open until Christmas.`,
    de: `Manches braucht jeder Shop, und niemand sollte es zweimal bauen. Wir haben es viermal gebaut. Ab heute liegen vier unserer Bausteine auf [GitHub](https://github.com/kontorwerk-example), unter der MIT-Lizenz: Sie dürfen sie verwenden, ändern und verkaufen, ohne zu fragen.

- **Preis:** netto oder brutto, mit Grundpreis und Staffeln, auf Deutsch und Englisch richtig vorgelesen
- **Menge:** Plus, Minus, Eintippen, Verpackungseinheiten, und nichts springt, wenn die Zahl eine Stelle dazubekommt
- **Meldung:** Erfolg, Hinweis, Fehler, vom Screenreader einmal angesagt und nicht dreimal
- **Dialog:** baut auf dem Dialogelement des Browsers auf, sodass der Fokus dorthin zurückkehrt, wo er herkam

Alle vier sind Custom Elements ohne Framework. Sie laufen im Shopware-Theme, in einer Hyvä-Storefront und in einer Vue-Anwendung, wiegen komprimiert zusammen 11\u00a0kB und beziehen ihr Aussehen aus CSS-Variablen. Zu jedem gehören Tastaturtests in drei Browsern und eine Datei, in der steht, was der Baustein nicht kann. Die längste hat der Preis.

Gepflegt wird das Repository in Karatschi. Fragen werden dort binnen zwei Werktagen beantwortet; Korrekturen sind willkommen, neue Optionen brauchen einen Grund. Zwei weitere Bausteine sind geplant. Welche es werden, entscheiden Sie: Die Abstimmung läuft bis Weihnachten.`,
  },
  seo: {
    title: { en: 'Four open-source components for shops', de: 'Vier quelloffene Bausteine für Onlineshops' },
    description: {
      en: 'Price, quantity, message and dialog as custom elements under the MIT licence: tested by keyboard, 11\u00a0kB in all, maintained in Karachi.',
      de: 'Preis, Menge, Meldung und Dialog als Custom Elements unter MIT-Lizenz: mit der Tastatur geprüft, zusammen 11\u00a0kB, gepflegt in Karatschi.',
    },
  },
} satisfies Post;
