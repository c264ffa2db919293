/** In milliseconds. */
const INTERVAL = 5000;

/** Serves a backend's simulated orders every few seconds until the returned function is called. */
export function runOrderSimulation({ processDueOrders }: { processDueOrders(): Promise<void> }): () => void {
  const timer = setInterval(() => void processDueOrders(), INTERVAL);
  return () => clearInterval(timer);
}
