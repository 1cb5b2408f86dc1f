import type { Post } from '../content-types.ts';

export default {
  name: 'b2b-price-lists',
  post_type: 'blog',
  title: { en: 'B2B price lists without guesswork', de: 'Preislisten im B2B-Shop ohne Rätselraten' },
  description: {
    en: 'Four columns, nearly two thousand dealers and one rule: a dealer sees a single price, and it is the one that ends up on the invoice.',
    de: 'Vier Spalten, fast zweitausend Händler und eine Regel: Wer sich anmeldet, sieht einen Preis, und zwar den von der Rechnung.',
  },
  category: { en: 'Data', de: 'Daten' },
  date: '2026-03-26',
  author: 'miriam',
  image: 'blog-04',
  body: {
    en: `A chainring lists at €40.00. A tier A dealer pays €36.00, tier B €34.00, tier C €32.00. Four columns, one product, and already three ways to get it wrong. Dealer 40217, the one on the tag in our picture, needn’t know any of this. They see €32.00 and order.

## Let one system do the sums

Prices are set in the ERP, where they pass through terms, agreements and the occasional handshake from the sales director. A shop that repeats the calculation is a second accounts department without the training. So decide first how the result reaches the shop. There are three honest ways.

- **Price lists are copied.** The ERP exports the tiers, the shop stores them. Fast and robust, as long as there are few lists.
- **Discount groups are copied.** The shop knows the list price and a percentage per group. Elegant, until the first special agreement.
- **Prices are looked up live.** The shop sends customer, product and quantity, and the ERP answers. Always right, and exactly as fast and as available as the ERP.

In practice we mix them. Tiers are copied, individual agreements are copied as exceptions, and live look-ups are kept for the basket.

## Do the multiplication early

11,000 products times 1,900 dealers makes 20.9 million prices, and nearly all of them will never be looked at. Four columns make 44,000 rows, plus perhaps 30,000 exceptions. That is a table, not a data centre.

The shop platforms have limits of their own. In Adobe Commerce the price index grows with customer groups and websites, and every shared catalogue brings a customer group with it. In Shopware 6, advanced prices depend on rules, and a rule per dealer gives every request a lot to think about. Both handle dozens of groups well. Neither wants 1,900.

## Cache the page, not the price

A category page is the same for everybody, apart from the prices. Serve it from the cache with gaps, and fetch the prices of the visible products in one request. For 48 products our target is 150 milliseconds. If the ERP doesn’t answer when the basket asks for a price, show the last known one with its date and confirm it with the order. An empty field costs more orders than yesterday’s price.

## Where the cents hide

1. **Discounts on discounts.** 15 per cent and then 5 per cent is not 20. The chainring would cost 32.30 instead of 32.00.
2. **Rounding.** 7.5 per cent off 5.95 is 5.50375. Round the unit price first, and 60 pieces cost 330.00. Round the line, and they cost 330.23. Neither is wrong. What is wrong is doing it differently from the ERP.
3. **Midnight.** New prices apply from the first of the month. Write down which time zone, and whether the order date or the delivery date counts.
4. **Quantity breaks.** Does the break apply per line or across colours? Somebody in sales knows. Ask before the build, not after.
5. **Currency.** A price in francs is a price in its own right, not a conversion.

## Test with a golden list

Choose 200 combinations of customer, product and quantity, all the odd ones included. Every night a job asks the ERP and the shop for each of them and compares the answers to the cent. One difference, one message to a named person. The list takes an afternoon to write and has found something in every project so far, usually in the second week of January.

One more rule, and this one is for sales rather than for developers: show one price. Crossed-out list prices next to net prices please the buyer for a day and start an argument that lasts all year. The strip at the foot of the picture puts it best: sees only tier C.

The [Radwerk Ruhr project](/projects/radwerk-ruhr) shows how a parts wholesaler with 640 dealers does this every day. For the plumbing behind it, see [interfaces and integration](/ecommerce/interfacesandintegration).`,
    de: `Ein Kettenblatt steht mit 40,00\u00a0Euro in der Liste. In Stufe A zahlt der Handel 36,00, in Stufe B 34,00, in Stufe C 32,00. Vier Spalten, ein Artikel und schon drei Gelegenheiten, sich zu irren. Händler 40217, dessen Preisschild im Bild zu sehen ist, soll davon nichts wissen. Er sieht 32,00 und bestellt.

## Gerechnet wird an einer Stelle

Preise entstehen im ERP. Dort laufen sie durch Konditionen, Vereinbarungen und gelegentlich einen Handschlag der Vertriebsleitung. Ein Shop, der das nachrechnet, ist eine zweite Buchhaltung ohne Ausbildung. Klären Sie also zuerst, wie das Ergebnis in den Shop kommt. Dafür gibt es drei ehrliche Wege.

- **Preislisten kopieren.** Das ERP liefert die Stufen, der Shop speichert sie. Schnell und robust, solange es wenige Listen sind.
- **Rabattgruppen kopieren.** Der Shop kennt den Listenpreis und je Gruppe einen Prozentsatz. Elegant bis zur ersten Sondervereinbarung.
- **Den Preis live erfragen.** Der Shop schickt Kunde, Artikel und Menge, das ERP antwortet. Immer richtig, und genauso schnell und verfügbar wie das ERP.

In der Praxis mischen wir. Die Stufen werden kopiert, Einzelvereinbarungen als Ausnahmen ebenso, und die Live-Anfrage bleibt dem Warenkorb vorbehalten.

## Rechtzeitig multiplizieren

11.000\u00a0Artikel mal 1.900\u00a0Händler ergibt 20,9 Millionen Preise. Fast alle wird nie jemand ansehen. Vier Spalten ergeben 44.000\u00a0Zeilen, dazu kommen vielleicht 30.000 Ausnahmen. Das ist eine Tabelle, kein Rechenzentrum.

Die Systeme haben ihre Eigenheiten. In Adobe Commerce wächst der Preisindex mit Kundengruppen und Websites, und jeder Shared Catalog bringt eine Kundengruppe mit. In Shopware\u00a06 hängen erweiterte Preise an Regeln, und eine Regel je Händler lässt jede Anfrage lange nachdenken. Mit einigen Dutzend Gruppen kommen beide gut zurecht. 1.900 will keines von beiden.

## Die Seite in den Cache, den Preis nicht

Eine Kategorieseite ist für alle gleich, bis auf die Preise. Liefern Sie sie mit Lücken aus dem Cache, und holen Sie die Preise der sichtbaren Artikel in einer einzigen Anfrage nach. Unser Ziel sind 150\u00a0Millisekunden für 48\u00a0Artikel. Schweigt im Warenkorb das ERP, zeigt der Shop den letzten bekannten Preis mit Datum und bestätigt ihn mit der Bestellung. Ein leeres Feld kostet mehr Aufträge als ein Preis von gestern.

## Wo die Cents stecken

1. **Rabatt auf Rabatt.** 15\u00a0Prozent und danach 5\u00a0Prozent sind nicht 20. Das Kettenblatt käme auf 32,30 statt 32,00.
2. **Rundung.** 5,95 minus 7,5\u00a0Prozent sind 5,50375. Wer zuerst den Stückpreis rundet, zahlt für 60 Stück 330,00. Wer die Zeile rundet, zahlt 330,23. Falsch ist keines von beiden. Falsch ist nur, es anders zu machen als das ERP.
3. **Mitternacht.** Neue Preise gelten ab dem Ersten. Halten Sie fest, in welcher Zeitzone und ob der Tag der Bestellung oder der Lieferung zählt.
4. **Staffeln.** Gilt die Staffel je Zeile oder über alle Farben hinweg? Jemand im Vertrieb weiß es. Fragen Sie vor dem Bau.
5. **Währung.** Ein Preis in Franken ist ein eigener Preis und keine Umrechnung.

## Prüfen mit der Referenzliste

Wählen Sie 200 Kombinationen aus Kunde, Artikel und Menge, die wunderlichen zuerst. Nachts fragt ein Dienst ERP und Shop nach jeder einzelnen und vergleicht auf den Cent. Jede Abweichung geht als Nachricht an jemanden, dessen Name feststeht. Die Liste ist an einem Nachmittag geschrieben und hat bisher in jedem Projekt etwas gefunden, meist in der zweiten Januarwoche.

Noch eine Regel, und die ist Sache des Vertriebs, nicht der Technik: Zeigen Sie nur einen Preis. Durchgestrichene Listenpreise neben Nettopreisen freuen den Einkauf einen Tag lang und eröffnen eine Diskussion, die das ganze Jahr dauert. Der gelbe Streifen unten im Bild sagt es am kürzesten: „Sieht nur Stufe C“.

Wie ein Teilegroßhandel mit 640 Händlern das im Alltag macht, erzählt das [Projekt Radwerk Ruhr](/projects/radwerk-ruhr). Die Leitungen dahinter beschreiben wir unter [Schnittstellen und Integration](/ecommerce/interfacesandintegration).`,
  },
  seo: {
    title: { en: 'B2B price lists: tiers, rounding and caching', de: 'B2B-Preislisten: Staffeln, Rundung, Cache' },
    description: {
      en: 'Who calculates dealer prices, ERP or shop, how many rows you really need, where cents get lost, and how a golden list of 200 tests helps.',
      de: 'Wer berechnet die Händlerpreise, ERP oder Shop? Wie viele Zeilen Sie wirklich brauchen, wo Cents verloren gehen und was eine Referenzliste leistet.',
    },
  },
} satisfies Post;
