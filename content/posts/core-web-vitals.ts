import type { Post } from '../content-types.ts';

export default {
  name: 'core-web-vitals',
  post_type: 'blog',
  title: { en: 'Core Web Vitals without superstition', de: 'Core Web Vitals ohne Aberglauben' },
  description: {
    en: 'What LCP, INP and CLS measure, which tool tells the truth, and the order in which we fix a slow product page.',
    de: 'Was LCP, INP und CLS messen, welches Werkzeug die Wahrheit sagt und in welcher Reihenfolge wir eine langsame Produktseite reparieren.',
  },
  category: { en: 'Front end', de: 'Frontend' },
  date: '2026-11-12',
  author: 'karthik',
  image: 'blog-01',
  body: {
    en: `Every few weeks a client sends us a screenshot with a red circle and asks whether Google is angry. It is not. It has three numbers, it collects them from real visits, and each of them can be improved with ordinary work.

## What is measured

- **Largest Contentful Paint (LCP):** the time until the largest image or block of text in view has been painted. Anything up to 2.5 seconds is good.
- **Interaction to Next Paint (INP):** how long the page takes to show a reaction to a click, a tap or a key. It is roughly the slowest reaction of the whole visit. Anything up to 200 milliseconds is good.
- **Cumulative Layout Shift (CLS):** how far the content jumps without anybody asking it to. Anything up to 0.1 is good.

What counts is the 75th percentile: three visits in four have to stay within the limit. Phones and desktops are judged separately. The three discs in the picture would pass: 1.8 seconds, 140 milliseconds, 0.02.

## Which tool tells the truth

Lighthouse loads your page once, on a simulated phone, in a clean browser. That is lab data: good for comparing before and after, poor as a verdict. It cannot measure INP at all, because nobody clicks, so it reports Total Blocking Time instead.

Field data comes from people who use Chrome. Search Console and the top half of PageSpeed Insights show it, always for the past 28 days, so a fix made today takes four weeks to show in full. If you don’t want to wait that long, collect the values yourself: the open-source library web-vitals is small, and it also names the element that was late and the button that was slow. Agree with your data protection officer what you store.

## The order we fix things in

1. **The server.** Nothing can start before the HTML arrives. From a page cache it should take about 0.2 seconds. Check the hit rate first: a session cookie or a campaign parameter in the address is often enough to bypass the cache.
2. **The largest image.** It belongs in the HTML, not in a script or a style sheet. It must not be lazy-loaded, it should have high fetch priority, and it should come as AVIF or WebP in the size the screen needs.
3. **Scripts from elsewhere.** Chat, heat map, the second tag manager. For each one we ask who uses the results and when that person last logged in. Some don’t survive the question.
4. **Long tasks.** Filters, variants and the mini cart are fond of blocking the browser for longer than 50 milliseconds. Show the reaction first, do the work after the next paint, and do it in pieces.
5. **Jumps.** Give every image a width and a height. Reserve space for ratings and delivery dates that arrive late. Lay the consent dialog over the page instead of pushing the page down, and match the metrics of the fallback font.

Keep to the order. We have seen teams spend a fortnight on font loading while the server took 1.4 seconds to return an empty response.

## What we don’t bother with

We don’t chase 100 points in Lighthouse. A page that scores 98 and one that scores 93 feel the same to somebody who wants a lamp. And for rankings these numbers are one signal among many: a slow page that answers the question still beats a fast one that doesn’t. The better reason is plainer. People who are kept waiting leave, and they rarely write to tell you why.

## Keeping it that way

Speed is lost a little at a time, mostly on Thursdays before a campaign. So we write a budget into the build: scripts below 170\u00a0kB compressed, the largest image below 120\u00a0kB, no long tasks on the way to the basket. If a change breaks the budget, the build stops, and the conversation happens before the release. Our page about [performance optimisation](/ecommerce/performanceoptimization) describes how we set this up for shops already running.`,
    de: `Alle paar Wochen schickt uns jemand einen Screenshot mit einem roten Kreis und fragt, ob Google beleidigt ist. Ist es nicht. Google hat drei Zahlen, sie stammen aus echten Besuchen, und jede davon lässt sich mit gewöhnlicher Arbeit verbessern.

## Was gemessen wird

- **Largest Contentful Paint (LCP):** die Zeit, bis das größte Bild oder der größte Textblock im sichtbaren Bereich steht. Gut sind höchstens 2,5\u00a0Sekunden.
- **Interaction to Next Paint (INP):** wie lange die Seite braucht, um auf Klick, Tippen oder Taste sichtbar zu reagieren. Gezählt wird ungefähr die langsamste Reaktion des ganzen Besuchs. Gut sind höchstens 200\u00a0Millisekunden.
- **Cumulative Layout Shift (CLS):** wie weit Inhalte springen, ohne dass jemand darum gebeten hätte. Gut ist ein Wert bis 0,1.

Maßgeblich ist das 75. Perzentil: Drei von vier Besuchen müssen unter der Grenze bleiben, Telefon und Desktop werden getrennt bewertet. Die drei Scheiben im Bild kämen durch: 1,8\u00a0Sekunden, 140\u00a0Millisekunden, 0,02.

## Welches Werkzeug die Wahrheit sagt

Lighthouse lädt Ihre Seite ein einziges Mal, auf einem simulierten Telefon, in einem leeren Browser. Das ist ein Laborwert. Für den Vergleich vorher/nachher taugt er, als Urteil nicht. INP kann Lighthouse gar nicht messen, weil niemand klickt; es meldet ersatzweise die Total Blocking Time.

Die Feldwerte stammen von Menschen, die Chrome benutzen. Sie stehen in der Search Console und oben in PageSpeed Insights, immer für die letzten 28\u00a0Tage. Was Sie heute reparieren, ist dort erst in vier Wochen ganz angekommen. Wer nicht so lange warten will, sammelt selbst: Die quelloffene Bibliothek web-vitals ist klein und nennt auch das Element, das zu spät kam, und den Knopf, der klemmte. Was davon gespeichert wird, klären Sie vorher mit dem Datenschutz.

## In dieser Reihenfolge reparieren wir

1. **Der Server.** Bevor das HTML da ist, fängt nichts an. Aus dem Seitencache sollte es nach etwa 0,2\u00a0Sekunden da sein. Prüfen Sie zuerst die Trefferquote: Oft genügt ein Sitzungscookie oder ein Kampagnenparameter in der Adresse, und jeder Aufruf geht am Cache vorbei.
2. **Das größte Bild.** Es gehört ins HTML, nicht in ein Skript oder Stylesheet. Es wird nicht verzögert geladen, bekommt hohe Ladepriorität und kommt als AVIF oder WebP in der Größe, die der Bildschirm wirklich braucht.
3. **Fremde Skripte.** Chat, Heatmap, der zweite Tag-Manager. Bei jedem fragen wir, wer die Auswertung liest und wann sich diese Person zuletzt angemeldet hat. Manches Skript überlebt die Frage nicht.
4. **Lange Aufgaben.** Filter, Varianten und Mini-Warenkorb halten den Browser gern länger als 50\u00a0Millisekunden auf. Zeigen Sie erst die Reaktion, rechnen Sie nach dem nächsten Bildaufbau, und zerlegen Sie die Berechnung in kleine Schritte.
5. **Sprünge.** Jedes Bild bekommt Breite und Höhe. Für Bewertungen und Liefertermine, die später eintreffen, bleibt Platz frei. Der Einwilligungsdialog liegt über der Seite, statt sie nach unten zu schieben, und die Ersatzschrift läuft so breit wie die echte.

Halten Sie die Reihenfolge ein. Wir kennen Teams, die vierzehn Tage an der Schrift gefeilt haben, während der Server für eine leere Antwort 1,4\u00a0Sekunden brauchte.

## Was wir bleiben lassen

Den 100 Punkten in Lighthouse jagen wir nicht hinterher. Eine Seite mit 98 und eine mit 93 fühlen sich für jemanden, der eine Leuchte sucht, gleich an. Auch für die Platzierung sind die drei Feldwerte nur ein Signal unter vielen: Eine langsame Seite, die die Frage beantwortet, schlägt weiterhin die schnelle, die sie offenlässt. Der bessere Grund ist schlichter. Wer warten muss, geht und schreibt Ihnen selten, warum.

## Damit es so bleibt

Tempo geht in kleinen Portionen verloren, meist donnerstags vor einer Kampagne. Deshalb steht das Budget bei uns im Build: Skripte komprimiert unter 170\u00a0kB, das größte Bild unter 120\u00a0kB, keine lange Aufgabe auf dem Weg in den Warenkorb. Reißt eine Änderung das Budget, hält der Build an, und gesprochen wird, bevor etwas live geht. Wie wir das in laufenden Shops einrichten, steht unter [Ladezeit und Leistung](/ecommerce/performanceoptimization).`,
  },
  seo: {
    title: { en: 'Core Web Vitals: LCP, INP and CLS explained', de: 'Core Web Vitals: LCP, INP und CLS verständlich' },
    description: {
      en: 'LCP, INP and CLS in plain words: thresholds, field data against lab data, and what to fix first on a slow product page.',
      de: 'LCP, INP und CLS in klaren Worten: Grenzwerte, Feld- und Labordaten und eine Reihenfolge, in der sich langsame Produktseiten reparieren lassen.',
    },
  },
} satisfies Post;
