import { useId } from "react";
import { useTranslate } from "#words";
import { LoadFailure } from "@/components/shared/call/load-failure";
import { useLoad } from "@/components/shared/call/use-load";
import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { Link } from "@/components/ui/link";
import { paths } from "@/lib/base/paths";
import { call } from "@/lib/client/api";
import type { SavedListAnswer } from "@/lib/orders/lists/schemas";
import { SaveList } from "@/components/shop/lists/save-list";
import { lineCount } from "@/lib/orders/line-text";
import { standingText } from "./standing-text";

const loadLists = (_: string, signal: AbortSignal) => call("GET /lists", { signal });

/** The lists of the account and its company, on the dashboard's overview. */
export function SavedLists({ first }: { first?: SavedListAnswer[] }) {
  const t = useTranslate();
  const heading = useId();
  const { value: lists, error, reload } = useLoad({ load: loadLists, first });
  return (
    <section aria-labelledby={heading} className="border-t pt-6">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 id={heading} className="text-heading">
          {t("Saved lists")}
        </h2>
        {lists && <SaveList items={[]} label={t("New List")} />}
      </div>
      {error && !lists && (
        <LoadFailure text={t("Your lists could not be loaded.")} retry={reload} />
      )}
      {lists?.length === 0 && (
        <p className="text-muted-foreground">
          {t(
            "What you order again and again: save your cart or an order as a list, and put it in the cart with one press.",
          )}
        </p>
      )}
      {lists && lists.length > 0 && (
        <Card className="px-4 py-1 sm:px-5">
          <ul className="divide-y">
            {lists.map((list) => (
              <Row key={list._id} list={list} />
            ))}
          </ul>
        </Card>
      )}
    </section>
  );
}

function Row({ list }: { list: SavedListAnswer }) {
  const t = useTranslate();
  const { _id, name, company, lines, askedOn } = list;
  return (
    <li className="relative flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5">
      <div className="min-w-0">
        <Link
          href={paths.list(_id)}
          prefetch={false}
          className="font-semibold break-words after:absolute after:inset-0 hover:underline"
        >
          {name}
        </Link>
        <p className="text-sm text-muted-foreground">
          {[lineCount(lines, t), standingText(list, t)].filter(Boolean).join(", ")}
        </p>
      </div>
      <div className="flex gap-2">
        {company && <Badge variant="outline">{t("Company")}</Badge>}
        {askedOn && <Badge variant="marigold">{t("Waits for you")}</Badge>}
      </div>
    </li>
  );
}
