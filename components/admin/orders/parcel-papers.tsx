import { MapPin, PackageCheck } from "lucide-react";
import { FileLink } from "@/components/shared/call/file-link";
import { Button } from "@/components/ui/button";
import { apiAddress } from "@/lib/api/call";

/** What is printed for the parcel of an order: the slip that goes into it, the label that goes onto it. */
export function ParcelPapers({ id }: { id: string }) {
  const params = { id };
  const label = (sheet: "4x6" | "a4") =>
    apiAddress("GET /admin/orders/{id}/label", { params, query: { sheet } });
  return (
    <div className="mt-2 border-t pt-4">
      <h3 className="mb-2 text-sm font-semibold">For the parcel</h3>
      <div className="flex flex-wrap gap-2">
        <Button asChild variant="outline" size="sm">
          <FileLink href={apiAddress("GET /admin/orders/{id}/packing-slip", { params })}>
            <PackageCheck aria-hidden /> Packing slip
          </FileLink>
        </Button>
        <Button asChild variant="outline" size="sm">
          <FileLink href={label("4x6")}>
            <MapPin aria-hidden /> Label 4 × 6 in
          </FileLink>
        </Button>
        <Button asChild variant="outline" size="sm">
          <FileLink href={label("a4")}>
            <MapPin aria-hidden /> Label on A4
          </FileLink>
        </Button>
      </div>
    </div>
  );
}
