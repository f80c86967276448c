import { useState } from "react";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { expectNoAxeViolations } from "@/e2e/component/accessible";
import { answer, ok } from "@/e2e/component/shop";
import { show } from "@/e2e/component/show";
import type { OrderMail } from "@/lib/orders/messages/order-mail-schemas";
import { OrderMails } from "./order-mails";

const ORDER = "0199c0de-0000-7000-8000-000000000001";
const mail = (end: string, rest: Partial<OrderMail>): OrderMail => ({
  _id: `0199c0de-0000-7000-8000-00000000000${end}`,
  template: "order-confirmation",
  state: "sent",
  reason: null,
  at: "2026-11-20T06:00:00.000Z",
  ...rest,
});
const SENT = mail("a", {});
const FAILED = mail("b", { template: "new-order", state: "failed", reason: "RCPT TO 550" });

function Mails({ mails }: { mails: OrderMail[] }) {
  const [value, setValue] = useState(mails);
  const renew = () => Promise.resolve();
  return <OrderMails orderId={ORDER} mails={value} onQueued={setValue} renew={renew} />;
}

const again = (name: string) => page.getByRole("button", { name: `Send again ${name}` });

it("tells each with its state, and sends the newest of a kind again", async () => {
  await show(<Mails mails={[FAILED, SENT, mail("c", {})]} />, "/admin/orders/1");
  await expect
    .element(page.getByText("The mail server refused the recipient's address"))
    .toBeVisible();
  await expect.element(again("New order")).toBeVisible();
  expect(again("Order confirmation").elements()).toHaveLength(1);
  await expectNoAxeViolations();
  const asked = answer("POST /admin/orders/{id}/mails", ok([mail("d", { state: "queued" }), SENT]));
  await again("Order confirmation").click();
  await expect.element(page.getByText("Waiting")).toBeVisible();
  expect(asked[0]?.body).toEqual({ template: "order-confirmation" });
});

it("lets a packer read it, who sends nothing again that failed", async () => {
  await show(<Mails mails={[FAILED]} />, "/admin/orders/1", "packer");
  await expect.element(page.getByText("New order")).toBeVisible();
  expect(again("New order").elements()).toHaveLength(0);
});
