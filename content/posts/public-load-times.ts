import type { Post } from '../content-types.ts';

export default {
  name: 'public-load-times',
  post_type: 'news',
  title: { en: 'Load times go into the open book', de: 'Ladezeiten stehen jetzt im offenen Buch' },
  description: {
    en: 'From April we will publish, every month, how fast the shops in our care load on a phone. The slow ones too.',
    de: 'Ab April veröffentlichen wir jeden Monat, wie schnell die von uns betreuten Shops auf dem Telefon laden. Auch die langsamen.',
  },
  category: { en: 'Services', de: 'Angebot' },
  date: '2026-04-09',
  author: 'karthik',
  image: 'news-speed',
  body: {
    en: `An agency that talks about speed should be able to show some. From this month, on the second Thursday of every month, we will publish the load times of the shops we look after, under the clients’ names. Nine of the fourteen have agreed. The other five get the same figures for their own shops, in confidence.

We publish what visitors really experienced: Largest Contentful Paint on phones, at the 75th percentile, over 28 days. No lab, no best of three. The first sheet says:

- **Fastest shop:** 1.4 seconds
- **Middle of the list:** 1.9 seconds
- **Slowest shop:** 2.9 seconds

Two of the nine exceed the limit of 2.5 seconds. In one the culprit is a film on the home page, and the owner is fond of it. In the other it is our own fault: a filter that asks the database for more than it needs. The fix is booked for the last week of April, and the June sheet will show whether it was one.

Anybody can check the figures: they come from the public Chrome UX Report. If you would like to see your own shop beside them, send us the address through the [contact form](/contactus/contactform?about=/blog/load-times-go-into-the-open-book). Within one working day you get one line back, with your figure and the three things most likely to be slowing the shop down.`,
    de: `Wer von Tempo spricht, sollte welches vorzeigen können. Ab diesem Monat veröffentlichen wir die Ladezeiten der Shops in unserer Obhut, jeweils am zweiten Donnerstag im Monat und mit Namen. Neun von vierzehn Kunden haben zugestimmt. Die übrigen fünf bekommen die Werte ihres Shops vertraulich.

Gezeigt wird, was Menschen beim Besuch erlebt haben: der Largest Contentful Paint auf Telefonen, 75. Perzentil, über 28\u00a0Tage. Es sind keine Laborwerte und nicht der beste von drei Läufen. Auf dem ersten Blatt steht:

- **Schnellster Shop:** 1,4\u00a0Sekunden
- **Mitte der Liste:** 1,9\u00a0Sekunden
- **Langsamster Shop:** 2,9\u00a0Sekunden

Zwei der neun liegen über der Grenze von 2,5\u00a0Sekunden. Beim einen ist ein Film auf der Startseite schuld, an dem der Inhaber hängt. Beim anderen sind wir es selbst: Ein Filter fragt die Datenbank öfter ab, als er müsste. Die Reparatur ist für die letzte Aprilwoche eingetragen, und das Blatt vom Juni zeigt, ob es eine war.

Nachprüfen kann das jeder, die Zahlen stammen aus dem öffentlichen Chrome UX Report. Möchten Sie Ihren Shop danebenlegen, schicken Sie uns die Adresse über das [Kontaktformular](/contactus/contactform?about=/blog/ladezeiten-stehen-jetzt-im-offenen-buch). Binnen einem Werktag bekommen Sie eine Zeile mit Ihrem Wert und den drei wahrscheinlichsten Ursachen.`,
  },
  seo: {
    title: {
      en: 'Kontorwerk publishes load times of its shops',
      de: 'Kontorwerk veröffentlicht Ladezeiten seiner Shops',
    },
    description: {
      en: 'Nine of fourteen clients agreed: every month Kontorwerk publishes the real mobile load times of the shops in its care, the slow ones included.',
      de: 'Neun von vierzehn Kunden machen mit: Kontorwerk veröffentlicht monatlich die echten mobilen Ladezeiten der betreuten Shops, auch der langsamen.',
    },
  },
} satisfies Post;
