/** In milliseconds. */
const INTERVAL = 5000;

/** Serves a backend's simulated orders every few seconds until the returned function is called. */
export function keepWorkerAlive({ serveKitchen }: { serveKitchen(): Promise<void> }): () => void {
  const timer = setInterval(() => void serveKitchen(), INTERVAL);
  return () => clearInterval(timer);
}
