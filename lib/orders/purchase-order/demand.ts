import "server-only";
import type { Transaction } from "@/lib/db/client";
import type { PurchaseOrderDemand } from "@/lib/db/generated/enums";
import { Refusal } from "@/lib/i18n/refusal";
import type { Translate } from "@/lib/i18n/translate";

/** A company's demand for a purchase order number or file with each order of its members. */

export interface DemandingCompany {
  name: string;
  purchaseOrder: PurchaseOrderDemand;
}

interface Given {
  poNumber?: string | null | undefined;
  /** True when there is a file. */
  hasFile: boolean;
}

const TEXTS = {
  number: {
    at: "poNumber",
    words: (t: Translate, name: string) =>
      t("{name} asks for a purchase order number with each order. Enter it and order again.", {
        name,
      }),
  },
  file: {
    at: "purchaseOrder",
    words: (t: Translate, name: string) =>
      t("{name} asks for the purchase order as a file with each order. Add it and order again.", {
        name,
      }),
  },
} as const;

/** @throws AppError invalid_input with the missing field */
export function requirePurchaseOrder(
  { name, purchaseOrder: demand }: DemandingCompany,
  { poNumber, hasFile }: Given,
): void {
  if (demand === "none" || (demand === "number" ? Boolean(poNumber) : hasFile)) return;
  const { at, words } = TEXTS[demand];
  throw new Refusal("invalid_input", (t) => words(t, name), { at });
}

/**
 * Protects the demanded number and file of a placed order.
 * @throws AppError invalid_input on an attempt to remove either
 */
export async function retainPurchaseOrder(
  tx: Transaction,
  orderId: string,
  goes: "number" | "file",
): Promise<void> {
  const { buyingCompany: company } = await tx.order.findUniqueOrThrow({
    where: { id: orderId },
    select: { buyingCompany: { select: { name: true, purchaseOrder: true } } },
  });
  if (company?.purchaseOrder !== goes) return;
  const { name } = company;
  throw new Refusal(
    "invalid_input",
    (t) =>
      goes === "number"
        ? t("{name} asks for a purchase order number with each order. Enter another one.", { name })
        : t("{name} asks for the purchase order as a file with each order. Send another file.", {
            name,
          }),
    { at: TEXTS[goes].at },
  );
}
