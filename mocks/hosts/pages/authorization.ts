import { randomToken } from '../../db/randomId.ts';
import { html } from './html.ts';
import type { StandIn } from './page.ts';

const names = { square: 'Square', clover: 'Clover' } as const;

/** The point of sale's authorization page. The visitor allows or denies access. */
export const authorizationPage: StandIn<'authorization'> = {
  show({ handoff: { provider }, company }) {
    const name = names[provider];
    return {
      title: `Connect to ${name}`,
      body: html`
        <p>
          The voice assistant of <strong>${company.name}</strong> asks for access to its ${name} account, to:
        </p>
        <ul>
          <li>read the menu and its prices</li>
          <li>create orders</li>
        </ul>
        <form method="post">
          <button name="action" value="allow">Allow</button>
          <button name="action" value="deny" class="quiet">Deny</button>
        </form>
      `,
    };
  },

  async act({ db, handoff: { provider }, company, appAddress }, form) {
    const isAllowed = form.get('action') === 'allow';
    const [known] = db.connections.where({ companyId: company.id, provider });
    if (isAllowed && !known) {
      const merchantId = randomToken().slice(0, 13).toUpperCase();
      await db.connections.insert({
        id: `${company.id}-${provider}`,
        companyId: company.id,
        provider,
        merchantId,
      });
    }
    const path = `company/${encodeURIComponent(company.id)}`;
    if (provider === 'square') return { redirectTo: appAddress(path) };
    const query = isAllowed
      ? new URLSearchParams({ clover_connected: 'true', company_id: company.id })
      : new URLSearchParams({ clover_error: 'access_denied' });
    return { redirectTo: appAddress(`${path}?${query.toString()}`) };
  },
};
