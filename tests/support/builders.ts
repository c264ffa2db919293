import type { Company, CompanySummary } from '#domain/companies/company.ts';
import type { Order } from '#domain/orders/order.ts';
import type { NewRestaurant, RestaurantForm } from '#domain/restaurants/restaurant.ts';
import type { Session } from '#domain/session/session.ts';
import type { User } from '#domain/session/user.ts';

export function aUser(changes: Partial<User> = {}): User {
  return { id: 'u1', firstName: 'Ada', lastName: 'Rossi', email: 'ada@tableside.example', ...changes };
}

export function aSession(changes: Partial<Session> = {}): Session {
  return { accessToken: 'token', user: aUser(), ...changes };
}

export function aCompanySummary(changes: Partial<CompanySummary> = {}): CompanySummary {
  return { id: 'aurora', name: 'Trattoria Aurora', ...changes };
}

export function anOrder(number: string, changes: Partial<Order> = {}): Order {
  return {
    number,
    placedAt: new Date('2026-03-04T17:30:00Z'),
    details: '1 Margherita',
    isPrinted: false,
    ...changes,
  };
}

export function aCompany(changes: Partial<Company> = {}): Company {
  return {
    id: 'aurora',
    name: 'Trattoria Aurora',
    role: 'owner',
    plan: 'basic',
    minutes: { totalCredits: 625, usedCredits: 100 },
    agentIds: [],
    ...changes,
  };
}

export function aRestaurantForm(changes: Partial<RestaurantForm> = {}): RestaurantForm {
  return {
    name: 'Trattoria Aurora',
    description: 'Neighbourhood Italian',
    address: '14 Mulberry Street, New York, NY 10013, USA',
    phone: '+1 (212) 555-0142',
    email: 'ciao@aurora.example',
    website: 'https://aurora.example',
    tagline: 'Since 1987',
    menuJson: '{"menu":{"entrees":[]}}',
    voiceId: 'Elliot',
    firstMessage: 'Trattoria Aurora! How can I help you today?',
    backgroundSound: '',
    ...changes,
  };
}

/** A complete new restaurant, with telephony and an owner. */
export function aNewRestaurant(changes: Partial<NewRestaurant> = {}): NewRestaurant {
  return {
    ...aRestaurantForm(),
    telephonyPhoneId: 'phone-1',
    telephonyPhoneNumber: '+12125550142',
    assistantId: 'trattoria-aurora',
    ownerEmail: 'giulia@aurora.example',
    ownerPassword: 'buongiorno',
    ownerFirstName: 'Giulia',
    ownerLastName: 'Ferraro',
    ...changes,
  };
}
