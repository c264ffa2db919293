import { createBackend, type Backend } from '../backend.ts';
import { demoSeed } from '../seed/demo.ts';
import { DEMO_PASSWORD } from '../seed/personas.ts';

export interface Answer {
  readonly status: number;
  /** The parsed JSON body, or undefined. */
  readonly body: unknown;
  /** The cookie that the response sets, as `name=value`. */
  readonly cookie: string | undefined;
}

export interface Call {
  readonly token?: string | undefined;
  readonly cookie?: string | undefined;
  readonly body?: unknown;
}

interface TestClient {
  get(path: string, call?: Call): Promise<Answer>;
  post(path: string, call?: Call): Promise<Answer>;
  put(path: string, call?: Call): Promise<Answer>;
  delete(path: string, call?: Call): Promise<Answer>;
  /** Signs in with the demo password and returns the access token and cookie. */
  signIn(email: string): Promise<{ readonly token: string; readonly cookie: string }>;
}

/** Creates a client that sends requests directly to a backend. */
export function testClient({ respond }: Pick<Backend, 'respond'>): TestClient {
  async function send(method: string, path: string, { token, cookie, body }: Call = {}): Promise<Answer> {
    const headers = new Headers();
    if (token) headers.set('authorization', `Bearer ${token}`);
    if (cookie) headers.set('cookie', cookie);
    const content =
      body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) };
    const response = await respond(new Request(`http://api.test${path}`, { method, headers, ...content }));
    if (!response) throw new Error(`The backend has no ${method} ${path}`);
    return {
      status: response.status,
      body: await response.json().catch(() => undefined),
      cookie: response.headers.getSetCookie()[0]?.split(';')[0],
    };
  }

  return {
    get: (path, call) => send('GET', path, call),
    post: (path, call) => send('POST', path, call),
    put: (path, call) => send('PUT', path, call),
    delete: (path, call) => send('DELETE', path, call),
    async signIn(email) {
      const { body, cookie } = await send('POST', '/api/users/login', {
        body: { email, password: DEMO_PASSWORD },
      });
      const { accessToken } = body as { accessToken: string };
      return { token: accessToken, cookie: cookie ?? '' };
    },
  };
}

/** Creates a demo backend and a client that is signed in as `owner`, `admin`, `staff`, or `new`. */
export async function signedInAs(name: string) {
  const backend = createBackend({ seed: demoSeed() });
  const client = testClient(backend);
  const { token } = await client.signIn(`${name}@tableside.example`);
  return {
    backend,
    get: (path: string) => client.get(path, { token }),
    post: (path: string, body?: unknown) => client.post(path, { token, body }),
    put: (path: string, body: unknown) => client.put(path, { token, body }),
    remove: (path: string, body?: unknown) => client.delete(path, { token, body }),
  };
}
