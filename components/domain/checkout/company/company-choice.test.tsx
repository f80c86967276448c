import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { FormProvider, useForm, useWatch } from "react-hook-form";
import { companyExamples } from "@/lib/companies/examples";
import type { CheckoutInput } from "@/lib/client/checkout/form-schema";
import { draftFrom } from "@/lib/client/checkout/draft";
import type { CompanyRole } from "@/lib/db/generated/enums";
import { expectNoAxeViolations } from "@/e2e/component/accessible";
import { answer, ok } from "@/e2e/component/shop";
import { show } from "@/e2e/component/show";
import { CompanyChoice } from "./company-choice";

const COMPANY = companyExamples.getCompany.answer;

function Values() {
  const { personal, gstin, billingCity, sameAsShipping } = useWatch<CheckoutInput>();
  return <output>{JSON.stringify({ personal, gstin, billingCity, sameAsShipping })}</output>;
}

function Shown({ as: role }: { as: CompanyRole }) {
  const form = useForm<CheckoutInput>({ defaultValues: draftFrom(null) });
  return (
    <FormProvider {...form}>
      <CompanyChoice membership={{ company: COMPANY, role }} />
      <Values />
    </FormProvider>
  );
}

const values = () => page.getByRole("status");

it("orders for the company under its only GSTIN, or for the member", async () => {
  answer("GET /company", ok(COMPANY));
  await show(<Shown as="buyer" />, "/checkout");
  const gstin = page.getByLabelText("GSTIN of the company");
  await expect
    .element(values())
    .toMatchTextContent(
      '{"gstin":"29AAGCB7383J1Z4","billingCity":"Bengaluru","sameAsShipping":false}',
    );
  await expectNoAxeViolations();
  await page.getByLabelText("Order for").selectOptions("For myself");
  await expect.element(values()).toMatchTextContent('"personal":true');
  await expect.element(gstin).not.toBeInTheDocument();
});

it("lets a member choose between several GSTINs", async () => {
  const [first] = COMPANY.gstins;
  const gstins = first ? [{ ...first, gstin: "27AAPFU0939F1ZV" }, first] : [];
  answer("GET /company", ok({ ...COMPANY, gstins }));
  await show(<Shown as="buyer" />, "/checkout");
  const gstin = page.getByLabelText("GSTIN of the company");
  await expect.element(gstin).toHaveValue("");
  await gstin.selectOptions("29AAGCB7383J1Z4");
  await expect.element(values()).toMatchTextContent('"gstin":"29AAGCB7383J1Z4"');
});

it("lets members who may not order for the company place their own orders", async () => {
  await show(<Shown as="finance" />, "/checkout");
  await expect.element(page.getByText(/You order for yourself/)).toBeVisible();
  await expect.element(values()).toMatchTextContent('"personal":true');
});
