import type { Post } from '../content-types.ts';

export default {
  name: 'follow-the-sun',
  post_type: 'blog',
  title: { en: 'Four windows and thirteen hours', de: 'Vier Fenster und dreizehn Stunden' },
  description: {
    en: 'What four offices in three time zones are good for, what they are bad at, and the handover note that holds the day together.',
    de: 'Wozu vier Büros in drei Zeitzonen taugen, wozu nicht, und welcher Übergabezettel den Tag zusammenhält.',
  },
  category: { en: 'Working together', de: 'Zusammenarbeit' },
  date: '2026-10-22',
  author: 'jonas',
  image: 'blog-09',
  body: {
    en: `On Sunday the clocks go back in Germany, and on Monday our day gets an hour longer. Chennai and Karachi don’t change their clocks, so from autumn to spring both start at five in the morning, Munich time. Munich closes at six in the evening. That makes thirteen hours, and twelve in summer.

Take nine o’clock on a December morning. In Duisburg the sun has only just cleared the cranes, in Munich it has been up for an hour, in Karachi it is one in the afternoon, in Chennai half past one. Four windows, and in each the sun is higher than in the last. It makes a nice drawing. Whether it is any use depends on a few habits.

## What it is good for

**Releases.** A German shop is empty between five and seven in the morning. Elsewhere somebody would have to set an alarm. In Chennai it is mid-morning, there is coffee and company, and a whole working day left to watch what happens.

**Waiting.** A question that Munich writes down at four has its answer by the time Munich opens its laptop the next morning. That only works if the question contains everything needed to answer it.

**A second look.** Our code is read by people who weren’t there when it was written. They have slept, and they haven’t heard the excuse.

## What it is bad at

Decisions in instalments. If each round takes a day, four rounds take a week. So decisions have a slot of their own: between ten and noon, Munich time, when all four offices are at their desks all year round.

Bad news. A worry you might mention over lunch has no lunch to be mentioned at. So we ask for it in writing, as a fixed line in every handover: “What worries me”. It may be left empty. It rarely is.

And workshops. For those we travel, or we hold them in one office with one client. A whiteboard with jet lag draws nothing but boxes.

## The handover note

Each project has a handover note that everybody can read in a browser, and whoever finishes for the day writes five lines on it.

1. What is finished, with a link to the proof.
2. What is half finished, and what state it is in.
3. What is blocked, by whom, and since when.
4. What should happen next, in one sentence.
5. What worries me.

Ten minutes, no meeting. The client can read it as well. That is the part we hesitated over longest, and the part that clients praise. A project where line three is always empty isn’t a calm project. It is one where nobody dares to write.

## Rules that turned out to be necessary

- One written language: English. With the client, German where that is what they speak.
- Times always come with a city. “At four” has cost us a release.
- Nobody joins meetings outside their own office hours, not even as a favour, not even just this once.
- The public holidays of all four cities are in one calendar. Every office knows Pongal, Corpus Christi and both Eids, and on Boxing Day Karachi keeps an eye on the shops.
- Each project that spans two offices has one person in each who can decide. Not two committees.

## And the other eleven hours

Between six in the evening and five in the morning nobody is at a desk, except when a shop moves, and that night is in the calendar weeks in advance. We say so in the first meeting, because “follow the sun” is often sold as round-the-clock cover. Our sun sets. Machines keep watch overnight: if a payment method fails, the shop hides it, and if the server is in trouble, the hosting partner is woken. Whoever comes in at five finds a report waiting.

So far this has been enough for all our clients but one. The exception sells tickets for night trains, and we found them somebody better suited.

If you would like to work at one of the windows, our [open positions](/contactus/career) name the city. If you need somebody on the other side of the glass, have a look at [hiring a developer](/contactus/hireadeveloper).`,
    de: `Am Sonntag werden in Deutschland die Uhren zurückgestellt, und am Montag ist unser Tag eine Stunde länger. Chennai und Karatschi drehen nie an der Uhr, also beginnen beide vom Herbst bis zum Frühjahr um fünf Uhr Münchner Zeit. München schließt um achtzehn Uhr. Das macht dreizehn Stunden, im Sommer zwölf.

Nehmen wir neun Uhr an einem Dezembermorgen. In Duisburg hat es die Sonne gerade über die Kräne geschafft, in München steht sie seit einer Stunde am Himmel, in Karatschi ist es ein Uhr mittags, in Chennai halb zwei. Vier Fenster, und in jedem steht die Sonne höher. Als Zeichnung ist das hübsch. Ob es zu etwas nütze ist, hängt von ein paar Gewohnheiten ab.

## Wozu es taugt

**Veröffentlichen.** Zwischen fünf und sieben ist ein deutscher Shop leer. Anderswo müsste dafür jemand den Wecker stellen. In Chennai ist es heller Vormittag, es gibt Kaffee und Gesellschaft, und ein ganzer Arbeitstag bleibt, um das Ergebnis zu beobachten.

**Kürzer warten.** Eine Frage, die München um sechzehn Uhr aufschreibt, ist beantwortet, wenn München am Morgen den Rechner aufklappt. Das klappt nur, wenn in der Frage alles steht, was man zum Antworten braucht.

**Der zweite Blick.** Code lesen bei uns Leute, die beim Schreiben nicht dabei waren. Sie sind ausgeschlafen und kennen keine der Ausreden.

## Wozu es nicht taugt

Zum Entscheiden auf Raten. Dauert jede Runde einen Tag, sind vier Runden eine Woche. Entscheidungen haben deshalb ihren Platz: zwischen zehn und zwölf Uhr Münchner Zeit, denn da sind das ganze Jahr über alle vier Büros besetzt.

Für schlechte Nachrichten. Eine Sorge, die man sonst beim Mittagessen loswürde, bleibt ohne gemeinsames Mittagessen liegen. Wir fragen sie schriftlich ab, als feste Zeile jeder Übergabe: „Was mir Sorgen macht“. Sie darf leer bleiben. Leer bleibt sie selten.

Und für Workshops. Zu denen reisen wir an, oder ein einzelnes Büro hält sie mit dem Kunden ab. Ein Whiteboard mit Jetlag zeichnet nur Kästchen.

## Der Übergabezettel

Jedes Projekt hat einen Übergabezettel, den alle im Browser lesen können, und wer Feierabend macht, schreibt fünf Zeilen darauf.

1. Was fertig ist, mit Verweis auf den Beleg.
2. Was halb fertig ist und in welchem Zustand man es vorfindet.
3. Was stockt, an wem es hängt und seit wann.
4. Was als Nächstes geschehen soll, in einem Satz.
5. Was mir Sorgen macht.

Zehn Minuten, keine Besprechung. Der Kunde liest mit. Genau da haben wir am längsten gezögert, und genau dafür werden wir gelobt. Ein Projekt, in dem Zeile drei nie gefüllt ist, ist kein ruhiges Projekt. Dort traut sich nur niemand zu schreiben.

## Regeln, die sich als nötig erwiesen haben

- Eine Schriftsprache: Englisch. Mit dem Kunden Deutsch, wo er es spricht.
- Uhrzeiten immer mit Stadt. „Um vier“ hat uns schon ein Release gekostet.
- Niemand sitzt außerhalb der eigenen Bürozeit in Besprechungen, auch nicht ausnahmsweise oder aus Gefälligkeit.
- Die Feiertage aller vier Städte stehen in einem Kalender. Pongal, Fronleichnam, Zuckerfest und Opferfest kennt jedes Büro, und am zweiten Weihnachtstag hat Karatschi ein Auge auf die Shops.
- Jedes Projekt mit zwei Büros hat in jedem eine Person, die entscheiden darf. Nicht je ein Gremium.

## Und die übrigen elf Stunden

Zwischen achtzehn und fünf Uhr sitzt niemand am Schreibtisch, außer wenn ein Shop umzieht, und diese Nacht steht Wochen vorher im Kalender. Das sagen wir im ersten Gespräch, denn „Follow the sun“ wird gern als Rundumbetreuung verkauft. Unsere Sonne hat eine Nacht. Dann wachen Maschinen: Fällt eine Zahlungsart aus, blendet der Shop sie selbst aus, und schwächelt der Server, wird der Hostingpartner geweckt. Wer um fünf anfängt, findet einen Bericht vor.

Bisher hat das allen unseren Kunden gereicht, mit einer Ausnahme: einem Anbieter von Nachtzügen. Für ihn haben wir jemand Passenderen gefunden.

Wenn Sie an einem der Fenster arbeiten möchten: Bei den [offenen Stellen](/contactus/career) steht die Stadt dabei. Wenn Sie jemanden auf der anderen Seite der Scheibe brauchen, hilft die Seite [Entwicklung auf Zeit](/contactus/hireadeveloper).`,
  },
  seo: {
    title: {
      en: 'Working across time zones: what really helps',
      de: 'Arbeiten über Zeitzonen hinweg: was wirklich hilft',
    },
    description: {
      en: 'Four offices, three time zones, one handover note: how Kontorwerk uses thirteen staffed hours a day, and what the model can’t do.',
      de: 'Vier Büros, drei Zeitzonen, ein Übergabezettel: wie Kontorwerk dreizehn besetzte Stunden am Tag nutzt und was das Modell nicht leistet.',
    },
  },
} satisfies Post;
