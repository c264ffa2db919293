/** Responds with an MP3, or with the byte range that a seeking player requests. */
export function audioResponse(request: Request, sound: Uint8Array<ArrayBuffer>): Response {
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.get('Range') ?? '') ?? [];
  const first = Number(from ?? 0);
  const last = Math.min(to ? Number(to) : Infinity, sound.length - 1);
  const part = sound.slice(first, last + 1);
  const isPart = from !== undefined && part.length > 0;
  const body = isPart ? part : sound;
  return new Response(body, {
    status: isPart ? 206 : 200,
    headers: {
      'Content-Type': 'audio/mpeg',
      'Accept-Ranges': 'bytes',
      'Content-Length': String(body.length),
      ...(isPart && { 'Content-Range': `bytes ${first}-${last}/${sound.length}` }),
    },
  });
}
