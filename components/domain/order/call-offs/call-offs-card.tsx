import { useState, type ReactNode } from "react";
import { useTranslate } from "#words";
import { ConfirmAction } from "@/components/shared/call/confirm-action";
import { dayText } from "@/components/shared/format/dates";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { late } from "@/components/ui/late";
import { call } from "@/lib/client/api";
import { randomKey } from "@/lib/client/random-key";
import { goodsText, quantityWords } from "@/lib/orders/line-text";
import type { OrderAnswer } from "@/lib/orders/schemas";
import { isOpenStatus } from "@/lib/orders/status";
import { nameCallOffs, type NamedCallOffs } from "@/lib/orders/view/goods";
import { orderKey } from "../order-keys";

type NamedCallOff = NamedCallOffs["callOffs"][number];

interface CallOffsCardProps {
  order: OrderAnswer;
  /** Loads the order again; if absent, nothing can be called off here. */
  reload: (() => void) | undefined;
}

const Dialog = late(() => import("./call-off-dialog").then((file) => file.CallOffDialog), null);

/** The dispatch days of a call-off order, and its buyer's call-offs; renders nothing for other orders. */
export function CallOffsCard({ order, reload }: CallOffsCardProps) {
  const t = useTranslate();
  const { orderId, status } = order;
  const called = nameCallOffs(order);
  const [edited, setEdited] = useState<NamedCallOff | "new" | null>(null);
  const [withdrawn, setWithdrawn] = useState<NamedCallOff | null>(null);
  // One key per opened dialog, so that sending twice makes one call-off.
  const [key, setKey] = useState("");
  if (!called) return null;
  const guest = orderKey(orderId);
  const requested = { query: guest ? { key: guest } : {} };
  const open = (what: NamedCallOff | "new") => {
    setKey(randomKey());
    Dialog.demand((isLoaded) => setEdited(isLoaded ? what : null));
  };
  const finish = (title: string) => {
    reload?.();
    return { title: t(title), description: t("We answer you by email.") };
  };
  const ofCallOff = (one: NamedCallOff) => ({
    params: { id: orderId, callOff: one._id },
    ...requested,
  });
  const mayRequest = reload !== undefined && isOpenStatus(status);
  return (
    <Card className="p-5 sm:p-6">
      <h2 className="text-heading">{t("Kept for you")}</h2>
      <p className="mt-1 mb-4 text-[0.9375rem] text-muted-foreground">
        {t("We keep these goods and send them in parts, on the days for which you call them off.")}
      </p>
      <LeftLines called={called} />
      <CallOffList
        callOffs={called.callOffs}
        actions={(callOff) =>
          mayRequest &&
          callOff.sent === 0 && (
            <>
              {callOff.state !== "declined" && (
                <Button variant="outline" size="sm" onClick={() => open(callOff)}>
                  {t("Change")}
                </Button>
              )}
              <Button variant="ghost" size="sm" onClick={() => setWithdrawn(callOff)}>
                {t(callOff.state === "declined" ? "Remove" : "Take back")}
              </Button>
            </>
          )
        }
      />
      {mayRequest && called.lines.some(({ free }) => free > 0) && (
        <Button className="mt-4" onClick={() => open("new")}>
          {t("Call off goods")}
        </Button>
      )}
      {edited === "new" && (
        <Dialog
          called={called}
          earliest={called.earliest}
          send={async (lines, on) => {
            await call("POST /orders/{id}/call-offs", {
              params: { id: orderId },
              ...requested,
              headers: { "Idempotency-Key": key },
              body: { callOffs: lines.map((line) => ({ ...line, on })) },
            });
            return finish("Called Off");
          }}
          onClose={() => setEdited(null)}
        />
      )}
      {edited !== null && edited !== "new" && (
        <Dialog
          called={called}
          earliest={called.earliest}
          changed={edited}
          send={async ([line], on) => {
            await call("PATCH /orders/{id}/call-offs/{callOff}", {
              ...ofCallOff(edited),
              body: { quantity: line?.quantity, on },
            });
            return finish("Call-off Changed");
          }}
          onClose={() => setEdited(null)}
        />
      )}
      {withdrawn && (
        <ConfirmAction
          onClose={() => setWithdrawn(null)}
          title={t("Take this call-off back?")}
          confirm={t("Take Back")}
          keep={t("Keep It")}
          failure={{ title: t("Not Taken Back"), text: t("Please try again.") }}
          action={async () => {
            await call("DELETE /orders/{id}/call-offs/{callOff}", ofCallOff(withdrawn));
            reload?.();
            return undefined;
          }}
        >
          {t("{goods} then stay with us until you call them off again.", {
            goods: goodsText(withdrawn, t),
          })}
        </ConfirmAction>
      )}
    </Card>
  );
}

/** The quantities of each line that are left, and those not called off. */
export function LeftLines({ called: { lines } }: { called: NamedCallOffs }) {
  const t = useTranslate();
  return (
    <ul aria-label={t("What is left")} className="divide-y border-y text-[0.9375rem]">
      {lines.map(({ line, name, unit, left, free }) => (
        <li key={line} className="flex flex-wrap justify-between gap-x-4 gap-y-1 py-2.5">
          <span className="min-w-0 font-semibold [overflow-wrap:anywhere]">{name}</span>
          <span className="text-muted-foreground tabular">
            {left === 0
              ? t("All has left")
              : t(free === 0 ? "{left} left, all called off" : "{left} left, {called} called off", {
                  left: quantityWords(left, unit, t),
                  called: quantityWords(left - free, unit, t),
                })}
          </span>
        </li>
      ))}
    </ul>
  );
}

const STATES: Record<NamedCallOff["state"], string> = {
  asked: "Waits for an answer",
  agreed: "Agreed",
  declined: "Cannot be done",
};

interface CallOffListProps {
  callOffs: readonly NamedCallOff[];
  actions: (callOff: NamedCallOff) => ReactNode;
}

export function CallOffList({ callOffs, actions }: CallOffListProps) {
  const t = useTranslate();
  if (callOffs.length === 0) return null;
  return (
    <ol aria-label={t("Call-offs")} className="mt-4 space-y-4 text-[0.9375rem]">
      {callOffs.map((callOff) => (
        <li key={callOff._id} className="border-l perforated pl-4">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
            <time dateTime={callOff.on}>{dayText(new Date(callOff.on), t.language)}</time>
            <Badge>{t(callOff.sent >= callOff.quantity ? "Sent" : STATES[callOff.state])}</Badge>
          </p>
          <p className="[overflow-wrap:anywhere]">
            {callOff.sent > 0 && callOff.sent < callOff.quantity
              ? t("{goods}, of them {sent} sent", {
                  goods: goodsText(callOff, t),
                  sent: quantityWords(callOff.sent, callOff.unit, t),
                })
              : goodsText(callOff, t)}
          </p>
          {callOff.words && (
            <p className="[overflow-wrap:anywhere] whitespace-pre-line text-muted-foreground">
              {callOff.words}
            </p>
          )}
          <div className="mt-2 flex flex-wrap gap-2 empty:hidden">{actions(callOff)}</div>
        </li>
      ))}
    </ol>
  );
}
