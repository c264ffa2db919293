/** Explains why the backend can't run in this page, and how to fix it. */
function adviceFor({
  isSecureContext,
  port,
}: {
  readonly isSecureContext: boolean;
  readonly port: string;
}): string {
  if (isSecureContext) {
    return (
      'Private windows and blocked cookies turn off service workers. ' +
      'Open the page in a regular window, allow cookies, or use another browser.'
    );
  }
  const local = `http://localhost${port === '' ? '' : `:${port}`}`;
  return (
    'Service workers need HTTPS or localhost. ' +
    `Open ${local} on the computer that serves the page, or serve the page over HTTPS.`
  );
}

/**
 * Shows on the page that the mock backend can't run. Adds no style element, because a strict content
 * security policy forbids it.
 */
export function reportNoServiceWorker(): void {
  const notice = document.createElement('aside');
  notice.setAttribute('role', 'alert');
  const name = document.createElement('strong');
  name.textContent = "The fake backend can't run here. ";
  notice.append(name, adviceFor({ isSecureContext, port: location.port }));
  Object.assign(notice.style, {
    position: 'relative',
    zIndex: '1100',
    padding: '12px 16px',
    font: '16px/1.5 system-ui, sans-serif',
    color: '#221722',
    background: '#fcebd0',
    borderBottom: '1px solid #a86400',
    overflowWrap: 'anywhere',
  });
  document.body.prepend(notice);
}
