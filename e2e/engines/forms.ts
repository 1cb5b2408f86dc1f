/** Both forms, submitted to the CMS. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect } from 'vitest';
import { newVisitor, type Visitor } from '../support/browser/forms.ts';
import { admin } from '../support/cms/administrator.ts';
import { successOf } from '../support/cms/cms.ts';
import { applicationFrom, messageFrom } from '../support/cms/sent-to-us.ts';
import { tinyPdf } from '../support/documents/pdf.ts';
import type { EngineWindow } from './driver/engine.ts';
import { DESK, PHONE, type Play } from './play.ts';
import { clickOn, goTo, waitFor, writeIn } from './visit.ts';

/** Waits until a form's thanks have the focus and are in view, below the sticky header. */
function seesThanks(window: EngineWindow, name: string): Promise<void> {
  return waitFor(
    window,
    `thanks to ${name} are in view`,
    (name) => {
      const { activeElement } = document;
      if (!activeElement?.textContent?.includes(name)) return false;
      const { left, top } = activeElement.querySelector('h1, h2, h3')?.getBoundingClientRect() ?? { left: -1, top: -1 };
      return top > 0 && top < innerHeight && activeElement.contains(document.elementFromPoint(left + 4, top + 8));
    },
    name,
  );
}

/** Fills in fields by name, one after the other. */
async function fill(window: EngineWindow, form: string, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(fields)) await writeIn(window, `${form} [name="${name}"]`, text);
}

const contactOf = (visitor: Visitor) => ({
  first_name: visitor.firstName,
  email: visitor.email,
  mobile: visitor.phone,
  message: `Please count on us, ${visitor.firstName}.`,
});

const FULL = 'form:has([name="company"])';
const FOOTER = 'form:has([name="first_name"]):not(:has([name="company"]))';
const APPLICATION = 'form:has([name="resume"])';

export function playForms(play: Play): void {
  for (const size of [DESK, PHONE])
    play(`a message is sent and thanked for in view at ${size.width} px`, size, async (window) => {
      const visitor = newVisitor();
      await goTo(window, '/contactus/contactform');
      await fill(window, FULL, { ...contactOf(visitor), name: visitor.lastName, company: visitor.company });
      await clickOn(window, `${FULL} [type="submit"]`);
      await seesThanks(window, visitor.firstName);
      expect(await messageFrom(admin, visitor.email)).toMatchObject({ company: visitor.company, language: 'en' });
    });

  play('a message from below a page is sent and thanked for in view', DESK, async (window) => {
    const visitor = newVisitor();
    await goTo(window, '/de/projects');
    await fill(window, FOOTER, contactOf(visitor));
    await clickOn(window, `${FOOTER} [type="submit"]`);
    await seesThanks(window, visitor.firstName);
    expect(await messageFrom(admin, visitor.email)).toMatchObject({ first_name: visitor.firstName, language: 'de' });
  });

  for (const size of [DESK, PHONE])
    play(`an application with its resume is sent and thanked for in view at ${size.width} px`, size, async (window) => {
      const visitor = newVisitor();
      const folder = mkdtempSync(path.join(os.tmpdir(), 'e2e-resume-'));
      const file = path.join(folder, visitor.resumeName);
      writeFileSync(file, tinyPdf());
      try {
        await goTo(window, '/de/career-form');
        await fill(window, APPLICATION, {
          full_name: `${visitor.firstName} ${visitor.lastName}`,
          email: visitor.email,
          phone_number: visitor.phone,
          position: 'Engineer',
          years_of_experience: '7',
        });
        await window.chooseFile(`${APPLICATION} [name="resume"]`, file);
        await waitFor(
          window,
          'the resume is shown',
          (name) => document.body.textContent?.includes(name),
          visitor.resumeName,
        );
        await clickOn(window, `${APPLICATION} [type="submit"]`);
        await seesThanks(window, visitor.firstName);
      } finally {
        rmSync(folder, { recursive: true });
      }
      const { resume } = await applicationFrom(admin, visitor.email);
      expect(await successOf(await admin.get(`/api/resumes/${resume}`))).toMatchObject({
        original_name: visitor.resumeName,
      });
    });

  play('no letter stays in a phone field', DESK, async (window) => {
    await goTo(window, '/contactus/contactform');
    await writeIn(window, `${FULL} [name="mobile"]`, '98765abc');
    await window.press('Tab');
    await waitFor(
      window,
      'digits alone stand in the field',
      (field) => document.querySelector<HTMLInputElement>(field)?.value === '98765',
      `${FULL} [name="mobile"]`,
    );
  });
}
