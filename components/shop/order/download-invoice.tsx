import { FileDown } from "lucide-react";
import { useId } from "react";
import { useTranslate } from "#words";
import { FileLink } from "@/components/shared/call/file-link";
import { Button, type ButtonProps } from "@/components/ui/button";
import { apiAddress } from "@/lib/api/call";
import type { OrderAnswer } from "@/lib/orders/schemas";
import { hasInvoice } from "@/lib/orders/view/payment";

interface DownloadInvoiceProps extends Pick<ButtonProps, "variant" | "className"> {
  order: Pick<OrderAnswer, "orderId" | "status" | "documents">;
  /** Gives a guest access to the order; a customer is identified by the session. */
  orderKey?: string | undefined;
}

/**
 * The invoice, or the proforma until there is one; the button's fixed name (docs/product.md: Documents) does not
 * say which.
 */
export function DownloadInvoice({ order, orderKey, ...button }: DownloadInvoiceProps) {
  const t = useTranslate();
  const noteId = useId();
  const isProforma = !hasInvoice(order);
  return (
    <>
      <Button asChild {...button}>
        <FileLink
          href={apiAddress("GET /orders/{id}/invoice", {
            params: { id: order.orderId },
            query: { key: orderKey },
          })}
          aria-describedby={isProforma ? noteId : undefined}
        >
          <FileDown aria-hidden /> {t("Download Invoice")}
        </FileLink>
      </Button>
      {isProforma && (
        <p id={noteId} className="order-last basis-full! text-sm text-muted-foreground">
          {t(
            order.status === "Cancelled"
              ? "A proforma. A cancelled order gets no invoice."
              : "A proforma until the invoice is issued.",
          )}
        </p>
      )}
    </>
  );
}
