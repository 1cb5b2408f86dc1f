import type { Post } from '../content-types.ts';

export default {
  name: 'consent',
  post_type: 'blog',
  title: { en: 'Consent without tricks', de: 'Einwilligung ohne Tricks' },
  description: {
    en: 'Two buttons of equal size, nothing before the click, and fewer services than you think: a consent dialog that holds up.',
    de: 'Zwei gleich große Knöpfe, nichts vor dem Klick und weniger Dienste, als man denkt: ein Einwilligungsdialog, der hält.',
  },
  category: { en: 'Law and access', de: 'Recht und Barrierefreiheit' },
  date: '2026-02-26',
  author: 'amira',
  image: 'blog-08',
  body: {
    en: `A consent dialog has one job: to ask a question and accept the answer. Most behave as if they had misheard. The button for yes glows; the one for no is grey, lives on page two and is called “Manage preferences”. This annoys people, and it no longer works. In March 2025 the administrative court in Hanover confirmed what the supervisory authorities had been saying for years: where there is an “Accept all”, there has to be a “Decline all” on the same level, just as easy to find.

What follows is how we build them. It isn’t legal advice; have your lawyer read the wording.

## Two laws, two questions

Section 25 of the German TDDDG asks: do you store something on the device or read something from it? If so, you need consent, unless it is strictly necessary for what the visitor has asked for. The GDPR asks a second question: what happens to personal data afterwards, and on what legal basis? A technique can pass one and fail the other. So “but we don’t use cookies” answers less than it seems to, because local storage and fingerprinting fall under the first question as well.

The basket, the login, the chosen language, fraud protection at the checkout and the record of the consent itself don’t normally need consent. Analytics across visits, advertising pixels, embedded videos and maps normally do. The Hanover court also counted the tag manager among them, because it contacts Google before anybody has chosen anything.

## Seven requirements for the build

1. **Nothing before the click.** Open the shop in a fresh browser profile with the network panel open. No request may leave for a third party. This is the test that fails most often.
2. **Equal buttons.** Same size, same colour, same level. In the picture they sit below the dome like two piano keys.
3. **Purposes, not brands.** Two or three groups with a sentence each. A list of 214 partners tells nobody anything.
4. **A way back.** Changing your mind is as easy as agreeing was. A link in the footer of every page opens the dialog again.
5. **Usable by everybody.** The dialog takes the focus, keeps it, closes once a decision is made, and can be read at 400 per cent zoom.
6. **Fast.** It comes with the page, from your own server and not a third party’s. Otherwise its text becomes the largest element in view and ruins the load time.
7. **On record.** What was asked, in which version, what the answer was, and when. No name, and deleted once it is no longer needed.

Videos and maps don’t belong in the dialog at all. Show a picture with a button, and load the content when somebody wants it. That is how the map on our contact page works.

## What it does to your figures

In shops that ask fairly, between 45 and 65 per cent say yes. Marketing then loses sight of some visits, and there is no point pretending otherwise. Three things soften the blow. Orders are counted on the server anyway. A trend in a 50 per cent sample is still a trend. And a test that compares two regions or two weeks doesn’t need anybody’s profile.

Google’s Consent Mode changes little here. It passes the decision on to Google’s tags and fills the gaps with models. It is no substitute for asking properly, and its advanced mode sends signals even when the answer was no. Have that mode checked before you switch it on.

## The shortest dialog

Before we design a dialog we read the list of services aloud, with the people from marketing and somebody from accounts. For each one: who looks at it, and what did it help you decide last quarter? In our last six shops an average of 19 services went into the room and 7 came out. One shop had so few left that it doesn’t need a dialog at all. The biscuit stayed under glass, and nobody missed it.

If the payment providers on your list raise questions, there is more under [payment solutions](/ecommerce/paymentsolution). For measuring campaigns with less data, see [e-commerce marketing](/ecommerce/ecommercemarketing).`,
    de: `Ein Einwilligungsdialog hat eine Aufgabe: eine Frage stellen und die Antwort gelten lassen. Die meisten tun, als hätten sie sich verhört. Der Knopf fürs Ja leuchtet, der fürs Nein ist grau, wohnt auf Seite zwei und heißt „Einstellungen verwalten“. Das verärgert die Leute, und es funktioniert nicht mehr. Im März 2025 hat das Verwaltungsgericht Hannover bestätigt, was die Aufsichtsbehörden seit Jahren sagen: Wo „Alle akzeptieren“ steht, muss auf derselben Ebene und ebenso leicht auffindbar auch „Alle ablehnen“ stehen.

Was folgt, ist unser Bauplan. Er ist keine Rechtsberatung; die Texte sollte Ihre Kanzlei lesen.

## Zwei Gesetze, zwei Fragen

§\u00a025 TDDDG fragt: Speichern Sie etwas auf dem Gerät oder lesen Sie etwas daraus? Dann brauchen Sie eine Einwilligung, außer es ist für das, was jemand ausdrücklich verlangt hat, unbedingt erforderlich. Die DSGVO fragt danach: Was geschieht anschließend mit personenbezogenen Daten, und auf welcher Grundlage? Eine Technik kann die eine Prüfung bestehen und durch die andere fallen. „Wir setzen doch gar keine Cookies“ beantwortet daher weniger, als es scheint, denn lokaler Speicher und Fingerprinting fallen ebenfalls unter die erste Frage.

Warenkorb, Anmeldung, gewählte Sprache, Betrugsschutz beim Bezahlen und die gespeicherte Entscheidung selbst kommen in der Regel ohne Einwilligung aus. Reichweitenmessung über mehrere Besuche, Werbepixel, eingebettete Videos und Karten in der Regel nicht. Das Gericht in Hannover zählte auch den Tag-Manager dazu, weil er Google anspricht, bevor jemand etwas gewählt hat.

## Sieben Anforderungen an den Bau

1. **Nichts vor dem Klick.** Öffnen Sie den Shop in einem frischen Browserprofil und beobachten Sie die Netzwerkanfragen. Keine darf zu Dritten gehen. An dieser Prüfung scheitern die meisten.
2. **Gleiche Knöpfe.** Gleiche Größe, gleiche Farbe, gleiche Ebene. Im Bild liegen sie unter der Glocke wie zwei Klaviertasten.
3. **Zwecke statt Marken.** Zwei oder drei Gruppen mit je einem Satz. 214 Partner in einer Liste sind keine Auskunft.
4. **Widerrufen** ist so einfach wie Zustimmen. Ein Link am Fuß jeder Seite öffnet den Dialog erneut.
5. **Für alle bedienbar.** Der Dialog übernimmt den Fokus, hält ihn, schließt sich mit der Entscheidung und bleibt auch bei 400\u00a0Prozent Zoom lesbar.
6. **Schnell.** Er kommt mit der Seite vom eigenen Server und nicht von dem eines Dritten. Sonst wird sein Text zum größten Element im sichtbaren Bereich und verdirbt die Ladezeit.
7. **Nachweisbar.** Was gefragt wurde, in welcher Fassung, was geantwortet wurde und wann. Ohne Namen, und gelöscht, sobald es niemand mehr braucht.

Videos und Karten gehören gar nicht in den Dialog. Zeigen Sie ein Bild mit einem Knopf, und laden Sie den Inhalt, wenn ihn jemand sehen will. So macht es die Karte auf unserer Kontaktseite.

## Was das mit den Zahlen macht

In Shops, die fair fragen, sehen wir zwischen 45 und 65\u00a0Prozent Zustimmung. Das Marketing verliert damit einen Teil der Besuche aus den Augen, und das sollte man offen sagen. Drei Dinge machen den Verlust erträglicher. Bestellungen zählt ohnehin der Server. Eine Tendenz bleibt auch in einer Stichprobe von 50\u00a0Prozent eine Tendenz. Und ein Test, der zwei Regionen oder zwei Wochen vergleicht, braucht von niemandem ein Profil.

Googles Consent Mode ändert daran wenig. Er reicht die Entscheidung an die Google-Tags weiter und füllt Lücken mit Modellen. Eine gültige Frage ersetzt er nicht, und in der erweiterten Variante sendet er auch nach einem Nein noch Signale. Lassen Sie diese Variante prüfen, bevor Sie sie einschalten.

## Der kürzeste Dialog

Bevor wir einen Dialog gestalten, lesen wir die Liste der Dienste laut vor, im Beisein von Marketing und Buchhaltung. Zu jedem heißt es: Wer schaut hinein, und was wurde im letzten Quartal damit entschieden? In den letzten sechs Shops gingen im Schnitt 19 Dienste in diese Besprechung hinein, und 7 kamen wieder heraus. In einem der Shops blieben so wenige, dass er gar keinen Dialog braucht. Der Keks blieb unter Glas, und niemand hat ihn vermisst.

Fragen zu den Zahlungsdiensten auf Ihrer Liste klärt die Seite [Zahlungslösungen](/ecommerce/paymentsolution). Wie sich Kampagnen mit weniger Daten messen lassen, steht unter [E-Commerce-Marketing](/ecommerce/ecommercemarketing).`,
  },
  seo: {
    title: {
      en: 'Cookie consent for shops: how to ask fairly',
      de: 'Cookie-Einwilligung im Shop: ein fairer Bauplan',
    },
    description: {
      en: 'Section 25 TDDDG and the GDPR in practice: seven requirements for a consent dialog, what needs consent, and what asking fairly does to your figures.',
      de: '§\u00a025 TDDDG und DSGVO in der Praxis: sieben Anforderungen an den Einwilligungsdialog und was faires Fragen mit den Zahlen macht.',
    },
  },
} satisfies Post;
