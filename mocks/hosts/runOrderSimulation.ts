/** In milliseconds. */
const INTERVAL = 5000;

/** Processes simulated orders every few seconds. Returns a function that stops the simulation. */
export function runOrderSimulation({ processDueOrders }: { processDueOrders(): Promise<void> }): () => void {
  const timer = setInterval(() => void processDueOrders(), INTERVAL);
  return () => clearInterval(timer);
}
