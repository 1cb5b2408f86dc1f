'use client';

import { Button, useTranslation } from '@payloadcms/ui';
import { useId, useState } from 'react';
import { readerLanguage } from '#cms/base/reader-language.ts';
import type { Occasion } from '../merging/editing-session.ts';
import type { Labelled } from '../merging/field-labels.ts';
import { type Choice, type Conflict, pathKey } from '../merging/merge-states.ts';
import type { NewerVersion } from '../protocol.ts';
import { CONCURRENT_WORDS, fillAuthor } from './concurrent-words.ts';
import { formatConflictValue, referencesIn } from './conflict-value.ts';
import { useDocumentNames } from './use-document-names.ts';
import { useModal } from './use-modal.ts';

/** Conflicts that wait for an editor's decision. */
export type Question = {
  readonly conflicts: readonly (Conflict & {
    readonly label: string;
    readonly field: Labelled | null;
    readonly fields: readonly Labelled[];
    /** Whether the user's role may keep the own side; otherwise it is only shown. */
    readonly canKeep: boolean;
  })[];
  readonly labelText: (label: unknown) => string;
  readonly newer: NewerVersion;
  readonly occasion: Occasion;
  readonly answer: (choices: ReadonlyMap<string, Choice>) => void;
};

/**
 * Asks for each conflicting field whose value to keep, and shows what the user can't keep, to be copied. It can't be
 * dismissed, as an undecided conflict can't be saved.
 */
export function ConflictDialog({ conflicts, labelText, newer, occasion, answer }: Question) {
  const { i18n } = useTranslation();
  const reader = readerLanguage(i18n);
  const dialog = useModal();
  const [choices, setChoices] = useState<ReadonlyMap<string, Choice>>(new Map());
  const heading = useId();
  const references = conflicts.flatMap(({ field, mine, theirs }) => referencesIn(field, [mine, theirs]));
  const nameOf = useDocumentNames(references, reader);

  return (
    <dialog
      ref={dialog}
      className="conflict-dialog"
      aria-labelledby={heading}
      onCancel={(event) => event.preventDefault()}
    >
      <h2 id={heading}>{CONCURRENT_WORDS.heading[occasion][reader]}</h2>
      {conflicts.some(({ canKeep }) => canKeep) && (
        <p>{fillAuthor(CONCURRENT_WORDS.explained[occasion], newer, reader)}</p>
      )}
      {conflicts.map((conflict) => {
        const key = pathKey(conflict.path);
        const chosen = choices.get(key) ?? 'mine';
        const textOf = (side: Choice) => formatConflictValue(conflict, conflict[side], { reader, labelText, nameOf });
        if (!conflict.canKeep)
          return (
            <fieldset key={key}>
              <legend>{conflict.label}</legend>
              <p>{fillAuthor(CONCURRENT_WORDS.removed_for_good, newer, reader)}</p>
              <p className="conflict-dialog__lost">{textOf('mine')}</p>
            </fieldset>
          );
        return (
          <fieldset key={key}>
            <legend>{conflict.label}</legend>
            {(['mine', 'theirs'] as const).map((side) => (
              <label key={side} className="conflict-dialog__side">
                <input
                  type="radio"
                  name={`${heading}-${key}`}
                  checked={chosen === side}
                  onChange={() => setChoices(new Map(choices).set(key, side))}
                />
                <strong>
                  {side === 'theirs' && newer.by
                    ? `${CONCURRENT_WORDS.theirs[reader]} (${newer.by})`
                    : CONCURRENT_WORDS[side][reader]}
                </strong>
                <span>{textOf(side)}</span>
              </label>
            ))}
          </fieldset>
        );
      })}
      <Button onClick={() => answer(choices)}>{CONCURRENT_WORDS.decided[occasion][reader]}</Button>
    </dialog>
  );
}
