import * as v from 'valibot';
import { expect, it } from 'vitest';
import { Api } from '#infrastructure/http/Api.ts';

it('A read bypasses the browser’s cache if the previous read was aborted without a response', async () => {
  const caches: (RequestCache | undefined)[] = [];
  let isHanging = true;
  const api = new Api({
    origin: '',
    fetch: (_url, init) => {
      caches.push(init?.cache);
      if (!isHanging) return Promise.resolve(Response.json({}));
      const { promise, reject } = Promise.withResolvers<Response>();
      init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
      return promise;
    },
  });
  const read = (signal?: AbortSignal) => api.send({ method: 'GET', path: '/orders', signal }, v.unknown());

  const hanging = new AbortController();
  const first = read(hanging.signal);
  hanging.abort();
  isHanging = false;
  // starts while the browser still handles the aborted read
  await read();
  await expect(first).rejects.toMatchObject({ kind: 'cancelled' });
  await read();
  expect(caches).toEqual(['no-cache', 'reload', 'no-cache']);
});
