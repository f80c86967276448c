import { beforeEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import type { SavedAddress } from "@/lib/identity/addresses/schemas";
import { accountExamples } from "@/lib/identity/examples";
import { expectNoAxeViolations } from "@/e2e/component/accessible";
import { answer, firstOf, ok, refusal } from "@/e2e/component/shop";
import { show } from "@/e2e/component/show";
import { AddressSettings } from "./address-settings";

const WAREHOUSE: SavedAddress = firstOf(accountExamples.listAddresses.answer);
const OFFICE: SavedAddress = {
  ...WAREHOUSE,
  _id: "019aa1f0-5c3e-7b41-9d52-2f6f3c1b8a99",
  address: "48 Residency Road",
  label: null,
  defaultShipping: false,
};

const row = (street: string) => page.getByRole("listitem").filter({ hasText: street });
const warehouse = () => row(WAREHOUSE.address);
const office = () => row(OFFICE.address);
const badge = (words: string) => page.getByText(words, { exact: true });

beforeEach(async () => {
  answer("GET /addresses", ok([WAREHOUSE, OFFICE]));
  await show(<AddressSettings states={["Karnataka"]} company={null} />);
});

it("shows labels and defaults, and moves a default to another address", async () => {
  await expect.element(warehouse().getByText("Warehouse")).toBeVisible();
  await expect.element(warehouse().getByText("Default for shipping")).toBeVisible();
  const requested = answer("PATCH /addresses/{id}", ok({ ...OFFICE, defaultShipping: true }));
  await office().getByRole("button", { name: "Ship here by default" }).click();
  await expect.element(office().getByText("Default for shipping")).toBeVisible();
  await expect.element(warehouse().getByText("Default for shipping")).not.toBeInTheDocument();
  expect(requested).toMatchObject([{ body: { defaultShipping: true } }]);
  await expectNoAxeViolations();
});

it("sets and clears the default billing address as well", async () => {
  const marked = { ...WAREHOUSE, defaultBilling: true };
  answer("PATCH /addresses/{id}", ok(marked));
  await warehouse().getByRole("button", { name: "Bill here by default" }).click();
  await expect.element(warehouse().getByText("Default for billing")).toBeVisible();
  await expect.element(warehouse().getByText("Default for shipping")).toBeVisible();
  const requested = answer("PATCH /addresses/{id}", ok(WAREHOUSE));
  await warehouse().getByRole("button", { name: "Stop billing here by default" }).click();
  await expect.element(badge("Default for billing")).not.toBeInTheDocument();
  expect(requested).toMatchObject([{ body: { defaultBilling: false } }]);
});

it("keeps the default when the change is refused, and reports it", async () => {
  answer("PATCH /addresses/{id}", refusal(404, "not_found", "There is no such address."));
  await office().getByRole("button", { name: "Ship here by default" }).click();
  await expect.element(page.getByText("Address Not Saved")).toBeVisible();
  await expect.element(warehouse().getByText("Default for shipping")).toBeVisible();
});

it("saves a label with the address", async () => {
  await office().getByRole("button", { name: /^Edit/ }).click();
  const requested = answer("PUT /addresses/{id}", ok({ ...OFFICE, label: "Office" }));
  await page.getByLabelText("Label").fill("Office");
  await page.getByRole("button", { name: "Save Address" }).click();
  await expect.element(office().getByText("Office", { exact: true })).toBeVisible();
  expect(requested).toMatchObject([{ body: { label: "Office", address: OFFICE.address } }]);
});
