import { LOW_STOCK } from "../low-stock";
import { CSV_COLUMNS, type CsvColumn } from "./columns";
import { COMMENT_COLUMN } from "./find-columns";

/** Help that the owner sees for a column. */
interface ColumnHelp {
  label: string;
  help: string;
  /** A sample cell. */
  example: string;
}

/** Columns of the template. It leaves out those that only the export fills. */
export type TemplateColumn = Exclude<CsvColumn, "id" | "stockCountRead" | "updatedAt">;

export const COLUMN_HELP: Record<TemplateColumn, ColumnHelp> = {
  sku: {
    label: "Article number",
    help: "Your own number of the article. A product that has it already is changed instead of added",
    example: "KB-1296",
  },
  name: {
    label: "Name",
    help: "Needed. Without an article number a product with this name is changed instead of added",
    example: "Kraft shipping box, 12 x 9 x 6 in",
  },
  category: { label: "Category", help: "Needed. One of the shop's categories", example: "Boxes" },
  price: {
    label: "Price",
    help: "Needed. Rupees for one pack, before tax",
    example: "1250.00",
  },
  originalPrice: {
    label: "Original price",
    help: "Rupees; shown crossed out beside the price. Empty for none",
    example: "1400.00",
  },
  minQuantity: {
    label: "Smallest order",
    help: "Packs. Empty for any quantity",
    example: "1",
  },
  packMultiple: {
    label: "Sold in multiples of",
    help: "Packs. Empty for any quantity",
    example: "1",
  },
  priceTiers: {
    label: "Prices for larger quantities",
    help: "Packs: rupees for each pack, one on each line of the cell",
    example: "10: 1199.00\n50: 1150.00",
  },
  stockCount: {
    label: "Stock",
    help: "Packs in stock. A product that is there keeps its own unless you say that the file was counted just now",
    example: "140",
  },
  lowStockAt: {
    label: "Low stock at",
    help: `At this many packs or fewer it counts as low. Empty for ${LOW_STOCK}, 0 for never`,
    example: "25",
  },
  supply: {
    label: "Supplied",
    help: "stock, or to_order for what is made once it is ordered. Empty leaves it as it is",
    example: "stock",
  },
  leadDays: {
    label: "Lead time",
    help: "Working days until an order of it leaves. Empty for the shop's usual ones; needed for to_order",
    example: "5",
  },
  maxQuantity: {
    label: "Most per order",
    help: "Packs. Empty for the shop's own limit",
    example: "500",
  },
  packedWeight: {
    label: "Packed weight",
    help: "Grams of one pack as it is shipped. Empty for not known",
    example: "8200",
  },
  carton: {
    label: "Carton",
    help: "Length x width x height of one pack as it is shipped, in mm. Empty for none",
    example: "600 x 400 x 350",
  },
  printOptions: {
    label: "Print options",
    help: "As JSON, best taken from an export. Empty for none",
    example:
      '[{"name":"Your mark","sides":1,"maxColours":2,"minPieces":20,"setupFeePerColour":1500,"tiers":[{"from":20,"price":1300}],"leadDays":9,"tool":"plate"}]',
  },
  sample: {
    label: "Sample",
    help: "As JSON, best taken from an export. Empty for none",
    example: '{"kind":"paid","price":250,"credit":[{"from":50,"percent":100}]}',
  },
  dieline: {
    label: "Dieline",
    help: "The flat size in mm, width × height, to which artwork is trimmed. Empty for none",
    example: "306 × 200",
  },
  inStock: {
    label: "On sale",
    help: "true or false. Empty leaves it as it is; a new product is on sale",
    example: "true",
  },
  isNew: { label: "New badge", help: "true or false", example: "false" },
  draft: {
    label: "Draft",
    help: "true keeps it out of the shop. Without a picture or a description a new product is a draft",
    example: "false",
  },
  description: {
    label: "Description",
    help: "What customers read. Without it a new product is a draft",
    example: "A strong box of corrugated kraft board for shipping.",
  },
  features: {
    label: "Features",
    help: "One on each line of the cell",
    example: "Recyclable\nPrinted on request",
  },
  specifications: {
    label: "Specifications",
    help: "Name: text, one on each line of the cell",
    example: "Material: Kraft board\nPack size: 25 pieces",
  },
  images: {
    label: "Pictures",
    help: "Names of files in the ZIP of pictures, one on each line of the cell or with | between. No web addresses",
    example: "kb-1296-front.jpg|kb-1296-open.jpg",
  },
  thumbnailImage: {
    label: "Thumbnail",
    help: "One of the pictures. Empty for the first",
    example: "kb-1296-front.jpg",
  },
  hsnCode: {
    label: "HSN code",
    help: "4, 6 or 8 digits; sets the GST rate",
    example: "481910",
  },
  gtin: {
    label: "GTIN",
    help: "The 8, 12, 13 or 14 digits below the barcode. Empty for none",
    example: "4006381333931",
  },
  recycledPercent: {
    label: "Recycled content",
    help: "Percent of its weight, 0 to 100. Empty for not stated",
    example: "80",
  },
  nameHi: {
    label: "Name in Hindi",
    help: "For the pages in Hindi. Empty for the English one",
    example: "क्राफ़्ट शिपिंग डिब्बा, 12 x 9 x 6 इंच",
  },
  descriptionHi: {
    label: "Description in Hindi",
    help: "Empty for the English one",
    example: "भेजने के लिए नालीदार क्राफ़्ट बोर्ड का मज़बूत डिब्बा।",
  },
  featuresHi: {
    label: "Features in Hindi",
    help: "One on each line of the cell. Empty for the English ones",
    example: "रीसाइकल हो सकता है\nअनुरोध पर छपाई",
  },
};

export const TEMPLATE_COLUMNS = CSV_COLUMNS.filter(
  (column): column is TemplateColumn => column in COLUMN_HELP,
);

/**
 * The header of the template. Two rows follow, an explanation and an example of each column; an import skips both.
 */
export const TEMPLATE_HEADER = [COMMENT_COLUMN, ...TEMPLATE_COLUMNS];

export const TEMPLATE_ROWS = [
  ["explained", ...TEMPLATE_COLUMNS.map((column) => COLUMN_HELP[column].help)],
  ["example", ...TEMPLATE_COLUMNS.map((column) => COLUMN_HELP[column].example)],
];
