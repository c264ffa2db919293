/** Only fixed text, hence safe as HTML. */
export const markup = `
  <aside aria-label="Fake backend">
    <button id="pill" type="button" aria-expanded="false" aria-controls="panel"><span>Fake backend</span></button>
    <div id="panel" hidden>
      <h2>Fake backend</h2>
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
        <select id="fault">
          <option value="401">401, not signed in</option>
          <option value="403">403, not allowed</option>
          <option value="404">404, not found</option>
          <option value="500" selected>500, server error</option>
          <option value="offline">Offline</option>
          <option value="malformed">Malformed answer</option>
          <option value="20000ms">20 s delay</option>
        </select>
        <div class="row">
          <button id="fail-next" type="button">Fail the next call</button>
          <button id="fail-all" type="button">Fail every call</button>
          <button id="fail-none" type="button">Stop failing</button>
        </div>
      </fieldset>
      <fieldset>
        <legend>Voice sessions</legend>
        <label for="voice-fault">Let a session have</label>
        <select id="voice-fault">
          <option value="microphone-refused">No microphone: refused</option>
          <option value="socket-error">A socket error</option>
          <option value="1011">Closed by the server, 1011</option>
          <option value="5000ms">5 s before it connects</option>
          <option value="mp3_44100">An unsupported audio format</option>
          <option value="silent">A silent agent</option>
        </select>
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
        <legend>State</legend>
        <div class="row">
          <button id="expire" type="button">Expire the access token</button>
          <button id="reset" type="button">Reset</button>
        </div>
      </fieldset>
      <p role="status"></p>
    </div>
  </aside>
`;
