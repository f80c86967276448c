import { PackageOpen } from "lucide-react";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Link } from "@/components/ui/link";
import { paths } from "@/lib/base/paths";

export function BrowseCard() {
  return (
    <Card className="bg-kraft fibres p-5 text-kraft-foreground sm:p-6">
      <h2 className="flex items-center gap-3 text-heading">
        <PackageOpen aria-hidden className="size-6 shrink-0" strokeWidth={1.5} />
        Something else to pack?
      </h2>
      <p className="mt-2 text-[0.9375rem]">Boxes, bags, cups and tapes, from 100 pieces.</p>
      <Button asChild className="mt-4">
        <Link href={paths.products()}>Browse Products</Link>
      </Button>
    </Card>
  );
}
