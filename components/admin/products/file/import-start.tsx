import { FileDown } from "lucide-react";
import { FileLink } from "@/components/shared/call/file-link";
import { Button } from "@/components/ui/button";
import { apiAddress } from "@/lib/api/call";
import { COLUMN_HELP, TEMPLATE_COLUMNS } from "@/lib/catalogue/csv/column-help";

/** What to bring, before a file is chosen. */
export function ImportStart() {
  return (
    <div className="mb-5 space-y-4 text-[0.9375rem]">
      <p>
        Choose a CSV file: the template, your own export from this shop, or a list from another
        program such as Tally. You can review all changes before they are made.
      </p>
      <Button asChild variant="outline">
        <FileLink href={apiAddress("GET /admin/products/import/template")}>
          <FileDown aria-hidden /> Download the template
        </FileLink>
      </Button>
      <ul className="list-disc space-y-1 pl-5 text-muted-foreground">
        <li>
          A row changes the product with its article number or its name; where there is none, it
          adds one. The same file twice adds nothing twice.
        </li>
        <li>Products and columns that are not in the file stay as they are.</li>
        <li>Without a picture or a description a new product is a draft, not in the shop yet.</li>
      </ul>
      <details className="rounded-md border">
        <summary className="cursor-pointer px-3 py-2.5 font-medium">What each column means</summary>
        <dl className="divide-y border-t text-sm">
          {TEMPLATE_COLUMNS.map((column) => (
            <div key={column} className="grid gap-x-4 px-3 py-2 sm:grid-cols-[11rem_1fr]">
              <dt className="font-medium">{COLUMN_HELP[column].label}</dt>
              <dd className="text-muted-foreground">{COLUMN_HELP[column].help}</dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  );
}
