import { startWebKit } from './driver/webkit.ts';
import { playIn } from './play.ts';
import { playAll } from './play-all.ts';

playAll(playIn(startWebKit));
