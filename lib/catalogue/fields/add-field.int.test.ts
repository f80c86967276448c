import { toJSONSchema } from "zod";
import { expect, it, vi } from "vitest";
import { differences } from "@/components/admin/products/form/values/differences";
import {
  productFormSchema,
  productFormValues,
} from "@/components/admin/products/form/values/form-values";
import { SectionInputs } from "@/components/admin/products/form/product-input";
import { productFormData } from "@/components/admin/products/form/send-product";
import { importSteps } from "@/e2e/steps/import-steps";
import { productSteps } from "@/e2e/steps/product-steps";
import { testDatabase } from "@/e2e/support/database";
import { readCsv } from "@/e2e/support/read-csv";
import { getAdminProduct } from "../admin/queries";
import { exportProducts } from "../csv/export-products";
import { productRequestSchema } from "../editing/product-request";
import { productSchema } from "../schemas";

/**
 * Follows the recipe "Add a product field" of docs/contributing.md: only one row is added to the table. Prisma's client
 * knows only real columns, so the toy field replaces the GTIN and its column.
 */
vi.mock("./page-fields", async (load) => {
  const { PAGE_FIELDS } = await load<typeof import("./page-fields")>();
  const { z } = await import("@/lib/base/input/zod");
  const { optionalText } = await import("./field");
  const { optionalLine } = await import("../product-form");
  const others = Object.entries(PAGE_FIELDS).filter(([name]) => name !== "gtin");
  const shelfMark = optionalText(optionalLine(20).describe("Where it lies"), {
    label: "Shelf mark",
    column: "gtin",
    answer: z.string().nullable(),
    example: "A-12",
    control: { section: "identifiers", hint: "Such as A-12" },
    csv: { help: "Empty for none", example: "A-12", aliases: ["rack"] },
  });
  return { PAGE_FIELDS: { ...Object.fromEntries(others), shelfMark } };
});

const { db } = testDatabase();
const { by, take, auditRows } = importSteps(db);
const { create, update, auditOf } = productSteps(db);

const readAnnounced = () => db.webhookDelivery.count({ where: { type: "product.changed" } });

it("a field is in the form, the API, the audit log and the webhook by its row", async () => {
  await db.webhook.create({
    data: { url: "https://hooks.example/", events: ["product.changed"], secret: "sealed" },
  });
  const { properties } = toJSONSchema(productRequestSchema, {
    io: "input",
    unrepresentable: "any",
  });
  expect(properties).toHaveProperty("shelfMark.description", "Where it lies");
  expect(productSchema.shape).toHaveProperty("shelfMark");

  const product = await create({ shelfMark: "A-12" });
  expect(product).toMatchObject({ shelfMark: "A-12" });
  const [created] = await auditOf("Product Created");
  expect(created).toHaveProperty("details.changes.gtin", { before: null, after: "A-12" });

  const inputs = SectionInputs({ section: "identifiers" }).map(({ props }): unknown => props);
  expect(inputs).toContainEqual({ name: "shelfMark", label: "Shelf mark", hint: "Such as A-12" });
  const values = productFormValues(product);
  expect(values).toMatchObject({ shelfMark: "A-12" });
  const mine = { ...values, shelfMark: "B-7" };
  expect(differences(mine, values, values)).toEqual([
    { label: "Shelf mark", current: "A-12", mine: "B-7" },
  ]);
  const sent = productFormData(productFormSchema.parse(mine), product);
  expect(sent.get("shelfMark")).toBe("B-7");

  const announced = await readAnnounced();
  const text = { shelfMark: "B-7", existingImages: JSON.stringify(product.images) };
  expect(await update(product._id, text)).toMatchObject({ shelfMark: "B-7" });
  expect(await readAnnounced()).toBe(announced + 1);
  const [updated] = await auditOf("Product Updated");
  expect(updated).toHaveProperty("details.changes.gtin", { before: "A-12", after: "B-7" });
});

it("a field is in the file of the catalogue, and a dry run shows its change", async () => {
  const { _id: id, name } = await create({ shelfMark: "A-12" });
  const file = await new Response(await exportProducts({ ...by, filter: {} })).text();
  expect(readCsv(file)).toMatchObject([{ id, shelfMark: "A-12" }]);

  const changed = `name,Rack\r\n${name},B-7`;
  const { report } = await take(changed, true);
  expect(report.changes).toMatchObject([
    { _id: id, cells: [{ column: "shelfMark", before: "A-12", after: "B-7" }] },
  ]);
  await take(changed);
  expect(await getAdminProduct(db, id)).toMatchObject({ shelfMark: "B-7" });
  const [entry] = await auditRows("Products Import");
  expect(entry).toHaveProperty(["details", "changes", id, "shelfMark"], {
    before: "A-12",
    after: "B-7",
  });
});
