/** How a call went, which determines its evaluation. */
export type Outcome = 'well' | 'so-so' | 'badly';

/**
 * A phone call script with placeholders: `{name}`, `{party}`, `{hour}`, `{dish}`, `{side}`, and `{digits}`.
 */
interface CallScript {
  readonly outcome: Outcome;
  readonly summary: string;
  /** Alternating lines, starting with the restaurant's agent. */
  readonly lines: readonly string[];
}

export const dialogues: readonly CallScript[] = [
  {
    outcome: 'well',
    summary: '{name} booked a table for {party} at {hour}.',
    lines: [
      'Thank you for calling {restaurant}! How can I help you today?',
      'Hi, do you have a table for {party} tonight, around {hour}?',
      'Let me look. Yes, I have a table for {party} at {hour}, inside by the window. Shall I hold it for you?',
      'That sounds great.',
      'What name should I put it under?',
      '{name}.',
      'Thank you, {name}. May I have a phone number in case anything changes?',
      'Sure, it ends in {digits}. It should be the one I am calling from.',
      'I have it. A table for {party} at {hour}, under {name}. Is there anything else?',
      'One of us cannot eat gluten. Is that a problem?',
      'Not at all. I have added a note for the kitchen, and your server will go through the menu with you.',
      'Perfect, thank you. Bye!',
    ],
  },
  {
    outcome: 'well',
    summary: '{name} ordered {dish} and {side} for pickup at {hour}.',
    lines: [
      'Thank you for calling {restaurant}! How can I help you today?',
      'I would like to order something for pickup.',
      'Of course. What can I get you?',
      'One {dish}, and the {side}, please.',
      'One {dish} and one {side}. Would you like anything to drink with that?',
      'Two sparkling waters.',
      'Two sparkling waters. Any allergies I should tell the kitchen about?',
      'No, all good.',
      'It will be ready at {hour}. What name is the order under?',
      '{name}.',
      'Thank you, {name}. You pay when you pick it up. See you at {hour}!',
      'Thanks, see you.',
    ],
  },
  {
    outcome: 'well',
    summary: 'Asked about opening hours and parking.',
    lines: [
      'Thank you for calling {restaurant}! How can I help you today?',
      'Hi, until when are you open today?',
      'The kitchen takes orders until ten, and we close at eleven.',
      'And can I park somewhere near?',
      'There is street parking after seven, and a garage around the corner. We stamp the ticket for two hours.',
      'Good to know. Thanks!',
    ],
  },
  {
    outcome: 'well',
    summary: '{name} moved a reservation for {party} to {hour}.',
    lines: [
      'Thank you for calling {restaurant}! How can I help you today?',
      'I have a reservation for tomorrow and would like to move it.',
      'I can do that. Under which name is it?',
      '{name}, a table for {party}.',
      'I see it. What time would suit you better?',
      'Could we come at {hour}?',
      'At {hour} there is a table on the terrace, or a round one inside. Which would you like?',
      'The terrace, if it does not rain.',
      'The terrace it is, {name}. If it rains we will find you a place inside.',
      'Wonderful, thank you.',
    ],
  },
  {
    outcome: 'well',
    summary: '{name} asked for a vegan menu and was sent it by text message.',
    lines: [
      'Thank you for calling {restaurant}! How can I help you today?',
      'Do you have anything for vegans?',
      'We do. There is a small vegan menu with two starters, three mains and a dessert.',
      'Which mains are those?',
      'At the moment there is the {dish}, which we make without butter, a risotto, and grilled vegetables with the {side}.',
      'Could you send me the menu?',
      'I can send it as a text message. Is the number ending in {digits} the right one?',
      'Yes, that is me. {name}.',
      'It is on its way, {name}.',
      'Got it. Thank you!',
    ],
  },
  {
    outcome: 'so-so',
    summary: '{name} wanted {hour}, which was full, and will call again.',
    lines: [
      'Thank you for calling {restaurant}! How can I help you today?',
      'A table for {party} at {hour}, please. Today.',
      'I am sorry, at {hour} we are full. I could offer you half past nine.',
      'That is too late for us, we have children with us.',
      'I understand. There is a waiting list. Should I put you on it?',
      'How likely is it that something opens?',
      'On a day like this about one in four.',
      'I will talk to the others and call again. It is {name}.',
      'Thank you, {name}. I hope to hear from you.',
    ],
  },
  {
    outcome: 'so-so',
    summary: 'Asked about catering for {party}; passed on to the manager.',
    lines: [
      'Thank you for calling {restaurant}! How can I help you today?',
      'We are planning a family party. Do you do catering?',
      'We do. For how many people would that be?',
      'About {party} adults, and a few kids.',
      'And on which day?',
      'The last Saturday of the month, if that is possible.',
      'Prices for catering come from our manager. May I have them call you back at the number ending in {digits}?',
      'Yes, in the afternoon if they can. My name is {name}.',
      'I have written it down, {name}. You will hear from us tomorrow.',
    ],
  },
  {
    outcome: 'so-so',
    summary: '{name} asked whether the {dish} contains nuts; the kitchen has to answer.',
    lines: [
      'Thank you for calling {restaurant}! How can I help you today?',
      'Quick question: are there nuts in the {dish}?',
      'The recipe I have lists none, but the kitchen also works with almonds and pistachios.',
      'So could there be traces?',
      'I cannot rule it out. I would rather have the kitchen call you than guess.',
      'Okay, do that. {name}, the number ends in {digits}.',
      'Thank you, {name}. They will call within the hour.',
    ],
  },
  {
    outcome: 'badly',
    summary: 'The line was bad and the caller hung up.',
    lines: [
      'Thank you for calling {restaurant}! How can I help you today?',
      'Hello? Can you hear me?',
      'I can hear you, but the line is not good. How can I help you?',
      'I want to or… the… for tonight…',
      'I am sorry, I did not understand that. Could you say it again?',
      'Forget it.',
    ],
  },
  {
    outcome: 'badly',
    summary: '{name} waited 40 minutes for a delivery and asked for a person.',
    lines: [
      'Thank you for calling {restaurant}! How can I help you today?',
      'I ordered forty minutes ago and nothing has come.',
      'I am sorry about that. Under which name was the order?',
      '{name}. One {dish} and the {side}.',
      'I can see that it left the kitchen, but not where it is now.',
      'Then please give me somebody who can.',
      'I am putting you through to the front desk.',
      'Nobody is answering. This is not good enough.',
    ],
  },
];
