import { CreditCard, FileCheck2, FileUp } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslate } from "#words";
import { openFold } from "@/components/domain/order/fold";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { inLanguage } from "@/lib/base/http/languages";
import { paths } from "@/lib/base/paths";
import type { OrderAnswer } from "@/lib/orders/schemas";
import { neededTexts, type Needed } from "@/lib/orders/view/needed";
import { isGateway } from "@/lib/shop/payment-methods/methods";

/** The parts of an order's page that its first lines link to. */
export const PARTS = { payment: "payment", artwork: "artwork" } as const;

interface NeededNowProps {
  order: OrderAnswer;
  /** Gives a guest access to the order. */
  orderKey: string | undefined;
  needed: readonly Needed[];
  /** A question to the reader of an emailed link, shown first. */
  confirm?: ReactNode;
}

/** The buyer's next steps, each with its button; renders nothing without any. */
export function NeededNow({ order, orderKey, needed, confirm }: NeededNowProps) {
  const t = useTranslate();
  if (needed.length === 0 && !confirm) return null;
  return (
    <Card className="border-l-4 border-l-marigold p-5 sm:p-6">
      <h2 className="text-heading">{t("What we need from you now")}</h2>
      <ul className="mt-3 divide-y">
        {confirm && <li className="py-3 first:pt-0 last:pb-0">{confirm}</li>}
        {needed.map((each) => (
          <Row key={each.what} needed={each}>
            {each.what === "payment" && isGateway(order.payment.method) ? (
              <Button asChild>
                {/* A full page load instead of the router: see paths.pay. */}
                <a href={inLanguage(t.language, paths.pay(order.orderId, orderKey))}>
                  {t("Pay now")}
                </a>
              </Button>
            ) : (
              <Button
                onClick={() => openFold(each.what === "payment" ? PARTS.payment : PARTS.artwork)}
              >
                {t(BUTTONS[each.what])}
              </Button>
            )}
          </Row>
        ))}
      </ul>
    </Card>
  );
}

const BUTTONS = {
  payment: "Pay now",
  artwork: "Send artwork",
  approval: "See the proof",
} as const;

const ICONS = { payment: CreditCard, artwork: FileUp, approval: FileCheck2 } as const;

function Row({ needed, children }: { needed: Needed; children: ReactNode }) {
  const t = useTranslate();
  const Icon = ICONS[needed.what];
  const { title, text } = neededTexts(needed, t);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2.5 py-3 first:pt-0 last:pb-0">
      <Icon aria-hidden className="size-6 shrink-0 text-primary" strokeWidth={1.75} />
      <div className="min-w-0 flex-1 basis-44">
        <p className="font-semibold">{title}</p>
        {text && <p className="text-sm break-words text-muted-foreground">{text}</p>}
      </div>
      <div className="flex max-sm:w-full max-sm:*:flex-1">{children}</div>
    </li>
  );
}
