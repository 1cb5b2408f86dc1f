import { useLanguage } from '#app/base/language/use-language.ts';
import { type DateForm, formatDate } from './format-date.ts';

type LocalDateProps = { readonly date: string; readonly form?: DateForm; readonly className?: string };

/** A date in the page's language. Nothing if it is invalid. */
export function LocalDate({ date, form = 'day', className }: LocalDateProps) {
  const text = formatDate(date, useLanguage(), form);
  if (text === null) return null;
  return (
    <time dateTime={date.slice(0, 10)} className={className}>
      {text}
    </time>
  );
}
