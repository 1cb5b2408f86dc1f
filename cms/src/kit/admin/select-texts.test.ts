import { expect, test } from 'vitest';
import { translateSelectText } from './select-texts.ts';

/** As react-select writes them. */
const MESSAGES = [
  ['3 results available.', '3 Möglichkeiten'],
  ['1 result available for search term Ch.', '„Ch“: 1 Möglichkeit'],
  ['option Chennai (MAA), selected.', 'Gewählt: Chennai (MAA)'],
  ['options Chennai (MAA),Köln, selected.', 'Gewählt: Chennai (MAA),Köln'],
  ['option , selected.', ''],
  ['option [object Object], selected.', 'Gewählt: Adresse > Ort'],
  ['option Köln, deselected.', 'Entfernt: Köln'],
  ['All selected options have been cleared.', 'Die Auswahl ist aufgehoben.'],
  ['option Köln is disabled. Select another option.', 'Nicht wählbar: Köln'],
  ['value Köln focused, 2 of 3.', 'Köln, 2 von 3'],
  ['Köln selected, 1 of 3.', 'Köln, 1 von 3'],
  [
    'Select is focused ,type to refine list, press Down to open the menu, ',
    'Die Pfeiltaste nach unten öffnet die Liste. Tippen durchsucht sie.',
  ],
] as const;

test('what a select tells screen readers is translated, and labels that aren’t texts are read as shown', () => {
  for (const [written, text] of MESSAGES) {
    expect(translateSelectText(written, 'Adresse > Ort', 'de')).toBe(text);
    expect(translateSelectText(text, 'Adresse > Ort', 'de')).toBe(text);
  }
  expect(translateSelectText('2 results available.', '', 'en')).toBe('2 options');
});
