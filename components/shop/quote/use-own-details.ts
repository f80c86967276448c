"use client";

import { useEffect } from "react";
import type { UseFormGetValues, UseFormSetValue } from "react-hook-form";
import { useSession } from "@/lib/client/session";
import type { quoteFormSchema } from "@/lib/inbox/quote-form";
import type { z } from "@/lib/base/input/zod";

type Values = z.input<typeof quoteFormSchema>;

interface Form {
  getValues: UseFormGetValues<Values>;
  setValue: UseFormSetValue<Values>;
}

const FIELDS = ["name", "email", "company"] as const;

/** Prefills the name and contact of a signed-in customer, and clears what was filled in when they log out. */
export function useOwnDetails({ getValues, setValue }: Form): void {
  const session = useSession();
  const claims = session.state === "signed-in" ? session.claims : null;
  useEffect(() => {
    if (!claims) return;
    const own = FIELDS.map((field) => [field, claims[field] ?? ""] as const);
    for (const [field, value] of own) if (!getValues(field)) setValue(field, value);
    return () => {
      for (const [field, value] of own) if (getValues(field) === value) setValue(field, "");
    };
  }, [claims, getValues, setValue]);
}
