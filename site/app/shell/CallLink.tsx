import { SHELL_WORDS } from '@kontorwerk/contract/words/shell-words';
import { useWords } from '#app/base/language/own-words.ts';
import { Icon } from '#app/ui/Icon/Icon.tsx';
import { PhoneLink } from '#app/ui/PhoneLink/PhoneLink.tsx';

type CallLinkProps = {
  readonly phone: string;
  readonly className?: string | undefined;
  /** The icon's size in px. */
  readonly size?: number;
};

/** A phone link with an icon; screen readers hear that it places a call. */
export function CallLink({ phone, className, size }: CallLinkProps) {
  const { call } = useWords('shell', SHELL_WORDS);
  return (
    <PhoneLink phone={phone} className={className}>
      <Icon name="phone" size={size} />
      <span>
        <span className="visually-hidden">{`${call} `}</span>
        {phone}
      </span>
    </PhoneLink>
  );
}
