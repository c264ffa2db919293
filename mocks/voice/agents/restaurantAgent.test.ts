import { describe, expect, it } from 'vitest';
import type { Reply } from './dialogue.ts';
import type { Dish } from './order.ts';
import { restaurantAgent } from './restaurantAgent.ts';

const dish = (section: string, name: string, price: number, description = '', isAvailable = true): Dish => ({
  section,
  name,
  price,
  description,
  isAvailable,
  aliases: name === 'Tagliatelle al ragù' ? ['pasta bolognese'] : [],
});

/** Says lines to the agent and returns its replies. Tool calls succeed. */
function call(...lines: string[]): Reply[] {
  const agent = restaurantAgent({
    name: 'Trattoria Aurora',
    greeting: 'Trattoria Aurora! How can I help you today?',
    hours: 'We are open from Tuesday to Sunday.',
    soldOut: 'That is sold out today.',
    facts: ['The address, where you find us, is 14 Mulberry Street in New York.'],
    dishes: [
      dish('appetizers', 'Arancini', 12, 'Saffron risotto balls with a heart of mozzarella'),
      dish('entrees', 'Tagliatelle al ragù', 22, 'Handmade tagliatelle with a ragù of six hours'),
      dish('entrees', 'Pizza Margherita', 18, 'San Marzano tomatoes, fior di latte, basil'),
      dish('entrees', 'Branzino al forno', 31, 'Sea bass from the wood oven', false),
      dish('desserts', 'Tiramisù', 11.5, 'As the grandmother made it'),
    ],
  });
  return lines.map((line) => agent.answer(line));
}

const said = (...lines: string[]) => call(...lines).at(-1)?.text;

const RESTAURANT = { name: 'A', greeting: 'A!', hours: '', soldOut: '', facts: [] };

describe('Restaurant agent', () => {
  describe('taking an order', () => {
    it('accepts several dishes with quantities', () => {
      expect(said('I would like two margheritas and a tiramisu, please')).toBe(
        'Two Pizza Margherita and one Tiramisù, with pleasure. Anything else?',
      );
      expect(said('3 arancini')).toBe('Three Arancini, with pleasure. Anything else?');
      expect(said('Can I have the pasta bolognese?')).toBe(
        'One Tagliatelle al ragù, with pleasure. Anything else?',
      );
    });

    it('reads back the order and its total', () => {
      expect(said('two arancini', 'and a tiramisù please', "No, that's all")).toBe(
        'That is two Arancini and one Tiramisù, $35.50. Shall I place the order?',
      );
    });

    it('places the order and says goodbye after a yes', () => {
      const [, , placed, goodbye] = call('two arancini', 'That is all', 'Yes, please', 'No thanks, bye');
      expect(placed?.tool).toMatchObject({
        name: 'show_summary',
        parameters: { kind: 'order', summary: 'two Arancini, 24 dollars' },
      });
      expect(goodbye).toEqual({ text: 'Thank you for calling Trattoria Aurora. Goodbye!', isLast: true });
    });

    it('continues the order after a no', () => {
      expect(said('two arancini', 'That is all', 'No, wait')).toBe('All right. What shall I change?');
      expect(said('two arancini', 'That is all', 'No, wait', 'a tiramisù', 'That is all')).toContain(
        '$35.50',
      );
    });

    it('says that a dish is sold out', () => {
      expect(said('One branzino please')).toBe('Branzino al forno? That is sold out today.');
    });

    it('says whether the client shows the order', () => {
      const [, , placed] = call('two arancini', 'That is all', 'Yes');
      const result = (is_error: boolean) =>
        placed?.tool?.replyTo({ type: 'client_tool_result', tool_call_id: '', is_error }).text;
      expect(result(false)).toMatch(/^Your order is placed.*You can see it on your screen/);
      expect(result(true)).toMatch(/^Your order is placed.*I could not show it on your screen/);
    });
  });

  describe('booking a table', () => {
    it('books at once when all details are given', () => {
      expect(said('Can I book a table for four tomorrow at 7 PM?')).toBe(
        'That is a table for four, tomorrow at 7 PM. Shall I book it?',
      );
    });

    it('asks for missing details one at a time', () => {
      const replies = call('I want to reserve a table', '2', 'saturday', '8', 'yes').map(({ text }) => text);
      expect(replies.slice(0, 4)).toEqual([
        'Gladly. For how many people shall it be?',
        'Gladly. For which day?',
        'Gladly. And at what time?',
        'That is a table for two, on saturday at 8. Shall I book it?',
      ]);
      expect(replies[4]).toMatch(/^Your table is booked/);
    });
  });

  describe('answering questions', () => {
    it('answers from the menu, hours, and address', () => {
      for (const [question, answer] of [
        ['What desserts do you have?', 'Desserts: Tiramisù for $11.50.'],
        ['Any starters?', 'Appetizers: Arancini for 12 dollars.'],
        [
          'What mains do you have?',
          'Entrees: Tagliatelle al ragù for 22 dollars and Pizza Margherita for 18 dollars.',
        ],
        [
          "What's on the menu?",
          'We have appetizers, entrees and desserts. What would you like to hear about?',
        ],
        [
          'What are the arancini?',
          /^Arancini is saffron risotto balls with a heart of mozzarella, for 12 dollars\./,
        ],
        ['How much is the branzino?', /but it is sold out today/],
        ['Which dish has tomatoes?', /San Marzano/],
        ['When are you open?', 'We are open from Tuesday to Sunday.'],
        ['Where can I find you?', /14 Mulberry Street/],
      ] as const) {
        if (typeof answer === 'string') expect(said(question), question).toBe(answer);
        else expect(said(question), question).toMatch(answer);
      }
    });

    it("says when it doesn't know", () => {
      for (const question of ['What is the capital of Mongolia?', 'xyzzy']) {
        expect(said(question), question).toMatch(/I do not know that\. I can tell you about our menu/);
      }
    });
  });

  it('understands different names for courses', () => {
    const agent = restaurantAgent({
      ...RESTAURANT,
      dishes: [
        { ...dish('pasta', 'Spaghetti alle vongole', 26), aliases: ['clam pasta'] },
        dish('dolci', 'Cannoli', 9),
        dish('bevande', 'Limonata', 6),
      ],
    });
    expect(agent.answer('What pasta do you have?').text).toBe(
      'Pasta: Spaghetti alle vongole for 26 dollars.',
    );
    expect(agent.answer('Which desserts are there?').text).toBe('Dolci: Cannoli for 9 dollars.');
    expect(agent.answer('Any drinks?').text).toBe('Bevande: Limonata for 6 dollars.');
  });

  it('says goodbye to a caller without an order', () => {
    expect(call('Goodbye').at(-1)?.isLast).toBe(true);
  });

  it('suggests questions about the menu and bookings that the agent can answer', () => {
    const { exampleQuestions, answer } = restaurantAgent({
      name: 'A',
      greeting: 'A!',
      hours: 'We are open.',
      soldOut: 'Sold out.',
      facts: [],
      dishes: [
        dish('soups', 'Minestrone', 9, 'Of the garden'),
        dish('desserts', 'Cannoli', 8, 'Two of them'),
      ],
    });
    const replies = exampleQuestions.map((question) => answer(question).text);
    expect(replies[0]).toBe('Desserts: Cannoli for 8 dollars.');
    expect(replies[2]).toMatch(/^Two Minestrone and one Cannoli/);
    expect(replies[4]).toMatch(/^Your order is placed/);
    expect(replies[6]).toMatch(/^Your table is booked/);
    expect(replies.join(' ')).not.toMatch(/do not know/);
  });

  it('suggests questions for a restaurant without a menu', () => {
    const agent = restaurantAgent({
      ...RESTAURANT,
      dishes: [],
    });
    expect(agent.exampleQuestions[0]).toMatch(/book a table/);
  });
});
