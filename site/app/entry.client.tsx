/** Lets the browser do what waits, such as answering a visitor. */
const pause = () => new Promise((resolve) => setTimeout(resolve));

// Each part is evaluated in a task of its own: together they are a task that a cheap phone feels.
await import('react-dom/client');
await pause();
const { takeOver } = await import('./browser/take-over.tsx');
await pause();
await takeOver();
