/** Milliseconds. */
const INTERVAL = 5000;

/** Lets the kitchen of a backend look at the clock, every few seconds until the function that it gives is called. */
export function keepWorkerAlive({ serveKitchen }: { serveKitchen(): Promise<void> }): () => void {
  const timer = setInterval(() => void serveKitchen(), INTERVAL);
  return () => clearInterval(timer);
}
