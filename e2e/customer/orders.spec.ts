import { givenCopies, givenCustomer, givenOrder, listed, setStatus } from "../customer";
import { expect, expectNoAxeViolations, test } from "../fixtures";
import { givenProduct } from "../shop";

const card = (name: string) => `dl > div:has(dt:text("${name}")) dd`;

test(
  "the overview counts all orders and shows the three latest",
  { tag: "@narrow" },
  async ({ page }) => {
    const account = await givenCustomer(page);
    const product = await givenProduct(100_000, 50);
    const orders = [];
    for (let count = 0; count < 4; count += 1) {
      orders.push(await givenOrder(page, account, { product, quantity: 1 }));
    }
    const [first, second, third, last] = orders;
    if (!first || !second || !third || !last) throw new Error("Orders are missing.");
    await setStatus(first, "Delivered");
    await setStatus(second, "Processing");
    await page.request.post(`/api/orders/${last._id}/cancel`, {
      headers: { Authorization: `Bearer ${account.token}` },
    });

    await page.goto("/dashboard");
    await expect(page.locator(card("Total Orders"))).toHaveText("4");
    await expect(page.locator(card("Pending Orders"))).toHaveText("2");
    await expect(page.locator(card("Delivered Orders"))).toHaveText("1");
    // Three times 1000 + 150 shipping + 80 tax; the cancelled order does not count.
    await expect(page.locator(card("Total Spent"))).toHaveText("₹3,690.00");
    await expect(listed(page, last)).toBeVisible();
    await expect(listed(page, first)).toHaveCount(0);
    await expectNoAxeViolations(page);

    await page.getByRole("link", { name: "All orders" }).click();
    await expect(page).toHaveURL("/dashboard?tab=orders");
    await listed(page, first).click();
    await expect(page).toHaveURL(`/order/${first._id}`);
  },
);

test("orders are searched, filtered and paged by the URL", async ({ page }) => {
  const account = await givenCustomer(page);
  const [box, tape] = [await givenProduct(5_000, 500), await givenProduct(7_000, 500)];
  const oldest = await givenOrder(page, account, { product: tape, quantity: 1 });
  await setStatus(oldest, "Shipped");
  await givenCopies(await givenOrder(page, account, { product: box, quantity: 1 }), 19);

  await page.goto("/dashboard?tab=orders");
  await expect(page.getByText("Showing 1–20 of 21 orders")).toBeVisible();
  await page.getByRole("link", { name: "Older" }).click();
  await expect(page.getByText("Showing 21–21 of 21 orders")).toBeVisible();
  await expect(listed(page, oldest)).toBeVisible();
  await page.reload();
  await expect(page.getByText("Showing 21–21 of 21 orders")).toBeVisible();
  await page.getByRole("link", { name: "Newer" }).click();
  await expect(page.getByText("Showing 1–20 of 21 orders")).toBeVisible();

  await page.getByLabel("Status").selectOption("Shipped");
  await expect(page).toHaveURL(/status=Shipped/);
  await expect(page.getByText("Showing 1 order", { exact: true })).toBeVisible();
  await page.getByLabel("Status").selectOption("");
  await expect(page.getByText("Showing 1–20 of 21 orders")).toBeVisible();
  await page.getByRole("searchbox").fill(tape.name);
  await page.getByRole("searchbox").press("Enter");
  await expect(page.getByText("Showing 1 order", { exact: true })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.goBack();
  await expect(page.getByText("Showing 1–20 of 21 orders")).toBeVisible();
  await page.getByRole("searchbox").fill("nothing of that name");
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page.getByRole("heading", { name: "No orders found" })).toBeVisible();
  await page.getByRole("button", { name: "Show all orders" }).click();
  await expect(page.getByText("Showing 1–20 of 21 orders")).toBeVisible();
});
