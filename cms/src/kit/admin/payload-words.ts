import { FORMAL_GERMAN } from './formal-german.ts';

/** Replacements for Payload's texts where the admin has clearer ones. */
export const PAYLOAD_WORDS = {
  en: {
    // Blocks are called sections here.
    fields: {
      searchForBlock: 'Search for a section',
      // All three appear only at pictures in texts: the first opens a picture's caption, the last doesn't delete the
      // file.
      editRelationship: 'Edit the caption',
      swapUpload: 'Choose another picture',
      removeUpload: 'Remove from the text',
    },
    general: {
      // An empty cell of a list.
      noLabel: '–',
      // The menus of lists and rows, by what they do here.
      copyField: 'Copy all',
      copyRow: 'Copy',
      pasteField: 'Paste at the end',
      pasteRow: 'Paste below',
      true: 'Yes',
      false: 'No',
      // Payload would insert an object for the collection's name on the dashboard.
      createNewLabel: 'Create new',
      // Not to be mistaken for the language of the admin itself.
      locale: 'Content in',
      payloadSettings: 'Language and colours of the admin',
      uploadingBulk: 'Uploading file {{current}} of {{total}}',
      noResultsFound: 'Nothing found',
      // As in a document's form: what two people write is merged, and nobody is shut out.
      currentlyEditing:
        'is writing here at the moment. You can write too: what you both write is put together, and nobody loses anything.',
      documentLocked: 'Somebody is writing here',
      editedSince: 'Last at:',
      takeOver: 'Write too',
      noResultsDescription:
        'There is nothing here yet, or nothing matches the search and the filters: clear them to see everything.',
    },
    // It follows “Duplicate”.
    localization: { selectedLocales: 'in which languages?' },
    // It follows an “or”.
    upload: { dragAndDrop: 'drag and drop a file' },
    version: {
      // As in a document's form.
      draftHasPublishedVersion: 'Changed',
      aboutToRestore:
        '{{label}}: the version of {{versionDate}} will be restored. If it was a draft, it becomes a draft again, and visitors go on seeing what is published. If it was published, they see it straight away, unless you chose “Restore as draft”.',
      aboutToRestoreGlobal:
        '{{label}}: the version of {{versionDate}} will be restored and applies straight away. If it was a draft, it becomes a draft again, and visitors go on seeing what is published.',
      problemRestoringVersion: 'The version was not restored.',
      // It is the published version that comes back, not the one last saved.
      confirmRevertToSaved: 'Revert to published?',
      // Shown if no older version was kept, until another one is chosen: short enough for a line in a narrow window.
      selectVersionToCompare: 'The oldest version. Compare it with …',
    },
  },
  de: {
    ...FORMAL_GERMAN,
    error: {
      ...FORMAL_GERMAN.error,
      // Payload uses the texts with `_one` for a single document.
      unableToDeleteCount_one: '{{count}} von {{total}} {{label}} konnte nicht gelöscht werden.',
      unableToUpdateCount_one: '{{count}} von {{total}} {{label}} konnte nicht gespeichert werden.',
      unableToUpdateCount: '{{count}} von {{total}} {{label}} konnten nicht gespeichert werden.',
    },
    fields: {
      ...FORMAL_GERMAN.fields,
      searchForBlock: 'Nach einem Abschnitt suchen',
      toggleBlock: 'Abschnitt auf- oder zuklappen',
      editRelationship: 'Bildunterschrift bearbeiten',
      swapUpload: 'Anderes Bild wählen',
      removeUpload: 'Aus dem Text entfernen',
    },
    general: {
      ...FORMAL_GERMAN.general,
      noLabel: '–',
      copyField: 'Alle kopieren',
      copyRow: 'Kopieren',
      pasteField: 'Am Ende einfügen',
      pasteRow: 'Darunter einfügen',
      true: 'Ja',
      false: 'Nein',
      createNewLabel: 'Neu erstellen',
      locale: 'Inhalte auf',
      payloadSettings: 'Sprache und Farben der Verwaltung',
      noResultsFound: 'Nichts gefunden',
      currentlyEditing:
        'schreibt hier gerade. Sie können mitschreiben: Was Sie beide schreiben, wird zusammengeführt, und niemand verliert etwas.',
      documentLocked: 'Hier wird gerade geschrieben',
      editedSince: 'Zuletzt:',
      takeOver: 'Mitschreiben',
      noResultsDescription:
        'Hier ist noch nichts, oder nichts passt zu Suche und Filtern: Leeren Sie diese, um alles zu sehen.',
      uploadingBulk: 'Datei {{current}} von {{total}} wird hochgeladen',
      editingLabel_one: '{{count}} {{label}} bearbeiten',
      editingLabel_other: '{{count}} {{label}} bearbeiten',
      editingLabel_many: '{{count}} {{label}} bearbeiten',
      aboutToPermanentlyDeleteTrash_one:
        '<0>{{count}}</0> <1>{{label}}</1> wird endgültig aus dem Papierkorb gelöscht. Sind Sie sicher?',
      aboutToRestoreAsDraftCount_one: '{{count}} {{label}} wird als Entwurf wiederhergestellt.',
      aboutToRestoreCount_one: '{{count}} {{label}} wird wiederhergestellt.',
      aboutToTrashCount_one: '{{count}} {{label}} kommt in den Papierkorb.',
      // Success messages are as brief as a colleague's.
      deletedCountSuccessfully: '{{count}} {{label}} gelöscht.',
      deletedSuccessfully: 'Gelöscht.',
      permanentlyDeletedCountSuccessfully: '{{count}} {{label}} endgültig gelöscht.',
      restoredCountSuccessfully: '{{count}} {{label}} wiederhergestellt.',
      successfullyCreated: '{{label}} angelegt.',
      successfullyDuplicated: '{{label}} dupliziert.',
      titleDeleted: '{{label}} „{{title}}“ gelöscht.',
      titleRestored: '{{label}} „{{title}}“ wiederhergestellt.',
      titleTrashed: '{{label}} „{{title}}“ in den Papierkorb verschoben.',
      trashedCountSuccessfully: '{{count}} {{label}} in den Papierkorb verschoben.',
      updatedCountSuccessfully: '{{count}} {{label}} gespeichert.',
      updatedLabelSuccessfully: '{{label}} gespeichert.',
      updatedSuccessfully: 'Gespeichert.',
    },
    localization: { selectedLocales: 'in welchen Sprachen?' },
    upload: { ...FORMAL_GERMAN.upload, dragAndDrop: 'eine Datei hierher ziehen' },
    version: {
      ...FORMAL_GERMAN.version,
      draftHasPublishedVersion: 'Geändert',
      modifiedOnly: 'Nur Änderungen',
      draftSavedSuccessfully: 'Entwurf gespeichert.',
      restoredSuccessfully: 'Wiederhergestellt.',
      unpublishedSuccessfully: 'Nicht mehr veröffentlicht.',
      confirmRevertToSaved: 'Auf den veröffentlichten Stand zurücksetzen?',
      selectVersionToCompare: 'Die älteste Version. Vergleichen mit …',
    },
  },
} as const;
