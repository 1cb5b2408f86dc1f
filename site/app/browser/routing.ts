/** What of the router the browser's app begins with: a module by itself, so that it can be evaluated by itself. */
export { createBrowserRouter } from 'react-router';
export { RouterProvider } from 'react-router/dom';
