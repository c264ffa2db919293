/** The required fields of a new restaurant, by label. */
export const NEW_RESTAURANT = {
  'Restaurant name': 'Osteria Nina',
  Description: 'Twelve tables by the lake',
  Address: '1 Lake Street, Ithaca, NY 14850, USA',
  'Phone number': '+1 (607) 555-0100',
  Email: 'ciao@osteria-nina.example',
  'VAPI Phone ID': 'phone-nina',
  'VAPI Phone Number': '+16075550100',
  'Owner email': 'nina@osteria-nina.example',
  'Owner password': 'tableside',
  'Owner first name': 'Nina',
  'Owner last name': 'Conti',
  'Menu JSON': '{"menu":{"entrees":[]}}',
};
