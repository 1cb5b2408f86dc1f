import { writeFile } from 'node:fs/promises';
import type { JSHandle, Locator } from '@playwright/test';
import { applicationForm, field, fillApplication, newVisitor, submit, typed } from './support/browser/forms.ts';
import { hydrated } from './support/browser/hydration.ts';
import { expect, test } from './support/browser/test.ts';
import { pdfOfSize, tinyPdf } from './support/documents/pdf.ts';
import { emailFor } from './support/scripted-backend/answers.ts';
import { FOREIGN_STACK } from './support/stacks/stacks.ts';

test('a resume can be dropped on its field', async ({ page }) => {
  await page.goto('/career-form');
  await hydrated(page);
  const form = applicationForm(page);
  const resume = field(form, 'resume');
  await resume.scrollIntoViewIfNeeded();
  const box = await resume.boundingBox();
  if (box === null) throw new Error('The field for the resume has no place.');
  const file = test.info().outputPath('dropped.pdf');
  await writeFile(file, tinyPdf());
  const devtools = await page.context().newCDPSession(page);
  const drag = (type: 'dragEnter' | 'dragOver' | 'drop') =>
    devtools.send('Input.dispatchDragEvent', {
      type,
      x: box.x + box.width / 2,
      y: box.y + box.height / 2,
      data: { items: [], files: [file], dragOperationsMask: 1 },
    });
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) await drag(type);
  await expect(form.getByText('dropped.pdf', { exact: true })).toBeVisible();
  expect(await typed(form)).toMatchObject({ resume: 'dropped.pdf' });
});

/** Records the label and value of a form's progress bar at each change. */
function watchProgress(form: Locator): Promise<JSHandle<string[]>> {
  return form.evaluateHandle((element) => {
    const shown: string[] = [];
    const look = () => {
      const bar = element.querySelector('progress');
      if (!bar) return;
      const told = bar.parentElement?.innerText.match(/\d+% sent/)?.[0] ?? 'nothing told';
      const step =
        Math.floor(bar.position * 100) === Number.parseInt(told, 10) ? told : `${bar.position} is not ${told}`;
      const text = `${bar.getAttribute('aria-label')} ${step}`;
      if (shown.at(-1) !== text) shown.push(text);
    };
    new MutationObserver(look).observe(element, {
      attributes: true,
      characterData: true,
      childList: true,
      subtree: true,
    });
    return shown;
  });
}

test.describe('while it is sent', () => {
  test.use({ baseURL: FOREIGN_STACK.siteUrl });

  test('a resume shows how much of it is on its way', async ({ page }) => {
    await page.goto('/career-form');
    await hydrated(page);
    const form = applicationForm(page);
    await fillApplication(form, { ...newVisitor(), email: emailFor('success') });
    const buffer = pdfOfSize(2_000_000);
    await field(form, 'resume').setInputFiles({ name: 'long.pdf', mimeType: 'application/pdf', buffer });
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Network.enable');
    const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 1_500_000 };
    await devtools.send('Network.emulateNetworkConditions', slow);
    const shown = await watchProgress(form);
    await submit(form);
    await expect(form).toHaveCount(0);
    const steps = await shown.evaluate((texts) => texts);
    const shares = steps.map((text) => Number(/^long\.pdf (\d+)% sent$/.exec(text)?.[1]));
    expect(shares, 'every step is named and told').not.toContain(Number.NaN);
    expect(shares, 'it grows').toEqual(shares.toSorted((a, b) => a - b));
    expect(shares.filter((share) => share > 0 && share < 100).length, 'it is told on the way').toBeGreaterThan(1);
  });
});
