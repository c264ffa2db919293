/** Lets everything that is already settled take its course. */
export const settled = () =>
  new Promise<void>((done) => {
    setImmediate(done);
  });
