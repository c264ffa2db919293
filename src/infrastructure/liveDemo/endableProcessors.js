/* global registerProcessor -- defined in the audio worklet's scope */

const register = registerProcessor;

/**
 * Makes each processor that is registered later end on an `end` message. The voice library's processors never
 * end, and a browser keeps an unended processor and its audio until the page closes.
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
