/** The sections whose cards a visitor filters, in one piece: most of either is what both are made of. */
export { CareerGrid } from './CareerGrid/CareerGrid.tsx';
export { ProjectGrid } from './ProjectGrid/ProjectGrid.tsx';
