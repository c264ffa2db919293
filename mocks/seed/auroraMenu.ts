import { EVERY_DAY, type Menu, type MenuCategory, type MenuItem } from '../db/settings/shapes.ts';

const CLOSED_MONDAY = EVERY_DAY.slice(1);
const WEEKEND = ['friday', 'saturday', 'sunday'];

type Dish = Omit<MenuItem, 'id' | 'displayOrder'>;

interface More {
  readonly aliases?: readonly string[];
  /** Labels such as 'vegan' or 'spicy (mild)'. */
  readonly dietary?: readonly string[];
  readonly days?: readonly string[];
  readonly isOut?: boolean;
}

const dish = (name: string, price: number, description: string, more: More = {}): Dish => ({
  name,
  description,
  price,
  imageUrl: null,
  aliases: [...(more.aliases ?? [])],
  dietary: (more.dietary ?? []).map(markFrom),
  availability: { isAvailable: !more.isOut, availableDays: [...(more.days ?? EVERY_DAY)] },
});

function markFrom(mark: string): MenuItem['dietary'][number] {
  const [, type = mark, level = null] = /^(.+) \((.+)\)$/.exec(mark) ?? [];
  return { type, level };
}

const category = (
  name: string,
  description: string,
  dishes: readonly Dish[],
): Omit<MenuCategory, 'displayOrder'> => ({
  id: idOf(name),
  name,
  description,
  isActive: true,
  items: dishes.map((one, index) => ({ ...one, id: idOf(one.name), displayOrder: index + 1 })),
});

/** Converts "Tagliatelle al ragù" to `tagliatelle-al-ragu`. */
function idOf(name: string): string {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, '-');
}

const vegetarian = ['vegetarian'];
const vegan = ['vegan', 'dairy-free'];

export const auroraMenu: Menu = {
  categories: [
    category('Antipasti', 'To begin with, and to share.', [
      dish('Burrata with figs', 16, 'Creamy burrata, roasted figs and basil oil', {
        aliases: ['burrata', 'fig burrata'],
        dietary: ['vegetarian', 'gluten-free'],
      }),
      dish('Arancini', 12, 'Saffron risotto balls with a heart of mozzarella', {
        aliases: ['rice balls', 'arancine'],
        dietary: vegetarian,
      }),
      dish('Bruschetta al pomodoro', 9, 'Grilled sourdough, tomatoes, garlic and basil', {
        aliases: ['bruschetta', 'tomato toast'],
        dietary: vegan,
      }),
      dish('Calamari fritti', 17, 'Fried squid with lemon and a caper mayonnaise', {
        aliases: ['fried calamari', 'fried squid'],
      }),
      dish('Carpaccio di manzo', 19, 'Raw beef, arugula, Parmesan and lemon', {
        aliases: ['beef carpaccio'],
        dietary: ['gluten-free'],
      }),
      dish('Olives from Puglia', 7, 'Warm, with orange and fennel seed', {
        aliases: ['olives'],
        dietary: [...vegan, 'gluten-free'],
      }),
    ]),
    category('Pasta', 'Fresh pasta, made by hand every morning.', [
      dish('Tagliatelle al ragù', 22, 'Handmade tagliatelle with a ragù of six hours', {
        aliases: ['bolognese', 'spaghetti bolognese', 'ragu'],
      }),
      dish("Penne all'arrabbiata", 18, 'Durum wheat penne without egg, tomato, garlic and chili', {
        aliases: ['spicy penne', 'arrabiata'],
        dietary: [...vegan, 'spicy (hot)'],
      }),
      dish('Cacio e pepe', 20, 'Tonnarelli with Pecorino and black pepper', {
        aliases: ['cheese and pepper'],
        dietary: vegetarian,
      }),
      dish('Spaghetti alle vongole', 26, 'Clams, white wine, parsley', {
        aliases: ['spaghetti with clams', 'clam pasta'],
        dietary: ['dairy-free'],
        days: CLOSED_MONDAY,
      }),
      dish('Gnocchi al pesto', 21, 'Potato gnocchi, basil pesto with pine nuts, green beans', {
        aliases: ['gnocchi'],
        dietary: vegetarian,
      }),
      dish('Lasagne della nonna', 23, 'Seven layers, ragù and béchamel', {
        aliases: ['lasagna'],
        days: WEEKEND,
      }),
      dish('Ravioli di zucca', 22, 'Pumpkin, brown butter, sage and almond amaretti', {
        aliases: ['pumpkin ravioli', 'butternut ravioli'],
        dietary: vegetarian,
        isOut: true,
      }),
    ]),
    category('Pizza', 'From the wood oven. Gluten-free dough on request.', [
      dish('Pizza Margherita', 18, 'San Marzano tomatoes, fior di latte, basil', {
        aliases: ['margherita', 'plain pizza', 'cheese pizza'],
        dietary: vegetarian,
      }),
      dish('Pizza Marinara', 15, 'Tomatoes, garlic, oregano, no cheese', {
        aliases: ['marinara'],
        dietary: vegan,
      }),
      dish('Pizza Diavola', 21, 'Spicy salami, fior di latte and chili oil', {
        aliases: ['diavola', 'pepperoni pizza'],
        dietary: ['spicy (medium)'],
      }),
      dish('Pizza Quattro Formaggi', 22, 'Mozzarella, Gorgonzola, Fontina, Parmesan', {
        aliases: ['four cheese pizza'],
        dietary: vegetarian,
      }),
      dish('Pizza Funghi', 20, 'Mushrooms, fior di latte and thyme', {
        aliases: ['mushroom pizza'],
        dietary: vegetarian,
      }),
      dish('Calzone', 21, 'Folded, with ricotta, ham and mushrooms', { aliases: ['folded pizza'] }),
    ]),
    category('Secondi', 'From the oven and the grill.', [
      dish('Branzino al forno', 31, 'Sea bass from the wood oven with lemon and fennel', {
        aliases: ['sea bass', 'branzino'],
        dietary: ['gluten-free', 'dairy-free'],
        days: CLOSED_MONDAY,
      }),
      dish('Pollo alla cacciatora', 26, 'Chicken braised with tomatoes, olives and rosemary', {
        aliases: ['chicken cacciatore', "hunter's chicken"],
        dietary: ['gluten-free', 'dairy-free'],
      }),
      dish('Melanzane alla parmigiana', 23, 'Eggplant, tomato, mozzarella and Parmesan', {
        aliases: ['eggplant parm', 'eggplant parmesan'],
        dietary: vegetarian,
      }),
      dish('Ossobuco', 36, 'Veal shank with gremolata and saffron risotto', {
        aliases: ['osso buco', 'veal shank'],
        days: WEEKEND,
      }),
      dish('Bistecca for two', 128, 'Dry-aged porterhouse, rosemary potatoes', {
        aliases: ['steak', 'florentine steak'],
        dietary: ['gluten-free'],
        isOut: true,
      }),
      dish('Insalata mista', 10, 'Leaves, tomatoes, cucumber and red onion', {
        aliases: ['mixed salad', 'side salad'],
        dietary: [...vegan, 'gluten-free', 'nut-free'],
      }),
    ]),
    category('Dolci', 'Made here every day.', [
      dish('Tiramisù', 11, 'The way grandmother made it', {
        aliases: ['tiramisu'],
        dietary: vegetarian,
      }),
      dish('Panna cotta', 10, 'Vanilla cream with berries', {
        aliases: ['cooked cream'],
        dietary: ['gluten-free', 'nut-free'],
      }),
      dish('Cannoli', 9, 'Two, filled with ricotta and pistachio', { dietary: vegetarian }),
      dish('Gelato', 8, 'Three scoops: ask for the flavors of the day', {
        aliases: ['ice cream'],
        dietary: ['vegetarian', 'gluten-free'],
      }),
      dish('Affogato', 7.5, 'Vanilla gelato drowned in espresso', { dietary: vegetarian, isOut: true }),
    ]),
    category('Bevande', 'Wine, cocktails, and soft drinks. Alcohol is served at the table only.', [
      dish('Sparkling water', 4, 'Half a liter', { aliases: ['bubbly water', 'Pellegrino'] }),
      dish('Chianti Classico', 13, 'By the glass', { aliases: ['house red', 'red wine'] }),
      dish('Pinot Grigio', 12, 'By the glass', { aliases: ['house white', 'white wine'] }),
      dish('Negroni', 14, 'Gin, Campari and sweet vermouth'),
      dish('Limonata', 6, 'Lemons from Amalfi, pressed to order', { aliases: ['lemonade'] }),
      dish('Espresso', 3.5, 'Short and strong', { aliases: ['coffee'] }),
    ]),
  ].map((one, index) => ({ ...one, displayOrder: index + 1 })),
};
