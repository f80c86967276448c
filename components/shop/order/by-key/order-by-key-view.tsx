import { useState } from "react";
import { useTranslate } from "#words";
import { useAction } from "@/components/shared/call/use-action";
import { SubmitButton } from "@/components/shared/form/submit-button";
import { TextField } from "@/components/shared/form/text-field";
import { FormFrame } from "@/components/shared/form/form-frame";
import { useLateForm } from "@/components/shared/form/late-form";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast/toast";
import { call } from "@/lib/client/api";
import type { CallInput } from "@/lib/api/call";
import { isUnconfirmed } from "@/lib/orders/status";
import { CancelOrder } from "../cancel-order";
import { CorrectOwnOrder } from "../correct-own-order";
import { ConfirmationSkeleton } from "./confirmation-skeleton";
import type { ShopContact } from "../shop-contact";
import { OrderDetails } from "../order-details";
import { OrderReviews } from "../reviews/order-reviews";
import { OrderUnavailable } from "../order-unavailable";
import { opensNothing, useOrderByKey } from "./use-order-by-key";

interface OrderByKeyViewProps {
  orderId: string;
  orderKey: string;
  /** Lets the reader of the email confirm the order; null if the link has no such token. */
  confirmToken: string | null;
  contact: ShopContact;
}

export function OrderByKeyView(props: OrderByKeyViewProps) {
  const { orderId, orderKey, confirmToken, contact } = props;
  const t = useTranslate();
  const { value: order, isCurrent, error, reload, adopt } = useOrderByKey(orderId, orderKey);
  if (order && isCurrent) {
    const changing = { order, orderKey, onChanged: adopt };
    return (
      <OrderDetails
        order={order}
        contact={contact}
        reload={reload}
        confirm={
          confirmToken &&
          isUnconfirmed(order) && (
            <ConfirmOrder orderId={orderId} orderKey={orderKey} token={confirmToken} />
          )
        }
        reviews={
          order.status === "Delivered" && (
            <OrderReviews orderNumber={order.orderId} orderKey={orderKey} />
          )
        }
        actions={
          <>
            {order.status === "Pending" && <CorrectOwnOrder {...changing} />}
            {order.cancellable && <CancelOrder {...changing} reload={reload} />}
          </>
        }
      />
    );
  }
  if (error === null) return <ConfirmationSkeleton />;
  if (opensNothing(error)) {
    return (
      <OrderUnavailable
        title="Order Not Found"
        text="This order does not exist, or the link is incomplete or has expired. Please use the link in our last email about it, or have a new one sent."
        action={<RenewLink orderId={orderId} />}
      />
    );
  }
  return (
    <OrderUnavailable
      title="Could not load order details."
      text="The shop did not answer. Your order is safe."
      action={<Button onClick={reload}>{t("Try again")}</Button>}
    />
  );
}

interface ConfirmOrderProps {
  orderId: string;
  orderKey: string;
  /** The token of the emailed link. */
  token: string;
}

/** Asks the reader of the email to confirm the order; nothing happens before the button is pressed. */
function ConfirmOrder({ orderId, orderKey, token }: ConfirmOrderProps) {
  const t = useTranslate();
  const [isConfirmed, setConfirmed] = useState(false);
  const { busy, run } = useAction({
    title: t("Order Not Confirmed"),
    text: t("The order could not be confirmed. Please try again."),
  });

  async function confirm() {
    await call("POST /orders/{id}/confirm", {
      params: { id: orderId },
      query: { key: orderKey },
      body: { token },
    });
    setConfirmed(true);
    toast({
      title: t("Thank you"),
      description: t("You confirmed order {number}.", { number: orderId }),
    });
  }

  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2.5">
      <div className="min-w-0 flex-1 basis-44">
        <h3 className="font-semibold">
          {t(isConfirmed ? "You confirmed this order" : "Is this order yours?")}
        </h3>
        <p className="text-sm text-muted-foreground" role="status">
          {t(
            isConfirmed
              ? "Thank you. You do not need to do anything else."
              : "Please confirm that you placed this order.",
          )}
        </p>
      </div>
      {!isConfirmed && (
        <Button className="max-sm:w-full" disabled={busy} onClick={() => void run(confirm)}>
          {t("Confirm Order")}
        </Button>
      )}
    </div>
  );
}

const loadRenewal = () => import("./validate-renewal").then((file) => file.validateRenewal);

/** Emails a new link for an order whose link was lost or has expired. */
function RenewLink({ orderId }: { orderId: string }) {
  const t = useTranslate();
  const [sentTo, setSentTo] = useState<string>();
  const form = useLateForm(loadRenewal, { orderId, email: "" });
  const { run } = useAction({
    title: t("Link Not Sent"),
    text: t("The shop could not be reached. Please try again."),
  });

  async function send(body: CallInput<"POST /orders/renew-key">["body"]) {
    await run(async () => {
      await call("POST /orders/renew-key", { body, token: null });
      setSentTo(body.email);
    });
  }

  if (sentTo) {
    return (
      <p role="status" className="mx-auto max-w-md text-left">
        {t.parts(
          "If this order was placed with {email}, we have sent a new link to it. Look in the spam folder too.",
          { email: <strong className="break-all">{sentTo}</strong> },
        )}
      </p>
    );
  }
  return (
    <FormFrame form={form} onSubmit={send} className="mx-auto w-full max-w-md space-y-4 text-left">
      <TextField name="orderId" label={t("Order Number")} required />
      <TextField name="email" label={t("Email")} required autoComplete="email" />
      <SubmitButton className="w-full" busyLabel={t("Sending")}>
        {t("Mail me a new link")}
      </SubmitButton>
    </FormFrame>
  );
}
