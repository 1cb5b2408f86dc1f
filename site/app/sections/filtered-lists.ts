/** The filtered sections in one chunk, as they share most of their code. */
export { CareerGrid } from './CareerGrid/CareerGrid.tsx';
export { NewsList } from './News/NewsList.tsx';
export { ProjectGrid } from './ProjectGrid/ProjectGrid.tsx';
