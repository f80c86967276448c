import { CloudOff } from "lucide-react";
import { useEffect } from "react";
import { useTranslate } from "#words";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Link } from "@/components/ui/link";
import { toast } from "@/components/ui/toast/toast";
import { paths } from "@/lib/base/paths";

/** Replaces a list that cannot be loaded (docs/product.md: Messages), with a button to try again. */
export function ListFailure({ retry }: { retry: () => void }) {
  const t = useTranslate();
  const title = t("Could not fetch products.");

  useEffect(() => {
    toast({ title, destructive: true });
  }, [title]);

  return (
    <div className="container-page py-10">
      <EmptyState
        as="h1"
        title={title}
        picture={<CloudOff strokeWidth={1.25} />}
        actions={
          <>
            <Button onClick={retry}>{t("Try again")}</Button>
            <Button asChild variant="outline">
              <Link href={paths.home}>{t("Go to Home")}</Link>
            </Button>
          </>
        }
      >
        <p>{t("The shop did not answer. Your cart is safe.")}</p>
      </EmptyState>
    </div>
  );
}
