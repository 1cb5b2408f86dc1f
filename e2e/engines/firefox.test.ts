import { startFirefox } from './driver/firefox.ts';
import { playIn } from './play.ts';
import { playAll } from './play-all.ts';

playAll(playIn(startFirefox));
