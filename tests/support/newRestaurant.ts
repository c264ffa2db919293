/** The required fields of a new restaurant, by label. */
export const NEW_RESTAURANT = {
  'Restaurant name': 'Osteria Nina',
  Description: 'Twelve tables by the lake',
  Address: '1 Lake Street, Ithaca, NY 14850, USA',
  'Phone number': '+1 (607) 555-0100',
  Email: 'ciao@osteria-nina.example',
  'VAPI Phone Number': '+16075550100',
  'VAPI Phone ID': 'phone-nina',
  'Owner first name': 'Nina',
  'Owner last name': 'Conti',
  'Owner email': 'nina@osteria-nina.example',
  'Owner password': 'tableside',
  'Menu JSON': '{"menu":{"entrees":[]}}',
};

/** The labels of each step's fields in the form for a new restaurant. */
const STEPS = {
  Restaurant: ['Restaurant name', 'Description', 'Address', 'Phone number', 'Email', 'Website', 'Tagline'],
  'Phone line': ['VAPI Phone Number', 'VAPI Phone ID', 'Assistant ID'],
  Owner: ['Owner first name', 'Owner last name', 'Owner email', 'Owner password'],
  'Menu and voice': ['Voice', 'First message', 'Background sound URL', 'Menu JSON'],
};

export type CreateStep = keyof typeof STEPS;

export const CREATE_STEPS = Object.keys(STEPS) as CreateStep[];

/** Returns the step that has this field. */
export function stepOf(label: string): CreateStep {
  const step = CREATE_STEPS.find((name) => STEPS[name].includes(label));
  if (!step) throw new Error(`No step has ${label}`);
  return step;
}
