import type { Locator, Page } from '@playwright/test';
import { tinyPdf } from '../documents/pdf.ts';

/** Locates the contact page's form: only it asks for a company (§5). */
export function fullContactForm(page: Page): Locator {
  return page.locator('form').filter({ has: page.locator('[name=company]') });
}

/** Locates the contact form above the footer of every other page. */
export function footerContactForm(page: Page): Locator {
  return page
    .locator('form')
    .filter({ has: page.locator('[name=first_name]') })
    .filter({ hasNot: page.locator('[name=company]') });
}

/** Locates the application form. */
export function applicationForm(page: Page): Locator {
  return page.locator('form').filter({ has: page.locator('[name=resume]') });
}

/** Locates the element of a form by its name. */
export function field(form: Locator, name: string): Locator {
  return form.locator(`[name="${name}"]`);
}

/** Returns a form's values as they would be sent: by name, the text or the file's name. */
export function typed(form: Locator): Promise<Readonly<Record<string, string>>> {
  return form.evaluate((element) => {
    if (!(element instanceof HTMLFormElement)) throw new Error('This is no form.');
    const entries = [...new FormData(element)];
    return Object.fromEntries(entries.map(([name, value]) => [name, value instanceof File ? value.name : value]));
  });
}

/** Presses a form's submit button. */
export function submit(form: Locator): Promise<void> {
  return form.locator('[type=submit]').click();
}

/** Creates a visitor that no other test uses. */
export function newVisitor() {
  const key = crypto.randomUUID().slice(0, 8);
  return {
    firstName: `Ada${key}`,
    lastName: 'Lovelace',
    company: 'Analytical Engines',
    email: `ada-${key}@example.com`,
    phone: '9876543210',
    message: `Please count on us, ${key}.\nÄrger & <b>Umlaute</b>.`,
    resumeName: `cv-${key}.pdf`,
  };
}

export type Visitor = ReturnType<typeof newVisitor>;

/** Fills in the fields of both contact forms. */
export async function fillContact(form: Locator, visitor: Visitor): Promise<void> {
  await field(form, 'first_name').fill(visitor.firstName);
  await field(form, 'email').fill(visitor.email);
  await field(form, 'mobile').fill(visitor.phone);
  await field(form, 'message').fill(visitor.message);
}

/** Fills in the fields of the contact page's form. */
export async function fillFullContact(form: Locator, visitor: Visitor): Promise<void> {
  await fillContact(form, visitor);
  await field(form, 'Mrormrs').selectOption('Mrs');
  await field(form, 'name').fill(visitor.lastName);
  await field(form, 'company').fill(visitor.company);
}

/** Fills in an application with a PDF as resume. */
export async function fillApplication(form: Locator, visitor: Visitor): Promise<void> {
  await field(form, 'full_name').fill(`${visitor.firstName} ${visitor.lastName}`);
  await field(form, 'email').fill(visitor.email);
  await field(form, 'phone_number').fill(visitor.phone);
  await field(form, 'position').fill('Engineer');
  await field(form, 'years_of_experience').fill('7');
  await field(form, 'resume').setInputFiles({
    name: visitor.resumeName,
    mimeType: 'application/pdf',
    buffer: tinyPdf(),
  });
}
