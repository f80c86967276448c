import { useState, type ChangeEvent } from "react";
import { useTranslate } from "#words";
import { CodeButton } from "@/components/shop/account/items/code-button";
import { useAction } from "@/components/shared/call/use-action";
import { useTableText } from "@/components/shared/call/use-table-text";
import { Button } from "@/components/ui/button";
import { Label } from "@/components/ui/label";
import { LabelledSelect } from "@/components/ui/labelled-select";
import { Spinner } from "@/components/ui/spinner";
import { Textarea } from "@/components/ui/textarea";
import { toast } from "@/components/ui/toast/toast";
import {
  linesLeft,
  MAX_QUICK_LINES,
  readQuickOrder,
  type QuickRefusal,
} from "@/lib/orders/cart/quick-order";
import type { FoundItems } from "@/lib/orders/cart/quick-order-schemas";
import { call } from "@/lib/client/api";
import { addItems, currentCart } from "@/lib/client/cart";
import { useSession } from "@/lib/client/session";
import { TABLE_TYPES } from "@/lib/client/uploads/read-table-file";
import { MAX_LINES } from "@/lib/pricing/quantity-rules";
import type { Translate } from "@/lib/i18n/translate";
import type { CartItem } from "@/lib/client/cart-item";
import { NO_SHEETS } from "@/lib/base/tables/sheets";

/** Adds lines of article number and quantity to the cart; unreadable and unknown lines stay for correction. */
export function QuickOrderForm({ onClose }: { onClose: () => void }) {
  const t = useTranslate();
  const [text, setText] = useState("");
  const [refused, setRefused] = useState<QuickRefusal[]>([]);
  const { busy, run } = useAction({
    title: t("Not Added to Cart"),
    text: t("The products could not be looked up. Your lines are still here. Please try again."),
  });

  const table = useTableText((written, former) =>
    setText((typed) => {
      const remaining =
        former !== "" && typed.endsWith(former) ? typed.slice(0, -former.length) : typed;
      return [remaining.trimEnd(), written].filter(Boolean).join("\n");
    }),
  );
  const { sheet, sheets } = table.opened ?? NO_SHEETS;

  async function add() {
    const outcome = await lookUp(text, t);
    addItems(outcome.items);
    setText(linesLeft(text, outcome.refused));
    setRefused(outcome.refused);
    if (outcome.items.length > 0) {
      const count = outcome.items.length;
      const description = count === 1 ? t("1 product") : t("{count} products", { count });
      toast({ title: t("Added to Cart"), description });
    }
    if (outcome.refused.length === 0 && outcome.items.length > 0) onClose();
  }

  async function open(event: ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0];
    if (!file) return;
    await run(() => table.open(file));
  }

  return (
    <form
      className="grid max-w-2xl gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void run(add);
      }}
    >
      <h2 className="text-heading">{t("Quick order")}</h2>
      <div>
        <Label htmlFor="quick-lines" className="mb-1.5">
          {t("Article number, your code or exact name, then a quantity, one line each")}
        </Label>
        <Textarea
          id="quick-lines"
          rows={6}
          value={text}
          placeholder={"KM-9 5\nSalad Bowl, 750 ml, 3"}
          onChange={(event) => setText(event.target.value)}
          aria-describedby={refused.length > 0 ? "quick-refused" : undefined}
        />
      </div>
      <div>
        <Label htmlFor="quick-file" className="mb-1.5">
          {t("Or open a CSV or Excel file with these two columns")}
        </Label>
        <input
          id="quick-file"
          type="file"
          accept={TABLE_TYPES}
          onChange={open}
          className="file-input w-full"
        />
      </div>
      {sheets.length > 1 && (
        <LabelledSelect
          label={t("Sheet that was read")}
          value={sheet}
          options={sheets.map((name) => ({ value: name, label: name }))}
          onChoose={(name) => void run(() => table.readSheet(name))}
        />
      )}
      {refused.length > 0 && <Refused refused={refused} />}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" aria-disabled={busy || text.trim() === ""}>
          {busy && <Spinner />} {t("Add to Cart")}
        </Button>
        <Button variant="outline" onClick={onClose}>
          {t("Close")}
        </Button>
      </div>
    </form>
  );
}

function Refused({ refused }: { refused: readonly QuickRefusal[] }) {
  const t = useTranslate();
  const isSignedIn = useSession().state === "signed-in";
  const count = refused.length;
  return (
    <div id="quick-refused" role="alert" className="rounded-md border border-destructive p-4">
      <p className="font-semibold">
        {count === 1
          ? t("1 line to correct, kept above:")
          : t("{count} lines to correct, kept above:", { count })}
      </p>
      <ul className="mt-2 list-disc space-y-1 pl-5 [overflow-wrap:anywhere]">
        {refused.map(({ line, text, problem }) => (
          <li key={line}>
            “{text}”: {t(problem)}
            {problem === UNKNOWN && isSignedIn && (
              <div>
                <CodeButton of={null} typed={text} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

const UNKNOWN = "No product has this article number or name.";

/** The server prices the item in the cart. */
const toCartLine = ({ _id, name, thumbnailImage, unit, basis }: OwnFound) => ({
  _id,
  item: _id,
  name,
  thumbnailImage,
  unit,
  basis,
  price: 0,
});

type OwnFound = NonNullable<FoundItems["items"][number]["own"]>;

interface Outcome {
  items: CartItem[];
  refused: QuickRefusal[];
}

async function lookUp(text: string, t: Translate): Promise<Outcome> {
  const read = readQuickOrder(text);
  const [lines, beyond] = [read.lines.slice(0, MAX_QUICK_LINES), read.lines.slice(MAX_QUICK_LINES)];
  const body = { items: [...new Set(lines.map(({ item }) => item))] };
  const found: FoundItems =
    lines.length > 0 ? await call("POST /cart/items", { body }) : { items: [] };
  const known = new Map(found.items.map((each) => [each.item, each]));
  const inCart = new Set(currentCart().map(({ _id }) => _id));
  const outcome: Outcome = {
    items: [],
    refused: [
      ...read.refused,
      ...beyond.map(({ line, item }) => ({
        line,
        text: item,
        problem: t("At most {count} lines are added at a time. Press again to add these.", {
          count: MAX_QUICK_LINES,
        }),
      })),
    ],
  };
  for (const { line, item, quantity } of lines) {
    const { product, own, problem = UNKNOWN } = known.get(item) ?? {};
    const found = own ? toCartLine(own) : product;
    if (found && (inCart.has(found._id) || inCart.size < MAX_LINES)) {
      inCart.add(found._id);
      outcome.items.push({ ...found, quantity });
    } else {
      const full = t("A cart holds at most {count} products.", { count: MAX_LINES });
      outcome.refused.push({ line, text: item, problem: found ? full : problem });
    }
  }
  return { ...outcome, refused: outcome.refused.sort((a, b) => a.line - b.line) };
}
