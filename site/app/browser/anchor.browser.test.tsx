import { expect, onTestFinished, test } from 'vitest';
import { serve } from '#app/testing/serve.tsx';
import { findAnchor, focusAnchor } from './anchor.ts';

test.each([
  ['#f%C3%BCr-wen', 'für-wen'],
  ['#für-wen', 'für-wen'],
  ['#jobs', 'jobs'],
  ['#100%', '100%'],
  ['#nothing', undefined],
  ['#', undefined],
  ['', undefined],
])('"%s" names the element %s', (hash, id) => {
  serve(
    <div>
      <h2 id="für-wen">Für wen</h2>
      <h2 id="jobs">Jobs</h2>
      <h2 id="100%">100 %</h2>
    </div>,
    { at: '/' },
  );
  expect(findAnchor(hash)?.id).toBe(id);
});

test.each([
  ['a section, its heading', '<section id="place"><h2>Jobs</h2><a href="/a">A</a></section>', 'h2'],
  ['a section without one, the section', '<section id="place"><a href="/a">A</a></section>', '#place'],
  ['what can have it, the place', '<div id="place" tabindex="-1"><h3>Why?</h3></div>', '#place'],
  ['a field, the field', '<input id="place">', '#place'],
])('whoever goes to a place goes on from there: of %s has the focus', (_what, html, to) => {
  const box = document.body.appendChild(document.createElement('div'));
  onTestFinished(() => box.remove());
  box.innerHTML = `<a href="#place">To it</a>${html}`;
  box.querySelector('a')?.focus();
  const place = findAnchor('#place');
  if (place) focusAnchor(place);
  expect(document.activeElement).toBe(box.querySelector(to));
});
