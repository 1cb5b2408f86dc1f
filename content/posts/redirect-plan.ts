import type { Post } from '../content-types.ts';

export default {
  name: 'redirect-plan',
  post_type: 'blog',
  title: { en: 'A redirect plan that survives the relaunch', de: 'Ein Umleitungsplan für den Shopumzug' },
  description: {
    en: 'Old addresses are assets. How to list them, where to send them, and what to watch in the four weeks after the move.',
    de: 'Alte Adressen sind Kapital. Wie man sie inventarisiert, wohin man sie schickt und was in den vier Wochen nach dem Umzug zählt.',
  },
  category: { en: 'Platforms', de: 'Shopsysteme' },
  date: '2026-01-22',
  author: 'amira',
  image: 'blog-03',
  body: {
    en: `A shop that moves to a new system takes its products, customers and orders with it. What tends to get left behind is its addresses. They live on in search results, in newsletters from 2019, in forum posts and on the back of a printed catalogue. Each one that ends in a 404 is a customer who knocked at the door and found a building site.

## Take stock before anything else

No single source has all the old addresses. We merge five:

- a crawl of the live shop, including pagination and filters that can be indexed
- the XML sitemap
- Search Console: every page with at least one impression in sixteen months
- the server logs of the past ninety days: every request answered with a 200
- a backlink report, because some of the best links point to pages nobody remembers

Remove duplicates, strip tracking parameters, and you have the truth. For a shop with 11,000 products the list usually runs to between 25,000 and 60,000 lines. That sounds like a lot of work. It is mostly a lot of patterns.

## Four kinds of line

1. **The page exists, the address changes.** A 301 to the exact counterpart. This covers nine lines out of ten, and rules will do it: the product number or old ID is looked up in the import table, not guessed from the name.
2. **The page is merged.** Three thin categories become one good one. A 301 to the new one, and the copy moves too.
3. **The product is gone, and there is a successor.** A 301 to the successor, and a sentence there to say so.
4. **The product is gone for good.** A 410, with a helpful error page. Please don’t send everything to the home page. Google treats that as a soft 404, and people feel cheated.

One hop per redirect, no chains. If the old shop had redirects from a previous life, resolve them to their final target. Watch out for upper and lower case, trailing slashes and http addresses: to a strict server, each combination is a line of its own.

## Where the rules live

Thousands of individual lines don’t belong in the web server’s configuration. We keep them in a table next to the shop, indexed by the old path, and consult it only when the new shop has no page at that address. That costs a few milliseconds on a miss and nothing on a hit. The table can be edited without a deployment, and on the night of the move you will be glad of it.

## The rehearsal

Before the move, a script requests every old address on the staging system and notes the status, the number of hops, the target and the target’s canonical tag. If even one of the 500 most visited ends anywhere but on a 200 or a planned 410, we don’t go live. For the rest the limit is half a per cent, and somebody has to have looked at every exception.

Check the neighbours in the same run: hreflang pairs, canonical tags, structured data, the staging system’s robots file. The most expensive relaunch we were ever called in to rescue had a single mistake. The staging robots file had moved too.

## The four weeks after

Submit the new sitemap, and leave the old one in place for a while so that the redirects are found faster. Read the 404 log every morning for the first week, and twice a week after that. A ten to fifteen per cent dip in visits from search is normal in the first fortnight and should be gone by week four. If it isn’t, the reason is rarely a redirect. More often a busy filter page has quietly lost its copy.

And keep the rules. Google says at least a year; we say for as long as the domain lives. The birds in the picture don’t ask how long the new roof will be there. They follow the one in front.

For what else belongs on the removal van, see [shop migration](/ecommerce/shopmigration).`,
    de: `Ein Shop, der auf ein neues System umzieht, nimmt Produkte, Kunden und Bestellungen mit. Seine Adressen vergisst er gern. Dabei stehen sie in Suchergebnissen, in Newslettern von 2019, in Forenbeiträgen und hinten auf dem gedruckten Katalog. Endet eine davon auf einer 404-Seite, klopft jemand an und steht vor einer Baustelle.

## Zuerst das Inventar

Die Liste der alten Adressen kommt nie aus einer einzigen Quelle. Wir legen fünf übereinander:

- den Crawl des laufenden Shops samt Paginierung und indexierbaren Filtern
- die XML-Sitemap
- die Search Console, alle Seiten mit mindestens einer Impression in sechzehn Monaten
- die Serverprotokolle der letzten neunzig Tage, alle Anfragen mit Antwort 200
- einen Bericht über eingehende Links, denn manche der besten zeigen auf Seiten, an die sich niemand erinnert

Doppelte heraus, Kampagnenparameter ab, und Sie haben die Wahrheit vor sich. Bei 11.000\u00a0Artikeln sind das meist 25.000 bis 60.000\u00a0Zeilen. Das klingt nach viel Arbeit. Es sind vor allem viele Muster.

## Vier Sorten von Zeilen

1. **Die Seite bleibt, die Adresse ändert sich.** Eine 301 auf das genaue Gegenstück. Das betrifft neun von zehn Zeilen und lässt sich mit Regeln erledigen: Artikelnummer oder alte ID wird in der Importtabelle nachgeschlagen, nicht aus dem Namen erraten.
2. **Die Seite geht in einer anderen auf.** Aus drei dünnen Kategorien wird eine gute. Eine 301 dorthin, und die Texte ziehen mit um.
3. **Das Produkt ist weg, es gibt einen Nachfolger.** Eine 301 auf den Nachfolger, und dort ein Satz, der das sagt.
4. **Das Produkt ist endgültig weg.** Eine 410 mit einer hilfreichen Fehlerseite. Schicken Sie bitte nicht alles auf die Startseite. Google wertet das als „Soft 404“, und Menschen fühlen sich veralbert.

Ein Sprung je Umleitung, keine Ketten. Hatte der alte Shop schon Umleitungen aus seinem Vorleben, lösen Sie diese bis zum Endziel auf. Achten Sie auf Groß- und Kleinschreibung, Schrägstriche am Ende und http-Adressen; für einen strengen Server ist jede Schreibweise eine eigene Zeile.

## Wo die Regeln wohnen

Tausende Einzelzeilen gehören nicht in die Konfiguration des Webservers. Wir halten sie in einer Tabelle neben dem Shop, mit Index auf dem alten Pfad. Gefragt wird sie nur, wenn der neue Shop unter der Adresse nichts findet. Das kostet dann ein paar Millisekunden und sonst gar nichts. Ändern lässt sie sich ohne Deployment, und in der Nacht des Umzugs wird man dafür dankbar sein.

## Die Generalprobe

Vor dem Umzug ruft ein Skript jede alte Adresse auf dem Testsystem ab und notiert Status, Zahl der Sprünge, Ziel und Canonical-Angabe des Ziels. Solange unter den 500 meistbesuchten auch nur eine anders endet als mit 200 oder einer geplanten 410, gehen wir nicht live. Für den Rest liegt die Grenze bei einem halben Prozent, und jede Ausnahme hat jemand mit eigenen Augen gesehen.

Prüfen Sie die Nachbarn gleich mit: hreflang-Paare, Canonicals, strukturierte Daten, die robots-Datei des Testsystems. Der teuerste Relaunch, zu dem wir je gerufen wurden, hatte einen einzigen Fehler: Diese robots-Datei war mit umgezogen.

## Vier Wochen danach

Reichen Sie die neue Sitemap ein und lassen Sie die alte noch eine Weile stehen, dann werden die Umleitungen schneller gefunden. Das 404-Protokoll lesen Sie in der ersten Woche jeden Morgen, danach zweimal wöchentlich. Zehn bis fünfzehn Prozent weniger Besuche aus der Suche sind in den ersten vierzehn Tagen üblich; bis zur vierten Woche sollte das aufgeholt sein. Wenn nicht, liegt es selten an einer Umleitung. Häufiger hat eine gut besuchte Filterseite unbemerkt ihren Text verloren.

Und behalten Sie die Regeln. Google rät zu mindestens einem Jahr; wir sagen: solange die Domain lebt. Die Vögel im Bild fragen auch nicht, wie lange das neue Dach steht. Sie folgen dem, der vorausfliegt.

Was sonst noch auf den Umzugswagen gehört, lesen Sie unter [Shop-Migration](/ecommerce/shopmigration).`,
  },
  seo: {
    title: { en: 'Redirects for a shop relaunch, step by step', de: 'Umleitungen beim Shop-Relaunch richtig planen' },
    description: {
      en: 'Five sources for the list of old addresses, four kinds of line, a rehearsal and four weeks of watching: keeping rankings through a shop move.',
      de: 'Fünf Quellen für alte Adressen, vier Sorten von Zeilen, eine Generalprobe und ein Plan für danach: So behält der Shop beim Umzug seinen Platz bei Google.',
    },
  },
} satisfies Post;
