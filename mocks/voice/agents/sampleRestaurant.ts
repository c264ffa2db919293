import type { Db } from '../../db/db.ts';
import { settingsOf } from '../../db/settings/settings.ts';
import type { RestaurantKnowledge } from './restaurantAgent.ts';

/** The landing page's demo answers for this restaurant. */
const SAMPLE = 'trattoria-aurora';

/** Reads the sample restaurant's settings, including pending changes. Falls back to any restaurant. */
export function sampleRestaurant(db: Db): RestaurantKnowledge | undefined {
  const company = db.companies.find(SAMPLE) ?? db.companies.all()[0];
  if (!company) return undefined;
  const { categories } = settingsOf(db, company, 'menu');
  const { customerService } = settingsOf(db, company, 'instructions');
  const { firstMessage } = settingsOf(db, company, 'voice');
  return {
    name: company.name,
    greeting: firstMessage,
    hours: customerService.hoursResponse,
    soldOut: customerService.unavailableItemResponse,
    facts: [
      ...(company.address
        ? [`The address, where you find us, is ${company.address.street} in ${company.address.city}.`]
        : []),
      ...(company.description ? [`About ${company.name}, the restaurant: ${company.description}`] : []),
    ],
    dishes: categories
      .filter(({ isActive }) => isActive)
      .flatMap(({ name, items }) =>
        items.map(({ name: dish, aliases, description, price, availability }) => ({
          section: name.toLowerCase(),
          name: dish,
          aliases,
          description,
          price,
          isAvailable: availability.isAvailable,
        })),
      ),
  };
}
