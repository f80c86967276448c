import { ClipboardList, FileDown, FileUp } from "lucide-react";
import { useState } from "react";
import { late } from "@/components/ui/late";
import { FileLink } from "@/components/shared/call/file-link";
import { Button } from "@/components/ui/button";
import { apiAddress } from "@/lib/api/call";

const ImportDialog = late(
  () => import("./file/import-dialog").then((file) => file.ImportDialog),
  null,
);

const CountDialog = late(
  () => import("./count/count-dialog").then((file) => file.CountDialog),
  null,
);

interface CatalogueFileButtonsProps {
  /** The filters of the list, so that the file contains what the list shows. */
  query: Record<string, string>;
  /** Resolves once the list shows the products. */
  onImported: () => Promise<unknown>;
}

export function CatalogueFileButtons({ query, onImported }: CatalogueFileButtonsProps) {
  const [importing, setImporting] = useState(false);
  const [counting, setCounting] = useState(false);
  return (
    <>
      <Button asChild variant="outline">
        <FileLink
          href={apiAddress("GET /admin/products/export", { query })}
          download="products.csv"
        >
          <FileDown aria-hidden /> Export CSV
        </FileLink>
      </Button>
      <Button variant="outline" onClick={() => setImporting(true)}>
        <FileUp aria-hidden /> Import CSV
      </Button>
      <Button variant="outline" onClick={() => setCounting(true)}>
        <ClipboardList aria-hidden /> Count Stock
      </Button>
      {counting && (
        <CountDialog query={query} onClose={() => setCounting(false)} onBooked={onImported} />
      )}
      {importing && <ImportDialog onClose={() => setImporting(false)} onImported={onImported} />}
    </>
  );
}
