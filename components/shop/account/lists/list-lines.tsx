import { Plus, Trash2 } from "lucide-react";
import { useState, type SubmitEvent } from "react";
import { useTranslate } from "#words";
import { LeaveGuard } from "@/components/shared/call/leave-guard";
import { useAction } from "@/components/shared/call/use-action";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import { Link } from "@/components/ui/link";
import { Notice } from "@/components/ui/notice";
import { QuantityStepper } from "@/components/ui/quantity-stepper";
import { Spinner } from "@/components/ui/spinner";
import { toast } from "@/components/ui/toast/toast";
import { paths } from "@/lib/base/paths";
import { call } from "@/lib/client/api";
import { requestedKey, isItemLine } from "@/lib/orders/cart/line-key";
import { packs } from "@/lib/orders/cart/quantity-limits";
import { MAX_ITEM_LENGTH } from "@/lib/orders/cart/quick-order";
import { LIST_LIMITS, type OpenList } from "@/lib/orders/lists/schemas";
import { MAX_QUANTITY } from "@/lib/pricing/quantity-rules";
import { MOST_PIECES } from "@/lib/pricing/size-spec";
import { lineCount, lineDetail, quantityWords } from "@/lib/orders/line-text";
import { translateMessage } from "@/lib/i18n/translate-message";
import { putList } from "./put-list";

interface ListLinesProps {
  list: OpenList;
  onChanged: (list: OpenList) => void;
  /** Loads another user's changes. */
  onReload: () => void;
}

type Item = OpenList["items"][number];

/** The lines of a list. All changes are saved at once. */
export function ListLines({ list, onChanged, onReload }: ListLinesProps) {
  const t = useTranslate();
  const { mayWrite } = list;
  const [items, setItems] = useState(list.items);
  const isChanged = JSON.stringify(items) !== JSON.stringify(list.items);
  const [conflict, setConflict] = useState<{ message: string; of: OpenList } | null>(null);
  const { busy, run } = useAction({
    title: t("List Not Saved"),
    text: t("Please try again."),
    onRefused: ({ code, message }) => {
      if (code !== "edit_conflict") return false;
      setConflict({ message, of: list });
      return true;
    },
  });

  const save = () =>
    run(async () => {
      const body = {
        items: items.map((line) => {
          const { quantity } = line;
          if (isItemLine(line)) return { item: line.item, quantity };
          const { product, print } = line;
          return { product, quantity, print };
        }),
      };
      onChanged(await putList(list, body));
      toast({ title: t("List Saved"), description: list.name });
    });

  const change = (changed: Item, quantity: number) =>
    setItems(items.map((item) => (item === changed ? { ...item, quantity } : item)));

  return (
    <Card className="min-w-0 p-4 sm:p-6">
      <LeaveGuard
        active={isChanged}
        title={t("Leave this list?")}
        leave={t("Leave")}
        stay={t("Stay")}
      >
        <p>{t("Your changes are not saved yet.")}</p>
      </LeaveGuard>
      <h3 className="text-heading">{lineCount(items.length, t)}</h3>
      {items.length === 0 && (
        <p className="mt-2 text-muted-foreground">{t("Nothing is on it yet.")}</p>
      )}
      <ul className="mt-2 divide-y">
        {items.map((item) => (
          <li
            key={requestedKey(item)}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3"
          >
            <div className="min-w-0 flex-[1_1_12rem]">
              <Link
                href={
                  isItemLine(item)
                    ? paths.itemsWith(item.code ?? item.name)
                    : paths.product(item.product)
                }
                className="font-medium break-words"
              >
                {item.name}
              </Link>
              <p className="text-sm break-words text-muted-foreground empty:hidden">
                {lineDetail(item, t, "buyer")}
              </p>
            </div>
            {mayWrite ? (
              <div className="flex items-center gap-2">
                <QuantityStepper
                  value={item.quantity}
                  onChange={(quantity) => change(item, quantity)}
                  label={t(isItemLine(item) ? "Quantity of {name}" : "Packs of {name}", {
                    name: item.name,
                  })}
                  max={isItemLine(item) ? MOST_PIECES : MAX_QUANTITY}
                />
                <Button
                  variant="ghost"
                  size="icon"
                  aria-label={t("Remove {name}", { name: item.name })}
                  onClick={() => setItems(items.filter((other) => other !== item))}
                >
                  <Trash2 aria-hidden />
                </Button>
              </div>
            ) : (
              <span className="tabular">
                {isItemLine(item)
                  ? quantityWords(item.quantity, item.unit ?? "PCS", t)
                  : packs(item.quantity, t)}
              </span>
            )}
          </li>
        ))}
      </ul>
      {conflict?.of === list && (
        <Notice role="alert" className="mt-4">
          <p>{translateMessage(t, conflict.message)}</p>
          <Button size="sm" className="mt-2.5" onClick={onReload}>
            {t("Load It Again")}
          </Button>
        </Notice>
      )}
      {isChanged && (
        <div className="mt-4 flex flex-wrap gap-3">
          <Button aria-disabled={busy} onClick={() => void save()}>
            {busy && <Spinner />} {t("Save Changes")}
          </Button>
          <Button variant="outline" onClick={() => setItems(list.items)}>
            {t("Undo Changes")}
          </Button>
        </div>
      )}
      {mayWrite && items.length < LIST_LIMITS.lines && (
        <AddProduct onFound={(item) => setItems(withItem(items, item))} />
      )}
    </Card>
  );
}

function withItem(items: readonly Item[], added: Item): Item[] {
  const isSame = (item: Item) => requestedKey(item) === requestedKey(added);
  if (!items.some(isSame)) return [...items, added];
  const sum = (item: Item) => Math.min(item.quantity + added.quantity, MAX_QUANTITY);
  return items.map((item) => (isSame(item) ? { ...item, quantity: sum(item) } : item));
}

/** Finds a product by its article number or exact name, like the quick order. */
function AddProduct({ onFound }: { onFound: (item: Item) => void }) {
  const t = useTranslate();
  const [text, setText] = useState("");
  const [problem, setProblem] = useState("");
  const { busy, run } = useAction({ title: t("Not Found"), text: t("Please try again.") });

  async function find() {
    const { items } = await call("POST /cart/items", { body: { items: [text] } });
    const {
      product,
      own,
      problem: reason = "No product has this article number or name.",
    } = items[0] ?? {};
    setProblem(product || own ? "" : reason);
    if (!product && !own) return;
    setText("");
    if (own) {
      const { _id, name, unit, spec, print, code } = own;
      onFound({ item: _id, name, quantity: 1, unit, spec, print, code });
    } else if (product) onFound({ product: product._id, name: product.name, quantity: 1 });
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (text.trim() !== "") void run(find);
  }

  return (
    <form onSubmit={submit} className="mt-5 border-t pt-5">
      <Label htmlFor="add-to-list" className="mb-1.5">
        {t("Article number, your code or exact name")}
      </Label>
      <div className="flex flex-wrap gap-3">
        <Input
          id="add-to-list"
          autoComplete="off"
          maxLength={MAX_ITEM_LENGTH}
          value={text}
          onChange={({ currentTarget: { value } }) => setText(value)}
          aria-invalid={problem !== ""}
          aria-describedby={problem ? "add-to-list-problem" : undefined}
          className="min-w-0 flex-[1_1_12rem]"
        />
        <Button type="submit" variant="outline" aria-disabled={busy}>
          {busy ? <Spinner /> : <Plus aria-hidden />} {t("Add Product")}
        </Button>
      </div>
      {problem && (
        <p id="add-to-list-problem" role="alert" className="mt-2 text-sm text-destructive">
          {t(problem)}
        </p>
      )}
    </form>
  );
}
