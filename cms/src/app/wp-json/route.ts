/* WordPress has an index of its routes here, which nobody needs. */
export { DELETE, GET, PATCH, POST, PUT } from './[...path]/route.ts';
