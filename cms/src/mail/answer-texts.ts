/** The first draft of an answer by hand, and the notice to a colleague who gets a submission assigned. */
export const ANSWER_TEXTS = {
  contact_answer: {
    en: {
      subject: 'Re: your message to {brand}',
      text: ['{greeting},', 'Thank you for your message.', 'Kind regards\n{author}\n{brand}', '{quote}'].join('\n\n'),
    },
    de: {
      subject: 'Re: Ihre Nachricht an {brand}',
      text: ['{greeting},', 'vielen Dank für Ihre Nachricht.', 'Freundliche Grüße\n{author}\n{brand}', '{quote}'].join(
        '\n\n',
      ),
    },
  },
  contact_handed_on: {
    en: {
      subject: 'For you: message from {first_name} {last_name}',
      text: [
        'Hello {name},',
        'A message has been passed on to you.',
        'Company: {company}\nTopic: {topic}\nService: {service}',
        'In the inbox: {link}',
      ].join('\n\n'),
    },
    de: {
      subject: 'Für Sie: Nachricht von {first_name} {last_name}',
      text: [
        'Guten Tag {name},',
        'eine Nachricht wurde Ihnen übergeben.',
        'Unternehmen: {company}\nThema: {topic}\nLeistung: {service}',
        'Im Eingang: {link}',
      ].join('\n\n'),
    },
  },
  application_answer: {
    en: {
      subject: 'Your application: {position}',
      text: ['{greeting},', 'Thank you for your application.', 'Kind regards\n{author}\n{brand}'].join('\n\n'),
    },
    de: {
      subject: 'Ihre Bewerbung: {position}',
      text: ['{greeting},', 'vielen Dank für Ihre Bewerbung.', 'Freundliche Grüße\n{author}\n{brand}'].join('\n\n'),
    },
  },
  application_invitation: {
    en: {
      subject: 'Your application: let’s talk',
      text: [
        '{greeting},',
        'We enjoyed reading your application for {position} and would like to meet you. When would suit you for a talk in the next two weeks?',
        'Kind regards\n{author}\n{brand}',
      ].join('\n\n'),
    },
    de: {
      subject: 'Ihre Bewerbung: Einladung zum Gespräch',
      text: [
        '{greeting},',
        'wir haben Ihre Bewerbung auf {position} mit Freude gelesen und möchten Sie gern kennenlernen. Wann passt Ihnen in den nächsten zwei Wochen ein Gespräch?',
        'Freundliche Grüße\n{author}\n{brand}',
      ].join('\n\n'),
    },
  },
  application_rejection: {
    en: {
      subject: 'Your application: {position}',
      text: [
        '{greeting},',
        'Thank you for your application and for the time you put into it. This time we have chosen somebody else.',
        'We wish you all the best with your search.',
        'Kind regards\n{author}\n{brand}',
      ].join('\n\n'),
    },
    de: {
      subject: 'Ihre Bewerbung: {position}',
      text: [
        '{greeting},',
        'vielen Dank für Ihre Bewerbung und die Zeit, die Sie sich genommen haben. Diesmal haben wir uns für jemand anderen entschieden.',
        'Für Ihre Suche wünschen wir Ihnen alles Gute.',
        'Freundliche Grüße\n{author}\n{brand}',
      ].join('\n\n'),
    },
  },
  application_handed_on: {
    en: {
      subject: 'For you: application from {full_name}',
      text: [
        'Hello {name},',
        'An application has been passed on to you.',
        'Position: {position}',
        'In the inbox: {link}',
      ].join('\n\n'),
    },
    de: {
      subject: 'Für Sie: Bewerbung von {full_name}',
      text: [
        'Guten Tag {name},',
        'eine Bewerbung wurde Ihnen übergeben.',
        'Stelle: {position}',
        'Im Eingang: {link}',
      ].join('\n\n'),
    },
  },
} as const;
