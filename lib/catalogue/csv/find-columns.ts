import { CSV_COLUMNS, type CsvColumn } from "./columns";

/** What the file calls a column, where the owner said so; empty: it is left out. */
export type ChosenColumns = Partial<Record<CsvColumn, string>>;

/** The place of each column in a row of names; missing where none is it. */
export type ColumnPlaces = Partial<Record<CsvColumn, number>>;

/**
 * Names that other programs give, Tally's item master and stock summary among them, without signs and
 * case; the first that a file has is taken.
 */
const OTHER_NAMES: Partial<Record<CsvColumn, readonly string[]>> = {
  sku: [
    ...["articlenumber", "articleno", "itemcode", "productcode", "partnumber", "partno"],
    ...["code", "alias"],
  ],
  name: [
    ...["nameofitem", "itemname", "productname", "stockitem", "nameofstockitem", "particulars"],
    ...["item", "product", "title"],
  ],
  category: ["under", "stockgroup", "group", "productcategory", "itemgroup"],
  price: ["rate", "sellingprice", "salesprice", "saleprice", "standardprice", "unitprice"],
  originalPrice: ["mrp", "listprice", "compareatprice"],
  minQuantity: ["moq", "minimumorder", "minimumquantity", "minorderquantity"],
  stockCount: [
    ...["openingquantity", "openingqty", "closingquantity", "closingqty", "closingstock"],
    ...["quantity", "qty", "stock"],
  ],
  lowStockAt: ["reorderlevel", "minimumstock"],
  dispatchDays: ["leadtime", "leadtimedays", "handlingtime"],
  description: ["details", "longdescription"],
  images: ["image", "pictures", "picture", "photos", "photo", "imagefile"],
  hsnCode: ["hsnsac", "hsn", "hsnsaccode"],
};

/** Rows whose cell in this column says anything are left out: explanations, examples. */
export const COMMENT_COLUMN = "#";

const plainName = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, "");
const written = (name: string) => name.trim().toLowerCase();

/** Which of the names is which column: as the owner said, as this shop names it, as others do. */
export function placesOf(names: readonly string[], chosen: ChosenColumns = {}): ColumnPlaces {
  const places: ColumnPlaces = {};
  const taken = new Set<number>();
  const take = (column: CsvColumn, place: number) => {
    if (place < 0 || taken.has(place) || places[column] !== undefined) return;
    places[column] = place;
    taken.add(place);
  };
  const plain = names.map(plainName);
  for (const column of CSV_COLUMNS) {
    const own = chosen[column];
    if (own)
      take(
        column,
        names.findIndex((name) => written(name) === written(own)),
      );
  }
  const open = CSV_COLUMNS.filter((column) => chosen[column] === undefined);
  for (const column of open) take(column, plain.indexOf(plainName(column)));
  for (const column of open) {
    for (const name of OTHER_NAMES[column] ?? []) take(column, plain.indexOf(name));
  }
  return places;
}

/** How many of the names are columns. */
export const knownNames = (names: readonly string[], chosen: ChosenColumns): number =>
  Object.keys(placesOf(names, chosen)).length;

/** Columns of ours that the row of names has twice. */
export function repeatedNames(names: readonly string[], chosen: ChosenColumns): string[] {
  const own = new Map(CSV_COLUMNS.map((column) => [plainName(column), column]));
  return names.filter((name, index) => {
    const column = own.get(plainName(name));
    const first = names.findIndex((other) => plainName(other) === plainName(name));
    return column !== undefined && chosen[column] === undefined && first < index;
  });
}
