import { describe, expect, it } from 'vitest';
import { createBackend } from '../../backend.ts';
import { demoSeed } from '../../seed/demo.ts';
import { testClient } from '../../testing/testClient.ts';

const PATH = '/api/companies/restaurants/create';

const newRestaurant = {
  restaurantName: 'Osteria Nina',
  description: 'Twelve tables by the lake',
  address: '1 Lake Street, Ithaca, NY 14850, USA',
  phone: '+1 (607) 555-0100',
  email: 'ciao@osteria-nina.example',
  website: 'https://osteria-nina.example',
  tagline: '',
  vapiPhoneId: 'phone-nina',
  vapiPhoneNumber: '+16075550100',
  assistantId: 'osteria-nina',
  ownerEmail: 'Nina@Osteria-Nina.example',
  ownerPassword: 'tableside',
  ownerFirstName: 'Nina',
  ownerLastName: 'Conti',
  menuJson: '{"menu":{"entrees":[]}}',
  voiceId: 'Hana',
  firstMessage: 'Osteria Nina! How can I help you today?',
  backgroundSound: '',
};

async function setUp(email = 'new@tableside.example') {
  const client = testClient(createBackend({ seed: demoSeed() }));
  const { token } = await client.signIn(email);
  return { ...client, token, create: (body: unknown) => client.post(PATH, { token, body }) };
}

describe('POST restaurants/create', () => {
  it('lists the restaurant for its creator, who becomes an admin, and for its owner, who can sign in', async () => {
    const { create, get, signIn, token } = await setUp();
    const { body } = await create(newRestaurant);
    const { id } = (body as { data: { id: string } }).data;
    const { token: ownerToken } = await signIn('nina@osteria-nina.example');

    for (const [who, role] of [
      [token, 'admin'],
      [ownerToken, 'owner'],
    ] as const) {
      const { data } = (await get('/api/companies/restaurants', { token: who })).body as { data: unknown[] };
      expect(data).toContainEqual({
        id,
        name: 'Osteria Nina',
        owner: 'Nina Conti',
        description: 'Twelve tables by the lake',
        plan: 'free',
      });
      expect((await get(`/api/companies/${id}`, { token: who })).body).toMatchObject({ role });
    }
  });

  it('returns the restaurant as submitted', async () => {
    const { create, get, token } = await setUp();
    const { id } = ((await create(newRestaurant)).body as { data: { id: string } }).data;
    expect((await get(`/api/companies/restaurants/${id}`, { token })).body).toEqual({
      data: {
        id,
        name: 'Osteria Nina',
        description: 'Twelve tables by the lake',
        address: '1 Lake Street, Ithaca, NY 14850, USA',
        phone: '+1 (607) 555-0100',
        email: 'ciao@osteria-nina.example',
        website: 'https://osteria-nina.example',
        tagline: null,
        createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
        vapiPhoneId: 'phone-nina',
        vapiPhoneNumber: '+16075550100',
        assistantConfig: {
          assistantId: 'osteria-nina',
          voiceId: 'Hana',
          firstMessage: 'Osteria Nina! How can I help you today?',
          backgroundSound: null,
        },
        menuData: { menu: { entrees: [] } },
        owner: { firstName: 'Nina', lastName: 'Conti', email: 'nina@osteria-nina.example' },
      },
    });
    expect((await get(`/api/companies/${id}/calls`, { token })).body).toMatchObject({
      phoneNumbers: [{ phoneNumber: '+16075550100', calls: [] }],
    });
  });

  it('rejects missing and malformed fields', async () => {
    const { create, get, token } = await setUp();
    for (const [field, value, message] of [
      ['restaurantName', ' ', 'Restaurant name is required'],
      ['description', '', 'Description is required'],
      ['address', '', 'Address is required'],
      ['phone', undefined, 'Phone number is required'],
      ['phone', 'call us', 'Please enter a valid phone number'],
      ['email', '', 'Email is required'],
      ['email', 'ciao', 'Please enter a valid email address'],
      ['vapiPhoneId', '', 'VAPI Phone ID is required'],
      ['vapiPhoneNumber', '', 'VAPI Phone Number is required'],
      ['ownerEmail', '', 'Owner email is required'],
      ['ownerEmail', 'nina', 'Please enter a valid owner email address'],
      ['ownerPassword', '', 'Owner password is required'],
      ['ownerPassword', 'seven77', 'Password must be at least 8 characters long'],
      ['ownerFirstName', '', 'Owner first name is required'],
      ['ownerLastName', 7, 'Owner last name is required'],
      ['menuJson', '', 'Menu JSON is required'],
      ['menuJson', '{', 'Menu JSON is not valid. Please check the format.'],
      ['menuJson', '[]', 'Menu JSON must be an object'],
      ['website', undefined, 'website must be a string'],
      ['tagline', null, 'tagline must be a string'],
      ['backgroundSound', undefined, 'backgroundSound must be a string'],
    ] as const) {
      expect(await create({ ...newRestaurant, [field]: value }), message).toMatchObject({
        status: 400,
        body: { message },
      });
      expect((await get('/api/companies/restaurants', { token })).body, message).toEqual({ data: [] });
    }
  });

  it('rejects an owner email already in use, ignoring case', async () => {
    const { create } = await setUp();
    const ownerEmail = 'OWNER@tableside.example';
    const message = 'A user with this owner email already exists';
    expect(await create({ ...newRestaurant, ownerEmail })).toMatchObject({ status: 409, body: { message } });
  });
});
