import { HttpResponse } from 'msw';

/** Responds with an MP3, or with the byte range that a seeking player requests. */
export function audioResponse(request: Request, sound: Uint8Array<ArrayBuffer>): Response {
  const headers = { 'Content-Type': 'audio/mpeg', 'Accept-Ranges': 'bytes' };
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.get('Range') ?? '') ?? [];
  const first = Number(from ?? 0);
  const last = Math.min(to ? Number(to) : Infinity, sound.length - 1);
  const part = sound.slice(first, last + 1);
  const answer = { ...headers, 'Content-Length': String(part.length) };
  if (from === undefined || part.length === 0) {
    return HttpResponse.arrayBuffer(sound.buffer, {
      headers: { ...answer, 'Content-Length': String(sound.length) },
    });
  }
  return HttpResponse.arrayBuffer(part.buffer, {
    status: 206,
    headers: { ...answer, 'Content-Range': `bytes ${first}-${last}/${sound.length}` },
  });
}
