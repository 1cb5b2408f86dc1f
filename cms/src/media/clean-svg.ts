import sanitizeHtml from 'sanitize-html';

/** The elements of SVG that draw. Links, scripts and foreign documents aren't among them. */
const TAGS = [
  ...['svg', 'g', 'defs', 'symbol', 'use', 'switch', 'title', 'desc', 'style', 'view'],
  ...['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'image', 'marker'],
  ...['text', 'tspan', 'textPath', 'linearGradient', 'radialGradient', 'stop', 'pattern', 'clipPath', 'mask'],
  ...['filter', 'feBlend', 'feColorMatrix', 'feComponentTransfer', 'feComposite', 'feConvolveMatrix'],
  ...['feDiffuseLighting', 'feDisplacementMap', 'feDistantLight', 'feDropShadow', 'feFlood', 'feFuncA', 'feFuncB'],
  ...['feFuncG', 'feFuncR', 'feGaussianBlur', 'feImage', 'feMerge', 'feMergeNode', 'feMorphology', 'feOffset'],
  ...['fePointLight', 'feSpecularLighting', 'feSpotLight', 'feTile', 'feTurbulence'],
  ...['animate', 'animateMotion', 'animateTransform', 'mpath'],
];

/** What is left out with all that is in it. */
const WITH_CONTENT = ['script', 'foreignObject', 'metadata', 'iframe', 'handler', 'listener', 'noscript'];

/** A part of the drawing itself, or a picture that it carries along. */
function isInside(address: string): boolean {
  return /^\s*(#|data:image\/(png|jpe?g|webp|gif|avif);base64,)/i.test(address);
}

/** What reaches out of a style besides `url()`. An escape could spell any of it. */
const REACHES_OUT = /@import|(?:expression|image-set|image|cross-fade|src)\(|javascript:|\\/i;

/** Styles may refer to parts of the drawing and to nothing else. */
function isPlainStyle(style: string): boolean {
  const addresses = [...style.matchAll(/url\(\s*['"]?([^'")]*)/gi)].map(([, address = '']) => address);
  return !REACHES_OUT.test(style) && addresses.every(isInside);
}

/** The text of a `style` element is written as it was read: entities and CDATA, read in XML, could end the element. */
function isPlainSheet(text: string): boolean {
  return !text.includes('<') && isPlainStyle(text);
}

function isHarmless([name, value]: readonly [string, string]): boolean {
  if (/^on/i.test(name) || /(^|:)base$/i.test(name)) return false;
  if (/^(?:.*:)?href$/i.test(name) || name === 'src') return isInside(value);
  // An animation may not set what the drawing itself may not have.
  if (name === 'attributeName') return !/^(?:on|.*href$)/i.test(value.trim());
  return isPlainStyle(value);
}

/** A drawing with nothing in it but what draws: no scripts, no foreign documents, nothing from elsewhere. */
export function cleanSvg(svg: string): string {
  return sanitizeHtml(svg, {
    allowedTags: TAGS,
    allowedAttributes: false,
    allowedSchemes: ['data'],
    // Styles are looked through below.
    allowVulnerableTags: true,
    nonTextTags: WITH_CONTENT,
    parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false },
    transformTags: {
      '*': (tagName, attribs) => ({ tagName, attribs: Object.fromEntries(Object.entries(attribs).filter(isHarmless)) }),
    },
    exclusiveFilter: ({ tag, text }) => tag === 'style' && !isPlainSheet(text),
  });
}
