import { beforeEach, expect, it } from "vitest";
import { page as screen } from "vitest/browser";
import { taxAdminExamples } from "@/lib/shop/gst/examples";
import { documentsAdminExamples } from "@/lib/documents/series/examples";
import { expectNoAxeViolations } from "@/e2e/component/accessible";
import { answer, ok, page } from "@/e2e/component/shop";
import { show } from "@/e2e/component/show";
import { TaxTab } from "./tax-tab";

const UNDER_GST = taxAdminExamples.readTaxRegime.answer;

beforeEach(() => {
  answer("GET /admin/tax-rates", page(taxAdminExamples.listTaxRates.answer));
  answer("GET /admin/document-series", ok(documentsAdminExamples.listDocumentSeries.answer));
});

it("shows the accountant the GST details read-only", async () => {
  answer("GET /admin/gst/regime", ok(UNDER_GST));
  await show(<TaxTab />, "/admin?tab=tax", "accountant");
  await expect.element(screen.getByText("06AAPFU0939F1ZX")).toBeVisible();
  await expect.element(screen.getByText(/An admin can change this/)).toBeVisible();
  await expect
    .element(screen.getByRole("button", { name: "Edit GST Details" }))
    .not.toBeInTheDocument();
  await expectNoAxeViolations();
});

it("shows the percentage of the flat regime", async () => {
  answer("GET /admin/gst/regime", ok({ ...UNDER_GST, regime: "flat", seller: null }));
  await show(<TaxTab />, "/admin?tab=tax", "accountant");
  await expect.element(screen.getByText(/^8% of the subtotal/)).toBeVisible();
});
