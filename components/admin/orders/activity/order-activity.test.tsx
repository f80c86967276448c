import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { expectNoAxeViolations } from "@/e2e/component/accessible";
import { answer, ok } from "@/e2e/component/shop";
import { show } from "@/e2e/component/show";
import { messagesAdminExamples } from "@/lib/messaging/inbox/examples";
import type { Message } from "@/lib/messaging/inbox/schemas";
import type { ActivityEntry } from "@/lib/fulfilment/activity/schemas";
import { OrderActivity } from "./order-activity";

const ORDER = {
  _id: "0199c0de-0000-7000-8000-000000000001",
  user: { name: "Asha Rao", email: "asha@example.in" },
};
const [MESSAGE] = messagesAdminExamples.listMessages.answer as unknown as Message[];
const entry = (end: string, remaining: Partial<ActivityEntry>): ActivityEntry => ({
  _id: `0199c0de-0000-7000-8000-00000000000${end}`,
  kind: "mail",
  at: "2026-11-20T06:00:00.000Z",
  by: null,
  what: "order-confirmation",
  text: null,
  amount: null,
  state: "sent",
  changes: null,
  ...remaining,
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
    <OrderActivity
      order={ORDER}
      messages={role ? null : [MESSAGE as Message]}
      activity={{ items, next }}
      renew={() => Promise.resolve()}
    />,
    "/admin/orders/1",
    role,
  );

const again = (name: string) => page.getByRole("button", { name: `Send again ${name}` });

it("lists everything, and sends the newest email of a kind again", async () => {
  await showIt([FAILED, SENT, entry("d", {}), PAID]);
  await expect.element(page.getByText("Payment received, ₹500.00 by Bank transfer")).toBeVisible();
  await expect
    .element(page.getByText("The mail server refused the recipient's address"))
    .toBeVisible();
  await expect.element(again("New order")).toBeVisible();
  expect(again("Order confirmation").elements()).toHaveLength(1);
  await expectNoAxeViolations();
  const requested = answer("POST /admin/orders/{id}/mails", ok([]));
  await again("Order confirmation").click();
  await expect.element(page.getByText("Email Queued")).toBeVisible();
  expect(requested[0]?.body).toEqual({ template: "order-confirmation" });
});

it("answers a customer's message in place", async () => {
  const id = MESSAGE?._id ?? "";
  const state = { kind: "message" as const, what: null, by: "Asha Rao", text: "When?" };
  await showIt([{ ...entry("f", { ...state, state: "new" }), _id: id }, SENT]);
  await expect.element(page.getByText("Waiting")).toBeVisible();
  await page.getByRole("button", { name: "Answer the message of Asha Rao" }).click();
  await page.getByLabelText("Your answer").fill("On Monday.");
  const requested = answer("POST /admin/messages/{id}/replies", ok(MESSAGE as Message));
  await page.getByRole("button", { name: "Send Answer" }).click();
  await expect.element(page.getByText("Answer Sent")).toBeVisible();
  expect(requested[0]?.body).toEqual({ text: "On Monday." });
});

it("keeps a typed note while a message is written", async () => {
  await showIt([SENT]);
  await page.getByLabelText("Note").fill("Pays late");
  await page.getByRole("switch", { name: "Write to the customer" }).click();
  await expect.element(page.getByText("Mailed to asha@example.in.")).toBeVisible();
  const requested = answer("POST /admin/orders/{id}/messages", ok(MESSAGE as Message));
  await page.getByLabelText("Message to the customer").fill("It leaves on Monday.");
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect.element(page.getByText("Message Sent")).toBeVisible();
  expect(requested[0]?.body).toEqual({ text: "It leaves on Monday." });
  await page.getByRole("switch", { name: "Write to the customer" }).click();
  await expect.element(page.getByLabelText("Note")).toHaveValue("Pays late");
});

it("loads more entries", async () => {
  await showIt([SENT], undefined, "cursor-1");
  const note = entry("e", { kind: "note", text: "Call before noon", state: null, what: null });
  const requested = answer("GET /admin/orders/{id}/activity", ok({ items: [note], next: null }));
  await page.getByRole("button", { name: "Older activity" }).click();
  await expect.element(page.getByText("Call before noon")).toBeVisible();
  expect(requested[0]?.query).toEqual({ cursor: "cursor-1" });
  await expect
    .element(page.getByRole("button", { name: "Older activity" }))
    .not.toBeInTheDocument();
});

it("is readable for a packer, without sending failed emails again", async () => {
  await showIt([FAILED], "packer");
  await expect.element(page.getByText("Email: New order")).toBeVisible();
  expect(again("New order").elements()).toHaveLength(0);
});
