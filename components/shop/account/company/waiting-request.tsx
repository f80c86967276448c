import { Paperclip } from "lucide-react";
import { useId } from "react";
import { useTranslate } from "#words";
import { FileLink } from "@/components/shared/call/file-link";
import { dayText, momentText } from "@/components/shared/format/dates";
import { Rupees } from "@/components/shared/format/rupees";
import { LinePicture } from "@/components/domain/order/line-picture";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { packText } from "@/lib/catalogue/price/unit-price";
import { changeText } from "@/lib/orders/view/corrected-text";
import { priceUnit, quantityWords } from "@/lib/orders/line-text";
import {
  APPROVER_TEXTS,
  LONG_UNRULED_TEXTS,
  SHORT_UNRULED_TEXTS,
  textRow,
  type OrderText,
} from "@/lib/orders/texts/texts";
import { addressLines } from "@/lib/identity/addresses/postal-address";
import {
  type ApprovalRequestAnswer,
  type RequestedLine,
} from "@/lib/orders/approval-requests/schemas";
import { formatRupees, toPaise } from "@/lib/pricing/money";
import { lineName, printText } from "@/lib/pricing/print-options";
import { METHOD_NAMES } from "@/lib/shop/payment-methods/methods";
import { translateRule } from "@/components/domain/account/company-notice";
import type { RequestProps } from "./reject-request";
import { Answers, Withdraw } from "./request-actions";

/** A pending request: what is asked for, why it needs approval, and the possible answers. */
export function WaitingRequest({ request, onDecided }: RequestProps) {
  const t = useTranslate();
  const heading = useId();
  const { askedBy, own, totalAmount, createdAt, expiresAt, rules, products, decidable } = request;
  return (
    <Card className="p-4 sm:p-6">
      <article aria-labelledby={heading} className="space-y-4">
        <div>
          <h3 id={heading} className="text-heading">
            {t.parts(titleText(request), {
              name: askedBy,
              number: request.corrects?.orderId,
              amount: <Rupees amount={totalAmount} />,
            })}
          </h3>
          <p className="mt-1 text-sm text-muted-foreground">
            {t.parts("{moment}. Lapses on {day}.", {
              moment: (
                <time dateTime={createdAt}>{momentText(new Date(createdAt), t.language)}</time>
              ),
              day: <time dateTime={expiresAt}>{dayText(new Date(expiresAt), t.language)}</time>,
            })}
          </p>
        </div>
        {rules.length > 0 && (
          <ul aria-label={t("Why it needs an approval")} className="flex flex-wrap gap-2">
            {rules.map(({ kind, words }) => (
              <li key={kind}>
                <Badge variant="marigold" className="whitespace-normal">
                  {translateRule(t, words)}
                </Badge>
              </li>
            ))}
          </ul>
        )}
        {request.corrects && <Correction {...request.corrects} />}
        <ul aria-label={t("What is asked for")} className="divide-y">
          {products.map((line, index) => (
            <Line key={index} line={line} />
          ))}
        </ul>
        <Terms request={request} />
        {request.purchaseOrder && (
          <Button asChild variant="outline" size="sm">
            <FileLink href={request.purchaseOrder.url} download={request.purchaseOrder.name}>
              <Paperclip aria-hidden /> {t("Purchase order as a file")}
            </FileLink>
          </Button>
        )}
        {own && <WhatIsNext request={request} />}
        {request.firstApprover !== undefined && (
          <p className="text-sm">
            {t("{name} approved it. One more person must approve.", {
              name: request.firstApprover,
            })}
          </p>
        )}
        {decidable && <Answers request={request} onDecided={onDecided} />}
        {own && <Withdraw request={request} onDecided={onDecided} />}
      </article>
    </Card>
  );
}

function titleText({ corrects, own }: ApprovalRequestAnswer): string {
  if (corrects) return "Order {number} is to come to {amount}";
  return own ? "You ask for {amount}" : "{name} asks for {amount}";
}

/** The changes that the shop makes to an order after the approval. */
function Correction({ orderId, changes }: NonNullable<ApprovalRequestAnswer["corrects"]>) {
  const t = useTranslate();
  return (
    <div className="text-sm">
      <p className="font-medium">
        {t("The shop corrects order {number} once it is approved:", { number: orderId })}
      </p>
      <ul className="mt-1 list-disc space-y-0.5 pl-5">
        {changes.map((change) => (
          <li key={`${change.what} ${change.name ?? ""}`}>{changeText(change, t)}</li>
        ))}
      </ul>
    </div>
  );
}

function Line({ line }: { line: RequestedLine }) {
  const t = useTranslate();
  const { name, thumbnailImage, quantity, price, lineTotal, print, kind, unit, basis } = line;
  return (
    <li className="grid grid-cols-[3.5rem_1fr_auto] gap-3 py-3 text-sm first:pt-0">
      <LinePicture kind={kind} src={thumbnailImage} size={56} />
      <div className="min-w-0">
        <p className="font-medium break-words">{lineName(name, t)}</p>
        {(print || kind === "sample") && (
          <p className="text-muted-foreground">{print ? printText(print, t) : t("Sample")}</p>
        )}
        <p className="text-muted-foreground tabular">
          {t("{quantity} × {price} per {unit}", {
            quantity: quantityWords(quantity, unit, t),
            price: formatRupees(toPaise(price)),
            unit: priceUnit({ unit, basis, packSize: line.packSize ?? null }, t),
          })}
        </p>
        {unit === "PAC" && line.packSize && (
          <p className="text-muted-foreground tabular">{packText(line.packSize, t)}</p>
        )}
      </div>
      <p className="font-medium tabular">{formatRupees(toPaise(lineTotal))}</p>
    </li>
  );
}

function Terms({ request }: { request: ApprovalRequestAnswer }) {
  const t = useTranslate();
  const { shippingAddress, paymentMethod } = request;
  const describe = (names: readonly OrderText[]) =>
    APPROVER_TEXTS.filter((name) => names.includes(name)).map(
      (name) => [textRow(name).approverLabel ?? "", request[name]] as const,
    );
  const terms = [
    ["Ship to", addressLines(shippingAddress).join(", ")] as const,
    ...describe(SHORT_UNRULED_TEXTS),
    ["Payment", paymentMethod && t(METHOD_NAMES[paymentMethod])] as const,
    ...describe(LONG_UNRULED_TEXTS),
  ];
  return (
    <dl className="grid gap-x-6 gap-y-2 text-sm sm:grid-cols-[max-content_1fr]">
      {terms.map(
        ([name, text]) =>
          text && (
            <div key={name} className="sm:contents">
              <dt className="text-muted-foreground">{t(name)}</dt>
              <dd className="min-w-0 break-words whitespace-pre-line">{text}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

function WhatIsNext({ request }: { request: ApprovalRequestAnswer }) {
  const t = useTranslate();
  if (request.corrects) {
    return (
      <p className="text-sm">
        {t(
          "We mailed the owners and approvers of your company. Until the correction is approved, the order stays as it is.",
        )}
      </p>
    );
  }
  return (
    <p className="text-sm">
      {t(
        request.approvals === 2
          ? "We mailed the owners and approvers of your company. The order is placed in your name as soon as two of them approve, and you get a mail. Until then nothing is reserved, and nothing is to be paid."
          : "We mailed the owners and approvers of your company. The order is placed in your name as soon as one of them approves, and you get a mail. Until then nothing is reserved, and nothing is to be paid.",
      )}
    </p>
  );
}
