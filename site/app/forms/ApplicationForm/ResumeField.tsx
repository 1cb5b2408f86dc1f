import { APPLICATION_LABELS } from '@kontorwerk/contract/forms/application-labels';
import { APPLICATION_MESSAGES } from '@kontorwerk/contract/forms/application-messages';
import { checkResume, RESUME_ACCEPT } from '@kontorwerk/contract/forms/resume';
import type { LocalText } from '@kontorwerk/contract/languages';
import { APPLICATION_WORDS } from '@kontorwerk/contract/words/application-words';
import { useRef, useState } from 'react';
import { useOwnWords, useWords } from '#app/base/language/own-words.ts';
import { useLanguage } from '#app/base/language/use-language.ts';
import { FileField } from '#app/ui/Field/FileField.tsx';

type ResumeFieldProps = {
  readonly id: string;
  readonly error: string | undefined;
  readonly progress: number | null;
  /** Called when a file is chosen or removed, with its error. */
  readonly onEdit: (error: LocalText | undefined) => void;
};

/** Loads the file check on demand; if that fails, the server reports the same error. */
async function adviceOn(file: File): Promise<LocalText | null> {
  try {
    return await (await import('./resume-check.ts')).adviseOnResume(file);
  } catch {
    return null;
  }
}

/** The resume field (§5); type and size are checked as soon as a file is chosen. */
export function ResumeField({ onEdit, ...field }: ResumeFieldProps) {
  const language = useLanguage();
  const [advice, setAdvice] = useState<LocalText | null>(null);
  const chosen = useRef<File | null>(null);
  const choose = async (file: File | null) => {
    chosen.current = file;
    setAdvice(null);
    const problem = file && checkResume(file);
    onEdit(problem ? APPLICATION_MESSAGES[problem] : undefined);
    if (file === null || (problem && problem !== 'resume_type')) return;
    const found = await adviceOn(file);
    if (chosen.current !== file || found === null) return;
    setAdvice(found);
    if (!problem) onEdit(APPLICATION_MESSAGES.resume_type);
  };
  return (
    <FileField
      {...field}
      wide
      name="resume"
      label={useOwnWords('application_labels')?.resume ?? APPLICATION_LABELS.resume[language]}
      help={useWords('application', APPLICATION_WORDS).resumeHelp}
      advice={advice?.[language]}
      accept={RESUME_ACCEPT}
      aria-required
      onChoose={choose}
    />
  );
}
