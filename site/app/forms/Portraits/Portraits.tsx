import type { Card } from '@kontorwerk/contract/content/entry';
import { Picture } from '#app/ui/Picture/Picture.tsx';
import styles from './Portraits.module.css';

/** The most portraits shown. */
const MOST = 3;

/** The portraits of the people who read the messages: the contact form's cards with a picture. */
export function Portraits({ cards }: { readonly cards: readonly Card[] }) {
  const people = cards.filter(({ image }) => image !== '').slice(0, MOST);
  if (people.length === 0) return null;
  return (
    <div className={styles.portraits}>
      {people.map(({ image, image_set, name }) => (
        <Picture key={image} src={image} set={image_set} sizes="120px" alt={name} />
      ))}
    </div>
  );
}

/** Returns the HTML texts beside a contact form: its cards without a picture. */
export function listTexts(cards: readonly Card[]): readonly string[] {
  return cards.filter(({ image }) => image === '').map(({ html_field }) => html_field);
}
