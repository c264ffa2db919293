import { setFault } from '../../faults/faultNotation.ts';
import type { BrowserControls } from '../browserControls.ts';
import { markup } from './markup.ts';
import { appearance, placement, sheetOf } from './styles.ts';

const TAG = 'fake-backend-panel';

/** Puts the developer panel on the page: a small button in the corner that opens the controls of the backend. */
export function mountPanel(controls: BrowserControls): void {
  customElements.define(TAG, FakeBackendPanel);
  document.adoptedStyleSheets.push(sheetOf(placement(TAG)));
  document.body.append(new FakeBackendPanel(controls));
}

class FakeBackendPanel extends HTMLElement {
  readonly #controls: BrowserControls;
  readonly #root = this.attachShadow({ mode: 'open' });

  constructor(controls: BrowserControls) {
    super();
    this.#controls = controls;
    this.#root.adoptedStyleSheets.push(sheetOf(appearance));
    this.#root.innerHTML = markup;
    this.#listPersonas();
    this.#connect();
    this.#showInfluence();
  }

  #part(selector: string): HTMLElement {
    const part = this.#root.querySelector<HTMLElement>(selector);
    if (!part) throw new Error(`The panel has no ${selector}`);
    return part;
  }

  #select(selector: string): HTMLSelectElement {
    const part = this.#part(selector);
    if (!(part instanceof HTMLSelectElement)) throw new Error(`${selector} is no select`);
    return part;
  }

  #listPersonas() {
    const buttons = this.#controls.personas.map(({ email, summary }) => {
      const button = document.createElement('button');
      button.type = 'button';
      const details = document.createElement('small');
      details.textContent = summary;
      button.append(email, details);
      button.addEventListener(
        'click',
        () => void this.#run('Signing in…', () => this.#controls.signInAs(email)),
      );
      return button;
    });
    this.#part('#personas').append(...buttons);
  }

  #connect() {
    const { faults } = this.#controls;
    const latency = this.#select('#latency');
    const fault = this.#select('#fault');
    const onClick = (selector: string, done: string, action: () => void | Promise<void>) =>
      this.#part(selector).addEventListener('click', () => void this.#run(done, action));

    this.#part('#pill').addEventListener('click', () => this.#toggle(!this.#isOpen));
    this.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape' || !this.#isOpen) return;
      event.stopPropagation();
      this.#toggle(false);
      this.#part('#pill').focus();
    });

    latency.value = String(this.#controls.latencyMs);
    latency.addEventListener('change', () => {
      this.#controls.latencyMs = Number(latency.value);
      this.#showInfluence();
    });
    onClick('#fail-next', 'The next call will fail.', () => setFault(faults, fault.value));
    onClick('#fail-all', 'Every call will fail.', () => {
      faults.clear();
      setFault(faults, `always ${fault.value}`);
    });
    const voiceFault = this.#select('#voice-fault');
    onClick('#voice-next', 'The next session will have that.', () =>
      setFault(faults, `voice ${voiceFault.value}`),
    );
    onClick('#voice-all', 'Every session will have that.', () => {
      faults.clear();
      setFault(faults, `always voice ${voiceFault.value}`);
    });
    onClick('#fail-none', 'Nothing will fail.', () => faults.clear());
    onClick('#pause', '', () => this.#pauseOrders(!this.#controls.ordersPaused));
    onClick('#arrive', 'An order has arrived.', () => this.#letOrderArrive());
    onClick('#expire', 'The access token has expired.', () => this.#controls.expireTokens());
    onClick('#reset', 'Resetting…', () => this.#controls.startOver());
  }

  #pauseOrders(isPaused: boolean) {
    this.#controls.ordersPaused = isPaused;
    this.#part('[role=status]').textContent = isPaused ? 'No order will arrive.' : 'Orders will arrive.';
  }

  async #letOrderArrive() {
    const [, companyId] = /\/company\/([^/]+)/.exec(location.pathname) ?? [];
    if (companyId === undefined) throw new Error('Open a restaurant first: the order is for that one.');
    await this.#controls.arriveOrder(decodeURIComponent(companyId));
  }

  get #isOpen() {
    return this.#part('#pill').ariaExpanded === 'true';
  }

  #toggle(isOpen: boolean) {
    this.#part('#panel').hidden = !isOpen;
    this.#part('#pill').ariaExpanded = String(isOpen);
  }

  async #run(message: string, action: () => void | Promise<void>) {
    const status = this.#part('[role=status]');
    status.textContent = message;
    try {
      await action();
    } catch (error) {
      status.textContent = error instanceof Error ? error.message : String(error);
    }
    this.#showInfluence();
  }

  /** Says on the button what would otherwise be forgotten after a reload. */
  #showInfluence() {
    const { latencyMs, faults, ordersPaused } = this.#controls;
    this.#part('#pause').ariaPressed = String(ordersPaused);
    const influences = [
      ...(latencyMs > 0 ? [`+${latencyMs} ms`] : []),
      ...(faults.standing.length > 0 ? ['failing'] : []),
      ...(ordersPaused ? ['orders paused'] : []),
    ];
    this.#part('#pill span').textContent = ['Fake backend', ...influences].join(' · ');
  }
}
