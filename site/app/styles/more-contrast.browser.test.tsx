/** With `prefers-contrast: more`: no soft text colours and no faint rules on any background. */
import { expect, test } from 'vitest';
import { prefer } from '#app/testing/media.ts';
import { serve } from '#app/testing/serve.tsx';

const TONES = ['paper', 'paper-2', 'mist', 'petrol', 'ink', 'marigold'];

/** Returns the soft texts and faint rules whose colour differs from the normal text on a background. */
function faintOn(tone: string): readonly string[] {
  const parts = [...(document.querySelector(`[data-tone="${tone}"]`)?.children ?? [])];
  const colours = parts.map((part) => getComputedStyle(part).borderTopColor);
  return parts.flatMap(({ id }, at) => (colours[at] === colours[0] ? [] : [id]));
}

test.each(TONES)('words and rules on %s', async (tone) => {
  const part = (name: string) => <hr id={name} style={{ borderColor: `var(--${name})`, color: 'var(--on-ground)' }} />;
  serve(
    <div data-tone={tone}>
      {part('on-ground')}
      {part('on-ground-soft')}
      {part('rule')}
      {part('line')}
    </div>,
  );
  expect(faintOn(tone)).toEqual(expect.arrayContaining(['rule', 'line']));
  await prefer({ 'prefers-contrast': 'more' });
  expect(faintOn(tone)).toEqual([]);
});
