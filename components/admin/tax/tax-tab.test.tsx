import { beforeEach, describe, expect, it } from "vitest";
import { page as screen } from "vitest/browser";
import { taxAdminExamples } from "@/lib/shop/gst/examples";
import { documentsAdminExamples } from "@/lib/documents/series/examples";
import { SETTING_KEYS, SETTINGS, type SettingKey } from "@/lib/shop/settings/definitions";
import { expectNoAxeViolations } from "@/e2e/component/accessible";
import { answer, firstOf, ok, page, refusal } from "@/e2e/component/shop";
import { show } from "@/e2e/component/show";
import { TaxTab } from "./tax-tab";

const RATE = firstOf(taxAdminExamples.listTaxRates.answer);

/** The shop's saved settings; saves update it. */
let saved: Record<string, string>;

const toSetting = (key: SettingKey) => {
  const { type, description, value } = SETTINGS[key];
  return { key, type, description, value: saved[key] ?? value };
};

const dialog = () => screen.getByRole("dialog");
const button = (name: string) => dialog().getByRole("button", { name, exact: true });
const field = (name: string) => dialog().getByLabelText(name, { exact: true });

beforeEach(async () => {
  saved = {};
  answer("GET /admin/settings", () =>
    ok(Object.fromEntries(SETTING_KEYS.map((key) => [key, toSetting(key)]))),
  );
  answer("GET /admin/tax-rates", page([RATE]));
  answer("GET /admin/document-series", ok(documentsAdminExamples.listDocumentSeries.answer));
  answer("GET /admin/gst/readiness", ok(taxAdminExamples.readGstReadiness.answer));
  await show(<TaxTab />, "/admin?tab=tax");
});

/** The settings that the guide saves below, in this order. */
const SAVED = [
  "legalName",
  "sellerCity",
  "sellerPin",
  "sellerGstin",
  "hsnDigits",
  "taxRegime",
] as const;

/** Mocks saving settings; returns what was saved so far. */
function keepSettings(): string[] {
  const values: string[] = [];
  answer("PUT /admin/settings/{key}", ({ body }) => {
    const key = SAVED[values.length] ?? "taxRegime";
    const { value } = body as { value: string };
    values.push(value);
    saved[key] = value;
    return ok(toSetting(key));
  });
  return values;
}

describe("the GST guide", () => {
  it("saves each step, lists what is missing and turns GST on", async () => {
    const values = keepSettings();
    await screen.getByRole("button", { name: "Set Up GST" }).click();
    await button("Next").click();
    await expect.element(dialog().getByText("Enter the legal name")).toBeVisible();
    await field("Legal name").fill("KLN Packaging Private Limited");
    await button("Next").click();
    await expect.element(field("GSTIN")).toHaveAttribute("aria-invalid", "false");
    await field("GSTIN").fill("06AAPFU0939F1ZX");
    await button("Next").click();
    await expect.element(dialog().getByText("typing error")).toBeVisible();
    await field("GSTIN").fill("06AAPFU0939F1ZZ");
    await expect.element(dialog().getByText("Registered in Haryana (06)")).toBeVisible();
    await expectNoAxeViolations();
    await button("Next").click();
    await field("Digits of HSN codes").selectOptions("6");
    await button("Next").click();
    await expect.element(dialog().getByText("1 product has no HSN code")).toBeVisible();
    await expectNoAxeViolations();
    await button("Turn GST On").click();
    await expect.element(screen.getByRole("button", { name: "Turn GST Off" })).toBeVisible();
    expect(values).toEqual([
      "KLN Packaging Private Limited",
      "Gurugram",
      "122015",
      "06AAPFU0939F1ZZ",
      "6",
      "gst",
    ]);
  });

  it("offers HSN codes found in specifications, and checks again", async () => {
    saved = { legalName: "KLN", sellerGstin: "06AAPFU0939F1ZZ" };
    await screen.getByRole("button", { name: "Set Up GST" }).click();
    await field("Legal name").fill("KLN");
    keepSettings();
    await button("Next").click();
    await field("GSTIN").fill("06AAPFU0939F1ZZ");
    await button("Next").click();
    await button("Next").click();
    const offer = dialog().getByText("names one in its specifications");
    await expect.element(offer).toBeVisible();
    const requested = answer("POST /admin/gst/hsn-codes", ok({ changed: 1 }));
    const specified = { count: 0, examples: [] };
    const checked = { ...taxAdminExamples.readGstReadiness.answer, withoutHsn: 0, specified };
    answer("GET /admin/gst/readiness", ok(checked));
    await button("Use This Code").click();
    await expect.element(screen.getByText("1 product has its HSN code")).toBeVisible();
    await expect.element(offer).not.toBeInTheDocument();
    expect(requested).toHaveLength(1);
  });

  it("shows a refusal at its field", async () => {
    answer(
      "PUT /admin/settings/{key}",
      refusal(400, "invalid_input", "No.", { value: "Use another name." }),
    );
    await screen.getByRole("button", { name: "Set Up GST" }).click();
    await field("Legal name").fill("KLN");
    await button("Next").click();
    await expect.element(dialog().getByText("Use another name.")).toBeVisible();
    await expect.element(field("Legal name")).toHaveFocus();
  });
});

describe("a shop under GST", () => {
  it("lists missing details", async () => {
    saved = { taxRegime: "gst", legalName: "KLN", sellerGstin: "06AAPFU0939F1ZZ" };
    saved.contactAddress = "Plot";
    await show(<TaxTab />, "/admin?tab=tax");
    const told = screen.getByText("GST needs the PIN code of the registered address.");
    await expect.element(told).toBeVisible();
    await expectNoAxeViolations();
  });
});

describe("prices with tax", () => {
  it("are shown or hidden by one switch", async () => {
    const heard = answer("PUT /admin/settings/{key}", () => {
      saved.pricesWithTax = "yes";
      return ok(toSetting("pricesWithTax"));
    });
    const toggle = screen.getByRole("switch", { name: "Show prices with tax, too" });
    const warning = screen.getByText("always has prices with tax");
    await expect.element(toggle).not.toBeChecked();
    await expect.element(warning).toBeVisible();
    await toggle.click();
    await expect.element(toggle).toBeChecked();
    await expect.element(warning).not.toBeInTheDocument();
    expect(heard.map(({ body }) => body)).toEqual([{ value: "yes" }]);
  });
});

describe("a GST rate", () => {
  it("is confirmed by a name", async () => {
    const heard = answer("PATCH /admin/tax-rates/{id}", ok(taxAdminExamples.changeTaxRate.answer));
    await expectNoAxeViolations();
    await screen.getByRole("button", { name: "Confirm or edit the rate of HSN 481910" }).click();
    await field("Confirmed by").fill("R. Mehta");
    await expectNoAxeViolations();
    await button("Save Changes").click();
    await expect.element(dialog()).not.toBeInTheDocument();
    expect(heard.map(({ body }) => body)).toEqual([
      { to: null, ratePercent: 5, basis: RATE.basis, confirmedBy: "R. Mehta" },
    ]);
  });

  it("keeps a confirmation that another user gave while it is edited", async () => {
    const heard = answer("PATCH /admin/tax-rates/{id}", ok(taxAdminExamples.changeTaxRate.answer));
    await screen.getByRole("button", { name: "Confirm or edit the rate of HSN 481910" }).click();
    await field("Basis").fill("Notification 9/2025, schedule I");
    await button("Save Changes").click();
    await expect.element(dialog()).not.toBeInTheDocument();
    expect(heard.map(({ body }) => body)).toEqual([{ basis: "Notification 9/2025, schedule I" }]);
  });
});

it("reopens with its last saved values", async () => {
  const open = screen.getByRole("button", { name: /the rate of HSN 481910$/ });
  await open.click();
  await field("Confirmed by").fill("R. Mehta");
  const { promise: held, resolve: release } = Promise.withResolvers<undefined>();
  const requested = answer("GET /admin/tax-rates", async () => {
    await held;
    return page([{ ...RATE, confirmedBy: "R. Mehta" }]);
  });
  answer("PATCH /admin/tax-rates/{id}", ok(taxAdminExamples.changeTaxRate.answer));
  await button("Save Changes").click();
  await expect.poll(() => requested.length).toBe(1);
  await expect.element(dialog()).toBeVisible();
  release(undefined);
  await expect.element(dialog()).not.toBeInTheDocument();
  await open.click();
  await expect.element(field("Confirmed by")).toHaveValue("R. Mehta");
});

describe("document numbers", () => {
  it("can start elsewhere as long as none was issued", async () => {
    const heard = answer(
      "PUT /admin/document-series/{kind}",
      ok(documentsAdminExamples.startDocumentSeries.answer),
    );
    await expect
      .element(screen.getByText("Invoices 2026-27: the next is KLN/2627-00042"))
      .toBeVisible();
    await expect
      .element(screen.getByRole("button", { name: "Change the first number" }))
      .toHaveLength(1);
    await screen.getByRole("button", { name: "Change the first number of credit notes" }).click();
    await field("Running number").fill("0");
    await button("Save Number").click();
    await expect.element(dialog().getByText("Enter a whole number from 1")).toBeVisible();
    await expectNoAxeViolations();
    await field("Running number").fill("18");
    await button("Save Number").click();
    await expect.element(screen.getByText("The next one is KLN/2627C00018.")).toBeVisible();
    expect(heard).toMatchObject([{ body: { next: 18 } }]);
  });
});
