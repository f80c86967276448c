import { useId, useState } from "react";
import { type UseFormReturn, useWatch } from "react-hook-form";
import type { z } from "zod";
import { LoadFailure } from "@/components/shared/call/load-failure";
import { useAction } from "@/components/shared/call/use-action";
import { useClosing } from "@/components/shared/call/use-closing";
import { type Load, useLoad } from "@/components/shared/call/use-load";
import { SelectField } from "@/components/shared/form/select-field";
import { SubmitButton } from "@/components/shared/form/submit-button";
import { TextField } from "@/components/shared/form/text-field";
import { showFieldErrors, useZodForm, ZodForm } from "@/components/shared/form/zod-form";
import { momentText } from "@/components/shared/format/dates";
import { Button } from "@/components/ui/button";
import { Dialog, DialogBody, DialogContent, DialogHeader } from "@/components/ui/dialog";
import { Skeleton } from "@/components/ui/skeleton";
import { toast } from "@/components/ui/toast/toast";
import { countText } from "@/lib/base/text/counts";
import type { AdminProductRecord, StockAdjustment } from "@/lib/catalogue/admin/schemas";
import { call, callList } from "@/lib/client/api";
import { stockAfter, stockFormSchema, stockRequest, USUAL_REASONS } from "./stock-form";

interface StockDialogProps {
  product: AdminProductRecord;
  onClose: () => void;
  /** Resolves once the list shows it, because the dialog starts with the list's value. */
  onChanged: () => Promise<unknown>;
}

const START = { direction: "in" as const, change: "", reason: "" };

type StockFormReturn = UseFormReturn<
  z.input<typeof stockFormSchema>,
  unknown,
  z.output<typeof stockFormSchema>
>;

function loadHistory(id: string, signal: AbortSignal): Promise<StockHistoryPage> {
  return callList("GET /admin/products/{id}/stock", {
    params: { id },
    query: { limit: String(HISTORY_LENGTH) },
    signal,
  });
}

export function StockDialog({ product, onClose, onChanged }: StockDialogProps) {
  const { form, stock, history, save } = useStockChange(product, onChanged);
  const { close, question } = useClosing(form.formState.isDirty, onClose);
  return (
    <Dialog open onOpenChange={close}>
      {question}
      <DialogContent className="w-[min(36rem,calc(100vw-2rem))]">
        <DialogHeader title="Adjust stock" description={product.name} />
        <DialogBody>
          <p className="mb-4">
            In stock now: <strong className="tabular">{countText(stock)} packs</strong>
          </p>
          <ZodForm form={form} onSubmit={save}>
            <StockFields />
            <p role="status" className="mt-3 min-h-6 text-sm text-muted-foreground tabular">
              <Preview stock={stock} />
            </p>
            <div className="mt-3 flex flex-wrap justify-end gap-3">
              <Button variant="outline" onClick={close}>
                Close
              </Button>
              <SubmitButton busyLabel="Saving">Save change</SubmitButton>
            </div>
          </ZodForm>
          <h3 className="mt-6 mb-2.5 text-lg">Manual changes</h3>
          <StockHistory history={history} />
        </DialogBody>
      </DialogContent>
    </Dialog>
  );
}

function useStockChange(product: AdminProductRecord, onChanged: () => Promise<unknown>) {
  const [stock, setStock] = useState(product.stockCount);
  const form: StockFormReturn = useZodForm(stockFormSchema, START);
  const history = useLoad({ load: loadHistory, question: product._id });
  const { run } = useAction({
    title: "Stock not changed",
    text: "The stock could not be changed.",
    onRefused: ({ status, fields }) => {
      // Without a response the result is unknown, so the history is reloaded.
      if (status === 0) history.reload();
      const { stockCount, ...others } = fields;
      return showFieldErrors(form, { ...others, ...(stockCount ? { change: stockCount } : {}) });
    },
  });

  const save = (values: z.output<typeof stockFormSchema>) =>
    run(async () => {
      const { stockCount } = await call("POST /admin/products/{id}/stock", {
        params: { id: product._id },
        body: stockRequest(values),
      });
      setStock(stockCount);
      form.reset({ ...START, direction: values.direction });
      history.reload();
      await onChanged();
      const now = countText(stockCount);
      toast({ title: "Stock updated.", description: `${product.name}: now ${now} packs.` });
    });
  return { form, stock, history, save };
}

function StockFields() {
  const reasons = useId();
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          name="direction"
          label="What happened"
          required
          options={[
            { value: "in", label: "Packs came in" },
            { value: "out", label: "Packs went out" },
            { value: "counted", label: "Counted: there are now" },
          ]}
        />
        <TextField
          name="change"
          label="How many packs"
          required
          inputMode="numeric"
          maxLength={9}
        />
        <TextField name="reason" label="Reason" required list={reasons} className="sm:col-span-2" />
      </div>
      <datalist id={reasons}>
        {USUAL_REASONS.map((reason) => (
          <option key={reason} value={reason} />
        ))}
      </datalist>
    </>
  );
}

function Preview({ stock }: { stock: number }) {
  const [direction, change] = useWatch<z.output<typeof stockFormSchema>, ["direction", "change"]>({
    name: ["direction", "change"],
  });
  const after = stockAfter(stock, { direction, change });
  if (after === null) return null;
  if (after < 0) return `Only ${countText(stock)} packs are in stock.`;
  const difference = after - stock;
  const sign = difference < 0 ? "−" : "+";
  const by = difference === 0 ? "as it was" : `${sign}${countText(Math.abs(difference))}`;
  return `${countText(stock)} → ${countText(after)} packs${direction === "counted" ? ` (${by})` : ""}`;
}

const HISTORY_LENGTH = 100;

interface StockHistoryPage {
  items: StockAdjustment[];
  total: number;
}

/** Manual stock changes with user, time and reason; sales and cancellations are in the orders. */
function StockHistory({ history }: { history: Load<StockHistoryPage> }) {
  const page = history.value;
  if (history.error) {
    return <LoadFailure text="The history could not be loaded." retry={history.reload} />;
  }
  if (!page) return <Skeleton className="h-24" />;
  if (page.items.length === 0) {
    return (
      <p className="text-sm text-muted-foreground">
        There are no manual changes yet. Sales and cancelled orders are not listed here.
      </p>
    );
  }
  return (
    <>
      <ol className="divide-y rounded-md border text-sm">
        {page.items.map((entry) => (
          <HistoryEntry key={entry._id} entry={entry} />
        ))}
      </ol>
      {page.total > page.items.length && (
        <p className="mt-2 text-sm text-muted-foreground">
          The latest {page.items.length} of {countText(page.total)} changes. The audit log has them
          all.
        </p>
      )}
    </>
  );
}

function HistoryEntry({ entry }: { entry: StockAdjustment }) {
  const { by, reason, before, after, createdAt } = entry;
  const difference = after - before;
  return (
    <li className="flex items-baseline justify-between gap-4 px-3 py-2">
      <div className="min-w-0">
        <p className="[overflow-wrap:anywhere]">{reason}</p>
        <p className="text-muted-foreground">
          {by}, <time dateTime={createdAt}>{momentText(new Date(createdAt))}</time>
        </p>
      </div>
      <p className="shrink-0 text-right tabular">
        <span className="block font-semibold">
          {difference > 0 ? "+" : "−"}
          {countText(Math.abs(difference))}
        </span>
        <span className="text-muted-foreground">
          {countText(before)} → {countText(after)}
        </span>
      </p>
    </li>
  );
}
