import { FileDown } from "lucide-react";
import { useTranslate } from "#words";
import { FileLink } from "@/components/shared/call/file-link";
import { shortDayText } from "@/components/shared/format/dates";
import { Button } from "@/components/ui/button";
import type { OrderAnswer } from "@/lib/orders/schemas";

type PrintedDocument = OrderAnswer["documents"][number];

const NAMES: Record<PrintedDocument["kind"], string> = {
  proforma: "Proforma",
  invoice: "Invoice",
  credit_note: "Credit note",
  receipt_voucher: "Receipt voucher",
  refund_voucher: "Refund voucher",
};

interface DocumentListProps {
  documents: readonly PrintedDocument[];
  /** Whether the invoice is also available in its three marked copies. */
  hasCopies?: boolean;
}

/** The documents of an order, each available as a PDF. */
export function DocumentList({ documents, hasCopies = false }: DocumentListProps) {
  const t = useTranslate();
  return (
    <ul aria-label={t("Documents")} className="divide-y text-[0.9375rem]">
      {documents.map((document) => (
        <li
          key={document.url}
          className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2"
        >
          <div className="min-w-0">
            <p className="font-semibold">
              {document.superseded ? t("Proforma, superseded") : t(NAMES[document.kind])}
              {document.cancelled && ` (${t("Cancelled")})`}
            </p>
            <p className="text-sm text-muted-foreground">
              <span className="[overflow-wrap:anywhere] tabular">{document.number}</span>,{" "}
              <time dateTime={document.date} className="whitespace-nowrap tabular">
                {shortDayText(new Date(document.date), t.language)}
              </time>
            </p>
          </div>
          <div className="-mx-3 flex flex-wrap gap-1">
            <DocumentLink document={document} href={document.url} label="PDF" />
            {hasCopies && document.kind === "invoice" && (
              <DocumentLink
                document={document}
                href={`${document.url}?copies=3`}
                label={t("Three copies")}
              />
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

function DocumentLink({
  document,
  href,
  label,
}: {
  document: PrintedDocument;
  href: string;
  label: string;
}) {
  const t = useTranslate();
  return (
    <Button asChild variant="ghost" size="sm">
      <FileLink href={href}>
        <FileDown aria-hidden />{" "}
        {t.parts("{label}<more> of {kind} {number}</more>", {
          label,
          kind: t(NAMES[document.kind]),
          number: document.number,
          more: (words) => <span className="sr-only">{words}</span>,
        })}
      </FileLink>
    </Button>
  );
}
