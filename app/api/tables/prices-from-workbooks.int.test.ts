import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { NextRequest } from "next/server";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import * as priceList from "@/app/api/admin/price-lists/[id]/route";
import * as rates from "@/app/api/admin/shipping-rates/route";
import { accountSteps, EMAIL } from "@/e2e/steps/account-steps";
import { priceListSteps } from "@/e2e/steps/company/price-list-steps";
import { givenProduct } from "@/e2e/steps/factories";
import { testDatabase } from "@/e2e/support/database";
import { writeXlsx, type WrittenCell } from "@/e2e/support/workbook";
import { POST as readTable } from "./route";

/** Price lists and shipping rates from workbooks, by the two calls of their dialogs. */

const { db } = testDatabase();
const { registerAsha, loginToken } = accountSteps(db);
const { givenList } = priceListSteps(db);

let token: string;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "prices-"));
  vi.stubEnv("DATA_DIR", folder);
});

afterAll(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

beforeEach(async () => {
  await registerAsha();
  const data = { role: "admin", emailVerifiedAt: new Date() } as const;
  await db.user.update({ where: { email: EMAIL }, data });
  token = await loginToken();
});

async function readWorkbook(rows: readonly (readonly WrittenCell[])[]): Promise<string> {
  const form = new FormData();
  form.append("file", new File([new Uint8Array(await writeXlsx(rows))], "prices.xlsx"));
  const sent = new NextRequest("http://localhost:3000/api/tables", { method: "POST", body: form });
  const answer = await readTable(sent, { params: Promise.resolve({}) });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { text: string }).text;
}

async function put<Params>(
  handler: (
    request: NextRequest,
    context: { params: Promise<Params> },
  ) => Promise<Response> | Response,
  params: Params,
  body: string,
) {
  const request = new NextRequest("http://localhost:3000/api/x", {
    method: "PUT",
    headers: { Authorization: `Bearer ${token}`, "Content-Type": "text/csv" },
    body,
  });
  const answer = await handler(request, { params: Promise.resolve(params) });
  return { status: answer.status, body: (await answer.json()) as object };
}

it("a price list accepts Excel's percentages, amounts and article numbers", async () => {
  await givenProduct(db, { name: "Kraft box", sku: "KB-1", pricePaise: 10_000 });
  await givenProduct(db, { name: "Paper tape", sku: "0906", pricePaise: 5_000 });
  const { _id: id } = await givenList({ name: "Bakeries" });
  const file = await readWorkbook([
    ["SKU", "Percent", "From", "Price"],
    ["0906", { value: 0.125, format: "0.0%" }, null, null],
    ["KB-1", null, 1, { value: 90, format: "₹#,##0.00" }],
    ["KB-1", null, 20, 80.5],
  ]);
  expect(await put(priceList.PUT, { id }, file)).toMatchObject({
    status: 200,
    body: {
      rows: [
        {
          name: "Kraft box",
          tiers: [
            { from: 1, price: 90 },
            { from: 20, price: 80.5 },
          ],
        },
        { name: "Paper tape", percent: 12.5 },
      ],
    },
  });
  const wrong = await readWorkbook([["SKU", "Percent"], [null], ["KB-1", 120]]);
  expect(await put(priceList.PUT, { id }, wrong)).toMatchObject({
    status: 400,
    body: {
      errors: [{ row: 3, column: "percent", message: expect.stringMatching(/\.$/) as string }],
    },
  });
});

it("shipping rates accept Excel's amounts and PIN codes", async () => {
  const file = await readWorkbook([
    ["way", "pins", "perKg", "least", "askAbove"],
    ["Courier", 560, { value: 12.5, format: "₹#,##0.00" }, 90, { value: 50.5, format: '0.0" kg"' }],
    ["Pickup", null, 0, 0, null],
  ]);
  expect(await put(rates.PUT, {}, file)).toMatchObject({
    status: 200,
    body: {
      rows: [
        { way: "courier", pins: "560", perKg: 12.5, least: 90, askAbove: 50.5 },
        { way: "pickup", pins: "", perKg: 0, least: 0, askAbove: null },
      ],
    },
  });
  const wrong = await readWorkbook([
    ["way", "pins", "perKg", "least", "askAbove"],
    ["Courier", null, "12,50", 0, null],
  ]);
  expect(await put(rates.PUT, {}, wrong)).toMatchObject({
    status: 400,
    body: {
      errors: [{ row: 2, column: "perKg", message: expect.stringMatching(/\.$/) as string }],
    },
  });
});
