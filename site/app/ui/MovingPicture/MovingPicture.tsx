import type { LocalText } from '@kontorwerk/contract/languages';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { useLanguage } from '#app/base/language/use-language.ts';
import { classes } from '#app/styles/classes.ts';
import { Icon } from '../Icon/Icon.tsx';
import { focus, Picture } from '../Picture/Picture.tsx';
import { useHasBeenInView } from '../use-has-been-in-view.ts';
import { useReducedMotion } from '../use-reduced-motion.ts';
import styles from './MovingPicture.module.css';
import { useIsSavingData } from './use-is-saving-data.ts';

const STOP: LocalText = { en: 'Stop the animation', de: 'Animation anhalten' };
const PLAY: LocalText = { en: 'Play the animation', de: 'Animation abspielen' };

type MovingProps = ComponentProps<typeof Picture> & { readonly moving: string };

function Moving({ moving, set, fill = false, ...picture }: MovingProps) {
  const language = useLanguage();
  const frame = useRef<HTMLDivElement>(null);
  const still = useReducedMotion();
  const saves = useIsSavingData();
  const seen = useHasBeenInView(frame);
  const [wanted, setWanted] = useState<boolean | null>(null);
  const [ready, setReady] = useState(false);
  // Without a script nothing plays, so there is no button.
  useEffect(() => setReady(true), []);
  const moves = wanted ?? !(still || saves);
  return (
    <div ref={frame} className={classes(styles.frame, fill && styles.fill)}>
      <Picture {...picture} set={set} fill={fill} />
      {ready && moves && seen && (
        <img
          className={classes('screen-only', styles.moving)}
          src={moving}
          alt=""
          style={set ? focus(set) : undefined}
        />
      )}
      {ready && (
        <button type="button" className={classes('screen-only', styles.toggle)} onClick={() => setWanted(!moves)}>
          <Icon name={moves ? 'pause' : 'play'} />
          <span className="visually-hidden">{(moves ? STOP : PLAY)[language]}</span>
        </button>
      )}
    </div>
  );
}

/**
 * A picture that plays its animated version, if an editor added one, when it comes into view, with a pause button; no
 * autoplay with reduced motion or data saving (decision 55).
 */
export function MovingPicture(picture: ComponentProps<typeof Picture>) {
  const moving = picture.set?.moving ?? '';
  if (picture.src === '' || moving === '') return <Picture {...picture} />;
  return <Moving {...picture} moving={moving} />;
}
