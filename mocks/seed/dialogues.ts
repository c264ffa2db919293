import type { Facts } from './restaurants.ts';

/** How a call went. Determines the call's evaluation. */
export type Outcome = 'well' | 'so-so' | 'badly';

/**
 * The script of a phone call. Placeholders are `{name}`, `{party}`, `{day}`, `{hour}`, `{digits}`, the
 * dishes `{dish}` and `{side}`, the price `{total}`, and the restaurant's facts.
 */
interface CallScript {
  readonly outcome: Outcome;
  readonly summary: string;
  /** The fact that a restaurant must have for this script. */
  readonly needs?: keyof Facts;
  /** The lines after the restaurant's greeting. The caller and the agent alternate, and the caller starts. */
  readonly lines: readonly string[];
}

export const dialogues: readonly CallScript[] = [
  {
    outcome: 'well',
    summary: '{name} booked a table for {party} on {day} at {hour}.',
    lines: [
      'Hi, do you have a table for {party} on {day}, around {hour}?',
      'Let me look. Yes, I have a table for {party} on {day} at {hour}, inside by the window. Shall I hold it for you?',
      'That sounds great.',
      'What name should I put it under?',
      '{name}.',
      'Thank you, {name}. May I have a phone number in case anything changes?',
      'Sure, it ends in {digits}. It should be the one I am calling from.',
      'I have it. A table for {party} on {day} at {hour}, under {name}. Is there anything else?',
      'It is a birthday. Could we get a candle with the dessert?',
      'Of course. I have added a note, and your server will bring it with the dessert. Who is the birthday for?',
      'For my sister, but please do not mention it when we arrive.',
      'I have written that down. We look forward to seeing you on {day}, {name}.',
      'Perfect, thank you. Bye!',
    ],
  },
  {
    outcome: 'well',
    summary: '{name} ordered {dish} and {side} for pickup, {total}.',
    lines: [
      'I would like to order something for pickup.',
      'Of course. What can I get you?',
      'One {dish}, and the {side}, please.',
      'One {dish} and one {side}. Would you like anything to drink with that?',
      'No, thank you. We have drinks at home.',
      'Are there any allergies that I should tell the kitchen about?',
      'No, nothing.',
      'That is one {dish} and one {side}. It comes to {total} before tax, and it will be ready in thirty minutes. What name is the order under?',
      '{name}. Can I pay when I pick it up?',
      'Yes, by card or in cash, at the counter. May I have a number in case we have a question?',
      'It ends in {digits}, the one I am calling from.',
      'Thank you, {name}. See you in thirty minutes!',
      'Thanks, see you.',
    ],
  },
  {
    outcome: 'well',
    summary: 'Asked about opening hours and parking.',
    lines: [
      'Hi, until when are you open today?',
      '{hours}',
      'And can I park somewhere near?',
      '{parking}',
      'Good to know. Do we need a reservation for two?',
      'For two people you can walk in on most days. On Friday and Saturday evening I would book. Shall I?',
      'No, we will try our luck. Thanks!',
    ],
  },
  {
    outcome: 'well',
    summary: '{name} moved a reservation for {party} to {day} at {hour}.',
    lines: [
      'I have a reservation for Wednesday and would like to move it.',
      'I can do that. Under which name is it?',
      '{name}, a table for {party}.',
      'I see it. Which day and time would suit you better?',
      'Could we come on {day} at {hour}?',
      'On {day} at {hour} I have a round table in the back, or one by the window. Which would you like?',
      'By the window, please.',
      'By the window it is, {name}. I have moved your table for {party} to {day} at {hour}, and you will get a text message.',
      'To the number ending in {digits}?',
      'Yes, that is the one I have.',
      'Wonderful, thank you.',
    ],
  },
  {
    outcome: 'well',
    summary: '{name} asked for vegan dishes and was sent the list by text message.',
    needs: 'vegan',
    lines: [
      'Do you have anything for vegans?',
      'We do. {vegan}',
      'And is there something for dessert?',
      'I am sorry, our desserts all have milk or eggs. I would not want to promise you one.',
      'That is fine. Could you send me the list?',
      'I can send it as a text message. Is the number ending in {digits} the right one?',
      'Yes, that is me. {name}.',
      'I have sent it, {name}. Tell your server that you are vegan, and they will tell the kitchen.',
      'Got it. Thank you!',
    ],
  },
  {
    outcome: 'well',
    summary: '{name} asked what to eat without gluten.',
    needs: 'glutenFree',
    lines: [
      'One of us cannot eat gluten. What could she have?',
      '{glutenFree}',
      'It is celiac disease, not a preference.',
      'Then I would like the kitchen to call you before you come, because there is flour in the air where we cook. May I have your number?',
      'It ends in {digits}. My name is {name}.',
      'Thank you, {name}. The chef will call you before dinner today.',
      'I appreciate that. Bye.',
    ],
  },
  {
    outcome: 'well',
    summary: '{name} wanted {soldOut}, which is sold out, and ordered {instead} for pickup.',
    needs: 'soldOut',
    lines: [
      'Hi, one {soldOut} for pickup, please.',
      'I am sorry, the {soldOut} is sold out today. May I suggest the {instead}?',
      'What is in it?',
      '{insteadWith}',
      'Sounds good, I will take that.',
      'One {instead}. Are there any allergies that I should know about?',
      'None.',
      'It will be ready in twenty-five minutes. What name is it under?',
      '{name}. The number ends in {digits}.',
      'Thank you, {name}. See you soon!',
    ],
  },
  {
    outcome: 'well',
    summary: '{name} left a scarf at the restaurant; it was found and is at the counter.',
    lines: [
      'Hello, I think I left a scarf at your place the other night. It is green.',
      'Let me check the list of things that were found. Where did you sit?',
      'At the table next to the door, around eight.',
      'A green wool scarf was found under a table by the door. It is at the counter.',
      'That is it! Until when can I pick it up?',
      '{hours} We keep it for a month.',
      'Great, I will come by this week. {name} is my name.',
      'I have put your name on it, {name}. Goodbye!',
    ],
  },
  {
    outcome: 'so-so',
    summary: '{name} wanted a table on {day} at {hour}, which was full, and will call again.',
    lines: [
      'A table for {party} on {day} at {hour}, please.',
      'I am sorry, on {day} at {hour} we are full. I could offer you a quarter past five.',
      'That is too early for us. The children have practice until six.',
      'I understand. There is a waiting list. Should I put you on it?',
      'How likely is it that something opens?',
      'On a day like this about one in four.',
      'I will talk to the others and call again. It is {name}.',
      'Thank you, {name}. I hope to hear from you.',
    ],
  },
  {
    outcome: 'so-so',
    summary: '{name} asked about catering for {guests} people; the manager will call back.',
    lines: [
      'We are planning a family party. Do you do catering?',
      'We do. For how many people would that be?',
      'About {guests}, and six of them are children.',
      'And on which day?',
      'The last Saturday of next month, if that is possible.',
      'I cannot see the catering calendar, and prices come from our manager. May I have them call you back at the number ending in {digits}?',
      'Yes, in the afternoon if they can. My name is {name}.',
      'I have written it down, {name}: {guests} people on the last Saturday of next month. You will hear from us within two days.',
      'Thank you.',
    ],
  },
  {
    outcome: 'so-so',
    summary: '{name} asked whether the {nutDish} contains nuts; the kitchen will call back.',
    lines: [
      'Quick question: are there nuts in the {nutDish}?',
      '{nuts}',
      'So could there be traces?',
      'I cannot rule it out. I would rather have the kitchen call you than guess.',
      'Okay, do that. {name}, the number ends in {digits}.',
      'Thank you, {name}. They will call you within the hour.',
    ],
  },
  {
    outcome: 'badly',
    summary: 'The line was bad and the caller hung up.',
    lines: [
      'Hello? Can you hear me?',
      'I can hear you, but the line is not good. How can I help you?',
      'I want to or… the… for tonight…',
      'I am sorry, I did not understand that. Could you say it again?',
      'Forget it.',
    ],
  },
  {
    outcome: 'badly',
    summary: '{name} waited an hour for a delivery and asked for a person; no one answered at the counter.',
    lines: [
      'I ordered an hour ago and nothing has come.',
      'I am sorry about that. Under which name was the order?',
      '{name}. One {dish} and the {side}.',
      'I can see that it left the kitchen twenty minutes ago, but not where it is now.',
      'Then please give me a person who can.',
      'I am putting you through to the counter.',
      'It just rings. This is not good enough.',
    ],
  },
];
