import { UserPlus } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { TextField } from "@/components/shared/form/text-field";
import { CheckoutSection } from "@/components/domain/checkout/checkout-section";
import { Button } from "@/components/ui/button";
import { toastFailure } from "@/components/ui/toast/toast";
import { call } from "@/lib/client/api";
import { creditInPaise } from "@/lib/client/checkout/credit";
import { toDraft } from "@/lib/client/checkout/draft";
import { type EntryInput, entryValues } from "@/lib/client/checkout/entry-schema";
import { CHECKOUT_LABELS as label } from "@/lib/client/checkout/fields";
import type { AdminUser } from "@/lib/identity/users/schemas";
import type { Credit } from "@/lib/shop/payment-methods/offered";
import { CustomerFinder, Person } from "./finder";

export type Chosen = AdminUser | "new" | null;

interface CustomerSectionProps {
  chosen: Chosen;
  onChoose: (customer: Chosen) => void;
}

export function CustomerSection({ chosen, onChoose }: CustomerSectionProps) {
  return (
    <CheckoutSection step={1} title="Customer">
      {chosen === null && (
        <>
          <CustomerFinder onChoose={onChoose} />
          <Button
            variant="outline"
            className="col-span-6 justify-self-start"
            onClick={() => onChoose("new")}
          >
            <UserPlus aria-hidden /> Somebody new
          </Button>
        </>
      )}
      {chosen !== null && (
        <div className="col-span-6 flex flex-wrap items-center justify-between gap-3">
          {chosen === "new" ? <p>Somebody new</p> : <Person user={chosen} />}
          <Button variant="outline" size="sm" onClick={() => onChoose(null)}>
            Choose another customer
          </Button>
        </div>
      )}
      {chosen === "new" && (
        <>
          <TextField
            name="email"
            label={label.email}
            autoComplete="off"
            hint="The confirmation and tracking details go here. Without it no mail goes out: give a phone number then."
            className="col-span-6 sm:col-span-3"
          />
        </>
      )}
      {chosen !== null && (
        <TextField
          name="phone"
          label={label.phone}
          autoComplete="off"
          hint="For the courier; printed on the label."
          className="col-span-6 sm:col-span-3"
        />
      )}
    </CheckoutSection>
  );
}

interface EntryCustomer {
  chosen: Chosen;
  /** The customer's credit; null for customers without credit. */
  credit: Credit | null;
  choose: (customer: Chosen) => void;
}

/** The customer of the order; the form starts with an account's last address. */
export function useCustomer(
  fill: (values: EntryInput) => void,
  { withCredit, first = null }: { withCredit: boolean; first?: Chosen },
): EntryCustomer {
  const [chosen, setChosen] = useState(first);
  const [credit, setCredit] = useState<Credit | null>(null);
  // A late response must not overwrite a customer chosen meanwhile.
  const latest = useRef(first);

  async function read(user: AdminUser) {
    const [address, allowed] = await Promise.all([
      readLastAddress(user),
      withCredit ? readCredit(user) : null,
    ]);
    if (latest.current !== user) return;
    fill(entryValues({ ...toDraft(user), ...address }));
    setCredit(allowed);
  }

  const readFirst = useEffectEvent(() => {
    if (first !== null && first !== "new") read(first).catch(showAddressNotLoaded);
  });
  useEffect(() => readFirst(), []);

  return {
    chosen,
    credit,
    choose: (customer) => {
      latest.current = customer;
      setChosen(customer);
      setCredit(null);
      if (customer === null || customer === "new") {
        fill(entryValues());
        return;
      }
      fill(entryValues(toDraft(customer)));
      read(customer).catch(showAddressNotLoaded);
    },
  };
}

function showAddressNotLoaded(): void {
  toastFailure(
    "Address Not Loaded",
    "The customer's last address could not be loaded. Please fill it in.",
  );
}

async function readLastAddress({ email }: AdminUser): Promise<object> {
  const orders = await call("GET /admin/orders", { query: { q: email, limit: 1 } });
  const [last] = orders.filter(({ user }) => user.email === email);
  return last ? { ...last.shippingAddress, country: "India" } : {};
}

async function readCredit({ _id: id }: AdminUser): Promise<Credit | null> {
  const { forOrders } = await call("GET /admin/users/{id}/credit", { params: { id } });
  return forOrders && creditInPaise(forOrders);
}
