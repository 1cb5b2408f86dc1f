import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { Carousel } from '../Carousel.tsx';

/** The generic carousel with nothing but what it can't do without: five slides, one in view. */
const items = ['A', 'B', 'C', 'D', 'E'].map((letter) => ({ key: letter, content: <p>{letter}</p> }));

createRoot(document.body).render(
  <MemoryRouter>
    <Carousel kind="reviews" label="Letters" items={items} head={(controls) => controls} />
  </MemoryRouter>,
);
