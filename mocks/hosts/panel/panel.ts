import { addFaultFromNotation } from '../../faults/faultNotation.ts';
import { DEMO_SEED } from '../../seed/demoSeedNumber.ts';
import type { BrowserControls } from '../browserControls.ts';
import { markup } from './markup.ts';
import { appearance, placement, styleSheetFrom } from './styles.ts';
import { localTime, sandboxDescription } from './sandboxDescription.ts';

const TAG = 'fake-backend-panel';

/** Confirmation messages by action. Other actions show their own message or reload the page. */
interface StatusTexts {
  readonly running?: string;
  readonly done?: string;
}

/**
 * Adds the developer panel: a button in the corner that opens the backend's controls. The panel starts open
 * if a command in the page's URL failed.
 * @param failures one sentence per failed command
 */
export function mountPanel(controls: BrowserControls, failures: readonly string[]): void {
  customElements.define(TAG, FakeBackendPanel);
  document.adoptedStyleSheets.push(styleSheetFrom(placement(TAG)));
  const panel = new FakeBackendPanel(controls);
  document.body.append(panel);
  if (failures.length > 0) panel.showFailures(failures);
}

class FakeBackendPanel extends HTMLElement {
  readonly #controls: BrowserControls;
  readonly #root = this.attachShadow({ mode: 'open' });

  constructor(controls: BrowserControls) {
    super();
    this.#controls = controls;
    this.#root.adoptedStyleSheets.push(styleSheetFrom(appearance));
    this.#root.innerHTML = markup;
    this.#listPersonas();
    this.#connect();
    this.#showInfluence();
  }

  showFailures(failures: readonly string[]) {
    this.#toggle(true);
    const names = document.createElement('a');
    [names.href, names.target, names.textContent] = ['/docs/states.html', '_blank', 'URL commands'];
    this.#part('[role=status]').replaceChildren(
      ['Some commands in the URL failed.', ...failures, ''].join('\n'),
      names,
    );
  }

  #part(selector: string): HTMLElement {
    const part = this.#root.querySelector<HTMLElement>(selector);
    if (!part) throw new Error(`The panel has no ${selector}`);
    return part;
  }

  #select(selector: string): HTMLSelectElement {
    const part = this.#part(selector);
    if (!(part instanceof HTMLSelectElement)) throw new Error(`${selector} is not a select`);
    return part;
  }

  #input(selector: string): HTMLInputElement {
    const part = this.#part(selector);
    if (!(part instanceof HTMLInputElement)) throw new Error(`${selector} is not an input`);
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
        () => void this.#run({ running: 'Signing in…' }, () => this.#controls.signInAs(email)),
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
      this.#part(selector).addEventListener('click', () => void this.#run({ done }, action));

    this.#part('#pill').addEventListener('click', () => this.#toggle(!this.#isOpen));
    this.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape' || !this.#isOpen) return;
      event.stopPropagation();
      this.#toggle(false);
      this.#part('#pill').focus();
    });

    latency.value = String(this.#controls.latencyMs);
    fault.value = '500';
    latency.addEventListener('change', () => {
      this.#controls.latencyMs = Number(latency.value);
      this.#showInfluence();
    });
    onClick('#fail-next', 'The next request will fail.', () => addFaultFromNotation(faults, fault.value));
    onClick('#fail-all', 'Every request will fail.', () => {
      faults.clear();
      addFaultFromNotation(faults, `always ${fault.value}`);
    });
    const voiceFault = this.#select('#voice-fault');
    onClick('#voice-next', 'The next session will fail.', () =>
      addFaultFromNotation(faults, `voice ${voiceFault.value}`),
    );
    onClick('#voice-all', 'Every session will fail.', () => {
      faults.clear();
      addFaultFromNotation(faults, `always voice ${voiceFault.value}`);
    });
    onClick('#fail-none', 'Faults cleared.', () => faults.clear());
    onClick('#pause', '', () => this.#pauseOrders(!this.#controls.ordersPaused));
    onClick('#arrive', 'Order added.', async () => void (await this.#controls.createOrder()));
    onClick('#expire', 'Access token expired.', () => this.#controls.expireTokens());
    this.#connectWorld();
  }

  /** Connects the controls that switch sandboxes and reload the page. */
  #connectWorld() {
    const onClick = (selector: string, running: string, action: () => Promise<void>) =>
      this.#part(selector).addEventListener('click', () => void this.#run({ running }, action));
    const sandbox = this.#controls.sandbox();
    const clock = this.#input('#clock');
    const seed = this.#input('#seed');
    clock.value = sandbox.clock === undefined ? '' : localTime(sandbox.clock);
    seed.value = String(sandbox.seed ?? DEMO_SEED);
    this.#part('#sandbox').textContent = sandboxDescription(sandbox);
    this.#part('#resume').hidden = sandbox.clock === undefined;

    onClick('#begin', 'Starting…', () => {
      for (const input of [clock, seed])
        if (!input.reportValidity()) throw new Error('Check the highlighted field.');
      const chosenSeed = seed.value === '' ? undefined : seed.valueAsNumber;
      return this.#controls.enter({
        clock: clock.value === '' ? undefined : new Date(clock.value).toISOString(),
        seed: chosenSeed,
        // a new seed ends the scenario; a new time keeps the scenario
        scenario: chosenSeed === (sandbox.seed ?? DEMO_SEED) ? sandbox.scenario : undefined,
      });
    });
    onClick('#resume', 'Resuming…', () => this.#controls.enter({ ...sandbox, clock: undefined }));
    onClick('#copy', '', () => this.#copyLink());
    onClick('#reset', 'Resetting…', () => this.#controls.resetSandbox());
  }

  async #copyLink() {
    const link = this.#controls.currentStateLink();
    const message = await navigator.clipboard.writeText(link).then(
      () => 'Link copied. The link opens this page, but without the data changes you made.',
      () => `This browser can't copy the link. Copy it from here: ${link}`,
    );
    this.#part('[role=status]').textContent = message;
  }

  #pauseOrders(isPaused: boolean) {
    this.#controls.ordersPaused = isPaused;
    this.#part('[role=status]').textContent = isPaused ? 'Orders paused.' : 'Orders resumed.';
  }

  get #isOpen() {
    return this.#part('#pill').ariaExpanded === 'true';
  }

  #toggle(isOpen: boolean) {
    this.#part('#panel').hidden = !isOpen;
    this.#part('#pill').ariaExpanded = String(isOpen);
  }

  async #run({ running = '', done = '' }: StatusTexts, action: () => void | Promise<void>) {
    const status = this.#part('[role=status]');
    status.textContent = running;
    try {
      await action();
      if (done !== '') status.textContent = done;
    } catch (error) {
      status.textContent = error instanceof Error ? error.message : String(error);
    }
    this.#showInfluence();
  }

  /** Marks the button while a setting that survives a reload is active. */
  #showInfluence() {
    const { latencyMs, faults, ordersPaused } = this.#controls;
    const { clock, seed } = this.#controls.sandbox();
    this.#part('#pause').ariaPressed = String(ordersPaused);
    const influences = [
      ...(latencyMs > 0 ? [`+${latencyMs} ms`] : []),
      ...(faults.repeating.length > 0 ? ['failing'] : []),
      ...(ordersPaused ? ['orders paused'] : []),
      ...(clock === undefined ? [] : ['clock frozen']),
      ...(seed === undefined ? [] : [`seed ${seed}`]),
    ];
    this.#part('#pill span').textContent = ['Fake backend', ...influences].join(' · ');
  }
}
