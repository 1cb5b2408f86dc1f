/** Replacements for Payload's German texts that say “du”: here they say “Sie”. */
export const FORMAL_GERMAN = {
  authentication: {
    beginCreateFirstUser: 'Legen Sie zuerst ein Benutzerkonto an.',
    checkYourEmailForPasswordReset:
      'Wenn es zu dieser E-Mail-Adresse ein Benutzerkonto gibt, bekommen Sie in Kürze eine E-Mail, mit der Sie Ihr Passwort zurücksetzen. Bitte sehen Sie auch im Spam-Ordner nach.',
    forgotPasswordEmailInstructions:
      'Bitte geben Sie Ihre E-Mail-Adresse ein. Sie bekommen dann eine E-Mail, mit der Sie Ihr Passwort zurücksetzen.',
    forgotPasswordUsernameInstructions:
      'Bitte geben Sie Ihren Benutzernamen ein. Sie bekommen dann eine E-Mail, mit der Sie Ihr Passwort zurücksetzen.',
    generatingNewAPIKeyWillInvalidate:
      'Ein neuer API-Schlüssel macht den bisherigen <1>ungültig</1>. Möchten Sie fortfahren?',
    loggedIn: 'Um sich mit einem anderen Benutzerkonto anzumelden, <0>melden Sie sich bitte zuerst ab</0>.',
    loggedInChangePassword: 'Ihr Passwort ändern Sie in Ihrem <0>Benutzerkonto</0>.',
    loggedOutInactivity: 'Sie wurden abgemeldet, weil Sie eine Weile nichts getan haben.',
    loggedOutSuccessfully: 'Sie sind abgemeldet.',
    loginWithAnotherUser: 'Um sich mit einem anderen Benutzerkonto anzumelden, <0>melden Sie sich bitte zuerst ab</0>.',
    newAccountCreated:
      'Auf <a href="{{serverURL}}">{{serverURL}}</a> wurde ein Konto für Sie angelegt. Bitte bestätigen Sie Ihre E-Mail-Adresse mit diesem Link: <a href="{{verificationURL}}">{{verificationURL}}</a><br> Danach können Sie sich anmelden.',
    resetYourPassword: 'Ihr Passwort zurücksetzen',
    verifyYourEmail: 'Ihre E-Mail-Adresse bestätigen',
    youAreInactive:
      'Sie haben eine Weile nichts getan und werden zu Ihrer Sicherheit gleich abgemeldet. Möchten Sie angemeldet bleiben?',
    youAreReceivingResetPassword:
      'Sie bekommen diese E-Mail, weil für Ihr Benutzerkonto ein neues Passwort angefordert wurde. Bitte vergeben Sie es mit diesem Link:',
    youDidNotRequestPassword:
      'Waren Sie das nicht, ignorieren Sie diese E-Mail bitte. Ihr Passwort bleibt unverändert.',
  },
  dashboard: {
    discardMessage: 'Die Anordnung Ihrer Übersicht ist noch nicht gespeichert. Möchten Sie die Änderungen verwerfen?',
    noItems: 'Ihre Übersicht ist leer. Fügen Sie oben unter „Dashboard“ etwas hinzu.',
    searchWidgets: 'Suchen …',
  },
  error: {
    deletingTitle:
      '{{title}} konnte nicht gelöscht werden. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
    documentNotFound:
      'Das Dokument mit der ID {{id}} wurde nicht gefunden. Vielleicht gibt es das nicht mehr, oder Sie haben keinen Zugriff darauf.',
    insufficientClipboardPermissions:
      'Auf die Zwischenablage kann nicht zugegriffen werden. Bitte erlauben Sie es in Ihrem Browser.',
    notAllowedToAccessPage: 'Diese Seite dürfen Sie nicht öffnen.',
    notAllowedToPerformAction: 'Das dürfen Sie nicht.',
    restoringTitle:
      '{{title}} konnte nicht wiederhergestellt werden. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
    unauthorized: 'Bitte melden Sie sich an.',
    unverifiedEmail: 'Bitte bestätigen Sie Ihre E-Mail-Adresse, bevor Sie sich anmelden.',
  },
  fields: {
    chooseBetweenCustomTextOrDocument: 'Geben Sie eine Adresse ein, oder wählen Sie ein Dokument.',
    chooseDocumentToLink: 'Dokument für den Link auswählen',
  },
  folder: {
    folderTypeDescription: 'Welche Dokumente in diesem Ordner liegen dürfen.',
    moveItemsToFolderConfirmation: '<1>{{count}} {{label}}</1> nach <2>{{toFolder}}</2> verschieben?',
    moveItemsToRootConfirmation: '<1>{{count}} {{label}}</1> in den obersten Ordner verschieben?',
    moveItemToFolderConfirmation: '<1>{{title}}</1> nach <2>{{toFolder}}</2> verschieben?',
    moveItemToRootConfirmation: '<1>{{title}}</1> in den obersten Ordner verschieben?',
  },
  general: {
    aboutToDelete: '{{label}} <1>{{title}}</1> wird gelöscht. Sind Sie sicher?',
    aboutToDeleteCount_many: '{{count}} {{label}} werden gelöscht.',
    aboutToDeleteCount_one: '{{count}} {{label}} wird gelöscht.',
    aboutToDeleteCount_other: '{{count}} {{label}} werden gelöscht.',
    aboutToPermanentlyDelete: '{{label}} <1>{{title}}</1> wird endgültig gelöscht. Sind Sie sicher?',
    aboutToPermanentlyDeleteTrash:
      '<0>{{count}}</0> <1>{{label}}</1> werden endgültig aus dem Papierkorb gelöscht. Sind Sie sicher?',
    aboutToRestore: '{{label}} <1>{{title}}</1> wird wiederhergestellt. Sind Sie sicher?',
    aboutToRestoreAsDraft: '{{label}} <1>{{title}}</1> wird als Entwurf wiederhergestellt. Sind Sie sicher?',
    aboutToRestoreAsDraftCount: '{{count}} {{label}} werden als Entwurf wiederhergestellt.',
    aboutToRestoreCount: '{{count}} {{label}} werden wiederhergestellt.',
    aboutToTrash: '{{label}} <1>{{title}}</1> kommt in den Papierkorb. Sind Sie sicher?',
    aboutToTrashCount: '{{count}} {{label}} kommen in den Papierkorb.',
    changesNotSaved: 'Ihre Änderungen sind nicht gespeichert. Wenn Sie die Seite verlassen, gehen sie verloren.',
    copyWarning: '{{label}} {{title}}: {{to}} wird mit {{from}} überschrieben. Sind Sie sicher?',
    creating: 'Wird angelegt',
    creatingNewLabel: '{{label}} anlegen',
    documentIsTrashed: '{{label}} im Papierkorb: nur zum Lesen.',
    documentOutOfDate: 'Dieses Dokument wurde gerade von jemand anderem geändert. Sie sehen einen älteren Stand.',
    enterAValue: 'Bitte geben Sie etwas ein',
    moveConfirm: '{{count}} {{label}} nach <1>{{destination}}</1> verschieben. Sind Sie sicher?',
    searchBy: 'Suchen nach {{label}}',
    sorryNotFound: 'Hier gibt es nichts, das zu Ihrer Anfrage passt.',
    unsavedChanges: 'Ihre Änderungen sind nicht gespeichert. Bitte speichern oder verwerfen Sie sie zuerst.',
    unsavedChangesDuplicate: 'Ihre Änderungen sind nicht gespeichert. Möchten Sie trotzdem duplizieren?',
  },
  upload: {
    cropToolDescription:
      'Ziehen Sie die Ecken des ausgewählten Bereichs, zeichnen Sie einen neuen, oder passen Sie unten die Werte an.',
    focalPointDescription: 'Setzen Sie den Fokuspunkt auf der Vorschau, oder passen Sie unten die Werte an.',
  },
  validation: {
    emailAddress: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
    enterNumber: 'Bitte geben Sie eine gültige Zahl ein.',
    username:
      'Bitte geben Sie einen gültigen Benutzernamen ein. Er kann Buchstaben, Ziffern, Bindestriche, Punkte und Unterstriche haben.',
  },
  version: {
    aboutToPublishSelection: 'Alle ausgewählten {{label}} werden veröffentlicht. Sind Sie sicher?',
    aboutToRestore:
      '{{label}}: Der Stand vom {{versionDate}} wird wiederhergestellt. War er ein Entwurf, wird er wieder ein Entwurf, und Besucher sehen weiter, was veröffentlicht ist. War er veröffentlicht, sehen sie ihn sofort, außer Sie haben „Als Entwurf wiederherstellen“ gewählt.',
    aboutToRestoreGlobal:
      '{{label}}: Der Stand vom {{versionDate}} wird wiederhergestellt und gilt sofort. War er ein Entwurf, wird er wieder ein Entwurf, und Besucher sehen weiter, was veröffentlicht ist.',
    aboutToRevertToPublished: 'Das Dokument wird auf den veröffentlichten Stand zurückgesetzt. Sind Sie sicher?',
    aboutToUnpublish: 'Das Dokument wird aus der Veröffentlichung genommen. Sind Sie sicher?',
    aboutToUnpublishIn: 'Das Dokument wird auf {{locale}} aus der Veröffentlichung genommen. Sind Sie sicher?',
    aboutToUnpublishSelection: 'Alle ausgewählten {{label}} werden aus der Veröffentlichung genommen. Sind Sie sicher?',
    problemRestoringVersion: 'Der Stand wurde nicht wiederhergestellt.',
  },
} as const;
