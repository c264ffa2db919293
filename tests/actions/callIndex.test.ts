import { describe, expect, it } from 'vitest';
import { whatBreaks } from './callIndex.ts';

describe('whatBreaks', () => {
  it('lists the affected actions with their places', () => {
    const [deploying] = whatBreaks('POST', '/api/companies/restaurants/:companyId/deployment/deploy');
    expect(deploying).toMatchObject({
      id: 'deploy-changes',
      title: 'Deploy pending changes',
      places: ['/company/:companyId › Deployment Controls'],
    });
  });

  it('is empty for a call that no action makes', () => {
    expect(whatBreaks('DELETE', '/api/everything')).toEqual([]);
  });
});
