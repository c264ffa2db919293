import { REQUEST_FAULTS, VOICE_FAULTS, type KnownFault } from '../../faults/knownFaults.ts';

const escaped = (text: string) => text.replaceAll('"', '&quot;');

const options = (faults: readonly KnownFault[]) =>
  faults.map(({ notation, summary }) => `<option value="${escaped(notation)}">${summary}</option>`).join('');

/** Contains no data, so the text is safe as HTML. */
export const markup = `
  <aside aria-label="Fake backend">
    <button id="pill" type="button" aria-expanded="false" aria-controls="panel"><span>Fake backend</span></button>
    <div id="panel" hidden>
      <h2>Fake backend</h2>
      <a href="/docs/" target="_blank">Handbook</a>
      <fieldset>
        <legend>Sign in as</legend>
        <div id="personas"></div>
      </fieldset>
      <fieldset>
        <legend>Requests</legend>
        <label for="latency">Added latency</label>
        <select id="latency">
          <option value="0">None</option>
          <option value="300">300 ms</option>
          <option value="1000">1 s</option>
          <option value="5000">5 s</option>
        </select>
        <label for="fault">Fail with</label>
        <select id="fault">${options(REQUEST_FAULTS)}</select>
        <div class="row">
          <button id="fail-next" type="button">Fail the next request</button>
          <button id="fail-all" type="button">Fail every request</button>
          <button id="fail-none" type="button">Stop failing</button>
        </div>
      </fieldset>
      <fieldset>
        <legend>Voice sessions</legend>
        <label for="voice-fault">Fail sessions with</label>
        <select id="voice-fault">${options(VOICE_FAULTS)}</select>
        <div class="row">
          <button id="voice-next" type="button">Fail the next session</button>
          <button id="voice-all" type="button">Fail every session</button>
        </div>
      </fieldset>
      <fieldset>
        <legend>Orders</legend>
        <div class="row">
          <button id="pause" type="button" aria-pressed="false">Pause</button>
          <button id="arrive" type="button">Add an order</button>
        </div>
      </fieldset>
      <fieldset>
        <legend>Sandbox</legend>
        <p id="sandbox"></p>
        <label for="clock">Freeze the clock at</label>
        <input id="clock" type="datetime-local" step="1" />
        <label for="seed">Random seed</label>
        <input id="seed" type="number" min="0" max="999999999" step="1" />
        <div class="row">
          <button id="begin" type="button">Start sandbox</button>
          <button id="resume" type="button">Resume the clock</button>
          <button id="reset" type="button">Reset</button>
          <button id="expire" type="button">Expire the access token</button>
        </div>
      </fieldset>
      <fieldset>
        <legend>This page</legend>
        <div class="row"><button id="copy" type="button">Copy link to this state</button></div>
      </fieldset>
      <p role="status"></p>
    </div>
  </aside>
`;
