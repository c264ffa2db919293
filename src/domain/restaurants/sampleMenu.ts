import { formatMenuJson, type RestaurantForm } from './restaurant.ts';

/** Returns a sample menu as JSON text, with the details already entered in the form. */
export function sampleMenuJson({
  name,
  address,
  phone,
  email,
}: Pick<RestaurantForm, 'name' | 'address' | 'phone' | 'email'>): string {
  const businessName = name.trim() || 'Your Restaurant';
  return formatMenuJson({
    businessName,
    contactInformation: {
      address: address.trim() || '123 Main Street, Ithaca, NY 14850',
      phone: phone.trim() || '+1 (607) 555-0100',
      email: email.trim() || 'hello@restaurant.example',
    },
    ordering_options: [
      { platform: 'Phone', type: 'pickup' },
      { platform: 'Phone', type: 'delivery' },
    ],
    hoursOfOperation: {
      monday: 'Closed',
      tuesday: '11:00 AM - 9:00 PM',
      wednesday: '11:00 AM - 9:00 PM',
      thursday: '11:00 AM - 9:00 PM',
      friday: '11:00 AM - 10:00 PM',
      saturday: '11:00 AM - 10:00 PM',
      sunday: '12:00 PM - 8:00 PM',
    },
    about: { welcome: `Welcome to ${businessName}.` },
    menu: {
      appetizers: [
        { name: 'Bruschetta', description: 'Grilled bread, tomatoes, basil', price: 9.5 },
        { name: 'Soup of the day', description: 'Ask us what is in the pot', price: 7 },
      ],
      entrees: [
        { name: 'Margherita pizza', description: 'Tomato, mozzarella, basil', price: 16 },
        { name: 'Grilled salmon', description: 'Lemon butter, seasonal vegetables', price: 24.5 },
      ],
      desserts: [{ name: 'Tiramisu', description: 'Espresso, mascarpone, cocoa', price: 8.5 }],
      beverages: [{ name: 'Lemonade', description: 'Made here, with mint', price: 4 }],
    },
  });
}
