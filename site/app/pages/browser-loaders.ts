/** The page loaders of the browser in one chunk. */
export { detailClientLoader, isSelected } from './detail-client-loader.ts';
export { messageClientLoader } from './message-client-loader.ts';
export { pageClientLoader } from './page-client-loader.ts';
export { buildHead } from './page-metadata.ts';
export { prefetchContent } from './prefetch-content.ts';
export { searchClientLoader } from './search-client-loader.ts';
