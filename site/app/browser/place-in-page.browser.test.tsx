import { expect, test } from 'vitest';
import { serve } from '#app/testing/serve.tsx';
import { placeInPage } from './place-in-page.ts';

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
  expect(placeInPage(hash)?.id).toBe(id);
});
