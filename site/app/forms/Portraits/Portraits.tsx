import first from './first.svg';
import styles from './Portraits.module.css';
import second from './second.svg';
import third from './third.svg';

/** Three faces, for the people who read what is written here; decoration, and nobody's portrait. */
export function Portraits() {
  return (
    <div className={styles.portraits}>
      {[first, second, third].map((portrait) => (
        <img key={portrait} src={portrait} alt="" width={160} height={160} loading="lazy" decoding="async" />
      ))}
    </div>
  );
}
