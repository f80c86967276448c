import { Package } from "lucide-react";
import { useWords } from "#words";
import { EmptyList } from "@/components/shared/list/empty-list";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { paths } from "@/lib/base/paths";

/** @param as the level of the heading in the page's outline */
export function NoOrders({ as }: { as: "h2" | "h3" }) {
  const say = useWords();
  return (
    <EmptyList
      as={as}
      title={say("No orders yet")}
      Icon={Package}
      actions={
        <Button asChild>
          <Link href={paths.products()}>{say("Browse Products")}</Link>
        </Button>
      }
    >
      {say("Your orders will appear here, with their status and invoices.")}
    </EmptyList>
  );
}
