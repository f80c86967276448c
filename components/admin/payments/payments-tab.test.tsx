import { expect, it } from "vitest";
import { page as screen } from "vitest/browser";
import { paymentsAdminExamples } from "@/lib/payments/examples";
import { expectNoAxeViolations } from "@/e2e/component/accessible";
import { answer, firstOf, ok, page } from "@/e2e/component/shop";
import { show } from "@/e2e/component/show";
import type { StatementReport } from "@/lib/payments/statement/schemas";
import { PaymentsTab } from "./payments-tab";
import { StatementColumns } from "./statement-dialog";
import { StatementRows } from "./statement-rows";

const ORDER = firstOf(paymentsAdminExamples.listOutstanding.answer);
const REPORT = paymentsAdminExamples.matchStatement.answer;
const FOUND = firstOf(REPORT.rows);

const note = (words: string) => screen.getByRole("region", { name: /^Notices/ }).getByText(words);

async function showTab(): Promise<void> {
  answer("GET /admin/payments/outstanding", page([ORDER]));
  answer("GET /admin/payments/summary", ok(paymentsAdminExamples.summariseOutstanding.answer));
  await show(<PaymentsTab />, "/admin?tab=payments");
  await expect.element(screen.getByRole("row", { name: ORDER.orderId })).toBeVisible();
}

it("lists outstanding payments, and sends a reminder by one press", async () => {
  await showTab();
  await expect.element(screen.getByText("₹8,430.00")).toBeVisible();
  await expectNoAxeViolations();
  answer("POST /admin/orders/{id}/payment-reminder", ok(undefined));
  await screen.getByRole("button", { name: `Remind ${ORDER.orderId}` }).click();
  await expect.element(note("Reminder Sent")).toBeVisible();
});

it("says why there is no due day", async () => {
  const dayless = (orderId: string, method: "cod" | null) => ({
    ...ORDER,
    _id: orderId,
    orderId,
    payment: { ...ORDER.payment, method, dueOn: null },
  });
  answer(
    "GET /admin/payments/outstanding",
    page([dayless("KLN-1", "cod"), dayless("KLN-2", null)]),
  );
  answer("GET /admin/payments/summary", ok(paymentsAdminExamples.summariseOutstanding.answer));
  await show(<PaymentsTab />, "/admin?tab=payments");
  const row = (name: string) => screen.getByRole("row", { name });
  await expect.element(row("KLN-1")).toMatchTextContent("On delivery");
  await expect.element(row("KLN-2")).toMatchTextContent(/As arranged.*No day agreed/);
});

it("previews what a statement would record, row by row", async () => {
  const rows = [
    FOUND,
    { ...FOUND, row: 3, outcome: "differs", amount: 2000 },
    { ...FOUND, row: 4, outcome: "known" },
    { ...FOUND, row: 5, outcome: "unknown", orderId: null, due: null },
    { ...FOUND, row: 6, outcome: "unreadable", reason: "It has no date", amount: null },
  ] as const;
  const report = { ...REPORT, rows: [...rows] } as unknown as StatementReport;
  await show(<StatementRows fileName="november.csv" report={report} />);
  for (const words of [
    "Will be recorded",
    "Amount differs",
    "Already recorded",
    "No match",
    "It has no date",
  ]) {
    await expect.element(screen.getByText(words)).toBeVisible();
  }
  await expect.element(screen.getByText("4 credits, 1 to record, 1 recorded before")).toBeVisible();
  await expect.element(screen.getByText("₹2,430.00 is to be paid")).toBeVisible();
  await expectNoAxeViolations();
});

it("asks for the meaning of columns with the bank's own names", async () => {
  const chosen: unknown[] = [];
  const report = { ...REPORT, names: ["Tag", "Text", "Betrag"], problem: "Not recognised." };
  await show(
    <StatementColumns
      report={report as unknown as StatementReport}
      chosen={{}}
      onChoose={(...choice) => chosen.push(choice)}
    />,
  );
  await screen.getByLabelText("Amount that came in", { exact: true }).selectOptions("Betrag");
  await screen.getByLabelText("Amounts without a sign or side").selectOptions("Came in");
  expect(chosen).toEqual([
    ["credit", "Betrag"],
    ["direction", "in"],
  ]);
  await expectNoAxeViolations();
});
