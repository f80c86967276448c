import { FileDown } from "lucide-react";
import { useWords } from "#words";
import { FileLink } from "@/components/shared/call/file-link";
import { Button, type ButtonProps } from "@/components/ui/button";
import { apiAddress } from "@/lib/api/call";

interface DownloadInvoiceProps extends Pick<ButtonProps, "variant" | "className"> {
  orderNumber: string;
  /** Gives a guest access to the order; a customer is identified by the session. */
  orderKey?: string;
}

export function DownloadInvoice({ orderNumber, orderKey, ...button }: DownloadInvoiceProps) {
  const say = useWords();
  return (
    <Button asChild {...button}>
      <FileLink
        href={apiAddress("GET /orders/{id}/invoice", {
          params: { id: orderNumber },
          query: { key: orderKey },
        })}
      >
        <FileDown aria-hidden /> {say("Download Invoice")}
      </FileLink>
    </Button>
  );
}
