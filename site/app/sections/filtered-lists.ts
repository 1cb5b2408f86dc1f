/** The sections whose cards a visitor filters, in one piece: most of each is what all are made of. */
export { CareerGrid } from './CareerGrid/CareerGrid.tsx';
export { NewsList } from './News/NewsList.tsx';
export { ProjectGrid } from './ProjectGrid/ProjectGrid.tsx';
