import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { expectNoAxeViolations } from "@/e2e/component/accessible";
import { answer, ok } from "@/e2e/component/shop";
import { show } from "@/e2e/component/show";
import type { ActivityEntry } from "@/lib/fulfilment/activity/schemas";
import { OrderActivity } from "./order-activity";

const ORDER = "0199c0de-0000-7000-8000-000000000001";
const entry = (end: string, rest: Partial<ActivityEntry>): ActivityEntry => ({
  _id: `0199c0de-0000-7000-8000-00000000000${end}`,
  kind: "mail",
  at: "2026-11-20T06:00:00.000Z",
  by: null,
  what: "order-confirmation",
  text: null,
  amount: null,
  state: "sent",
  changes: null,
  ...rest,
});
const SENT = entry("a", {});
const FAILED = entry("b", { what: "new-order", state: "failed", text: "RCPT TO 550" });
const PAID = entry("c", {
  kind: "payment",
  what: "receipt",
  state: "bank",
  amount: 500,
  text: "UTR1",
  by: "Meera",
});

const showIt = (items: ActivityEntry[], role?: "packer", next: string | null = null) =>
  show(
    <OrderActivity orderId={ORDER} activity={{ items, next }} renew={() => Promise.resolve()} />,
    "/admin/orders/1",
    role,
  );

const again = (name: string) => page.getByRole("button", { name: `Send again ${name}` });

it("has everything in one list, and sends the newest mail of a kind again", async () => {
  await showIt([FAILED, SENT, entry("d", {}), PAID]);
  await expect.element(page.getByText("Payment received, ₹500.00 by Bank transfer")).toBeVisible();
  await expect
    .element(page.getByText("The mail server refused the recipient's address"))
    .toBeVisible();
  await expect.element(again("New order")).toBeVisible();
  expect(again("Order confirmation").elements()).toHaveLength(1);
  await expectNoAxeViolations();
  const asked = answer("POST /admin/orders/{id}/mails", ok([]));
  await again("Order confirmation").click();
  await expect.element(page.getByText("Email Queued")).toBeVisible();
  expect(asked[0]?.body).toEqual({ template: "order-confirmation" });
});

it("reads on where there is more", async () => {
  await showIt([SENT], undefined, "cursor-1");
  const note = entry("e", { kind: "note", text: "Call before noon", state: null, what: null });
  const asked = answer("GET /admin/orders/{id}/activity", ok({ items: [note], next: null }));
  await page.getByRole("button", { name: "Older activity" }).click();
  await expect.element(page.getByText("Call before noon")).toBeVisible();
  expect(asked[0]?.query).toEqual({ cursor: "cursor-1" });
  await expect
    .element(page.getByRole("button", { name: "Older activity" }))
    .not.toBeInTheDocument();
});

it("lets a packer read it, who sends nothing again that failed", async () => {
  await showIt([FAILED], "packer");
  await expect.element(page.getByText("Email: New order")).toBeVisible();
  expect(again("New order").elements()).toHaveLength(0);
});
