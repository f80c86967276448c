import { FileCode, FileJson } from "lucide-react";
import { FileLink } from "@/components/shared/call/file-link";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { apiAddress } from "@/lib/api/call";

const FORMATS = [
  { format: "xml", text: "Tally (XML)", Icon: FileCode },
  { format: "json", text: "TallyPrime 7 (JSON)", Icon: FileJson },
] as const;

/** The month's vouchers in the files that Tally imports. */
export function TallyFiles({ month }: { month: string }) {
  return (
    <Card className="flex flex-wrap items-start justify-between gap-4 p-5 sm:p-6">
      <div className="min-w-0">
        <h2 className="text-heading">Tally</h2>
        <p className="mt-1 max-w-prose text-sm text-muted-foreground">
          Invoices, credit notes, receipts and refunds as vouchers, with a ledger for each customer.
          Importing a file again changes nothing. The names of your other ledgers are in the
          settings, under Books & e-invoices.
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        {FORMATS.map(({ format, text, Icon }) => (
          <Button key={format} asChild size="sm" variant="outline">
            <FileLink href={apiAddress("GET /admin/tally", { query: { month, format } })}>
              <Icon aria-hidden /> {text}
            </FileLink>
          </Button>
        ))}
      </div>
    </Card>
  );
}
