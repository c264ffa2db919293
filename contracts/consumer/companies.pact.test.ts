import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, it } from 'vitest';
import { Companies } from '#application/companies/Companies.ts';
import { containerAt } from '../support/containerAt.ts';
import { NOT_FOUND, itFails } from '../support/itFails.ts';
import { amount, anyCase, listOf, bearer, nonEmptyString, fromState, instant } from '../support/matchers.ts';
import { given } from '../support/pact.ts';
import { signedIn } from '../support/sessions.ts';
import { OK_STATUS } from '../support/statuses.ts';

const { atLeastOneLike, boolean, string } = MatchersV3;

const companiesAt = (url: string) => containerAt(url, signedIn).get<Companies>(Companies);

const companyPath = fromState('/api/companies/${companyId}', '/api/companies/aurora');

/** The fields that every user can read. The lists of agents may be empty. */
const anyCompany = {
  id: nonEmptyString('aurora'),
  name: string('Trattoria Aurora'),
  role: string('staff'),
  elevenLabsAgentIds: listOf(nonEmptyString('host')),
  openaiAgentIds: listOf(nonEmptyString('night-host')),
};

describe('Company', () => {
  it('is read with all optional fields by its owner', () =>
    given('a signed-in owner of a company')
      .uponReceiving('a request for a company by its owner')
      .withRequest('GET', companyPath, (request) => request.headers(bearer()))
      .willRespondWith(OK_STATUS, (response) =>
        response.jsonBody({
          ...anyCompany,
          description: nonEmptyString('Neighbourhood Italian'),
          logoUrl: string('https://aurora.example/logo.png'),
          website: string('https://aurora.example'),
          contactEmail: string('ciao@aurora.example'),
          contactPhone: string('+12125550142'),
          address: {
            street: string('14 Mulberry Street'),
            city: string('New York'),
            state: string('NY'),
            zipCode: string('10013'),
            country: string('USA'),
          },
          role: anyCase('owner'),
          subscription: { plan: string('standard') },
          minutes: {
            totalCredits: amount(1500),
            usedCredits: amount(930),
            lastCheckedDate: instant('2026-01-15T18:30:00.000Z'),
          },
        }),
      )
      .executeTest(async ({ url }) => {
        expect(await companiesAt(url).detail('aurora')).toEqual({
          id: 'aurora',
          name: 'Trattoria Aurora',
          description: 'Neighbourhood Italian',
          logoUrl: 'https://aurora.example/logo.png',
          website: 'https://aurora.example',
          contactEmail: 'ciao@aurora.example',
          contactPhone: '+12125550142',
          address: {
            street: '14 Mulberry Street',
            city: 'New York',
            state: 'NY',
            zipCode: '10013',
            country: 'USA',
          },
          role: 'owner',
          plan: 'standard',
          minutes: {
            totalCredits: 1500,
            usedCredits: 930,
            lastCheckedAt: new Date('2026-01-15T18:30:00.000Z'),
          },
          agentIds: ['host', 'night-host'],
        });
      }));

  it("lists the company's agents", () =>
    given('an agent with conversations')
      .uponReceiving('a request for a company with an agent')
      .withRequest('GET', companyPath, (request) => request.headers(bearer()))
      .willRespondWith(OK_STATUS, (response) =>
        response.jsonBody({ ...anyCompany, elevenLabsAgentIds: atLeastOneLike(nonEmptyString('host')) }),
      )
      .executeTest(async ({ url }) => {
        const { agentIds } = await companiesAt(url).detail('aurora');
        expect(agentIds).toEqual(['host', 'night-host']);
      }));

  it('lists agents of both kinds', () =>
    given('a company with agents of both kinds')
      .uponReceiving('a request for a company with agents of both kinds')
      .withRequest('GET', companyPath, (request) => request.headers(bearer()))
      .willRespondWith(OK_STATUS, (response) =>
        response.jsonBody({
          ...anyCompany,
          elevenLabsAgentIds: atLeastOneLike(nonEmptyString('host')),
          openaiAgentIds: atLeastOneLike(nonEmptyString('night-host')),
        }),
      )
      .executeTest(async ({ url }) => {
        const { agentIds } = await companiesAt(url).detail('aurora');
        expect(agentIds).toEqual(['host', 'night-host']);
      }));

  it("needs only an ID, a name, the user's role, and lists of agents", () =>
    given('a signed-in staff member of a company')
      .uponReceiving('a request for a company by a staff member')
      .withRequest('GET', companyPath, (request) => request.headers(bearer()))
      .willRespondWith(OK_STATUS, (response) => response.jsonBody({ ...anyCompany, role: anyCase('staff') }))
      .executeTest(async ({ url }) => {
        expect(await companiesAt(url).detail('aurora')).toEqual({
          id: 'aurora',
          name: 'Trattoria Aurora',
          role: 'staff',
          minutes: { totalCredits: 0, usedCredits: 0 },
          agentIds: ['host', 'night-host'],
        });
      }));

  itFails('a request for', ['GET', companyPath], (url) => companiesAt(url).detail('aurora'), {
    'a company that does not exist': [NOT_FOUND, 'no such company'],
    'another user’s company': [NOT_FOUND, 'a company the user may not see'],
  });
});

describe('Company users', () => {
  const usersPath = fromState('/api/companies/${companyId}/users', '/api/companies/aurora/users');

  it('are listed with role, status, and join date', () =>
    given('a company with users')
      .uponReceiving('a request for the users of a company')
      .withRequest('GET', usersPath, (request) => request.headers(bearer()))
      .willRespondWith(OK_STATUS, (response) =>
        response.jsonBody({
          users: atLeastOneLike({
            _id: nonEmptyString('u8'),
            firstName: string('Noor'),
            lastName: string('Haddad'),
            email: string('noor@tableside.example'),
            role: string('staff'),
            isActive: boolean(false),
            accessCreatedAt: instant('2025-03-04T09:00:00.000Z'),
          }),
        }),
      )
      .executeTest(async ({ url }) => {
        expect(await companiesAt(url).users('aurora')).toEqual([
          {
            id: 'u8',
            firstName: 'Noor',
            lastName: 'Haddad',
            email: 'noor@tableside.example',
            role: 'staff',
            isActive: false,
            joinedAt: new Date('2025-03-04T09:00:00.000Z'),
          },
        ]);
      }));
});
