/** Yields to the browser's other tasks, such as responding to input. */
const pause = () => new Promise((resolve) => setTimeout(resolve));

// Each chunk is evaluated in its own task: together they would be a long task on a cheap phone.
await import('react-dom/client');
await pause();
const { hydrateApp } = await import('./browser/hydrate-app.tsx');
await pause();
await hydrateApp();
