import { PackageOpen } from "lucide-react";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Link } from "@/components/ui/link";
import type { ListAddress } from "@/lib/catalogue/list-address";
import { paths } from "@/lib/paths";

/** An empty list: says what was looked for and offers the nearest list that has something. */
export function NoProducts({ list: { q, category } }: { list: ListAddress }) {
  return (
    <EmptyState
      title="No products found"
      picture={<PackageOpen strokeWidth={1.25} />}
      actions={
        <>
          {q && category && (
            <Button asChild variant="outline">
              <Link href={paths.products({ q })}>Search all categories</Link>
            </Button>
          )}
          {(q ?? category) && (
            <Button asChild>
              <Link href={paths.products()}>Show all products</Link>
            </Button>
          )}
          <Button asChild variant="outline">
            <Link href={paths.homeSection("contact")}>Ask us to make it</Link>
          </Button>
        </>
      }
    >
      {q ? (
        <p>
          Nothing matches “{q}”{category && ` in ${category}`}. Try fewer words, or the material or
          the size alone.
        </p>
      ) : (
        <p>
          {category
            ? `There is nothing in ${category} just now.`
            : "There are no products just now."}
        </p>
      )}
    </EmptyState>
  );
}
