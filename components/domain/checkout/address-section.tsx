import { useTranslate } from "#words";
import { CheckboxField } from "@/components/shared/form/checkbox-field";
import { AddressFields } from "@/components/shared/form/postal-fields";
import { CHECKOUT_LABELS as label } from "@/lib/client/checkout/fields";
import { useSession } from "@/lib/client/session";
import { CheckoutSection } from "./checkout-section";
import { PinSlot } from "./pin-slot";
import type { SavedAddresses } from "./use-account-prefill";

interface AddressSectionProps {
  /** The states that the shop delivers to, set by the owner. */
  states: readonly string[];
  saved?: SavedAddresses | null;
  /** Ids of the ordered products, which determine the delivery date; without them it is unknown. */
  products?: readonly string[];
  step: number;
  /** Offers to save the address for the next order. */
  keeps?: boolean;
  /** Staff fill in the form for a caller. */
  byStaff?: boolean;
}

export function AddressSection(props: AddressSectionProps) {
  const { states, saved, products, step, keeps = false, byStaff = false } = props;
  const t = useTranslate();
  const isCustomer = useSession().state === "signed-in";
  return (
    <CheckoutSection step={step} title={t("Shipping address")}>
      {saved && saved.addresses.length > 0 ? (
        <saved.SavedAddressPicker addresses={saved.addresses} />
      ) : (
        isCustomer && keeps && <NoneSaved />
      )}
      <AddressFields states={states} hasCompany hasCountry={!byStaff} byStaff={byStaff} />
      <PinSlot
        states={states}
        products={products}
        hint={
          byStaff
            ? "The PIN code chooses the state and tells when the order arrives."
            : t("The PIN code tells whether and when we deliver.")
        }
      />
      {keeps && (
        <CheckboxField
          name="saveInfo"
          label={t(label.saveInfo)}
          hint={t(isCustomer ? SAVED_TO_ACCOUNT : SAVED_IN_TAB)}
          className="col-span-6"
        />
      )}
    </CheckoutSection>
  );
}

/** Reserves the space of the saved addresses while they load, so that nothing below moves. */
function NoneSaved() {
  const t = useTranslate();
  return (
    <div className="col-span-6 text-sm">
      <p className="mb-1.5 block leading-5 font-semibold">{t("Your addresses")}</p>
      <p className="flex min-h-11 items-center text-muted-foreground">
        {t("Tick the box below to keep this one and choose it here next time.")}
      </p>
    </div>
  );
}

const SAVED_TO_ACCOUNT = "Saved to your account for your next order.";
const SAVED_IN_TAB = "Saved for this visit only.";
