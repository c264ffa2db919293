import { describe, expect, it } from 'vitest';
import { whatBreaks } from './callIndex.ts';

describe('what breaks with a call', () => {
  it('is what people do by it, where, and what they read then', () => {
    const [deploying] = whatBreaks('POST', '/api/companies/restaurants/:companyId/deployment/deploy');
    expect(deploying).toMatchObject({
      id: 'deploy-changes',
      title: 'Deploy pending changes',
      places: ['/company/:companyId › Deployment Controls'],
    });
    const onAnotherShape = deploying?.endings.find(({ when }) => when.includes('JSON of another shape'));
    expect(onAnotherShape?.shown).toEqual(['Failed to deploy changes']);
  });

  it('is nothing for a call that nobody makes', () => {
    expect(whatBreaks('DELETE', '/api/everything')).toEqual([]);
  });
});
