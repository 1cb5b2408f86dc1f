import { APPLICATION_LABELS } from '@kontorwerk/contract/forms/application-labels';
import { APPLICATION_MESSAGES } from '@kontorwerk/contract/forms/application-messages';
import { RESUME_ACCEPT, resumeProblem } from '@kontorwerk/contract/forms/resume';
import type { LocalText } from '@kontorwerk/contract/languages';
import { useLanguage } from '#app/base/language/use-language.ts';
import { FileField } from '#app/ui/Field/FileField.tsx';
import { applicationWords } from './application-words.ts';

type ResumeFieldProps = {
  readonly id: string;
  readonly error: string | undefined;
  readonly progress: number | null;
  /** Told when a file is chosen or removed, with what is wrong with it. */
  readonly onEdit: (error: LocalText | undefined) => void;
};

/** The resume (§5): its type and size are checked as soon as it is chosen. */
export function ResumeField({ onEdit, ...field }: ResumeFieldProps) {
  const language = useLanguage();
  const choose = (file: File | null) => {
    const problem = file && resumeProblem(file);
    onEdit(problem ? APPLICATION_MESSAGES[problem] : undefined);
  };
  return (
    <FileField
      {...field}
      wide
      name="resume"
      label={APPLICATION_LABELS.resume[language]}
      help={applicationWords[language].resumeHelp}
      accept={RESUME_ACCEPT}
      aria-required
      onChoose={choose}
    />
  );
}
