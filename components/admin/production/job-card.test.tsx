import { expect, it, vi } from "vitest";
import { page as screen } from "vitest/browser";
import { show } from "@/e2e/component/show";
import { expectNoAxeViolations } from "@/e2e/component/accessible";
import { firstOf } from "@/e2e/component/shop";
import { PRODUCTION_EXAMPLES } from "@/lib/fulfilment/production/examples";
import type { Job } from "@/lib/fulfilment/production/schemas";
import { JobCard } from "./job-card";

const JOB: Job = firstOf(PRODUCTION_EXAMPLES.listProduction.answer.jobs);
const PENDING: Job = { ...JOB, step: "to_start", order: { ...JOB.order, status: "Pending" } };

const start = () => screen.getByRole("button", { name: "Start Production" });

const open = (job: Partial<Job>) =>
  show(
    <main>
      <h1>Production</h1>
      <h2>Jobs</h2>
      <h3>To start</h3>
      <JobCard job={{ ...PENDING, ...job }} onChanged={vi.fn()} />
    </main>,
  );

it.each([
  [{ advanceDue: 2250 }, "Before production: the advance of ₹2,250.00 comes in"],
  [{ waits: 1 }, "Before production: the customer approves 1 other line"],
  [
    { waits: 2, advanceDue: 0.5 },
    "Before production: the customer approves 2 other lines, and the advance of ₹0.50 comes in",
  ],
])("says what production waits for, and offers it as the lesser button: %o", async (job, words) => {
  await open(job);
  await expect.element(screen.getByText(words)).toBeVisible();
  await expect.element(start()).not.toHaveClass("btn-default");
  await expectNoAxeViolations();
});

it("offers production as the main button when nothing is missing", async () => {
  await open({});
  await expect.element(start()).toHaveClass("btn-default");
  expect(screen.getByText("Before production").elements()).toEqual([]);
});
