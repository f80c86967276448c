import { FileDown } from "lucide-react";
import { Button, type ButtonProps } from "@/components/ui/button";
import { paths } from "@/lib/paths";

interface DownloadInvoiceProps extends Pick<ButtonProps, "variant" | "className"> {
  orderNumber: string;
  /** Opens the order of a guest; a customer's cookie goes along by itself. */
  orderKey?: string;
}

/** A plain link: the browser saves the PDF and the page stays. */
export function DownloadInvoice({ orderNumber, orderKey, ...button }: DownloadInvoiceProps) {
  return (
    <Button asChild {...button}>
      <a
        href={paths.api.invoice(orderNumber, orderKey)}
        download={`invoice-${orderNumber}.pdf`}
        referrerPolicy="no-referrer"
      >
        <FileDown aria-hidden /> Download Invoice
      </a>
    </Button>
  );
}
