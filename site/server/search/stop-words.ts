import type { Language } from '@kontorwerk/contract/languages';
import { foldWord } from './folding.ts';

const EN = `a about all also am an and any are as at be been but by can could did do does for from get had has have he her his
how i if in into is it its just like many me more most much my no not of on one only or our out so some such than that the their them
then there these they this to up us was we were what when where which who why will with would you your`;

const DE = `aber alle allen als also am an auch auf aus bei bin bis da damit dann das dass dein dem den der des dessen die dies
diese dieser dieses doch dort durch ein eine einem einen einer eines er es etwas euch fur für gibt hat hatte haben habe ich ihr
ihre ihren ihrer im in ins ist ja kann kein keine können konnen man mehr mein meine mich mir mit nach nicht noch nun nur ob oder
ohne sehr sein seine sich sie sind so um und uns unser unsere unseren unserer viel viele vom von vor war was weil wenn wer werden wie
wieder wieviel wieviele wir wird wo zu zum zur über`;

function listOf(words: string): ReadonlySet<string> {
  return new Set(words.split(/\s+/).map(foldWord));
}

const STOP_WORDS: Readonly<Record<Language, ReadonlySet<string>>> = { en: listOf(EN), de: listOf(DE) };

/** Whether a folded word is a stop word. */
export function isStopWord(folded: string, language: Language): boolean {
  return STOP_WORDS[language].has(folded);
}
