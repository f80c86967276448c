import { useEffect, useEffectEvent } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { useTranslate } from "#words";
import { useLoad } from "@/components/shared/call/use-load";
import { LabelledSelect } from "@/components/ui/labelled-select";
import { billingValues } from "@/lib/client/checkout/draft";
import type { CheckoutInput } from "@/lib/client/checkout/form-schema";
import { call } from "@/lib/client/api";
import type { Profile } from "@/lib/identity/accounts/schemas";
import type { CompanyAnswer } from "@/lib/companies/schemas";
import { companyCan } from "@/lib/identity/session/company-roles";
import type { QuotedPlace } from "@/components/domain/cart/fetch-quote";
import { formatPinCode, isPinCode } from "@/lib/client/checkout/field-formats";
import { fillIn } from "../fill-in";

type Membership = NonNullable<Profile["membership"]>;

const loadCompany = (_: string, signal: AbortSignal): Promise<CompanyAnswer> =>
  call("GET /company", { signal });

/** Chooses whom a member orders for, and one of the company's GSTINs. Only members load it. */
export function CompanyChoice({ membership: { company, role } }: { membership: Membership }) {
  const t = useTranslate();
  const { setValue } = useFormContext<CheckoutInput>();
  const isPersonal = useWatch<CheckoutInput, "personal">({ name: "personal" }) ?? false;
  const mayOrder = companyCan(role, "orders.place");
  useEffect(() => {
    if (!mayOrder) setValue("personal", true);
  }, [mayOrder, setValue]);
  if (!mayOrder) {
    return (
      <p className="col-span-6 text-muted-foreground">
        {t("You order for yourself: the role {role} does not allow ordering for {company}.", {
          role: t(role),
          company: company.name,
        })}
      </p>
    );
  }
  return (
    <>
      <LabelledSelect
        label={t("Order for")}
        className="col-span-6 sm:col-span-3"
        autoComplete="off"
        value={isPersonal ? "personal" : "company"}
        options={[
          { value: "company", label: t("For {company}", { company: company.name }) },
          { value: "personal", label: t("For myself") },
        ]}
        onChoose={(value) => setValue("personal", value === "personal")}
      />
      {!isPersonal && <RegistrationChoice />}
    </>
  );
}

/**
 * Fills in one of the company's GSTINs with its billing address, the only one by itself; renders nothing for a company
 * without one.
 */
function RegistrationChoice() {
  const t = useTranslate();
  const { getValues, setValue, clearErrors } = useFormContext<CheckoutInput>();
  const typed = useWatch<CheckoutInput, "gstin">({ name: "gstin" });
  const { value: company } = useLoad({ load: loadCompany });
  const gstins = company?.gstins ?? [];
  const chooseOnly = useEffectEvent(() => {
    const [only, ...others] = gstins;
    if (only && others.length === 0 && !getValues("gstin")) choose(only.gstin);
  });
  useEffect(() => chooseOnly(), [company]);
  if (gstins.length === 0) return null;

  function choose(gstin: string) {
    const chosen = gstins.find((registration) => registration.gstin === gstin);
    if (!chosen) return;
    const address = { apartment: "", ...chosen.billingAddress };
    const filled = { gstin, sameAsShipping: false, ...billingValues(address) };
    fillIn(setValue, filled);
    clearErrors(Object.keys(filled) as (keyof typeof filled)[]);
  }

  return (
    <LabelledSelect
      label={t("GSTIN of the company")}
      className="col-span-6 sm:col-span-3"
      autoComplete="off"
      value={gstins.some(({ gstin }) => gstin === typed) ? typed : ""}
      options={[
        { value: "", label: t("Choose, to fill in its billing address") },
        ...gstins.map(({ gstin, billingAddress: { city } }) => ({
          value: gstin,
          label: `${gstin}, ${city}`,
        })),
      ]}
      onChoose={choose}
    />
  );
}

export const companyChoice = (membership: Membership) => <CompanyChoice membership={membership} />;

/** Returns the delivery address once it is complete, because company rules may depend on it. */
export function quotedPlace({
  address,
  city,
  state,
  zipCode,
}: QuotedPlace): QuotedPlace | undefined {
  const pin = formatPinCode(zipCode);
  const isWhole = address.trim() && city.trim() && state && isPinCode(pin);
  return isWhole ? { address, city, state, zipCode: pin } : undefined;
}
