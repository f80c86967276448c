import { readFile } from "node:fs/promises";
import { extractText } from "unpdf";
import { givenAccount } from "../account";
import { givenCustomer, givenOrder } from "../customer";
import { database } from "../database";
import { expect, expectNoAxeViolations, test } from "../fixtures";
import { givenProduct } from "../shop";
import { readCsv } from "../support/read-csv";

test("a customer reads and downloads the account statement, which matches the shop's", async ({
  page,
}) => {
  const customer = await givenCustomer(page);
  const admin = await givenAccount({ role: "admin", name: "Meera Nair" });
  const headers = { Authorization: `Bearer ${admin.token}` };
  const { id } = await database().user.findUniqueOrThrow({ where: { email: customer.email } });
  const product = await givenProduct(100_000, 50);
  const order = await givenOrder(page, customer, { product, quantity: 1 });
  const address = `/api/admin/orders/${order._id}`;
  const tracking = { carrier: "Delhivery", number: "DL-42" };
  for (const data of [{ status: "Processing" }, { status: "Shipped", tracking }]) {
    expect((await page.request.patch(address, { headers, data })).status()).toBe(200);
  }
  const payment = { amount: 1000, means: "bank", reference: `UTR${Date.now()}` };
  await page.request.post(`${address}/payments`, { headers, data: payment });

  await page.goto("/dashboard?tab=statement");
  await expect(page.getByText(`Order ${order.orderId}`).locator("visible=true")).toBeVisible();
  await expect(page.locator('dl > div:has(dt:text("Closing balance")) dd')).toHaveText("₹230.00");
  await expectNoAxeViolations(page);

  const downloading = page.waitForEvent("download");
  await page.getByRole("link", { name: "PDF", exact: true }).click();
  const file = await (await downloading).path();
  const { text } = await extractText(new Uint8Array(await readFile(file)));
  expect(text.join(" ")).toContain("₹230.00");

  const own = { Authorization: `Bearer ${customer.token}` };
  const ask = (path: string, more = {}) =>
    page.request.get(`/api${path}`, { headers: { ...own, ...more } });
  const csv = await ask("/account/statement", { Accept: "text/csv" });
  expect(readCsv(await csv.text()).at(-1)).toMatchObject({ "Balance (INR)": "230" });
  const mine = (await (await ask("/account/statement")).json()) as { rows: unknown };
  const theirs = await page.request.get(`/api/admin/customers/${id}/statement`, {
    headers,
  });
  expect(((await theirs.json()) as typeof mine).rows).toEqual(mine.rows);

  for (const wrong of ["from=2026-02-30", "from=2026-05-01&to=2026-04-01", "format=xml"]) {
    const refused = await ask(`/account/statement?${wrong}`);
    expect(refused.status()).toBe(400);
    expect(await refused.json()).toMatchObject({ code: "invalid_input" });
  }
  expect((await ask(`/admin/customers/${id}/statement`)).status()).toBe(403);
});
