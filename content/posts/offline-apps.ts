import type { Post } from '../content-types.ts';

export default {
  name: 'offline-apps',
  post_type: 'blog',
  title: { en: 'Apps for places without a signal', de: 'Apps für Orte ohne Netz' },
  description: {
    en: 'Cellars, cold stores, mountain huts: how an app keeps working without a network, and what it must never promise there.',
    de: 'Keller, Kühlhaus, Berghütte: wie eine App ohne Netz weiterarbeitet und was sie dort niemals versprechen darf.',
  },
  category: { en: 'Front end', de: 'Frontend' },
  date: '2026-05-07',
  author: 'karthik',
  image: 'blog-07',
  body: {
    en: `Most apps are written by people with fibre under the desk. They are used in cold stores, lifts, basements and valleys. The hut in our picture has no signal, and yet somebody inside is still at work: one order, one photo, one count, one note. The slip beside the hut says “Kept here: 4”. That slip is the whole idea.

## Write here first

An offline-first app always writes to the device, with or without a network. The network is a postman who comes when he can. In Flutter we keep the data in SQLite; in a web app, in IndexedDB. Next to it sits the outbox: a list of everything still to be sent, in order.

This has a pleasant side effect. Even with five bars the app responds faster, because no tap has to wait for a server.

## Six decisions

1. **IDs are issued on the device.** Each entry gets its ID where it is created, as a UUID. Down in a cellar nobody can wait for a database to hand out numbers.
2. **Anything may arrive twice.** The connection drops after the server has saved and before the app hears about it. So the entry carries its ID as an idempotency key, and the server answers the second attempt with the result of the first.
3. **Order matters.** A count that corrects an order has to arrive after it. The outbox sends each object’s entries in sequence, and waits behind an error instead of overtaking it.
4. **Every conflict has a rule.** For notes, both versions are kept. For a phone number, the later one wins. For stock, the app sends “minus two” and never “now eleven”. Decide this field by field, with the people who do the work.
5. **Two clocks.** The device notes when something happened, the server when it arrived. Device clocks are wrong more often than you’d think; one tablet was living in 2041.
6. **The outbox survives the update.** Version 3 of the app must be able to read the letters that version 2 wrote. Otherwise Friday’s update deletes Thursday’s work.

## Don’t ask whether you are online

The operating system can tell you that there is a network. It can’t tell you whether the network goes anywhere. The worst case isn’t flight mode. It is one bar, and packets that leave and never return. So every request has a short timeout, ten seconds for data, and each new attempt waits a little longer.

In the browser there are two more catches. Background Sync exists in Chrome and its relatives but not in Safari, so the app has to empty its outbox when it opens and when the network returns. And Safari may clear the storage of a website that hasn’t been used for seven days, unless it has been added to the home screen. If an outbox has to survive a holiday, install the app, or build a native one. We weigh up the two on our pages about [mobile apps](/services/mobileapp) and [PWAs in e-commerce](/ecommerce/pwaecommerce).

## What it must not promise

Offline, an app can take an order, but it can’t confirm one. It doesn’t know whether somebody else bought the last pair of skis at 18:05. So it says “noted” and not “ordered”, shows prices with the time of their last update, and leaves payments alone. People take this in their stride. What they won’t forgive is a green tick that turns out to be a rumour.

Show the state where people are looking: how many entries are waiting, when the app last reached the server, and beside each entry a small mark for here, on its way, arrived. If an entry is rejected, it goes back to the phone it came from, with a reason, and doesn’t disappear into a log.

## Testing in the cellar

Our test plan has four lines that no simulator can replace: a lift, an underground car park, a train between two tunnels, and switching the device off in the middle of an upload. Then we look at the server and count. Four entries in the hut, four entries in the book. Three is a bug, and so is five.`,
    de: `Die meisten Apps schreiben Leute mit Glasfaser unter dem Schreibtisch. Benutzt werden sie im Kühlhaus, im Aufzug, im Keller und im Tal. Die Hütte im Bild hat kein Netz, und drinnen arbeitet trotzdem jemand weiter: eine Bestellung, ein Foto, eine Zählung, eine Notiz. Auf dem Zettel neben der Hütte steht „Gemerkt: 4“. Dieser Zettel ist die ganze Idee.

## Zuerst hier schreiben

Eine Offline-first-App schreibt immer aufs Gerät, ob Netz da ist oder nicht. Das Netz ist ein Bote, der kommt, wenn er kann. Unter Flutter liegen die Daten bei uns in SQLite, in einer Web-App in IndexedDB. Daneben liegt der Postausgang: eine Liste all dessen, was noch verschickt werden muss, der Reihe nach.

Das hat eine angenehme Nebenwirkung. Die App antwortet auch bei vollem Empfang sofort, weil kein Fingertipp auf einen Server wartet.

## Sechs Entscheidungen

1. **Namen vergibt das Gerät.** Jeder Eintrag bekommt seine ID dort, wo er entsteht, als UUID. Im Keller kann niemand auf eine Datenbanknummer warten.
2. **Alles darf doppelt ankommen.** Die Verbindung reißt, nachdem der Server gespeichert hat und bevor die App es erfährt. Also dient die ID als Idempotenzschlüssel, und der Server beantwortet den zweiten Versuch mit dem Ergebnis des ersten.
3. **Die Reihenfolge zählt.** Eine Zählung, die eine Bestellung berichtigt, muss nach ihr eintreffen. Der Postausgang sendet je Objekt nacheinander und bleibt hinter einem Fehler stehen, statt ihn zu überholen.
4. **Für jeden Konflikt gibt es eine Regel.** Bei Notizen bleiben beide Fassungen. Bei einer Telefonnummer gewinnt die spätere. Beim Bestand schickt die App „minus zwei“ und niemals „jetzt elf“. Das wird Feld für Feld entschieden, gemeinsam mit denen, die mit der App arbeiten.
5. **Zwei Uhren.** Das Gerät hält fest, wann etwas geschah, der Server, wann es ankam. Geräteuhren gehen öfter falsch, als man denkt; ein Tablet lebte im Jahr 2041.
6. **Der Postausgang übersteht das Update.** Version 3 muss die Briefe lesen können, die Version 2 geschrieben hat. Sonst löscht die Aktualisierung vom Freitag die Arbeit vom Donnerstag.

## Fragen Sie nicht, ob Sie online sind

Das Betriebssystem weiß, dass es ein Netz gibt. Ob es irgendwohin führt, weiß es nicht. Der schlimmste Fall ist nicht der Flugmodus, sondern ein einzelner Balken, bei dem Pakete hinausgehen und nie zurückkommen. Jede Anfrage hat deshalb eine kurze Frist, zehn Sekunden für Daten, und wartet vor jedem neuen Versuch etwas länger.

Im Browser hat die Sache zwei Haken mehr. Background Sync gibt es in Chrome und seinen Verwandten, nicht aber in Safari; die App muss den Postausgang also beim Öffnen leeren und sobald das Netz zurück ist. Und Safari darf den Speicher einer Website räumen, die sieben Tage lang niemand benutzt hat, außer sie liegt auf dem Startbildschirm. Soll ein Postausgang den Urlaub überstehen, wird die App installiert oder gleich nativ gebaut. Wann was passt, wägen wir unter [Mobile Apps](/services/mobileapp) und [PWA im E-Commerce](/ecommerce/pwaecommerce) ab.

## Was sie nicht versprechen darf

Ohne Netz kann eine App eine Bestellung aufnehmen, aber keine bestätigen. Sie weiß nicht, ob jemand um 18:05\u00a0Uhr das letzte Paar Ski gekauft hat. Darum sagt sie „notiert“ und nicht „bestellt“, zeigt Preise mit dem Stand der letzten Aktualisierung und lässt die Finger vom Bezahlen. Das nimmt ihr niemand übel. Übel nimmt man einen grünen Haken, der sich als Gerücht herausstellt.

Zeigen Sie den Zustand dort, wo man gerade hinsieht: die Zahl der wartenden Einträge, den letzten Kontakt und an jedem Eintrag ein kleines Zeichen für hier, unterwegs, angekommen. Wird ein Eintrag abgelehnt, kommt er mit Begründung auf das Telefon zurück und verschwindet nicht in einem Protokoll.

## Prüfen im Keller

In unserem Testplan stehen vier Zeilen, die kein Simulator ersetzt: Aufzug, Tiefgarage, der Zug zwischen zwei Tunneln und das Ausschalten mitten im Hochladen. Danach sehen wir auf dem Server nach und zählen. Vier Einträge in der Hütte, vier Einträge im Buch. Drei sind ein Fehler, fünf auch.`,
  },
  seo: {
    title: { en: 'Offline-first apps: outbox, conflicts, limits', de: 'Offline-first: Apps, die ohne Netz arbeiten' },
    description: {
      en: 'Six decisions behind an offline-first app, from IDs and idempotency to conflicts, plus the catches in Safari and what to test in a cellar.',
      de: 'Sechs Entscheidungen hinter einer Offline-first-App, von IDs über Idempotenz bis zu Konflikten, dazu die Haken in Safari und Tests im Keller.',
    },
  },
} satisfies Post;
