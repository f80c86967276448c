import { FileDown } from "lucide-react";
import { useWords } from "#words";
import { FileLink } from "@/components/shared/call/file-link";
import { shortDayText } from "@/components/shared/format/dates";
import { Button } from "@/components/ui/button";
import type { OrderAnswer } from "@/lib/orders/schemas";

type Paper = OrderAnswer["documents"][number];

const NAMES: Record<Paper["kind"], string> = {
  proforma: "Proforma",
  invoice: "Invoice",
  credit_note: "Credit note",
  receipt_voucher: "Receipt voucher",
  refund_voucher: "Refund voucher",
};

interface PaperListProps {
  papers: readonly Paper[];
  /** Whether the invoice is also available in its three marked copies. */
  hasCopies?: boolean;
}

/** The documents of an order, each available as a PDF. */
export function PaperList({ papers, hasCopies = false }: PaperListProps) {
  const say = useWords();
  return (
    <ul aria-label={say("Documents")} className="divide-y text-[0.9375rem]">
      {papers.map((paper) => (
        <li
          key={paper.url}
          className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2"
        >
          <div className="min-w-0">
            <p className="font-semibold">{say(NAMES[paper.kind])}</p>
            <p className="text-sm text-muted-foreground">
              <span className="[overflow-wrap:anywhere] tabular">{paper.number}</span>,{" "}
              <time dateTime={paper.date} className="whitespace-nowrap tabular">
                {shortDayText(new Date(paper.date), say.language)}
              </time>
            </p>
          </div>
          <div className="-mx-3 flex flex-wrap gap-1">
            <PaperLink paper={paper} href={paper.url} label="PDF" />
            {hasCopies && paper.kind === "invoice" && (
              <PaperLink paper={paper} href={`${paper.url}?copies=3`} label={say("Three copies")} />
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

function PaperLink({ paper, href, label }: { paper: Paper; href: string; label: string }) {
  const say = useWords();
  return (
    <Button asChild variant="ghost" size="sm">
      <FileLink href={href}>
        <FileDown aria-hidden />{" "}
        {say.parts("{label}<more> of {kind} {number}</more>", {
          label,
          kind: say(NAMES[paper.kind]),
          number: paper.number,
          more: (words) => <span className="sr-only">{words}</span>,
        })}
      </FileLink>
    </Button>
  );
}
