import type { ColumnUse } from './columnUse.ts';

/** The program that wrote a file: this app, a program with a documented export, or any other. */
export type FileOrigin = 'own' | 'square' | 'toast' | 'clover' | 'loyverse' | 'woocommerce' | 'other';

/** The column names for each use, in lower case, separated by bars, preferred names first. */
type Columns = Readonly<Partial<Record<ColumnUse, string>>>;

/** A documented export of another program. */
export interface FileFormat {
  readonly origin: FileOrigin;
  /** Lists of column names. A file has this format if it contains every name of one list. */
  readonly marks: readonly (readonly string[])[];
  /** Whether cells contain HTML. */
  readonly hasHtmlCells?: boolean;
  /** Columns that exist only in this format, or have another meaning in it. */
  readonly columns: Columns;
  /** Columns that repeat for each location. The pattern has the groups `name` and `location`. */
  readonly perLocation?: { readonly pattern: RegExp; readonly columns: Columns };
}

/** Column names in this app's exports, and in spreadsheets in common languages. */
export const GENERAL_COLUMNS: Columns = {
  category:
    'category|categories|menu category|category name|menu group|menu groups|menu group name|group|section|menu section|course|reporting category|parent menu entity|parent name|kategorie|kategorien|rubrik|speisenkategorie|categorie|rubrique|categoria|sezione|seccion|portata',
  item: 'item|item name|name|menu item|menu item name|menu items|dish|dish name|product|product name|title|artikel|artikelname|gericht|gerichte|speise|produkt|bezeichnung|plat|plats|nom|produit|article|platillo|plato|nombre|producto|articulo|piatto|nome|prodotto|prato',
  description:
    'description|item description|menu description|details|ingredients|beschreibung|zutaten|details du plat|descripcion|descrizione|ingredienti|descricao|long description',
  price:
    'price|prices|regular price|base price|item price|default price|unit price|retail price|menu price|amount|preis|preise|einzelpreis|prix|prix unitaire|tarif|precio|precios|prezzo|preco|cost to customer',
  size: 'variation|variation name|size|size name|portion|groesse|grosse|variante|taille|tamano|formato',
  aliases:
    'aliases|alias|alternate name|alternate names|alternative name|alternative names|customer-facing name|also called|other names|andere namen',
  dietary: 'dietary|diet|dietary marks|dietary info|diets',
  available: 'available|availability|in stock|verfugbar|disponible|disponibile',
  days: 'days|available days|tage|jours|dias|giorni',
  imageUrl: 'image url|image|image link|picture|photo|photo url',
  categoryDescription: 'category description',
  categoryActive: 'category active',
  categoryId: 'category id',
  itemId: 'item id',
  modifiers: 'modifiers|modifier groups|modifier group|modifier sets|modifier list|add-ons|options',
  kind: 'entity type|item type|row type|type',
  priceType: 'price type|pricing strategy|pricing type',
  notForSale: 'archived|deleted',
};

/**
 * The exports of points of sale and shops that the import recognizes. The handbook lists these exports.
 * (rule: documented exports)
 */
export const FORMATS: readonly FileFormat[] = [
  { origin: 'own', marks: [['category', 'item']], columns: {} },
  {
    origin: 'square',
    marks: [
      ['item name', 'variation name'],
      ['token', 'item name'],
    ],
    hasHtmlCells: true,
    columns: {
      forSale: 'sellable',
      online: 'square online item visibility',
      priceType: 'unit and precision',
    },
    perLocation: {
      pattern: /^(?<name>enabled|price|current quantity) (?<location>.+)$/i,
      columns: { forSale: 'enabled', locationPrice: 'price', stock: 'current quantity' },
    },
  },
  {
    origin: 'loyverse',
    marks: [['handle', 'name', 'sold by weight']],
    columns: {
      size: 'option 1 value|option 2 value|option 3 value',
      priceType: 'sold by weight',
      component: 'sku of included item',
    },
    perLocation: {
      pattern: /^(?<name>available for sale|price|in stock) \[(?<location>.+)\]$/i,
      columns: { forSale: 'available for sale', price: 'price', stock: 'in stock' },
    },
  },
  {
    origin: 'clover',
    marks: [['clover id'], ['name', 'price type']],
    columns: { notForSale: 'hidden?|non-revenue item?', size: 'variant option' },
  },
  {
    origin: 'woocommerce',
    marks: [['type', 'name', 'published', 'regular price']],
    hasHtmlCells: true,
    columns: {
      forSale: 'published|visibility in catalog',
      available: 'in stock?',
      stock: 'stock',
      description: 'short description|description',
      imageUrl: 'images',
      size: 'attribute 1 value|attribute 2 value|attribute 3 value',
    },
  },
  {
    origin: 'toast',
    marks: [['menu group', 'menu item'], ['entity type'], ['master id'], ['menu group', 'item name']],
    columns: {},
  },
];

/** Maps column names to their uses, preferred names first. */
export const columnUsesByName = (columns: Columns): ReadonlyMap<string, ColumnUse> =>
  new Map(
    Object.entries(columns).flatMap(([use, names]) =>
      names.split('|').map((name) => [name, use as ColumnUse] as const),
    ),
  );

/** Returns the format of a file with these lower-case column names. */
export function fileFormatOf(names: ReadonlySet<string>): FileFormat | undefined {
  return FORMATS.find(({ marks }) => marks.some((mark) => mark.every((name) => names.has(name))));
}
