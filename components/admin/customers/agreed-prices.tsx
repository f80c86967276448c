import { useState } from "react";
import { LoadFailure } from "@/components/shared/call/load-failure";
import { useLoad } from "@/components/shared/call/use-load";
import { CallDialog } from "@/components/shared/form/call-dialog";
import { TextField } from "@/components/shared/form/text-field";
import { useZodForm } from "@/components/shared/form/zod-form";
import { dayText } from "@/components/shared/format/dates";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { dayName } from "@/lib/base/india-time";
import { call, callList } from "@/lib/client/api";
import { useMay } from "@/lib/client/use-role";
import { itemFormSchema, type ItemAnswer } from "@/lib/orders/items/schemas";
import { lineDetail, priceUnit, quantityWords } from "@/lib/orders/line-text";
import { formatRupees, toPaise } from "@/lib/pricing/money";
import { TierRows } from "../shared/tier-rows";

const MOST = "100";

/** The id is that of an account or a company; only one of them has items. */
const load = async (id: string, signal: AbortSignal) => {
  const [own, company] = await Promise.all([
    callList("GET /admin/items", { query: { customer: id, limit: MOST }, signal }),
    callList("GET /admin/items", { query: { company: id, limit: MOST }, signal }),
  ]);
  return [...own.items, ...company.items];
};

/** A customer's approved items with their agreed prices. */
export function AgreedPrices({ customer }: { customer: string }) {
  const { value: items, error, reload } = useLoad({ load, question: customer });
  const mayWrite = useMay("prices.write");
  const [edited, setEdited] = useState<ItemAnswer | null>(null);
  if (error) return <LoadFailure text="The items could not be loaded." retry={reload} />;
  if (!items || items.length === 0) return null;
  return (
    <Card className="p-5 sm:p-6">
      <h2 className="text-heading">Items and agreed prices</h2>
      <p className="mt-1 text-sm text-muted-foreground">
        What was approved is ordered again at the agreed price, else at today’s.
      </p>
      <ul className="mt-3 divide-y">
        {items.map((item) => (
          <li key={item._id} className="flex flex-wrap items-center justify-between gap-3 py-3">
            <div className="min-w-0 flex-[1_1_16rem] break-words">
              <p className="font-semibold">{item.name}</p>
              <p className="text-sm text-muted-foreground">{lineDetail(item)}</p>
              <p className="text-sm tabular">{agreedText(item)}</p>
            </div>
            {mayWrite && (
              <Button variant="outline" size="sm" onClick={() => setEdited(item)}>
                Agree Prices<span className="sr-only"> of {item.name}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {edited && <EditPrices item={edited} onClose={() => setEdited(null)} onSaved={reload} />}
    </Card>
  );
}

function agreedText({ prices, validUntil, ...item }: ItemAnswer): string {
  const unit = priceUnit({ ...item, packSize: null });
  if (prices.length === 0) return "No agreed price";
  const tiers = prices.map(
    ({ from, price }) => `${formatRupees(toPaise(price))} from ${quantityWords(from, item.unit)}`,
  );
  const isOver = validUntil !== null && validUntil < dayName(new Date());
  const until = validUntil
    ? `, ${isOver ? "ended on" : "until"} ${dayText(new Date(validUntil))}`
    : "";
  return `${tiers.join(", ")}, per ${unit}${until}`;
}

interface EditPricesProps {
  item: ItemAnswer;
  onClose: () => void;
  onSaved: () => void;
}

function EditPrices({ item, onClose, onSaved }: EditPricesProps) {
  const { _id: id, name, prices, validUntil } = item;
  const form = useZodForm(itemFormSchema, {
    tiers: prices.map(({ from, price }) => ({ from: String(from), price: String(price) })),
    validUntil: validUntil ?? "",
  });
  const unit = priceUnit({ ...item, packSize: null });
  return (
    <CallDialog
      title="Agree prices"
      description={`${name}: rupees for ${unit}, with set-up and tool. Without a row, today’s price counts.`}
      form={form}
      failure={{
        title: "Prices Not Saved",
        text: "The prices could not be saved. Please try again.",
      }}
      save={async (body) => {
        await call("PUT /admin/items/{id}/prices", { params: { id }, body });
        onSaved();
        return { title: "Prices Saved", description: name };
      }}
      onClose={onClose}
      submit="Save Prices"
    >
      <div className="space-y-5">
        <TierRows
          name="tiers"
          heads={[item.unit === "PAC" ? "From packs" : "From pieces", `₹ for ${unit}`]}
        />
        <TextField
          name="validUntil"
          label="Valid until"
          type="date"
          hint="Empty: until they are changed."
        />
      </div>
    </CallDialog>
  );
}
