"use client";

import { UserPlus } from "lucide-react";
import { CheckoutSection } from "@/components/shop/checkout/checkout-section";
import { TextField } from "@/components/shared/form/text-field";
import { Button } from "@/components/ui/button";
import { CHECKOUT_LABELS as label } from "@/lib/client/checkout/fields";
import { call } from "@/lib/client/api";
import type { AdminUser } from "@/lib/identity/users/schemas";
import { Finder } from "./finder";

const findCustomers = (q: string, signal: AbortSignal) =>
  call("GET /admin/users", { query: { q, limit: 6 }, signal });

export type Chosen = AdminUser | "new" | null;

interface CustomerSectionProps {
  chosen: Chosen;
  onChoose: (customer: Chosen) => void;
}

/** For whom the order is: an account, or somebody whom the shop does not know yet. */
export function CustomerSection({ chosen, onChoose }: CustomerSectionProps) {
  return (
    <CheckoutSection step={1} title="Customer">
      {chosen === null && (
        <>
          <Finder
            label="Find a customer"
            placeholder="Name, email or company"
            noun="customer"
            load={findCustomers}
            keyOf={({ _id }) => _id}
            onChoose={onChoose}
          >
            {(user) => <Person user={user} />}
          </Finder>
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
            required
            autoComplete="off"
            hint="The confirmation and tracking details go here."
            className="col-span-6 sm:col-span-3"
          />
        </>
      )}
      {chosen !== null && (
        <TextField
          name="phone"
          label={label.phone}
          autoComplete="off"
          hint="For the courier; it stands on the label."
          className="col-span-6 sm:col-span-3"
        />
      )}
    </CheckoutSection>
  );
}

function Person({ user: { name, email, company } }: { user: AdminUser }) {
  return (
    <span className="min-w-0 leading-tight [overflow-wrap:anywhere]">
      <span className="block font-semibold">{name}</span>
      <span className="block text-sm text-muted-foreground">
        {[email, company].filter(Boolean).join(", ")}
      </span>
    </span>
  );
}
