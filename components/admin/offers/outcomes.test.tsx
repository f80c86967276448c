import { expect, it } from "vitest";
import { page as screen } from "vitest/browser";
import { expectNoAxeViolations } from "@/e2e/component/accessible";
import { answer, ok } from "@/e2e/component/shop";
import { show } from "@/e2e/component/show";
import { OffersTab } from "./offers-tab";

const NONE = { count: 0, value: 0 };
const MONTH = {
  month: "2026-11",
  accepted: { count: 2, value: 156_600 },
  declined: { count: 1, value: 78_300 },
  withdrawn: NONE,
  expired: NONE,
};

it("shows open offers by age, and outcomes by month with links to them", async () => {
  answer(
    "GET /admin/offers/outcomes",
    ok({
      open: { count: 3, value: 234_900 },
      ages: [
        { from: 0, to: 7, count: 3, value: 234_900 },
        { from: 8, to: null, ...NONE },
      ],
      months: [
        MONTH,
        {
          ...MONTH,
          month: "2026-10",
          accepted: NONE,
          declined: NONE,
          withdrawn: NONE,
          expired: NONE,
        },
      ],
    }),
  );
  await show(<OffersTab />, "/admin?tab=offers&view=outcomes", "sales");
  const month = screen.getByRole("listitem").filter({ hasText: "November 2026" });
  await expect.element(month).toMatchTextContent("₹1,56,600.00");
  await expect.element(screen.getByText("Over 7 days")).toBeVisible();
  await expect
    .element(month.getByRole("link", { name: "1 Declined in November 2026 offer" }))
    .toHaveAttribute("href", "/admin?tab=offers&state=declined&ended=2026-11");
  expect(screen.getByText("October 2026").elements()).toEqual([]);
  await expectNoAxeViolations();
});
