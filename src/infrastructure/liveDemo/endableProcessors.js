/* global registerProcessor -- of the scope in which sound is processed */

const register = registerProcessor;

/**
 * Lets the processors that are registered after this end when they are told to. A browser keeps a processor, and all
 * the sound that hangs on it, for as long as the page when it never says that it is done; the voice library's never do.
 */
globalThis.registerProcessor = (name, Processor) =>
  register(
    name,
    class extends Processor {
      isOver = false;

      constructor(options) {
        super(options);
        this.port.addEventListener('message', ({ data }) => {
          if (data.type === 'end') this.isOver = true;
        });
      }

      process(...sound) {
        if (!this.isOver) return super.process(...sound);
        this.port.postMessage({ type: 'ended' });
        return false;
      }
    },
  );
