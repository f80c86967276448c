import { Paperclip } from "lucide-react";
import { useId, useState, type ChangeEvent } from "react";
import { useTranslate } from "#words";
import { FileLink } from "@/components/shared/call/file-link";
import { useAction } from "@/components/shared/call/use-action";
import { Button } from "@/components/ui/button";
import { Label } from "@/components/ui/label";
import { apiAddress } from "@/lib/api/call";
import { call } from "@/lib/client/api";
import { upload } from "@/lib/client/uploads/upload";
import { SCAN_FILE, SCAN_TYPES } from "@/lib/files/attachments/attachment-kinds";
import type { OrderAnswer } from "@/lib/orders/schemas";

interface PurchaseOrderProps {
  order: Pick<OrderAnswer, "_id" | "orderId" | "purchaseOrder">;
  orderKey?: string | undefined;
  /** Whether the reader may add and remove the file. */
  mayChange?: boolean;
  /** Loads the order again, where possible. */
  renew?: (() => unknown) | undefined;
}

/** The buyer's purchase order as a file, to open, add and remove. */
export function PurchaseOrder({ order, orderKey, mayChange = false, renew }: PurchaseOrderProps) {
  const t = useTranslate();
  const id = useId();
  const { busy, run } = useAction({
    title: t("File Not Saved"),
    text: t("The file could not be saved. Please try again."),
  });
  const [written, setWritten] = useState<OrderAnswer["purchaseOrder"] | null>(null);
  // A change made here holds until the order is loaded again.
  const [seen, setSeen] = useState(order.purchaseOrder);
  if (seen !== order.purchaseOrder) {
    setSeen(order.purchaseOrder);
    setWritten(null);
  }
  const file = written === null ? order.purchaseOrder : written;
  const requested = { params: { id: order.orderId }, query: orderKey ? { key: orderKey } : {} };
  const add = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = currentTarget.files ?? [];
    currentTarget.value = "";
    if (!chosen) return;
    void run(async () => {
      const form = new FormData();
      form.set(SCAN_FILE.field, chosen);
      const path = "PUT /orders/{id}/purchase-order";
      await upload(path, { ...requested, form, onProgress: () => undefined });
      setWritten({ name: "", url: apiAddress("GET /orders/{id}/purchase-order", requested) });
      await renew?.();
    });
  };
  const remove = () =>
    run(async () => {
      await call("DELETE /orders/{id}/purchase-order", requested);
      setWritten(undefined);
      await renew?.();
    });
  if (!file && !mayChange) return null;
  return (
    <div className="mt-4">
      {file && (
        <div className="flex flex-wrap gap-2">
          <Button asChild variant="outline" size="sm">
            <FileLink
              href={apiAddress("GET /orders/{id}/purchase-order", requested)}
              {...(file.name && { download: file.name })}
            >
              <Paperclip aria-hidden /> {t("Purchase order as a file")}
            </FileLink>
          </Button>
          {mayChange && (
            <Button variant="ghost" size="sm" disabled={busy} onClick={() => void remove()}>
              {t("Remove file")}
            </Button>
          )}
        </div>
      )}
      {!file && (
        <>
          <Label htmlFor={id} className="mb-1.5">
            {t("Purchase order (PDF, PNG or JPEG, at most 10 MB)")}
          </Label>
          <input
            id={id}
            type="file"
            accept={SCAN_TYPES.join()}
            disabled={busy}
            onChange={add}
            className="block w-full rounded-md border border-input bg-card p-2 text-sm"
          />
        </>
      )}
    </div>
  );
}
