import { dayName } from "@/lib/base/india-time";
import { plainPicture } from "../../steps/pictures";
import { createZip } from "../../steps/zip";
import { writeXlsx, type WrittenCell } from "../../support/workbook";

/** The files that an owner brings on the first day: products with their picture, and companies. */

const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

export const PRODUCTS = 300;
export const COMPANIES = 200;

/** "Carton 001" */
export const productName = (number: number) => `Carton ${String(number).padStart(3, "0")}`;

const PRODUCT_COLUMNS = [
  "name",
  "sku",
  "category",
  "price",
  "stockCount",
  "hsnCode",
  "packSize",
  "description",
  "images",
];

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** Carton 001 costs ₹101, Carton 002 ₹102, and so on. */
export const writeProducts = async () => ({
  name: "products.xlsx",
  mimeType: XLSX,
  buffer: await writeXlsx([
    PRODUCT_COLUMNS,
    ...numbers(PRODUCTS).map((number): WrittenCell[] => [
      productName(number),
      `CT-${number}`,
      "Cartons",
      100 + number,
      500,
      481_910,
      "25 pieces",
      "Brown, of three plies.",
      "carton.png",
    ]),
  ]),
});

export async function zipPictures() {
  const content = await plainPicture("png", { width: 800, height: 800 });
  const buffer = createZip([{ name: "carton.png", content }]);
  return { name: "pictures.zip", mimeType: "application/zip", buffer };
}

const COMPANY_COLUMNS = [
  "name",
  "legalName",
  "gstin",
  "address",
  "city",
  "state",
  "zipCode",
  "person",
  "email",
  "priceList",
  "openingBalance",
  "openingDay",
];

export const BUYER = {
  company: "Rao Foods",
  legalName: "Rao Foods Private Limited",
  gstin: "29AAGCB7383J1Z4",
  name: "Asha Rao",
};

/** The first day of this month in India. */
export const openingDay = () => new Date(`${dayName(new Date()).slice(0, 8)}01`);

/** Companies with an opening balance each; the second one has this PIN code. */
export async function writeCompanies(email: string, pin: number) {
  const others = numbers(COMPANIES)
    .slice(1)
    .map((number): WrittenCell[] => [
      `Customer ${number}`,
      ...[null, null, "7 Brigade Road", "Bengaluru", "Karnataka"],
      ...[number === 2 ? pin : 560_002, `Buyer ${number}`, `buyer-${number}.${email}`],
      ...[null, `${number}.50 Dr`, openingDay()],
    ]);
  const { company, legalName, gstin, name } = BUYER;
  const buyer = [
    ...[company, legalName, gstin, "12 Residency Road", "Bengaluru", "Karnataka", 560_001],
    ...[name, email, "Dealers", "12,500.00 Dr", openingDay()],
  ];
  const buffer = await writeXlsx([COMPANY_COLUMNS, buyer, ...others]);
  return { name: "companies.xlsx", mimeType: XLSX, buffer };
}
