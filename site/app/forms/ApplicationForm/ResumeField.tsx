import { APPLICATION_LABELS } from '@kontorwerk/contract/forms/application-labels';
import { APPLICATION_MESSAGES } from '@kontorwerk/contract/forms/application-messages';
import { RESUME_ACCEPT, resumeProblem } from '@kontorwerk/contract/forms/resume';
import type { LocalText } from '@kontorwerk/contract/languages';
import { APPLICATION_WORDS } from '@kontorwerk/contract/words/application-words';
import { useOwnWords, useWords } from '#app/base/language/own-words.ts';
import { useLanguage } from '#app/base/language/use-language.ts';
import { FileField } from '#app/ui/Field/FileField.tsx';

type ResumeFieldProps = {
  readonly id: string;
  readonly error: string | undefined;
  readonly progress: number | null;
  /** Told when a file is chosen or removed, with what is wrong with it. */
  readonly onEdit: (error: LocalText | undefined) => void;
};

/** The resume (§5): its type and size are checked as soon as it is chosen. */
export function ResumeField({ onEdit, ...field }: ResumeFieldProps) {
  const label = APPLICATION_LABELS.resume[useLanguage()];
  const choose = (file: File | null) => {
    const problem = file && resumeProblem(file);
    onEdit(problem ? APPLICATION_MESSAGES[problem] : undefined);
  };
  return (
    <FileField
      {...field}
      wide
      name="resume"
      label={useOwnWords('application_labels')?.resume ?? label}
      help={useWords('application', APPLICATION_WORDS).resumeHelp}
      accept={RESUME_ACCEPT}
      aria-required
      onChoose={choose}
    />
  );
}
