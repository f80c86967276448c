import {
  Ban,
  ChevronDown,
  IndianRupee,
  PackageOpen,
  PackageX,
  PencilLine,
  Undo2,
  Warehouse,
  type LucideIcon,
} from "lucide-react";
import { useState } from "react";
import { useAction } from "@/components/shared/call/use-action";
import { Button } from "@/components/ui/button";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "@/components/ui/dropdown-menu";
import { toast } from "@/components/ui/toast/toast";
import { call } from "@/lib/client/api";
import { useRole } from "@/lib/client/use-role";
import { can } from "@/lib/base/permissions";
import type { OrderAnswer } from "@/lib/orders/schemas";
import { isOpenStatus } from "@/lib/orders/status";
import type { OrderActions } from "@/lib/fulfilment/actions-schema";
import { CancelDialog } from "./cancel-dialog";
import { correctableParts } from "./correct-button";
import { CorrectDialog } from "./correct-dialog";
import { EndShortDialog } from "./end-short-dialog";
import { type ActionDialogProps, RefundDialog } from "./refund-dialog";
import { ReturnDialog } from "./return-dialog";
import { StepBackDialog } from "./step-back-dialog";

type Action = "correct" | "keep" | "return" | "refund" | "step-back" | "end-short" | "cancel";

interface Entry {
  action: Action;
  label: string;
  Icon: LucideIcon;
}

function menuEntries(
  { returnable, refundable, stepBack }: OrderActions,
  { status, kept }: OrderAnswer,
  { role, isCorrectable }: { role: string; isCorrectable: boolean },
): Entry[] {
  const isOut = returnable?.some(({ bought, compensated }) => compensated < bought);
  return [
    ...(isCorrectable
      ? [{ action: "correct", label: "Correct this order", Icon: PencilLine } as const]
      : []),
    ...(isOpenStatus(status) && !kept && can(role, "orders.write.all")
      ? [{ action: "keep", label: "Keep for call-off", Icon: Warehouse } as const]
      : []),
    ...(isOut && can(role, "returns.write")
      ? [{ action: "return", label: "Record a return", Icon: PackageOpen } as const]
      : []),
    ...(refundable.most > 0 && can(role, "refunds.write")
      ? [{ action: "refund", label: "Refund", Icon: IndianRupee } as const]
      : []),
    ...(stepBack && can(role, "orders.write.all")
      ? [{ action: "step-back", label: `Step back to ${stepBack.to}`, Icon: Undo2 } as const]
      : []),
  ];
}

export function MoreActions(props: ActionDialogProps) {
  const [chosen, setChosen] = useState<Action | null>(null);
  const { order, actions, renew } = props;
  const role = useRole();
  const { run } = useAction({ title: "Not Kept", text: "Please try again." });
  const parts = correctableParts(order, actions, role);
  const entries = menuEntries(actions, order, { role, isCorrectable: parts.hasLines });
  const mayCancel = actions.cancel && can(role, "orders.cancel");
  const mayEnd = actions.endShort && can(role, "orders.cancel");
  const close = () => setChosen(null);
  async function keep() {
    const params = { id: order._id };
    await call("PATCH /admin/orders/{id}/call-offs", { params, body: { kept: true } });
    toast({ title: "Kept for the Customer", description: "Agree with them on what leaves when." });
    await renew();
  }
  if (entries.length === 0 && !mayCancel && !mayEnd) return null;
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button variant="outline">
            More actions <ChevronDown aria-hidden />
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="start">
          {entries.map(({ action, label, Icon }) => (
            <DropdownMenuItem
              key={action}
              onSelect={() => (action === "keep" ? void run(keep) : setChosen(action))}
            >
              <Icon aria-hidden /> {label}
            </DropdownMenuItem>
          ))}
          {mayEnd && (
            <DropdownMenuItem
              className="text-destructive [&_svg]:text-destructive"
              onSelect={() => setChosen("end-short")}
            >
              <PackageX aria-hidden /> End the order short
            </DropdownMenuItem>
          )}
          {mayCancel && (
            <>
              {entries.length > 0 && <DropdownMenuSeparator className="mt-1" />}
              <DropdownMenuItem
                className="text-destructive [&_svg]:text-destructive"
                onSelect={() => setChosen("cancel")}
              >
                <Ban aria-hidden /> Cancel order
              </DropdownMenuItem>
            </>
          )}
        </DropdownMenuContent>
      </DropdownMenu>
      {chosen === "correct" && <CorrectDialog {...props} parts={parts} onClose={close} />}
      {chosen === "return" && <ReturnDialog {...props} onClose={close} />}
      {chosen === "refund" && <RefundDialog {...props} onClose={close} />}
      {chosen === "step-back" && <StepBackDialog {...props} onClose={close} />}
      {chosen === "end-short" && <EndShortDialog {...props} onClose={close} />}
      {chosen === "cancel" && <CancelDialog {...props} onClose={close} />}
    </>
  );
}
