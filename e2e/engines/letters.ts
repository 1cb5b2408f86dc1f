/** Typography: letters in the cut for their size, and line breaks where readers expect them. */
import { expect } from 'vitest';
import { PHONE, type Play } from './play.ts';
import { goTo } from './visit.ts';

export function playLetters(play: Play): void {
  play('a small heading has the letters of its size', PHONE, async (window) => {
    await goTo(window, '/');
    const widthWith = (settings: string) =>
      window.run(async (settings) => {
        await document.fonts.load('700 24px "Bricolage Grotesque late"');
        const probe = document.body.appendChild(document.createElement('span'));
        probe.textContent = 'Portals, configurators and websites';
        for (const [name, value] of [
          ['position', 'absolute'],
          ['white-space', 'nowrap'],
          ['font-family', '"Bricolage Grotesque late"'],
          ['font-weight', '700'],
          ['font-size', '24px'],
          ['font-variation-settings', settings],
        ] as const)
          probe.style.setProperty(name, value);
        const { width } = probe.getBoundingClientRect();
        probe.remove();
        return Math.round(width);
      }, settings);
    const own = await widthWith('');
    expect(own).toBe(await widthWith('"opsz" 24'));
    expect(own).not.toBe(await widthWith('"opsz" 96'));
  });
}
