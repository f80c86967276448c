import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { FormProvider } from "react-hook-form";
import { expect, it, onTestFinished } from "vitest";
import { page } from "vitest/browser";
import { RULES } from "@/e2e/component/checkout";
import { PaymentChoice } from "./payment-choice";
import { useCheckoutForm } from "./use-checkout-form";
import { usePaymentChoice } from "./use-payment-choice";

const PAYMENTS = { ...RULES.payments, methods: ["upi", "bank"] as const };

function Payment() {
  const form = useCheckoutForm({ isChoosing: true, isFree: false, longest: {} });
  const choice = usePaymentChoice(PAYMENTS, form, null);
  return (
    <FormProvider {...form}>
      <PaymentChoice choice={choice} rules={PAYMENTS} />
      <output>{choice.chosen}</output>
    </FormProvider>
  );
}

it("keeps the payment method that was tapped before hydration", async () => {
  const place = document.createElement("div");
  place.innerHTML = renderToString(<Payment />);
  document.body.append(place);
  const bank = page.getByRole("radio", { name: /^Bank transfer/ });
  await bank.click();
  const root = hydrateRoot(place, <Payment />);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  await expect.element(page.getByRole("status")).toHaveTextContent("bank");
  await expect.element(bank).toBeChecked();
});
