/* WordPress has an index of its routes here, which no client needs. */
export { DELETE, GET, PATCH, POST, PUT } from './[...path]/route.ts';
