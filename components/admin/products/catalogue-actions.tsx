import { ChevronDown, ClipboardList, FileDown, FileUp, Star } from "lucide-react";
import { useState } from "react";
import { late } from "@/components/ui/late";
import { saveFile } from "@/components/shared/call/save-file";
import { useAction } from "@/components/shared/call/use-action";
import { Button } from "@/components/ui/button";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "@/components/ui/dropdown-menu";
import { apiAddress } from "@/lib/api/call";
import { FeaturedDialog } from "./featured-dialog";

const ImportDialog = late(
  () => import("./file/import-dialog").then((file) => file.ImportDialog),
  null,
);

const CountDialog = late(
  () => import("./count/count-dialog").then((file) => file.CountDialog),
  null,
);

interface CatalogueActionsProps {
  /** The filters of the list, so that the file contains what the list shows. */
  query: Record<string, string>;
  /** Resolves once the list shows the products. */
  onChanged: () => Promise<unknown>;
}

/** What is done with many products at once. */
export function CatalogueActions({ query, onChanged }: CatalogueActionsProps) {
  const [open, setOpen] = useState<"import" | "count" | "featured" | null>(null);
  const close = () => setOpen(null);
  const { run } = useAction({
    title: "File Not Downloaded",
    text: "The file could not be downloaded. Please try again.",
  });
  const exportAll = () =>
    run(() => saveFile(apiAddress("GET /admin/products/export", { query }), { name: NAME }));
  return (
    <>
      <Button variant="outline" className="max-sm:px-3" onClick={() => setOpen("import")}>
        <FileUp aria-hidden /> Import
      </Button>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button variant="outline" className="max-sm:px-3">
            More <ChevronDown aria-hidden />
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuItem onSelect={() => void exportAll()}>
            <FileDown aria-hidden /> Export CSV
          </DropdownMenuItem>
          <DropdownMenuItem onSelect={() => setOpen("count")}>
            <ClipboardList aria-hidden /> Count Stock
          </DropdownMenuItem>
          <DropdownMenuItem onSelect={() => setOpen("featured")}>
            <Star aria-hidden /> Featured
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      {open === "import" && <ImportDialog onClose={close} onImported={onChanged} />}
      {open === "count" && <CountDialog query={query} onClose={close} onBooked={onChanged} />}
      {open === "featured" && <FeaturedDialog onClose={close} onSaved={onChanged} />}
    </>
  );
}

const NAME = "products.csv";
