import { expect, it, vi } from "vitest";
import { page as screen } from "vitest/browser";
import { parcelExamples } from "@/lib/fulfilment/examples";
import { carriersAdminExamples } from "@/lib/shop/carriers/examples";
import { expectNoAxeViolations } from "@/e2e/component/accessible";
import { answer, firstOf, ok } from "@/e2e/component/shop";
import { show } from "@/e2e/component/show";
import { ShipListDialog } from "./ship-list-dialog";

const READY = parcelExamples.shipOrders.answer;
const ROW = firstOf(READY.rows);
const LINES = `${ROW.orderId}, ${ROW.number}\nKLN-000000-NOTONE, X1`;
const UNKNOWN = {
  line: 2,
  orderId: "KLN-000000-NOTONE",
  number: "X1",
  state: "refused",
  message: "There is no order of this number.",
} as const;

const shipped = vi.fn();
const closed = vi.fn();
const button = (name: string) => screen.getByRole("button", { name });

async function fill() {
  answer("GET /admin/carriers", ok(carriersAdminExamples.listCarriers.answer));
  const dialog = <ShipListDialog orderPrefix="BOX" onClose={closed} onShipped={shipped} />;
  await show(dialog, "/admin/orders");
  await screen.getByLabelText("Carrier").fill("Delhivery");
  await screen.getByLabelText("Order and tracking numbers").fill(LINES);
}

it("previews the effect of each line, and ships on confirmation", async () => {
  await fill();
  await expect
    .element(screen.getByLabelText("Order and tracking numbers"))
    .toHaveAttribute("placeholder", expect.stringMatching(/^BOX-\d{6}-.+\nBOX-/) as string);
  await expectNoAxeViolations();
  const dry = { rows: [ROW, UNKNOWN], ready: 1, shipped: 0, refused: 1 };
  const checked = answer("POST /admin/orders/shipments", ok(dry));
  await button("Check the list").click();
  await expect.element(screen.getByText("1 order can be shipped")).toBeVisible();
  await expect.element(screen.getByText(UNKNOWN.message)).toBeVisible();
  expect(checked).toMatchObject([{ body: { carrier: "Delhivery", lines: LINES, dryRun: true } }]);
  expect(shipped).not.toHaveBeenCalled();
  await expectNoAxeViolations();

  const done = { ...ROW, state: "shipped", message: "Now Shipped." } as const;
  const sent = answer(
    "POST /admin/orders/shipments",
    ok({ rows: [done, UNKNOWN], ready: 0, shipped: 1, refused: 1 }),
  );
  await button("Ship 1 order").click();
  await expect.element(screen.getByText("1 order shipped")).toBeVisible();
  expect(sent).toMatchObject([{ body: { lines: LINES, dryRun: false } }]);
  expect(shipped).toHaveBeenCalledOnce();
});

it("goes back to the typed list", async () => {
  await fill();
  answer("POST /admin/orders/shipments", ok({ rows: [UNKNOWN], ready: 0, shipped: 0, refused: 1 }));
  await button("Check the list").click();
  await expect.element(screen.getByText("No line can be shipped")).toBeVisible();
  await button("Change the list").click();
  await expect.element(screen.getByLabelText("Order and tracking numbers")).toHaveValue(LINES);
});
