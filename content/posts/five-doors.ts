import type { Post } from '../content-types.ts';

export default {
  name: 'five-doors',
  post_type: 'blog',
  title: { en: 'Five doors to an e-commerce platform', de: 'Fünf Türen zum Shopsystem' },
  description: {
    en: 'Shopware, Adobe Commerce, Shopify or WooCommerce? We make a living from all four and recommend one at a time. The fifth door is the cheapest.',
    de: 'Shopware, Adobe Commerce, Shopify oder WooCommerce? Wir verdienen an allen vieren und empfehlen immer nur eines. Die fünfte Tür ist die billigste.',
  },
  category: { en: 'Platforms', de: 'Shopsysteme' },
  date: '2025-11-20',
  author: 'jonas',
  image: 'blog-05',
  body: {
    en: `The first question in a first meeting is nearly always which platform is best. I answer with another: what do you do differently from your competitors, and would you do it again? That settles more than any comparison chart, because a platform should support what makes you different and get on with the rest without being asked.

## Door one: Shopware

For merchants whose catalogue, languages and content keep growing, and who want to stay in charge of their own code. Flow Builder and Rule Builder put a surprising amount of logic in the hands of the shop team. The community is strong in German-speaking countries, and it shows in payment and tax. You need somebody who installs updates on schedule. More on the [Shopware page](/ecommerce/shopware).

## Door two: Adobe Commerce

For complicated structures: several brands, warehouses, countries, company accounts with budgets and approvals. It can do almost anything, and it needs as much looking after as a racehorse. Below roughly ten million euros of online turnover we usually advise against it. If you do need it, little else will do. The details are on our [Magento and Adobe Commerce](/ecommerce/magento) page.

## Door three: Shopify

For brands that want to start selling soon and have no wish to run servers. The checkout is fast and has been tested on more buyers than you will ever meet. In return you rent: the checkout can be changed where Shopify allows it, your data follows their model, and apps add up on the monthly bill. Our [Shopify page](/ecommerce/shopify) says where the walls are.

## Door four: WooCommerce

For people with a story and a small range. If your readers come for the writing and buy a book on the way out, the shop belongs beside the writing. It is also the door with the creakiest hinges: thirty plugins by thirty authors mean thirty dates in the diary. Keep it to eight; see [WooCommerce](/ecommerce/woocommerce).

## Door five: the one you came in by

In about one conversation in five I recommend staying put. A slow shop can be made faster, an ugly one redesigned, a lonely one connected. That takes weeks instead of months, and it shows whether the system was ever the problem. Twice it turned out to be the photographs.

Headless, by the way, isn’t a sixth door. It is the decision to build your own façade in front of one of the others. That can be right when several front ends share one set of data. But it doubles the number of things that need updating, so it should have a reason that fits in one sentence.

## How to choose in three weeks

1. **Write down ten processes that earn you money.** Not features. “A dealer orders the same forty lines as last month” is a process.
2. **Cross out what every system does.** Baskets, vouchers and newsletters won’t help you tell them apart. Four or five processes will be left.
3. **Have each one demonstrated with your data.** Half a day per candidate. If somebody shows you slides, send them home to try again.
4. **Add up five years.** Licence, hosting, build, updates, apps, transaction fees, your own hours. In our experience the licence is anything from nothing to a quarter of the total, so it is a poor reason for or against anything.
5. **Ask who will be there in year four.** Can you hire people near you, could another agency take over, can you take your data with you?

Then decide, and write down on one page why. In three years somebody will ask, and you will want to know whether you were wrong or whether the world changed.

I have gone back to that page with all our older clients. Few of the systems had turned out perfect; most of the reasons still held. You can live with that.`,
    de: `Die erste Frage im ersten Gespräch lautet fast immer, welches Shopsystem das beste sei. Ich antworte mit einer Gegenfrage: Was machen Sie anders als Ihre Konkurrenz, und würden Sie es wieder so machen? Das entscheidet mehr als jede Vergleichstabelle. Ein System soll Ihre Eigenheit tragen und den Rest erledigen, ohne gefragt zu werden.

## Tür eins: Shopware

Für Händler, deren Katalog, Sprachen und Inhalte wachsen und die Herr über den eigenen Code bleiben wollen. Flow Builder und Rule Builder legen erstaunlich viel Logik in die Hände des Shopteams. Die Community ist im deutschsprachigen Raum zu Hause, das merkt man bei Zahlung und Steuern. Sie brauchen jemanden, der Aktualisierungen nach Kalender einspielt. Mehr auf der [Shopware-Seite](/ecommerce/shopware).

## Tür zwei: Adobe Commerce

Für verwickelte Verhältnisse: mehrere Marken, Lager und Länder, Firmenkonten mit Budgets und Freigaben. Es kann fast alles und will gehalten werden wie ein Rennpferd. Unter etwa zehn Millionen Euro Onlineumsatz raten wir meist ab. Wer es wirklich braucht, findet wenig, was es ersetzt. Näheres unter [Magento und Adobe Commerce](/ecommerce/magento).

## Tür drei: Shopify

Für Marken, die bald verkaufen und keine Server betreiben wollen. Die Kasse ist schnell und an mehr Menschen erprobt, als Sie je treffen werden. Dafür wohnen Sie zur Miete: Die Kasse lässt sich dort ändern, wo Shopify es vorgesehen hat, das Datenmodell folgt fremden Vorstellungen, und die Apps summieren sich auf der Monatsrechnung. Wo die Wände stehen, sagt unsere [Shopify-Seite](/ecommerce/shopify).

## Tür vier: WooCommerce

Für Leute, die etwas zu erzählen haben und ein überschaubares Sortiment führen. Wenn man zum Lesen hereinkommt und beim Hinausgehen ein Buch mitnimmt, gehört der Laden neben die Texte. Zugleich ist es die Tür mit den meisten quietschenden Angeln: Dreißig Plugins von dreißig Leuten sind dreißig Termine. Bleiben Sie bei acht, siehe [WooCommerce](/ecommerce/woocommerce).

## Tür fünf: die, durch die Sie hereingekommen sind

In etwa jedem fünften Gespräch rate ich zum Bleiben. Ein langsamer Shop lässt sich beschleunigen, ein hässlicher neu gestalten, ein einsamer anbinden. Das dauert Wochen statt Monate und zeigt, ob das System überhaupt schuld war. Zweimal waren es die Fotos.

Headless ist übrigens keine sechste Tür. Es ist der Entschluss, vor eine der anderen eine eigene Fassade zu bauen. Das kann richtig sein, wenn sich mehrere Oberflächen dieselben Daten teilen. Es verdoppelt aber, was gepflegt werden will, und braucht deshalb einen Grund, der in einen Satz passt.

## In drei Wochen zur Entscheidung

1. **Notieren Sie zehn Abläufe, mit denen Sie Geld verdienen.** Keine Funktionen. „Ein Händler bestellt dieselben vierzig Positionen wie im Vormonat“ ist ein Ablauf.
2. **Streichen Sie, was jedes System kann.** Warenkorb, Gutschein und Newsletter sind kein Kriterium. Vier oder fünf Abläufe bleiben übrig.
3. **Lassen Sie sich jeden mit Ihren Daten vorführen.** Ein halber Tag je Kandidat. Wer Folien zeigt, muss noch einmal kommen.
4. **Rechnen Sie fünf Jahre zusammen.** Lizenz, Hosting, Bau, Aktualisierungen, Apps, Zahlungsgebühren, eigene Arbeitszeit. In unseren Büchern macht die Lizenz zwischen null und einem Viertel der Summe aus. Als Grund dafür oder dagegen taugt sie also wenig.
5. **Fragen Sie, wer im vierten Jahr noch da ist.** Finden Sie Fachleute in Ihrer Gegend? Kann eine andere Agentur übernehmen? Können Sie Ihre Daten mitnehmen?

Dann entscheiden Sie und schreiben auf eine Seite, warum. In drei Jahren fragt jemand danach, und Sie möchten wissen, ob Sie sich geirrt haben oder ob sich die Welt verändert hat.

Bei allen langjährigen Kunden habe ich diese Seite noch einmal aufgeschlagen. Der Grund stimmte meist noch, auch wo das System nicht perfekt war. Damit lässt sich leben.`,
  },
  seo: {
    title: {
      en: 'Choosing a platform: five honest options',
      de: 'Shopsystem wählen: fünf Möglichkeiten im Vergleich',
    },
    description: {
      en: 'Shopware, Adobe Commerce, Shopify, WooCommerce or staying where you are: who each one suits, and how to decide in three weeks with your own data.',
      de: 'Shopware, Adobe Commerce, Shopify, WooCommerce oder bleiben: was zu wem passt und wie Sie in drei Wochen mit eigenen Daten entscheiden.',
    },
  },
} satisfies Post;
