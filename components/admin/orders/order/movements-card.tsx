import type { ReactNode } from "react";
import { momentText } from "@/components/shared/format/dates";
import { Rupees } from "@/components/shared/format/rupees";
import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { counted } from "@/lib/base/text/counts";
import type { RefundAnswer, ReturnAnswer } from "@/lib/fulfilment/schemas";
import type { OrderActions } from "@/lib/fulfilment/actions-schema";

export function MovementsCard({ returns, refunds }: OrderActions) {
  if (returns.length + refunds.length === 0) return null;
  return (
    <Card className="p-5 sm:p-6">
      <h2 className="text-heading">Returns and refunds</h2>
      <ul className="mt-4 space-y-4">
        {returns.map((back) => (
          <Return key={back._id} back={back} />
        ))}
        {refunds.map((refund) => (
          <Refund key={refund._id} refund={refund} />
        ))}
      </ul>
    </Card>
  );
}

interface MovementProps {
  title: ReactNode;
  reason: string;
  at: string;
  by: string;
  children?: ReactNode;
}

function Movement({ title, reason, at, by, children }: MovementProps) {
  return (
    <li className="border-l perforated pl-4">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">{title}</p>
      {children}
      <p className="[overflow-wrap:anywhere]">{reason}</p>
      <p className="mt-0.5 text-sm text-muted-foreground">
        <time dateTime={at} className="tabular">
          {momentText(new Date(at))}
        </time>
        , by {by}
      </p>
    </li>
  );
}

function Return({ back: { value, products, creditNote, ...rest } }: { back: ReturnAnswer }) {
  return (
    <Movement
      {...rest}
      title={
        <>
          Return, <Rupees amount={value} />
        </>
      }
    >
      <ul>
        {products.map(({ line, name, quantity, restocked }) => (
          <li key={line} className="[overflow-wrap:anywhere]">
            {counted(quantity, "pack")} of {name}
            {restocked ? ", back in stock" : ", not for sale again"}
          </li>
        ))}
      </ul>
      {creditNote && <p>Credit note {creditNote.number}</p>}
    </Movement>
  );
}

const STATES: Record<RefundAnswer["state"], string | null> = {
  done: null,
  under_way: "Under way",
  failed: "Failed",
  taken_back: "Taken back",
};

function Refund({ refund }: { refund: RefundAnswer }) {
  const { amount, state, failure, reference, creditNote, ...rest } = refund;
  return (
    <Movement
      {...rest}
      title={
        <>
          Refund, <Rupees amount={amount} />
          {STATES[state] && <Badge>{STATES[state]}</Badge>}
        </>
      }
    >
      {reference && <p>Reference {reference}</p>}
      {creditNote && <p>Credit note {creditNote.number}</p>}
      {failure && <p className="text-destructive">{failure}</p>}
    </Movement>
  );
}
