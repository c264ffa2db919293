/** The answer to a preflight request; undefined when the request is none. */
export function preflightResponse(request: Request): Response | undefined {
  if (request.method !== 'OPTIONS' || !request.headers.has('access-control-request-method')) return undefined;
  return new Response(null, {
    status: 204,
    headers: {
      'Access-Control-Allow-Methods': 'GET, POST, PUT, PATCH, DELETE',
      'Access-Control-Allow-Headers': 'Authorization, Content-Type',
      'Access-Control-Max-Age': '600',
    },
  });
}

/** Lets the page that asked read the answer, with cookies: any page, since there is nothing here to protect. */
export function allowOrigin(request: Request, headers: Headers): void {
  const origin = request.headers.get('origin');
  if (!origin) return;
  headers.set('Access-Control-Allow-Origin', origin);
  headers.set('Access-Control-Allow-Credentials', 'true');
  headers.append('Vary', 'Origin');
}
