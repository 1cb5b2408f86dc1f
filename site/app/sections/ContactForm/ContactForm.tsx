import { useContext, useState } from 'react';
import { MessageStartContext } from '#app/forms/MessageForm/posted-message.ts';
import type { SentMessage } from '#app/forms/MessageForm/send-contact.ts';
import type { SectionProps } from '../section-props.ts';
import { ContactPage } from './ContactPage.tsx';
import { ContactSent } from './ContactSent.tsx';

function ContactBlock({ section }: SectionProps) {
  const { posted } = useContext(MessageStartContext);
  const [sent, setSent] = useState<SentMessage | null>(null);
  const postedAndSent = posted?.outcome.status === 'sent' ? posted.outcome : null;
  const message = sent ?? postedAndSent;
  if (message) return <ContactSent section={section} message={message} focused={sent !== null} />;
  return <ContactPage section={section} variant={posted?.variant ?? 'full'} onSent={setSent} />;
}

/** The full contact form (§2), or its confirmation (§4). */
export function ContactForm({ section }: SectionProps) {
  const { prefill, service, about } = useContext(MessageStartContext);
  return <ContactBlock key={JSON.stringify([prefill, service, about])} section={section} />;
}
