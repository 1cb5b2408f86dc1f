import type { Language } from '@kontorwerk/contract/languages';
import { DEAD_LETTER_DAYS, RETENTION_MONTHS } from '@kontorwerk/contract/settings/retention';
import { brand, offices } from '../../brand.ts';
import type { Page } from '../../content-types.ts';

/** The registered office's address in one line. */
function headOffice(language: Language): string {
  const office = offices.find(({ code }) => code === 'MUC');
  return office ? office.address[language].replaceAll('\n', ', ') : '';
}

export default {
  page_key: 'legal',
  slug: 'Privacy',
  title: { en: 'Privacy', de: 'Datenschutz' },
  seo: {
    title: { en: 'Privacy notice', de: 'Datenschutzerklärung' },
    description: {
      en: 'What this website stores about you and for how long: server log, contact form, applications and map. No tracking, no cookies unless you ask for one.',
      de: 'Was diese Website über Sie speichert und wie lange: Serverprotokoll, Kontakt, Bewerbung, Karte. Kein Tracking, Cookies nur auf Ihren Wunsch.',
    },
  },
  sections: [
    {
      component_name: 'Banner',
      layout: 'page',
      main_title: { en: 'Privacy', de: 'Datenschutz' },
      description: {
        en: 'What we keep about you, what for and for how long, and how to have it deleted.',
        de: 'Was wir über Sie speichern, wozu und wie lange, und wie Sie es löschen lassen.',
      },
    },
    {
      component_name: 'RichText',
      layout: 'prose',
      tone: 'mist',
      main_title: { en: 'In short', de: 'Kurz gesagt' },
      html_field: {
        en: `- No tracking, no analytics, no advertising networks
- No cookies, unless you ask us to remember that you want the map
- Fonts, pictures and scripts come from our own server
- The map loads only when you ask for it
- Applications are deleted ${RETENTION_MONTHS.applications} months after we last worked on them, messages after ${RETENTION_MONTHS.messages}`,
        de: `- Kein Tracking, keine Besuchsanalyse, keine Werbenetzwerke
- Keine Cookies, außer Sie möchten, dass wir uns Ihre Wahl zur Karte merken
- Schriften, Bilder und Skripte kommen von unserem eigenen Server
- Eine Karte lädt nur, wenn Sie es wünschen
- Bewerbungen löschen wir ${RETENTION_MONTHS.applications} Monate nach der letzten Bearbeitung, Anfragen nach ${RETENTION_MONTHS.messages}`,
      },
    },
    {
      component_name: 'RichText',
      layout: 'prose',
      main_title: { en: 'Who is responsible', de: 'Wer verantwortlich ist' },
      html_field: {
        en: `The controller under the General Data Protection Regulation (GDPR) is **${brand.legal_name}**, ${headOffice('en')}, phone ${brand.phone_in_text}.

Please send questions about data protection and requests concerning your rights to ${brand.privacy_email}. If a data protection officer has to be appointed (§\u00a038 BDSG), the name or function goes here.

The website is hosted by Sample Rechenzentrum GmbH, Musterstraße 2, 60000 Frankfurt am Main, Germany, which processes data on our behalf and on our instructions (Art. 28 GDPR).`,
        de: `Verantwortlich im Sinne der Datenschutz-Grundverordnung (DSGVO) ist die **${brand.legal_name}**, ${headOffice('de')}, Telefon ${brand.phone_in_text}.

Fragen zum Datenschutz und Anliegen zu Ihren Rechten richten Sie bitte an ${brand.privacy_email}. Ist eine Datenschutzbeauftragte oder ein Datenschutzbeauftragter zu benennen (§\u00a038 BDSG), stehen die Kontaktdaten an dieser Stelle.

Die Website läuft bei der Muster Rechenzentrum GmbH, Musterstraße 2, 60000 Frankfurt am Main, die Daten in unserem Auftrag und nach unserer Weisung verarbeitet (Art.\u00a028 DSGVO).`,
      },
    },
    {
      component_name: 'RichText',
      layout: 'prose',
      main_title: { en: 'When you visit the website', de: 'Wenn Sie die Website besuchen' },
      html_field: {
        en: `### Server log

Every request to a web server carries data that the server needs in order to answer. Ours logs faults, and may log every request. A line contains:

- the network of the IP address, without the part that tells you apart from your neighbours
- date and time
- the address requested, up to the question mark if there is one
- the status of the response and how long it took

Our server does not log what you enter in a form, the page you came from or which browser you use.

We use the log to find faults and fend off attacks; that is our legitimate interest (Art. 6 (1) (f) GDPR). We do not combine it with other data, and delete it within 14 days unless an attack has to be investigated. To slow down floods of requests, the server also keeps IP addresses in memory for a short time.

### Storage in your browser

We set no cookies for visitors, with one exception that you choose yourself: the remembered map, see below. Editors who sign in to the content system receive some, so that they stay signed in. Your browser’s local storage holds what the website needs in order to do what you ask of it:

- the language you chose
- lists already loaded, such as projects, so that they need not be fetched again within five minutes
- the entry you opened, such as a project or a job, so that its page appears at once

In addition, until you close the tab, your browser remembers how far you had scrolled and which of our pages you moved between, so that going back takes you to the same place. What you have begun to write in a form stays in the page’s memory until you send it or reload the page.

We do not analyse any of this, and apart from what you write yourself, none of it identifies you. When you leave the website or close it, the local storage is cleared, unless you leave from a project, blog or agency page or from the application form, in which case it stays until your next visit. You can clear it yourself in the browser’s settings at any time. Access to this storage is strictly necessary for the service you requested (§\u00a025 (2) no.\u00a02 TDDDG).

### Map

The overview of our offices is a drawing from our own server. Only when you agree does your browser load an interactive map from the OpenStreetMap Foundation, St John’s Innovation Centre, Cowley Road, Cambridge CB4 0WS, United Kingdom. The foundation then learns your IP address, which browser you use and which part of the map you are looking at. The legal basis is your consent (Art. 6 (1) (a) GDPR, §\u00a025 (1) TDDDG). Without it, nothing is transmitted, and you see a plain link instead. You can withdraw your consent at any time with the button on the map; that doesn’t affect the lawfulness of anything done before then. If you ask us to remember your choice, a cookie of our own, “map-consent”, keeps it in your browser for a year, even after you have left the website; it says only that you want the map, and hiding the map deletes it. The European Commission has adopted an adequacy decision for the United Kingdom. For more, see the [foundation’s privacy policy](https://osmfoundation.org/wiki/Privacy_Policy).

### Links to social networks

The links in the header and footer are plain links. The networks learn of your visit only when you click on a link.`,
        de: `### Serverprotokoll

Jede Anfrage an einen Webserver bringt Daten mit, ohne die er nicht antworten kann. Der Server protokolliert Störungen und kann jede Anfrage protokollieren. Eine Zeile enthält:

- das Netz der IP-Adresse, ohne den Teil, der Sie von Ihren Nachbarn unterscheidet
- Datum und Uhrzeit
- die aufgerufene Adresse ohne das, was auf ein Fragezeichen folgt
- den Status der Antwort und wie lange sie gedauert hat

Nicht protokolliert wird, was Sie in ein Formular eintragen, von welcher Seite Sie kamen und welchen Browser Sie benutzen.

Das Protokoll hilft, Störungen zu finden und Angriffe abzuwehren; darin liegt unser berechtigtes Interesse (Art.\u00a06 Abs.\u00a01 lit.\u00a0f DSGVO). Mit anderen Daten führen wir es nicht zusammen. Spätestens nach 14\u00a0Tagen wird es gelöscht, es sei denn, ein Angriff muss aufgeklärt werden. Um massenhafte Anfragen zu bremsen, hält der Server IP-Adressen außerdem kurze Zeit im Arbeitsspeicher.

### Speicher in Ihrem Browser

Beim Besuch der Website setzen wir keine Cookies, mit einer Ausnahme, die Sie selbst wählen: der gemerkten Karte, siehe unten. Redakteurinnen und Redakteure, die sich im Redaktionssystem anmelden, erhalten welche, damit sie angemeldet bleiben. Im lokalen Speicher Ihres Browsers liegt, was die Website braucht, um Ihren Wünschen zu folgen:

- die gewählte Sprache
- bereits geladene Listen, etwa die der Projekte, damit sie fünf Minuten lang nicht erneut abgerufen werden
- der Eintrag, den Sie geöffnet haben, etwa ein Projekt oder eine Stelle, damit dessen Seite sofort erscheint

Daneben merkt sich Ihr Browser, bis Sie den Tab schließen, wie weit Sie gescrollt und zwischen welchen unserer Seiten Sie gewechselt haben. So kommen Sie beim Zurückgehen an dieselbe Stelle. Was Sie in ein Formular geschrieben haben, bleibt im Speicher der Seite, bis Sie es absenden oder die Seite neu laden.

Nichts davon werten wir aus, und abgesehen von dem, was Sie selbst schreiben, lässt nichts davon auf Ihre Person schließen. Wenn Sie die Website verlassen oder schließen, wird der lokale Speicher geleert. Eine Ausnahme sind die Seiten zu Projekten, Blog, Agentur und Bewerbung: Verlassen Sie die Website von dort aus, bleibt er bis zum nächsten Besuch erhalten. In den Einstellungen des Browsers können Sie ihn jederzeit selbst leeren. Der Zugriff ist für den von Ihnen gewünschten Dienst unbedingt erforderlich (§\u00a025 Abs.\u00a02 Nr.\u00a02 TDDDG).

### Landkarte

Die Übersicht unserer Büros ist eine Zeichnung, die wir selbst ausliefern. Erst wenn Sie zustimmen, lädt Ihr Browser eine interaktive Karte von der OpenStreetMap Foundation, St John’s Innovation Centre, Cowley Road, Cambridge CB4 0WS, Vereinigtes Königreich. Die Stiftung erfährt dabei Ihre IP-Adresse, die Kennung Ihres Browsers und den Kartenausschnitt. Grundlage ist Ihre Einwilligung (Art.\u00a06 Abs.\u00a01 lit.\u00a0a DSGVO, §\u00a025 Abs.\u00a01 TDDDG). Ohne sie wird nichts übertragen; stattdessen steht dort ein einfacher Link. Mit der Schaltfläche auf der Karte können Sie die Einwilligung für die Zukunft widerrufen. Soll sich die Website Ihre Wahl merken, dann hält ein eigenes Cookie namens „map-consent“ sie ein Jahr lang in Ihrem Browser fest, auch nachdem Sie die Website verlassen haben. Darin steht nur, dass Sie die Karte möchten; blenden Sie die Karte aus, wird es gelöscht. Für das Vereinigte Königreich hat die Europäische Kommission einen Angemessenheitsbeschluss gefasst. Mehr dazu in der [Datenschutzerklärung der Stiftung](https://osmfoundation.org/wiki/Privacy_Policy) (auf Englisch).

### Links zu sozialen Netzwerken

Die Links in Kopf- und Fußzeile sind gewöhnliche Links. Die Netzwerke erfahren erst dann von Ihrem Besuch, wenn Sie einen davon anklicken.`,
      },
    },
    {
      component_name: 'RichText',
      layout: 'prose',
      tone: 'paper-2',
      main_title: { en: 'When you write to us', de: 'Wenn Sie uns schreiben' },
      html_field: {
        en: `### Contact form

The form asks for your title, first and last name, company, service, email address, phone number and message; the short form in the footer leaves out last name and company. If one of our buttons or pages brought you there, the form also says what your message is about and whom it is for; you see this above the fields and can untick it. We use your details to answer you. The legal basis is Art. 6 (1) (b) GDPR where a contract is in preparation, otherwise our legitimate interest in answering enquiries (Art. 6 (1) (f) GDPR). Your message is stored in our content system, and we are told about it by email. You receive a confirmation by email in the language of the page; the record that it went out is deleted after ${RETENTION_MONTHS.outbox} month.

If the content system does not answer, your message waits on the website’s server, together with your IP address, and is removed from there as soon as it has been handed over. What cannot be handed over is deleted after ${DEAD_LETTER_DAYS} days.

An enquiry is deleted ${RETENTION_MONTHS.messages} months after we last worked on it. A record of which of us opened, exported or deleted an enquiry or an application is kept for ${RETENTION_MONTHS.audit} months. If an enquiry leads to a contract, the retention periods of commercial and tax law apply: six years for business letters, eight for invoices and other accounting documents.

### Applications

When you apply, you send us your name, email address, phone number, the position, your years of experience and your CV as a file. Like an enquiry, your application is stored and confirmed, and we are told of it by email, but the CV itself is never sent by email. Only the people involved in the decision see it. The legal basis is Art. 6 (1) (b) GDPR together with §\u00a026 BDSG. Please leave out what the job does not require, such as a photograph, your religion or your state of health.

- **If we hire you,** the application becomes part of your personnel file.
- **If we do not,** it is deleted, with the CV, ${RETENTION_MONTHS.applications} months after we last worked on it (usually the day we say no). Until then we may need it to answer claims under the General Equal Treatment Act (AGG); that is our legitimate interest.
- **If you would like to stay in touch,** we keep it for longer, but only with your consent, which you may withdraw.

A program scans the CV for anything that could do harm when it is opened. No software decides on your application or builds a profile from it (Art. 22 GDPR).

### Our offices outside the European Union

Colleagues in Chennai and Karachi may read your message or application and help to answer it. The European Commission has adopted no adequacy decision for India or Pakistan. The transfer is therefore based on the Commission’s standard contractual clauses (Art. 46 (2) (c) GDPR); we will send you a copy on request.`,
        de: `### Kontaktformular

Das Formular fragt nach Anrede, Vor- und Nachname, Unternehmen, Leistung, E-Mail-Adresse, Telefonnummer und Nachricht; das kurze Formular in der Fußzeile verzichtet auf Nachname und Unternehmen. Führt Sie eine unserer Schaltflächen oder Seiten zum Formular, nennt es auch Thema und Ansprechperson; Sie sehen beides über den Feldern, mit einem Häkchen davor, das Sie entfernen können. Wir nutzen die Angaben, um Ihnen zu antworten. Grundlage ist Art.\u00a06 Abs.\u00a01 lit.\u00a0b DSGVO, soweit ein Vertrag angebahnt wird, sonst unser berechtigtes Interesse, Anfragen zu beantworten (Art.\u00a06 Abs.\u00a01 lit.\u00a0f DSGVO). Die Nachricht wird in unserem Redaktionssystem gespeichert und uns per E-Mail gemeldet. Sie erhalten eine Bestätigung per E-Mail in der Sprache der Seite; den Vermerk, dass sie verschickt wurde, löschen wir nach ${RETENTION_MONTHS.outbox}\u00a0Monat.

Antwortet das Redaktionssystem nicht, wartet Ihre Nachricht zusammen mit Ihrer IP-Adresse auf dem Server der Website und wird dort entfernt, sobald sie übergeben ist. Was sich nicht übergeben lässt, löschen wir nach ${DEAD_LETTER_DAYS}\u00a0Tagen.

Eine Anfrage löschen wir ${RETENTION_MONTHS.messages}\u00a0Monate, nachdem wir sie zuletzt bearbeitet haben. Wir protokollieren, wer von uns eine Anfrage oder Bewerbung öffnet, exportiert oder löscht; das Protokoll bewahren wir ${RETENTION_MONTHS.audit}\u00a0Monate auf. Entsteht aus einer Anfrage ein Vertrag, gelten die Fristen des Handels- und Steuerrechts: sechs Jahre für Geschäftsbriefe, acht für Buchungsbelege.

### Bewerbungen

Mit einer Bewerbung senden Sie Name, E-Mail-Adresse, Telefonnummer, die Stelle, Ihre Berufserfahrung in Jahren und einen Lebenslauf als Datei. Gespeichert, bestätigt und gemeldet wird sie wie eine Anfrage; der Lebenslauf selbst wird dabei nie per E-Mail verschickt. Einsicht haben nur diejenigen, die an der Entscheidung mitwirken. Grundlage ist Art.\u00a06 Abs.\u00a01 lit.\u00a0b DSGVO in Verbindung mit §\u00a026 BDSG. Lassen Sie bitte weg, was für die Stelle nicht nötig ist, zum Beispiel ein Foto oder Angaben zu Religion und Gesundheit.

- **Stellen wir Sie ein,** kommt die Bewerbung in Ihre Personalakte.
- **Sagen wir ab,** löschen wir sie samt Lebenslauf ${RETENTION_MONTHS.applications}\u00a0Monate nach der letzten Bearbeitung, in der Regel der Absage. Bis dahin brauchen wir sie möglicherweise, um uns gegen Ansprüche nach dem Allgemeinen Gleichbehandlungsgesetz (AGG) zu verteidigen; darin liegt unser berechtigtes Interesse.
- **Möchten Sie in Verbindung bleiben,** bewahren wir sie länger auf, allerdings nur mit Ihrer Einwilligung, die Sie widerrufen können.

Ein Programm durchsucht den Lebenslauf nach Teilen, die beim Öffnen Schaden anrichten könnten. Über Ihre Bewerbung entscheidet keine Software, und es entsteht daraus kein Profil (Art.\u00a022 DSGVO).

### Unsere Büros außerhalb der Europäischen Union

Kolleginnen und Kollegen in Chennai und Karatschi können Ihre Nachricht oder Bewerbung lesen und an der Antwort mitwirken. Für Indien und Pakistan hat die Europäische Kommission keinen Angemessenheitsbeschluss gefasst. Die Übermittlung stützt sich deshalb auf die Standardvertragsklauseln der Kommission (Art.\u00a046 Abs.\u00a02 lit.\u00a0c DSGVO); eine Kopie schicken wir Ihnen auf Wunsch zu.`,
      },
    },
    {
      component_name: 'RichText',
      main_title: { en: 'Your rights', de: 'Ihre Rechte' },
      html_field: {
        en: `You may ask us at any time for

- access to the data we hold about you (Art. 15 GDPR)
- rectification of what is wrong (Art. 16)
- erasure (Art. 17) or restriction (Art. 18)
- your data in a portable format (Art. 20)

Consent can be withdrawn at any time (Art. 7 (3)). One message to ${brand.privacy_email} is enough.

### Right to object

**Where we rely on a legitimate interest, you may object on grounds relating to your particular situation (Art. 21 GDPR). We then stop the processing, unless compelling reasons outweigh yours.**

### Supervisory authority

You may complain to any data protection authority (Art. 77 GDPR). Ours is the Bavarian one for the private sector: [Bayerisches Landesamt für Datenschutzaufsicht]{lang=de} (BayLDA), Promenade 18, 91522 Ansbach, Germany, [lda.bayern.de](https://www.lda.bayern.de).

### Do you have to provide data?

No. But without a way to reach you we cannot answer, and without a CV we cannot judge an application.

Last updated in November 2026. This is a sample that describes the website as delivered; the owner will check and replace it before going online.`,
        de: `Sie können jederzeit von uns verlangen:

- Auskunft über die Daten, die wir zu Ihnen gespeichert haben (Art.\u00a015 DSGVO)
- Berichtigung dessen, was falsch ist (Art.\u00a016)
- Löschung (Art.\u00a017) oder Einschränkung (Art.\u00a018)
- Ihre Daten in einem übertragbaren Format (Art.\u00a020)

Eine Einwilligung lässt sich mit Wirkung für die Zukunft widerrufen (Art.\u00a07 Abs.\u00a03). Eine Nachricht an ${brand.privacy_email} genügt.

### Widerspruchsrecht

**Stützen wir uns auf ein berechtigtes Interesse, können Sie aus Gründen, die sich aus Ihrer besonderen Situation ergeben, Widerspruch einlegen (Art.\u00a021 DSGVO). Wir beenden die Verarbeitung dann, sofern nicht zwingende Gründe überwiegen.**

### Aufsichtsbehörde

Sie können sich bei jeder Datenschutzaufsicht beschweren (Art.\u00a077 DSGVO). Für uns zuständig ist das Bayerische Landesamt für Datenschutzaufsicht (BayLDA), Promenade\u00a018, 91522 Ansbach, [lda.bayern.de](https://www.lda.bayern.de).

### Müssen Sie Daten angeben?

Nein. Ohne eine Möglichkeit, Sie zu erreichen, können wir allerdings nicht antworten, und ohne Lebenslauf keine Bewerbung beurteilen.

Stand: November 2026. Dies ist ein Muster, das die Website im Auslieferungszustand beschreibt; wer sie betreibt, prüft und ersetzt es vor der Veröffentlichung.`,
      },
    },
    {
      component_name: 'Banner',
      layout: 'call',
      tone: 'mist',
      main_title: { en: 'A question about your data?', de: 'Eine Frage zu Ihren Daten?' },
      description: {
        en: 'Ask it here, or ask us to delete what we have stored about you. No reason needed.',
        de: 'Stellen Sie sie hier, oder verlangen Sie, dass wir Gespeichertes löschen. Einen Grund müssen Sie nicht nennen.',
      },
    },
  ],
} satisfies Page;
