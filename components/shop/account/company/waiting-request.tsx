"use client";

import { useId, useState } from "react";
import type { z } from "zod";
import { useWords } from "#words";
import { ConfirmAction } from "@/components/shared/call/confirm-action";
import { useAction } from "@/components/shared/call/use-action";
import { CallDialog } from "@/components/shared/form/call-dialog";
import { TextareaField } from "@/components/shared/form/textarea-field";
import { useZodForm } from "@/components/shared/form/zod-form";
import { dayText, momentText } from "@/components/shared/format/dates";
import { Rupees } from "@/components/shared/format/rupees";
import { ProductImage } from "@/components/shop/catalogue/product-image";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Notice } from "@/components/ui/notice";
import { Spinner } from "@/components/ui/spinner";
import { toast } from "@/components/ui/toast/toast";
import { call } from "@/lib/client/api";
import { packText } from "@/lib/catalogue/price/unit-price";
import { priceUnit, quantityWords } from "@/lib/orders/line-text";
import {
  APPROVER_TEXTS,
  LONG_REFERENCES,
  SHORT_REFERENCES,
  textRow,
  type OrderText,
} from "@/lib/orders/texts/texts";
import { addressLines } from "@/lib/identity/addresses/postal-address";
import {
  rejectApprovalSchema,
  type ApprovalRequestAnswer,
  type RequestedLine,
} from "@/lib/orders/approval-requests/schemas";
import { formatRupees, toPaise } from "@/lib/pricing/money";
import { lineName, printText } from "@/lib/pricing/print-options";
import { METHOD_NAMES } from "@/lib/shop/payment-methods/methods";
import { sayMessage } from "@/lib/i18n/say-message";
import { sayRule } from "./company-notice";

interface RequestProps {
  request: ApprovalRequestAnswer;
  /** Called once it is decided, or turned out to be. */
  onDecided: () => void;
}

/** A request that waits: what is asked for, why it needs an approval, and the answers to it. */
export function WaitingRequest({ request, onDecided }: RequestProps) {
  const say = useWords();
  const heading = useId();
  const { askedBy, own, totalAmount, createdAt, expiresAt, rules, products, decidable } = request;
  return (
    <Card className="p-4 sm:p-6">
      <article aria-labelledby={heading} className="space-y-4">
        <div>
          <h3 id={heading} className="text-heading">
            {say.parts(own ? "You ask for {amount}" : "{name} asks for {amount}", {
              name: askedBy,
              amount: <Rupees amount={totalAmount} />,
            })}
          </h3>
          <p className="mt-1 text-sm text-muted-foreground">
            {say.parts("{moment}. Lapses on {day}.", {
              moment: (
                <time dateTime={createdAt}>{momentText(new Date(createdAt), say.language)}</time>
              ),
              day: <time dateTime={expiresAt}>{dayText(new Date(expiresAt), say.language)}</time>,
            })}
          </p>
        </div>
        {rules.length > 0 && (
          <ul aria-label={say("Why it needs an approval")} className="flex flex-wrap gap-2">
            {rules.map(({ kind, words }) => (
              <li key={kind}>
                <Badge variant="marigold" className="whitespace-normal">
                  {sayRule(say, words)}
                </Badge>
              </li>
            ))}
          </ul>
        )}
        <ul aria-label={say("What is asked for")} className="divide-y">
          {products.map((line, index) => (
            <Line key={index} line={line} />
          ))}
        </ul>
        <Terms request={request} />
        {own && <WhatIsNext request={request} />}
        {request.firstApprover !== undefined && (
          <p className="text-sm">
            {say("{name} approved it. One more person must approve.", {
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

function Line({ line }: { line: RequestedLine }) {
  const say = useWords();
  const { name, thumbnailImage, quantity, price, lineTotal, print, kind, unit, basis } = line;
  return (
    <li className="grid grid-cols-[3.5rem_1fr_auto] gap-3 py-3 text-sm first:pt-0">
      <div className="self-start overflow-hidden rounded-md border">
        <ProductImage src={thumbnailImage} alt="" sizes="56px" width={56} />
      </div>
      <div className="min-w-0">
        <p className="font-medium break-words">{lineName(name, say)}</p>
        {(print || kind === "sample") && (
          <p className="text-muted-foreground">{print ? printText(print, say) : say("Sample")}</p>
        )}
        <p className="text-muted-foreground tabular">
          {say("{quantity} × {price} per {unit}", {
            quantity: quantityWords(quantity, unit, say),
            price: formatRupees(toPaise(price)),
            unit: priceUnit({ unit, basis, packSize: line.packSize ?? null }, say),
          })}
        </p>
        {unit === "PAC" && line.packSize && (
          <p className="text-muted-foreground tabular">{packText(line.packSize, say)}</p>
        )}
      </div>
      <p className="font-medium tabular">{formatRupees(toPaise(lineTotal))}</p>
    </li>
  );
}

function Terms({ request }: { request: ApprovalRequestAnswer }) {
  const say = useWords();
  const { shippingAddress, paymentMethod } = request;
  const told = (names: readonly OrderText[]) =>
    APPROVER_TEXTS.filter((name) => names.includes(name)).map(
      (name) => [textRow(name).approver ?? "", request[name]] as const,
    );
  const terms = [
    ["Ship to", addressLines(shippingAddress).join(", ")] as const,
    ...told(SHORT_REFERENCES),
    ["Payment", paymentMethod && say(METHOD_NAMES[paymentMethod])] as const,
    ...told(LONG_REFERENCES),
  ];
  return (
    <dl className="grid gap-x-6 gap-y-2 text-sm sm:grid-cols-[max-content_1fr]">
      {terms.map(
        ([name, text]) =>
          text && (
            <div key={name} className="sm:contents">
              <dt className="text-muted-foreground">{say(name)}</dt>
              <dd className="min-w-0 break-words whitespace-pre-line">{text}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

function WhatIsNext({ request }: { request: ApprovalRequestAnswer }) {
  const say = useWords();

  return (
    <p className="text-sm">
      {say(
        request.approvals === 2
          ? "We mailed the owners and approvers of your company. The order is placed in your name as soon as two of them approve, and you get a mail. Until then nothing is reserved, and nothing is to be paid."
          : "We mailed the owners and approvers of your company. The order is placed in your name as soon as one of them approves, and you get a mail. Until then nothing is reserved, and nothing is to be paid.",
      )}
    </p>
  );
}

function Answers({ request, onDecided }: RequestProps) {
  const say = useWords();
  const [problem, setProblem] = useState<string | null>(null);
  const [isRejecting, setRejecting] = useState(false);
  const { busy, run } = useAction({
    title: say("Not Approved"),
    text: say("Please try again."),
    onRefused: ({ code, message }) => {
      if (code === "request_closed" || code === "not_found") onDecided();
      else setProblem(message);
      return code !== "request_closed" && code !== "not_found" && message !== "";
    },
  });

  async function approve() {
    setProblem(null);
    const answer = await call("POST /approvals/{id}/approve", { params: { id: request._id } });
    toast(
      "orderId" in answer
        ? {
            title: say("Approved"),
            description: say("Order {orderId} is placed. We mailed {askedBy}.", {
              orderId: answer.orderId,
              askedBy: request.askedBy,
            }),
          }
        : {
            title: say("Approved"),
            description: say("One more person must approve before it is ordered."),
          },
    );
    onDecided();
  }

  return (
    <>
      {problem !== null && (
        <Notice role="alert">
          <p>{sayMessage(say, problem)}</p>
          <p className="mt-1 text-muted-foreground">
            {say(
              "Nothing was ordered, and the request waits on. {name} can withdraw it and ask again.",
              { name: request.askedBy },
            )}
          </p>
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          className="flex-1 sm:flex-none"
          aria-disabled={busy}
          onClick={() => void run(approve)}
        >
          {busy && <Spinner />} {say("Approve")}
        </Button>
        <Button
          variant="outline"
          className="flex-1 sm:flex-none"
          onClick={() => setRejecting(true)}
        >
          {say("Reject")}
        </Button>
      </div>
      {isRejecting && (
        <Reject request={request} onDecided={onDecided} onClose={() => setRejecting(false)} />
      )}
    </>
  );
}

function Reject({ request, onDecided, onClose }: RequestProps & { onClose: () => void }) {
  const say = useWords();
  const form = useZodForm(rejectApprovalSchema, { words: "" });

  async function send(body: z.output<typeof rejectApprovalSchema>) {
    await call("POST /approvals/{id}/reject", { params: { id: request._id }, body });
    onDecided();
    return {
      title: say("Rejected"),
      description: say("We mailed {askedBy} why.", { askedBy: request.askedBy }),
    };
  }

  return (
    <CallDialog
      title={say("Reject what {askedBy} asks for", { askedBy: request.askedBy })}
      description={say("{askedBy} reads your reason, and can ask again.", {
        askedBy: request.askedBy,
      })}
      form={form}
      failure={{
        title: say("Not Rejected"),
        text: say("What you typed is still here. Please try again."),
      }}
      save={send}
      onClose={onClose}
      submit={say("Reject")}
      busyLabel={say("Rejecting")}
      tone="destructive"
    >
      <TextareaField name="words" label={say("Reason")} required rows={3} />
    </CallDialog>
  );
}

function Withdraw({ request, onDecided }: RequestProps) {
  const say = useWords();
  const [isAsking, setAsking] = useState(false);

  async function withdraw() {
    await call("POST /approvals/{id}/withdraw", { params: { id: request._id } });
    onDecided();
    return { title: say("Withdrawn"), description: say("Nobody can approve this any more.") };
  }

  return (
    <>
      <Button variant="outline" onClick={() => setAsking(true)}>
        {say("Withdraw")}
      </Button>
      <ConfirmAction
        open={isAsking}
        onClose={() => setAsking(false)}
        title={say("Withdraw this request?")}
        confirm={say("Withdraw")}
        keep={say("Keep it")}
        failure={{ title: say("Not Withdrawn"), text: say("Please try again.") }}
        action={withdraw}
      >
        {say("Nobody can approve it afterwards. You can order or ask again at any time.")}
      </ConfirmAction>
    </>
  );
}
