import { Pencil } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { can } from "@/lib/base/permissions";
import type { CorrectableParts } from "@/lib/client/checkout/correction";
import { useRole } from "@/lib/client/use-role";
import type { OrderActions } from "@/lib/fulfilment/actions-schema";
import type { OrderAnswer } from "@/lib/orders/schemas";
import { isOpenStatus } from "@/lib/orders/status";
import { CorrectDialog, type CorrectDialogProps, type CorrectedPart } from "./correct-dialog";

/** The parts of an order that the user can correct now. */
export function correctableParts(
  { status, partlyDispatched, payment }: OrderAnswer,
  actions: Pick<OrderActions, "correctEmail"> | null,
  role: string,
): CorrectableParts {
  const mayWrite = can(role, "orders.write.all");
  const isWhole = mayWrite && isOpenStatus(status) && !partlyDispatched && !payment.billed;
  return {
    isWhole,
    hasLines: isWhole || (mayWrite && partlyDispatched),
    hasEmail: actions?.correctEmail ?? false,
  };
}

interface CorrectButtonProps extends Omit<CorrectDialogProps, "parts" | "onClose"> {
  actions: OrderActions | null;
  start: CorrectedPart;
  /** The label: "Correct address". */
  children: string;
}

const NEEDS = { email: "hasEmail", address: "isWhole", lines: "hasLines" } as const;

/** Opens the correction dialog at a part of an order; renders nothing if that cannot be corrected. */
export function CorrectButton({ actions, children, ...props }: CorrectButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const parts = correctableParts(props.order, actions, useRole());
  if (!parts[NEEDS[props.start]]) return null;
  return (
    <>
      <Button variant="outline" size="sm" onClick={() => setOpen(true)}>
        <Pencil aria-hidden /> {children}
      </Button>
      {isOpen && <CorrectDialog {...props} parts={parts} onClose={() => setOpen(false)} />}
    </>
  );
}
