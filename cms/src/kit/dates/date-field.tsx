'use client';

import type { LocalText } from '@kontorwerk/contract/languages';
import { AGENCY_TIME_ZONE } from '@kontorwerk/contract/settings/time-zone';
import { getTranslation } from '@payloadcms/translations';
import {
  FieldDescription,
  FieldError,
  FieldLabel,
  useDocumentInfo,
  useField,
  useForm,
  useTranslation,
  withCondition,
} from '@payloadcms/ui';
import type { DateFieldClientProps, Validate } from 'payload';
import { hasAutosaveEnabled } from 'payload/shared';
import { useCallback, useEffect, useId, useState } from 'react';
import { readerLanguage } from '#cms/base/reader-language.ts';
import { useBrowserZone } from '../admin/use-browser-zone.ts';
import { useFormPlace } from '../admin/use-form-place.ts';
import { useLeaveQuestion } from '../admin/use-leave-guard.ts';
import type { DateKind } from './date-format.ts';
import { DateInput } from './date-input.tsx';
import { DATE_WORDS } from './date-words.ts';
import { addUnreadDate } from './unread-dates.ts';

/** A text that can't be parsed, and whether the field has lost the focus with it. */
type Unread = { readonly problem: LocalText; readonly isLeft: boolean };

type Props = DateFieldClientProps & { readonly kind: DateKind };

/**
 * Lets an editor save, and asks before leaving, while a text can't be parsed: the form's values don't contain it, so
 * that Payload would take the form for saved.
 */
function useUnsavedText(isUnread: boolean, question: string): void {
  const { setModified } = useForm();
  const { docConfig } = useDocumentInfo();
  const hasAutosave = docConfig !== undefined && hasAutosaveEnabled(docConfig);
  useEffect(() => {
    // An autosave would store nothing, and end it.
    if (isUnread && !hasAutosave) setModified(true);
  }, [isUnread, hasAutosave, setModified]);
  // Payload asks for manually saved forms.
  useLeaveQuestion(isUnread && hasAutosave, question);
}

function FieldOfDate({ field, kind, path: givenPath, readOnly }: Props) {
  const { label, localized = false, required = false, admin } = field;
  const { i18n, t } = useTranslation();
  const reader = readerLanguage(i18n);
  const id = useId();
  const own = useBrowserZone(AGENCY_TIME_ZONE);
  const [unread, setUnread] = useState<Unread | null>(null);
  const problem = unread?.problem[reader];
  const validate = useCallback<Validate>(
    // A text that can't be parsed is not what would be saved.
    (value) => problem ?? (required && !value ? t('validation:required') : true),
    [problem, required, t],
  );
  const { value, setValue, showError, disabled, path, customComponents } = useField<string | null>({
    potentiallyStalePath: givenPath,
    validate,
  });
  const place = useFormPlace();
  // Payload sends a document's form without asking its fields' own validation.
  const shownLabel = label ? getTranslation(label, i18n) : '';
  useEffect(
    () => (problem ? addUnreadDate({ place, path, label: shownLabel, problem }) : undefined),
    [place, path, shownLabel, problem],
  );
  useUnsavedText(problem !== undefined, DATE_WORDS.leave[reader]);
  const isReadOnly = Boolean(readOnly) || disabled;
  const { AfterInput, BeforeInput, Description, Label } = customComponents ?? {};
  // Not while it is corrected: the alert would announce each unfinished text, such as 1.3.202.
  const isUnreadShown = unread?.isLeft ?? false;
  const isWrong = isUnreadShown || showError;

  return (
    <div
      className={[
        'field-type',
        'date-time-field',
        admin?.className,
        isWrong && 'date-time-field--has-error',
        isReadOnly && 'read-only',
      ]
        .filter(Boolean)
        .join(' ')}
      style={admin?.style}
    >
      {Label ?? <FieldLabel htmlFor={id} label={label} localized={localized} path={path} required={required} />}
      <div className="field-type__wrap" id={`field-${path.replaceAll('.', '__')}`}>
        <FieldError path={path} showError={showError && !isUnreadShown} />
        {BeforeInput}
        <DateInput
          id={id}
          kind={kind}
          reader={reader}
          zone={AGENCY_TIME_ZONE}
          value={value || null}
          readOnly={isReadOnly}
          problem={isUnreadShown ? (problem ?? null) : null}
          isInvalid={showError}
          onChange={setValue}
          onProblem={(found, isLeft) => setUnread(found && { problem: found, isLeft })}
        />
        {AfterInput}
      </div>
      {kind === 'day' || own === AGENCY_TIME_ZONE ? null : <p className="field-description">{AGENCY_TIME_ZONE}</p>}
      {Description ?? <FieldDescription description={admin?.description} path={path} />}
    </div>
  );
}

/** A form's field for a day or a moment, parsed and shown in the reader's format. */
export const DateField = withCondition(FieldOfDate);
