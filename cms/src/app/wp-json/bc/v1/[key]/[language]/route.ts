/* Serves a content set in a language (§7). */
export { GET, OPTIONS, POST } from '../route.ts';
