import { brand } from '../../brand.ts';
import type { Page } from '../../content-types.ts';

export default {
  page_key: 'legal',
  slug: 'Accessibility',
  title: { en: 'Accessibility', de: 'Barrierefreiheit' },
  seo: {
    title: { en: 'Accessibility statement', de: 'Erklärung zur Barrierefreiheit' },
    description: {
      en: 'How far this website meets WCAG 2.2 level AA, where its limits are, how to report a barrier and which authority is responsible. Sample text.',
      de: 'Wie weit diese Website WCAG\u00a02.2 auf Stufe AA erfüllt, wo ihre Grenzen liegen, wie Sie Barrieren melden und wer zuständig ist. Mustertext.',
    },
  },
  sections: [
    {
      component_name: 'Banner',
      layout: 'page',
      main_title: { en: 'Accessibility', de: 'Barriere\u00adfreiheit' },
      description: {
        en: 'This is a sample statement; the owner will have the finished website tested and replace this text with the result.',
        de: 'Dies ist eine Mustererklärung; wer die Website betreibt, lässt den fertigen Stand prüfen und ersetzt dieses Muster durch das Ergebnis.',
      },
    },
    {
      component_name: 'RichText',
      layout: 'prose',
      main_title: { en: 'What you can expect', de: 'Was Sie erwarten dürfen' },
      html_field: {
        en: `This website presents the services of ${brand.legal_name}, takes messages and applications, and is meant to be usable by everyone. We measure it against the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA. That is a later version than the one in EN\u00a0301\u00a0549, the standard behind the German Accessibility Strengthening Act (BFSG) and its ordinance. Nothing is sold to consumers here, so we make this statement voluntarily.

- **Keyboard:** every control except those of the map can be reached and left by keyboard, and shows when it has the focus. A link leads to the main heading of its page, and going back leads to the link. No letter, digit or sign is a shortcut by itself.
- **Screen readers:** pages have one main heading, landmarks and named controls. Pictures that carry meaning have a text alternative in the language of the page. Longer texts mark words that are in another language.
- **Forms:** each field has a visible label; the search has a magnifying glass. Errors are described in words, linked from a summary and announced.
- **Motion:** anything that moves by itself can be paused. If your system asks for reduced motion, it never starts.
- **Size and contrast:** text can be enlarged to 200 per cent, and content reflows at a width of 320 pixels. Text has a contrast of at least 4.5 to 1.
- **Without script:** pages, links and forms work even if JavaScript does not.`,
        de: `Diese Website stellt die Leistungen der ${brand.legal_name} vor, nimmt Nachrichten und Bewerbungen entgegen und soll für alle benutzbar sein. Maßstab sind die Web Content Accessibility Guidelines (WCAG)\u00a02.2 auf Stufe\u00a0AA; sie reichen weiter als die Fassung in EN\u00a0301\u00a0549, auf die sich das Barrierefreiheitsstärkungsgesetz (BFSG) und seine Verordnung stützen. An Verbraucherinnen und Verbraucher wird hier nichts verkauft, wir geben diese Erklärung daher freiwillig ab.

- **Tastatur:** Alle Bedienelemente außer denen der Landkarte lassen sich per Tastatur erreichen und wieder verlassen und zeigen, wann sie den Fokus haben. Ein Link führt zur Hauptüberschrift seiner Seite, der Weg zurück wieder zum Link. Kein Buchstabe, keine Ziffer und kein Zeichen löst für sich allein etwas aus.
- **Screenreader:** Jede Seite hat eine Hauptüberschrift, benannte Bereiche und benannte Bedienelemente. Bilder mit Aussage haben eine Textalternative in der Sprache der Seite. In längeren Texten sind Wörter in einer anderen Sprache als solche ausgezeichnet.
- **Formulare:** Jedes Feld trägt eine sichtbare Beschriftung, das der Suche eine Lupe. Fehler werden in Worten beschrieben, in einer Zusammenfassung verlinkt und angesagt.
- **Bewegung:** Was sich von selbst bewegt, lässt sich anhalten. Wünscht Ihr System weniger Bewegung, beginnt sie gar nicht erst.
- **Größe und Kontrast:** Text lässt sich auf 200\u00a0Prozent vergrößern, Inhalte brechen bei 320\u00a0Pixeln Breite passend um. Der Kontrast von Text beträgt mindestens 4,5\u00a0zu\u00a01.
- **Ohne Skript:** Seiten, Links und Formulare funktionieren auch ohne JavaScript.`,
      },
    },
    {
      component_name: 'RichText',
      layout: 'prose',
      tone: 'paper-2',
      main_title: { en: 'Known limits', de: 'Bekannte Grenzen' },
      html_field: {
        en: `- **Lettering in some illustrations** is in English only. On German pages the text alternative says in German what matters.
- **The interactive map** comes from OpenStreetMap and cannot be fully operated by keyboard or screen reader. Every address is given beside it as text, with a link.
- **Easy Read and sign language** are not available yet. If you ask, we will explain any page over the phone.
- **Other people’s websites** that we link to are beyond our control.

### How we test

Automated checks run with every change: of pages of each kind in both languages, and of the ways through the menu, the search and the forms by keyboard alone. They don’t replace a test by people. None with a screen reader such as NVDA or VoiceOver is on record yet. This is a self-assessment as of November 2026.

Sample: the owner is to have the website tested with screen readers and add the result, and say how often that is repeated.`,
        de: `- **Beschriftungen in einigen Illustrationen** gibt es nur auf Englisch. Auf deutschen Seiten gibt die Textalternative das Wesentliche auf Deutsch wieder.
- **Die interaktive Landkarte** stammt von OpenStreetMap und ist mit Tastatur und Screenreader nicht vollständig bedienbar. Alle Adressen stehen daneben als Text, jeweils mit Link.
- **Leichte Sprache und Gebärdensprache** bieten wir noch nicht an. Auf Wunsch erklären wir jede Seite am Telefon.
- **Fremde Websites,** auf die wir verlinken, können wir nicht beeinflussen.

### Wie wir prüfen

Bei jeder Änderung laufen automatische Prüfungen: Seiten jeder Art in beiden Sprachen und die Wege durch Menü, Suche und Formulare allein mit der Tastatur. Eine Prüfung durch Menschen ersetzen sie nicht. Eine mit Screenreadern wie NVDA oder VoiceOver ist noch nicht belegt. Dies ist eine Selbstbewertung mit Stand November 2026.

Muster: Wer die Website betreibt, lässt sie mit Screenreadern prüfen, ergänzt das Ergebnis und nennt, wie oft das wiederholt wird.`,
      },
    },
    {
      component_name: 'RichText',
      layout: 'columns',
      main_title: { en: 'Found a barrier?', de: 'Eine Barriere gefunden?' },
      html_field: {
        en: `### Tell us

Write to ${brand.email}, use the [contact form](/contactus/contactform?about=/accessibility) or call ${brand.phone_in_text}. Name the page and say what you wanted to do. Within five working days you will hear what we will do about it and by when. Until it is fixed, we will give you the information in another form.

### Enforcement

If you are not satisfied with our answer, you can contact the market surveillance authority of the German states for the accessibility of products and services:

- [Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen]{lang=de} (MLBF)
- c/o [Ministerium für Arbeit, Soziales, Gesundheit und Gleichstellung Sachsen-Anhalt]{lang=de}
- [Postfach 39 11 55, 39135 Magdeburg]{lang=de}, Germany
- MLBF@ms.sachsen-anhalt.de

Sample: the owner is to check that this is the right authority and that its address is correct.`,
        de: `### Sagen Sie es uns

Schreiben Sie an ${brand.email} oder nutzen Sie das [Kontaktformular](/contactus/contactform?about=/accessibility); telefonisch erreichen Sie uns unter ${brand.phone_in_text}. Nennen Sie die Seite und was Sie dort tun wollten. Binnen fünf Werktagen erfahren Sie, wie und bis wann wir uns darum kümmern. Bis dahin erhalten Sie die Information auf anderem Weg.

### Durchsetzung

Stellt unsere Antwort Sie nicht zufrieden, können Sie sich an die gemeinsame Marktüberwachung der Länder wenden:

- Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF)
- c/o Ministerium für Arbeit, Soziales, Gesundheit und Gleichstellung Sachsen-Anhalt
- Postfach\u00a039\u00a011\u00a055, 39135 Magdeburg
- MLBF@ms.sachsen-anhalt.de

Muster: Wer die Website betreibt, prüft Anschrift und Zuständigkeit der Behörde.`,
      },
    },
    {
      component_name: 'Banner',
      layout: 'call',
      tone: 'mist',
      main_title: { en: 'Where did you get stuck?', de: 'Wo kamen Sie nicht weiter?' },
      description: {
        en: 'The address of the page and one sentence will do. We reply within five working days, with a date for the repair.',
        de: 'Die Adresse der Seite und ein Satz genügen. Binnen fünf Werktagen nennen wir Ihnen einen Termin für die Reparatur.',
      },
    },
  ],
} satisfies Page;
