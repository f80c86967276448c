import { FileDown } from "lucide-react";
import { FileLink } from "@/components/shared/call/file-link";
import { Button, type ButtonProps } from "@/components/ui/button";
import { apiAddress } from "@/lib/api/call";

interface DownloadInvoiceProps extends Pick<ButtonProps, "variant" | "className"> {
  orderNumber: string;
  /** Opens the order of a guest; a customer's session goes along by itself. */
  orderKey?: string;
}

export function DownloadInvoice({ orderNumber, orderKey, ...button }: DownloadInvoiceProps) {
  return (
    <Button asChild {...button}>
      <FileLink
        href={apiAddress("GET /orders/{id}/invoice", {
          params: { id: orderNumber },
          query: { key: orderKey },
        })}
      >
        <FileDown aria-hidden /> Download Invoice
      </FileLink>
    </Button>
  );
}
