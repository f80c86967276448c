"use client";

import { useEffect, useEffectEvent, useRef, useState } from "react";
import { toast } from "@/components/ui/toast";
import { entryValues, type EntryInput } from "@/lib/client/checkout/entry-schema";
import { draftOf } from "@/lib/client/checkout/draft";
import { call } from "@/lib/client/api";
import type { Credit } from "@/lib/shop/payment-methods/offered";
import { toPaise } from "@/lib/pricing/money";
import type { AdminUser } from "@/lib/identity/users/schemas";
import type { Chosen } from "./customer-section";

interface EntryCustomer {
  chosen: Chosen;
  /** What they may pay later; null for everybody else. */
  credit: Credit | null;
  choose: (customer: Chosen) => void;
}

/** For whom the order is; an account's last address fills the form. */
export function useCustomer(
  fill: (values: EntryInput) => void,
  { withCredit, first = null }: { withCredit: boolean; first?: Chosen },
): EntryCustomer {
  const [chosen, setChosen] = useState(first);
  const [credit, setCredit] = useState<Credit | null>(null);
  // Whoever is chosen while an answer is on its way is not overwritten by it.
  const latest = useRef(first);

  async function read(user: AdminUser) {
    const [address, allowed] = await Promise.all([
      readLastAddress(user),
      withCredit ? readCredit(user) : null,
    ]);
    if (latest.current !== user) return;
    fill(entryValues({ ...draftOf(user), ...address }));
    setCredit(allowed);
  }

  const readFirst = useEffectEvent(() => {
    if (first !== null && first !== "new") read(first).catch(tellUnread);
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
      fill(entryValues(draftOf(customer)));
      read(customer).catch(tellUnread);
    },
  };
}

function tellUnread(): void {
  toast({
    title: "Address Not Loaded",
    description: "The customer's last address could not be loaded. Please fill it in.",
    destructive: true,
  });
}

/** Of the latest order with the account's email. */
async function readLastAddress({ email }: AdminUser): Promise<object> {
  const orders = await call("GET /admin/orders", { query: { q: email, limit: 1 } });
  const [last] = orders.filter(({ user }) => user.email === email);
  return last ? { ...last.shippingAddress, country: "India" } : {};
}

async function readCredit({ _id: id }: AdminUser): Promise<Credit | null> {
  const { credit } = await call("GET /admin/users/{id}/credit", { params: { id } });
  if (!credit) return null;
  const { days, limit, open } = credit;
  return { days, limitPaise: toPaise(limit), openPaise: toPaise(open) };
}
