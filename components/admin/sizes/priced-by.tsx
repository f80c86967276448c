import { Link } from "@/components/ui/link";
import { staffPaths } from "@/lib/base/staff-paths";
import { useMay } from "@/lib/client/use-role";

/** The version of the size table that priced a line made to size. */
export function PricedBy({ made }: { made?: { table: number } | undefined }) {
  const mayOpen = useMay("costs.read");
  if (!made) return null;
  const version = `version ${made.table} of the size table`;
  return (
    <p className="text-sm text-muted-foreground tabular">
      Priced by{" "}
      {mayOpen ? (
        <Link href={staffPaths.sizeTable(made.table)} prefetch={false} className="text-link">
          {version}
        </Link>
      ) : (
        version
      )}
    </p>
  );
}
