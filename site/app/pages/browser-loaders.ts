/** The page loaders of the browser in one chunk. */
export { detailClientLoader, isSelected } from './detail-client-loader.ts';
export { messageClientLoader } from './message-client-loader.ts';
export { pageClientLoader } from './page-client-loader.ts';
export { headBy } from './page-head.ts';
export { prefetchContent } from './prefetch-content.ts';
export { searchClientLoader } from './search-client-loader.ts';
