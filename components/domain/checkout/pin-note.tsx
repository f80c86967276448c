import { useFormContext, useFormState, useWatch } from "react-hook-form";
import { useTranslate } from "#words";
import { useLoad } from "@/components/shared/call/use-load";
import { useStateByPin } from "@/components/shared/form/use-state-by-pin";
import { fetchDelivery } from "@/components/domain/delivery/fetch-delivery";
import { DeliveryResult } from "@/components/domain/delivery/delivery-result";
import { formatPinCode, isPinCode } from "@/lib/client/checkout/field-formats";
import type { CheckoutInput } from "@/lib/client/checkout/form-schema";
import { pinProblem } from "@/lib/shop/delivery/pin-problem";

export interface PinNoteProps {
  /** The states that the shop delivers to. */
  states: readonly string[];
  /** Ids of the ordered products; undefined while their dispatch date is unknown. */
  products?: readonly string[] | undefined;
}

/**
 * Shows when an order arrives at a PIN code, or that the shop does not deliver there, before the rest is filled
 * in. Also selects the state. Shows nothing when the request fails: the server checks the order anyway.
 */
export function PinNote({ states, products }: PinNoteProps) {
  const t = useTranslate();
  const { control } = useFormContext<CheckoutInput>();
  const [zipCode, chosen] = useWatch({ control, name: ["zipCode", "state"] });
  const { errors } = useFormState({ control, name: "zipCode" });
  const pin = formatPinCode(zipCode);
  const question = isPinCode(pin) ? `${pin} ${products?.join(",") ?? ""}` : "";
  const { value, isCurrent } = useLoad({ load: fetchDelivery, question });
  const found = isCurrent ? value : null;
  const answer = found?.answer;
  const state = states.find((name) => name.toLowerCase() === answer?.state?.toLowerCase());
  useStateByPin({ pin: "zipCode", state: "state" }, answer?.served ? states : []);
  if (!found) return null;
  const problem = pinProblem({ zipCode: pin, state: chosen }, t);
  // After a submit the field shows the error itself.
  if (found.answer.served && problem) return errors.zipCode ? null : problem;
  if (found.answer.served && !products) {
    return t("To {pin}, {state}.", { pin, state: state ?? found.answer.state ?? "" });
  }
  return <DeliveryResult pin={pin} {...found} />;
}
