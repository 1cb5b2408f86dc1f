/** Pasting into rich text from Word, Google Docs and web pages. */
import type { Locator, Page } from '@playwright/test';
import * as v from 'valibot';
import { expect, test } from './support/browser/test.ts';
import { formStands } from './support/cms/admin-pages.ts';
import { type CmsSession, drop, signInAs, successOf } from './support/cms/cms.ts';
import { SOON_MS } from './support/cms/loaded.ts';
import { until } from './support/until.ts';

const made = v.object({ doc: v.object({ id: v.number() }) });

type Node = {
  readonly type: string;
  readonly tag?: string | undefined;
  readonly text?: string | undefined;
  readonly children?: readonly Node[] | undefined;
  readonly fields?: { readonly url?: string | undefined } | undefined;
};
const node: v.GenericSchema<unknown, Node> = v.object({
  type: v.string(),
  tag: v.optional(v.string()),
  text: v.optional(v.string()),
  children: v.optional(v.array(v.lazy(() => node))),
  fields: v.optional(v.object({ url: v.optional(v.string()) })),
});
const page = v.object({ sections: v.array(v.object({ html_field: v.nullish(v.object({ root: node })) })) });

/** Renders a rich text as an outline, one line per part. */
function outline({ type, tag, text, children = [], fields }: Node): string {
  const inner = children.map(outline).join('');
  if (type === 'text') return text ?? '';
  if (type === 'link') return `<a ${fields?.url}>${inner}</a>`;
  const names: Readonly<Record<string, string>> = { listitem: 'li', paragraph: 'p', tablerow: 'tr', tablecell: 'td' };
  const name = tag ?? names[type] ?? type;
  return type === 'root' ? inner : `<${name}>${inner}</${name}>`;
}

async function savedOutline(editor: CmsSession, id: number): Promise<string> {
  const answer = await editor.get(`/api/pages/${id}?locale=de&draft=true&depth=0`);
  const [section] = v.parse(page, await successOf(answer)).sections;
  return section?.html_field ? outline(section.html_field.root) : '';
}

/** Dispatches a browser's paste event. */
function paste(editable: Locator, html: string): Promise<void> {
  return editable.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', pasted);
    clipboardData.setData('text/plain', 'plain');
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);
}

const inWord = (body: string) => `<html xmlns:o="urn:schemas-microsoft-com:office:office">
<head><meta name=Generator content="Microsoft Word 15"><style>p.MsoNormal {margin:0}</style></head>
<body lang=DE><!--StartFragment-->${body}<!--EndFragment--></body></html>`;

/** Builds a list item as Word writes it. */
const item = (level: number, marker: string, text: string, list = 'l0') =>
  `<p class=MsoListParagraph style='margin-left:36.0pt;text-indent:-18.0pt;mso-list:${list} level${level} lfo1'>` +
  `<![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${marker}` +
  `<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>`;

const NOTHING = '<p class=MsoNormal><o:p>&nbsp;</o:p></p>';

const FROM_WORD = inWord(`
<h1>Leuchten<o:p></o:p></h1>
<p class=MsoNormal>Ein <b>fetter</b> Satz.<o:p></o:p></p>${NOTHING}
<h2>Für den Hafen<o:p></o:p></h2>
${item(1, '·', 'Kräne')}
${item(2, 'o', 'große')}
${item(2, 'o', 'kleine')}
${item(1, '·', 'Schiffe')}
<p class=MsoNormal><span><img width=120 height=80 src="file:///C:/Temp/clip_image001.png"></span></p>
${item(1, '1.', 'Erst messen', 'l1')}
${item(1, '2.', 'Dann bauen', 'l1')}
<table class=MsoTableGrid border=1><tr><td><p class=MsoNormal>Watt</p></td><td><p class=MsoNormal>60</p></td></tr></table>
<p class=MsoNormal><a href="https://www.google.com/url?q=https://example.org/lampen&amp;sa=D">Mehr dazu</a></p>`);

const CLEANED =
  '<h2>Leuchten</h2><p>Ein fetter Satz.</p><h3>Für den Hafen</h3>' +
  '<ul><li>Kräne</li><li><ul><li>große</li><li>kleine</li></ul></li><li>Schiffe</li></ul>' +
  '<ol><li>Erst messen</li><li>Dann bauen</li></ol>' +
  '<table><tr><td><p>Watt</p></td><td><p>60</p></td></tr></table>' +
  '<p><a https://example.org/lampen>Mehr dazu</a></p>';

async function openEmptyText(browser: Page, editor: CmsSession): Promise<number> {
  const body = {
    title: `Einfügen ${crypto.randomUUID()}`,
    page_key: 'page',
    sections: [{ blockType: 'RichText', main_title: 'Text' }],
    _status: 'draft',
  };
  const { id } = v.parse(
    made,
    await successOf(await editor.send('POST', '/api/pages?locale=de&draft=true&depth=0', body)),
  ).doc;
  await browser.goto(`/admin/collections/pages/${id}?locale=de`);
  await formStands(browser);
  await browser.locator('#sections-row-0 .collapsible__toggle').first().click();
  return id;
}

for (const { locale, words } of [
  { locale: 'de-DE', words: 'Bilder lassen sich hier nicht einfügen' },
  { locale: 'en-GB', words: 'Pictures can’t be pasted here' },
]) {
  test.describe(`in a browser set to ${locale}`, () => {
    test.use({ locale });

    test('a text from Word keeps its headings, lists, tables and links, and says that its picture is left out', async ({
      page: browser,
      admin,
      browseAs,
      afterwards,
    }) => {
      const editor = await signInAs(admin, 'editor');
      await browseAs(editor);
      const id = await openEmptyText(browser, editor);
      afterwards(() => drop(admin, 'pages', id));
      const editable = browser.locator('.rich-text-lexical [contenteditable="true"]').first();
      await editable.click();
      await paste(editable, FROM_WORD);
      await expect(editable.locator('h2')).toHaveText('Leuchten');
      await expect(browser.getByText(words)).toBeVisible();
      await until('it is saved', async () => (await savedOutline(editor, id)).includes('Mehr dazu'), SOON_MS);
      expect(await savedOutline(editor, id)).toBe(CLEANED);
    });
  });
}

test('what was copied in the editor itself is pasted as it is', async ({
  page: browser,
  admin,
  browseAs,
  afterwards,
}) => {
  const editor = await signInAs(admin, 'editor');
  await browseAs(editor);
  const id = await openEmptyText(browser, editor);
  afterwards(() => drop(admin, 'pages', id));
  const editable = browser.locator('.rich-text-lexical [contenteditable="true"]').first();
  await editable.click();
  await editable.pressSequentially('Laterne');
  await editable.press('ControlOrMeta+a');
  await editable.press('ControlOrMeta+c');
  // Typing shows that the selection has ended: the editor learns of that a moment later, and pasting would replace it.
  await editable.press('End');
  await editable.pressSequentially('-');
  await expect(editable).toHaveText('Laterne-');
  await editable.press('ControlOrMeta+v');
  await expect(editable).toHaveText('Laterne-Laterne');
});
