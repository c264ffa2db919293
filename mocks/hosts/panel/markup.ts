import { CALL_FAULTS, VOICE_FAULTS, type KnownFault } from '../../faults/knownFaults.ts';

const escaped = (text: string) => text.replaceAll('"', '&quot;');

const options = (faults: readonly KnownFault[]) =>
  faults.map(({ notation, summary }) => `<option value="${escaped(notation)}">${summary}</option>`).join('');

/** Static text, so it is safe as HTML. */
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
        <legend>Calls</legend>
        <label for="latency">Added latency</label>
        <select id="latency">
          <option value="0">None</option>
          <option value="300">300 ms</option>
          <option value="1000">1 s</option>
          <option value="5000">5 s</option>
        </select>
        <label for="fault">Fail with</label>
        <select id="fault">${options(CALL_FAULTS)}</select>
        <div class="row">
          <button id="fail-next" type="button">Fail the next call</button>
          <button id="fail-all" type="button">Fail every call</button>
          <button id="fail-none" type="button">Stop failing</button>
        </div>
      </fieldset>
      <fieldset>
        <legend>Voice sessions</legend>
        <label for="voice-fault">Let a session have</label>
        <select id="voice-fault">${options(VOICE_FAULTS)}</select>
        <div class="row">
          <button id="voice-next" type="button">The next session</button>
          <button id="voice-all" type="button">Every session</button>
        </div>
      </fieldset>
      <fieldset>
        <legend>Orders</legend>
        <div class="row">
          <button id="pause" type="button" aria-pressed="false">Pause</button>
          <button id="arrive" type="button">Let one arrive</button>
        </div>
      </fieldset>
      <fieldset>
        <legend>World</legend>
        <p id="world"></p>
        <label for="clock">Let time stand still at</label>
        <input id="clock" type="datetime-local" step="1" />
        <label for="seed">Draw its rows with the seed</label>
        <input id="seed" type="number" min="0" max="999999999" step="1" />
        <div class="row">
          <button id="begin" type="button">Begin that world</button>
          <button id="go-on" type="button">Let time go on</button>
          <button id="reset" type="button">Reset</button>
          <button id="expire" type="button">Expire the access token</button>
        </div>
      </fieldset>
      <fieldset>
        <legend>This page</legend>
        <div class="row"><button id="copy" type="button">Copy the link of this state</button></div>
      </fieldset>
      <p role="status"></p>
    </div>
  </aside>
`;
