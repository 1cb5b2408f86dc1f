/** The mails to the colleague who planned a publishing. */
export const PLAN_TEXTS = {
  plan_failed: {
    en: {
      subject: 'Not {action}: {title}',
      text: [
        'Hello {name},',
        'What you planned didn’t work: “{title}” was to be {action} on {time}.',
        'Why: {problem}',
        'Please fix that in the document and choose “Try again now” there, under “Planned”: {link}',
      ].join('\n\n'),
    },
    de: {
      subject: 'Nicht {action}: {title}',
      text: [
        'Guten Tag {name},',
        'was Sie geplant haben, hat nicht geklappt: „{title}“ sollte am {time} {action} werden.',
        'Grund: {problem}',
        'Bitte beheben Sie das im Dokument und wählen Sie dort unter „Geplant“ „Jetzt erneut versuchen“: {link}',
      ].join('\n\n'),
    },
  },
  plan_late: {
    en: {
      subject: 'Later than planned: {title}',
      text: [
        'Hello {name},',
        'What you planned happened late: “{title}” was to be {action} on {time}, and was on {done}. Until then, the CMS was not running or was too busy.',
        'You don’t need to do anything. Here it is: {link}',
      ].join('\n\n'),
    },
    de: {
      subject: 'Später als geplant: {title}',
      text: [
        'Guten Tag {name},',
        'was Sie geplant haben, geschah verspätet: „{title}“ sollte am {time} {action} werden und wurde es am {done}. Bis dahin lief das CMS nicht oder war überlastet.',
        'Sie müssen nichts mehr tun. Zum Dokument: {link}',
      ].join('\n\n'),
    },
  },
} as const;

/** The mails to the office where that colleague's account is gone, and with it the right to retry. */
export const ORPHANED_PLAN_TEXTS = {
  plan_failed: {
    en: {
      subject: 'Not {action}: {title}',
      text: [
        '“{title}” was to be {action} on {time}. That didn’t work.',
        'Why: {problem}',
        'If it is still wanted, please fix it in the document and set a new time there, under “Planned”: {link}',
      ].join('\n\n'),
    },
    de: {
      subject: 'Nicht {action}: {title}',
      text: [
        '„{title}“ sollte am {time} {action} werden. Das hat nicht geklappt.',
        'Grund: {problem}',
        'Wenn das noch gewünscht ist, beheben Sie es bitte im Dokument und planen Sie es dort unter „Geplant“ neu: {link}',
      ].join('\n\n'),
    },
  },
  plan_late: {
    en: {
      subject: 'Later than planned: {title}',
      text: [
        '“{title}” was to be {action} on {time}, and was on {done}. Until then, the CMS was not running or was too busy.',
        'You don’t need to do anything. Here it is: {link}',
      ].join('\n\n'),
    },
    de: {
      subject: 'Später als geplant: {title}',
      text: [
        '„{title}“ sollte am {time} {action} werden und wurde es am {done}. Bis dahin lief das CMS nicht oder war überlastet.',
        'Sie müssen nichts mehr tun. Zum Dokument: {link}',
      ].join('\n\n'),
    },
  },
} as const;
