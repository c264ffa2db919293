import { createKnowledgeBase } from '../knowledge/knowledge.ts';
import { createBooking, type Booking } from './booking.ts';
import type { Dialogue, Reply } from './dialogue.ts';
import { createOrder, dollars, joinWithAnd, formatOrder, dishesMentionedIn, type Dish } from './order.ts';
import { isGoodbye } from './smallTalk.ts';

export interface RestaurantKnowledge {
  readonly name: string;
  readonly greeting: string;
  readonly dishes: readonly Dish[];
  readonly hours: string;
  /** Sentences about the restaurant, such as its location and specialties. */
  readonly facts: readonly string[];
  /** The reply to an order of a sold-out dish. */
  readonly soldOut: string;
}

/** The client tool that shows an order or a booking. */
const TOOL = 'show_summary';
const YES = /^\W*(yes|yeah|yep|sure|please do|correct|right|ok(ay)?|go ahead|perfect)\b/i;
const NO = /^\W*(no|nope|not yet|wait|stop)\b/i;
const WANTS =
  /\b(i('d| would) like|i('ll| will) (have|take)|can i (have|get|order)|i want|give me|order|add|another|to go|please)\b/i;
const ASKS = /^\W*(what|which|how|is|are|do|does|tell|when|where|who)\b|\?\s*$/i;
const BOOKS = /\b(book|reserve|reservation|table)\b/i;

/**
 * Creates a restaurant's phone agent. The agent takes orders and bookings, and answers questions about the
 * menu and the restaurant.
 */
export function restaurantAgent(house: RestaurantKnowledge): Dialogue {
  const { dishes } = house;
  const order = createOrder();
  const facts = [...house.facts, ...dishes.map((dish) => `${dish.name}: ${dish.description}.`)];
  let booking: Booking | undefined;
  /** The order or booking that the caller can confirm with a yes. */
  let offer: { readonly kind: 'order' | 'booking'; readonly summary: string } | undefined;

  function answer(text: string): Reply {
    if (offer && YES.test(text)) return agree(offer);
    if (offer && NO.test(text) && !isGoodbye(text)) {
      offer = undefined;
      return { text: 'All right. What shall I change?' };
    }
    if (isGoodbye(text)) return takeLeave();
    if (BOOKS.test(text)) booking ??= createBooking();
    if (booking && (booking.readDetails(text) || BOOKS.test(text))) return furtherBooking(booking);

    const mentions = dishesMentionedIn(text, dishes);
    if (mentions.length > 0 && (WANTS.test(text) || !ASKS.test(text))) return takeOrder(mentions);
    return { text: information(text) };
  }

  function furtherBooking(table: Booking): Reply {
    if (table.question !== undefined) return { text: `Gladly. ${table.question}` };
    offer = { kind: 'booking', summary: table.summary };
    return { text: `That is ${table.summary}. Shall I book it?` };
  }

  function takeOrder(mentions: readonly { readonly dish: Dish; readonly count: number }[]): Reply {
    const soldOut = mentions.find(({ dish }) => !dish.isAvailable);
    if (soldOut) return { text: `${soldOut.dish.name}? ${house.soldOut}` };
    for (const mention of mentions) order.add(mention);
    offer = undefined;
    return { text: `${capitalised(joinWithAnd(mentions.map(formatOrder)))}, with pleasure. Anything else?` };
  }

  function takeLeave(): Reply {
    if (order.isEmpty) return { text: `Thank you for calling ${house.name}. Goodbye!`, isLast: true };
    offer = { kind: 'order', summary: order.summary };
    return { text: `That is ${order.summary}. Shall I place the order?` };
  }

  function agree({ kind, summary }: NonNullable<typeof offer>): Reply {
    offer = undefined;
    if (kind === 'order') order.clear();
    else booking = undefined;
    const done =
      kind === 'order'
        ? 'Your order is placed and will be ready in 25 minutes.'
        : 'Your table is booked; we look forward to seeing you.';
    const more = 'This is a demo, so no kitchen will hear of it. Can I do anything else for you?';
    const unseen = { text: `${done} I could not show it on your screen. ${more}` };
    return {
      ...unseen,
      tool: {
        name: TOOL,
        parameters: { kind, summary },
        replyTo: ({ is_error }) =>
          is_error ? unseen : { text: `${done} You can see it on your screen. ${more}` },
      },
    };
  }

  /** Answers a question about the menu or the restaurant. */
  function information(text: string): string {
    const [mention] = dishesMentionedIn(text, dishes);
    if (mention?.share === 1) return description(mention.dish);
    const section = dishes.find(({ section: name }) => mentionsSection(text, name))?.section;
    if (section !== undefined) return `${capitalised(section)}: ${offered(section)}.`;
    if (mention) return description(mention.dish);
    if (/\b(menu|dishes|serve|eat|food|recommend)\b/i.test(text)) {
      return `We have ${joinWithAnd([...new Set(dishes.map(({ section: name }) => name))])}. What would you like to hear about?`;
    }
    if (/\b(hours?|open|close[ds]?|when)\b/i.test(text)) return house.hours;
    return (
      createKnowledgeBase(facts).answer(text.replace(/\bdish(es)?\b/gi, ' ')) ??
      'I am sorry, I do not know that. I can tell you about our menu, take an order or book a table.'
    );
  }

  const offered = (section: string) =>
    joinWithAnd(
      dishes
        .filter((dish) => dish.section === section && dish.isAvailable)
        .map(({ name, price }) => `${name} for ${dollars(price)}`),
    ) || 'nothing today';

  return {
    greeting: house.greeting,
    exampleQuestions: examplesFor(dishes),
    answer,
    learn: (fact) => void facts.push(fact),
  };
}

const description = ({ name, description: about, price, isAvailable }: Dish) =>
  `${name}${about ? ` is ${lowered(about)}` : ''}, for ${dollars(price)}${isAvailable ? '' : ', but it is sold out today'}. Would you like it?`;

const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1).replace(/[.!]$/, '');
const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Synonyms for courses, singular and plural. */
const SECTIONS = [
  /\b(appetizers?|starters?|antipast[io])\b/i,
  /\b(entrees?|mains?|main courses?|second[io])\b/i,
  /\b(pastas?|prim[io])\b/i,
  /\b(pizz(a|as|e))\b/i,
  /\b(desserts?|sweets?|dolc[ei])\b/i,
  /\b(beverages?|drinks?|bevande)\b/i,
  /\b(wines?|vin[io])\b/i,
  /\b(sides?|side dishes|contorn[io])\b/i,
];

function mentionsSection(text: string, section: string): boolean {
  if (text.toLowerCase().includes(section)) return true;
  return SECTIONS.some((words) => words.test(section) && words.test(text));
}

function examplesFor(dishes: readonly Dish[]): string[] {
  const available = dishes.filter(({ isAvailable }) => isAvailable);
  const [first, second = first] = [available[0], available.at(-1)];
  const aboutDishes =
    first && second
      ? [
          `What ${second.section} do you have?`,
          `What is the ${first.name}?`,
          `I would like two ${first.name} and one ${second.name}, please.`,
          'That is all.',
          'Yes, please.',
        ]
      : [];
  return [
    ...aboutDishes,
    'Can I book a table for four tomorrow at 7 PM?',
    'Yes, please.',
    'When are you open?',
  ];
}
