import type { OpeningHours } from '../db/openingHours.ts';
import type { Address, AgentRow, CompanyRow, PosConnectionRow } from '../db/tables.ts';

/** A demo restaurant. Values computed from calls and people are left out. */
export interface Restaurant {
  readonly company: Omit<CompanyRow, 'minutes' | 'menuData'>;
  /** The minutes used this month. The plan determines the credits. */
  readonly totalMinutes: number;
  /** The minutes of calls that the call list no longer contains. */
  readonly earlierMinutes: number;
  readonly calls: number;
  readonly orders: number;
  readonly people: number;
  readonly phoneNumbers: readonly string[];
  readonly agents: readonly RestaurantAgent[];
  readonly dishes: readonly Dish[];
  readonly hours: OpeningHours;
  readonly facts: Facts;
  /** Connected points of sale. */
  readonly connections: readonly Pick<PosConnectionRow, 'provider' | 'merchantId'>[];
}

export interface RestaurantAgent {
  readonly id: string;
  readonly provider: AgentRow['provider'];
  readonly name: string;
  readonly label: string;
  readonly conversations: number;
}

/** The facts that a restaurant's agent tells callers. */
export interface Facts {
  readonly hours: string;
  /** The opening hours as the agent says them. */
  readonly hoursResponse: string;
  readonly parking: string;
  /** A dish that callers with an allergy ask about, with the agent's answer. */
  readonly nutDish: string;
  readonly nuts: string;
  readonly vegan?: string;
  readonly glutenFree?: string;
  /** A sold-out dish, the agent's suggestion instead, and the allergens in that suggestion. */
  readonly soldOut?: string;
  readonly instead?: string;
  readonly insteadWith?: string;
}

export interface Dish {
  readonly section: 'appetizers' | 'entrees' | 'desserts' | 'beverages';
  readonly name: string;
  readonly description: string;
  readonly price: number;
}

const dish = (section: Dish['section'], name: string, price: number, description: string): Dish => ({
  section,
  name,
  description,
  price,
});

const newYork = (street: string, zipCode: string): Address => ({
  street,
  city: 'New York',
  state: 'NY',
  zipCode,
  country: 'USA',
});

export const restaurants: readonly Restaurant[] = [
  {
    company: {
      id: 'trattoria-aurora',
      name: 'Trattoria Aurora',
      description: 'Handmade pasta and a wood oven in Little Italy, run by the Ferraro family since 1987.',
      logoUrl: null,
      website: 'https://trattoria-aurora.example',
      email: 'ciao@trattoria-aurora.example',
      phone: '+1 (212) 555-0142',
      tagline: 'Pasta like on Sundays',
      address: newYork('14 Mulberry Street', '10013'),
      createdAt: '2025-02-11T15:20:00.000Z',
      plan: 'starter',
      apiKey: 'ts_live_aurora_4f81c2d97be04a6c',
      telephony: { phoneId: 'phone-aurora-1', phoneNumber: '+12125550142' },
      assistant: {
        assistantId: 'trattoria-aurora',
        voiceId: 'Elliot',
        firstMessage: 'Trattoria Aurora! How can I help you today?',
        backgroundSound: null,
      },
    },
    totalMinutes: 200,
    earlierMinutes: 0,
    calls: 84,
    orders: 46,
    connections: [{ provider: 'square', merchantId: 'ML7AURORA4K2' }],
    people: 15,
    phoneNumbers: ['+12125550142', '+12125550143', '+12125550147'],
    agents: [
      {
        id: 'aurora-host',
        provider: 'elevenLabs',
        name: 'Aurora host',
        label: 'Reservations',
        conversations: 24,
      },
      { id: 'aurora-orders', provider: 'openai', name: 'Aurora orders', label: 'Takeout', conversations: 7 },
    ],
    hours: { opens: 12, closes: 22, closedOn: [1] },
    facts: {
      hours: 'The kitchen takes orders until half past nine, and we close at ten.',
      hoursResponse: 'We are open from Tuesday to Sunday, from noon to ten in the evening.',
      parking: 'There is a garage one block north of us. On the street it is easier after seven.',
      nutDish: 'tiramisù',
      nuts: 'The recipe I have lists none, but the kitchen also works with almonds and pistachios.',
      vegan:
        "The bruschetta to start, then penne all'arrabbiata or pizza marinara, which has no cheese. The mixed salad is vegan, too.",
      glutenFree:
        'The sea bass and the chicken cacciatora are made without gluten, and we have a gluten-free dough for pizza.',
      soldOut: 'ravioli di zucca',
      instead: 'gnocchi al pesto',
      insteadWith: 'Potato gnocchi with basil pesto and green beans. The pesto has pine nuts and cheese.',
    },
    dishes: [
      dish('appetizers', 'Burrata with figs', 16, 'Creamy burrata, roasted figs and basil oil'),
      dish('appetizers', 'Arancini', 12, 'Saffron risotto balls with a heart of mozzarella'),
      dish('entrees', 'Tagliatelle al ragù', 22, 'Handmade tagliatelle with a ragù of six hours'),
      dish('entrees', 'Pizza Margherita', 18, 'San Marzano tomatoes, fior di latte, basil'),
      dish('entrees', 'Branzino al forno', 31, 'Sea bass from the wood oven with lemon and fennel'),
      dish('desserts', 'Tiramisù', 11, 'The way grandmother made it'),
      dish('beverages', 'Sparkling water', 4, 'Half a liter'),
      dish('beverages', 'Chianti Classico', 13, 'By the glass'),
    ],
  },
  {
    company: {
      id: 'saffron-house',
      name: 'Saffron House',
      description: 'North Indian kitchen with a tandoor, a long lunch and a catering service.',
      logoUrl: null,
      website: 'https://saffron-house.example',
      email: 'hello@saffron-house.example',
      phone: '+1 (718) 555-0168',
      tagline: 'The warm side of Queens',
      address: { street: '37-08 74th Street', city: 'Queens', state: 'NY', zipCode: '11372', country: 'USA' },
      createdAt: '2025-06-23T13:05:00.000Z',
      plan: 'business',
      apiKey: null,
      telephony: { phoneId: 'phone-saffron-1', phoneNumber: '+17185550168' },
      assistant: {
        assistantId: 'saffron-house',
        voiceId: 'Neha',
        firstMessage: 'Saffron House! How can I help you today?',
        backgroundSound: 'https://sounds.saffron-house.example/dining-room.mp3',
      },
    },
    totalMinutes: 8000,
    earlierMinutes: 3220,
    calls: 20,
    orders: 22,
    connections: [{ provider: 'clover', merchantId: 'CLV9SAFFRON31' }],
    people: 11,
    phoneNumbers: ['+17185550168', '+17185550169'],
    agents: [
      {
        id: 'saffron-desk',
        provider: 'elevenLabs',
        name: 'Saffron front desk',
        label: 'Front desk',
        conversations: 6,
      },
      { id: 'saffron-catering', provider: 'openai', name: 'Catering', label: 'Catering', conversations: 4 },
    ],
    hours: { opens: 11.5, closes: 22.5, closedOn: [] },
    facts: {
      hours: 'The kitchen takes orders until ten, and we close at half past ten.',
      hoursResponse:
        'We are open every day, from half past eleven in the morning to half past ten in the evening.',
      parking: 'There are meters on our street, and a garage two blocks away.',
      nutDish: 'butter chicken',
      nuts: 'Yes, the sauce has cashews. The chana masala has none, but the kitchen works with cashews and almonds.',
      vegan: 'The chana masala and the aloo gobi are vegan. We cook both in oil, without ghee.',
      glutenFree:
        'The butter chicken, the chana masala, and the lamb biryani are made without gluten. The samosas have wheat.',
    },
    dishes: [
      dish('appetizers', 'Samosa chaat', 11, 'Two samosas, chickpeas, tamarind and yogurt'),
      dish('appetizers', 'Paneer tikka', 14, 'Paneer cheese from the tandoor with mint chutney'),
      dish('entrees', 'Butter chicken', 21, 'Tomato, butter and fenugreek'),
      dish('entrees', 'Lamb biryani', 24, 'Basmati rice, slow-cooked lamb, saffron'),
      dish('entrees', 'Chana masala', 17, 'Chickpeas with tomato and ginger, vegan'),
      dish('entrees', 'Aloo gobi', 16, 'Potatoes and cauliflower with turmeric, vegan'),
      dish('desserts', 'Gulab jamun', 8, 'With cardamom syrup'),
      dish('beverages', 'Mango lassi', 7, 'With Alphonso mango'),
    ],
  },
  {
    company: {
      id: 'blue-door-diner',
      name: 'Blue Door Diner',
      description: null,
      logoUrl: null,
      website: null,
      email: 'counter@blue-door-diner.example',
      phone: '+1 (347) 555-0121',
      tagline: null,
      address: newYork('208 East 9th Street', '10003'),
      createdAt: '2025-11-30T18:40:00.000Z',
      plan: 'free',
      apiKey: null,
      telephony: { phoneId: 'phone-bluedoor-1', phoneNumber: '+13475550121' },
      assistant: {
        assistantId: 'blue-door-diner',
        voiceId: 'Paige',
        firstMessage: 'Blue Door Diner! How can I help you today?',
        backgroundSound: null,
      },
    },
    totalMinutes: 30,
    earlierMinutes: 0,
    calls: 18,
    orders: 9,
    connections: [],
    people: 7,
    phoneNumbers: ['+13475550121'],
    agents: [
      {
        id: 'bluedoor-counter',
        provider: 'elevenLabs',
        name: 'Blue Door counter',
        label: 'Counter',
        conversations: 5,
      },
      { id: 'bluedoor-trial', provider: 'openai', name: 'Trial agent', label: 'Counter', conversations: 0 },
    ],
    hours: { opens: 7, closes: 21, closedOn: [] },
    facts: {
      hours: 'The grill closes at half past eight, and we close at nine.',
      hoursResponse: 'We are open every day, from seven in the morning to nine in the evening.',
      parking: 'We have no parking, but the subway at Astor Place is five minutes away on foot.',
      nutDish: 'cherry pie',
      nuts: 'The recipe I have lists none, but we bake pecan pie in the same kitchen.',
    },
    dishes: [
      dish('appetizers', 'Matzo ball soup', 9, 'Chicken broth with dill'),
      dish('entrees', 'Patty melt', 15, 'Rye, onions, Swiss cheese'),
      dish('entrees', 'Buttermilk pancakes', 13, 'Three, with maple syrup'),
      dish('desserts', 'Cherry pie', 7, 'Warm, with vanilla ice cream on request'),
      dish('beverages', 'Fresh orange juice', 6, 'Squeezed to order'),
    ],
  },
];
