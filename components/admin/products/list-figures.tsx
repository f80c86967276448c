import { Check, Pencil, X } from "lucide-react";
import { type ComponentProps, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useAction } from "@/components/shared/call/use-action";
import { FieldError } from "@/components/shared/form/field-error";
import { Rupees } from "@/components/shared/format/rupees";
import { Input } from "@/components/ui/input";
import { countText } from "@/lib/base/text/counts";
import type { z } from "@/lib/base/input/zod";
import type { AdminProductRecord } from "@/lib/catalogue/admin/schemas";
import { productFields } from "@/lib/catalogue/fields/product-fields";
import { type ApiError, call } from "@/lib/client/api";
import { IconButton } from "../shared/row-buttons";
import { AMOUNT, COUNT } from "./form/form-parts";

interface FigureProps {
  product: AdminProductRecord;
  /** Called when the list may be outdated for this product. */
  onChanged: () => void;
}

export function PriceFigure({ product, onChanged }: FigureProps) {
  const { _id: id, name } = product;
  return (
    <FigureEditor
      label={`price of ${name}`}
      value={product.price}
      format={(price) => <Rupees amount={price} />}
      schema={productFields.price}
      field="price"
      input={AMOUNT}
      save={async (price, priceRead) => {
        await call("PATCH /admin/products/{id}", { params: { id }, body: { price, priceRead } });
        onChanged();
      }}
    />
  );
}

/** The reason in the log for a count entered in the list. */
const REASON = "Counted again";

/** A product's stock, which can be edited in the list; a product made to order has none. */
export function StockFigure({ product, onChanged }: FigureProps) {
  const { _id: id, name } = product;
  if (product.supply === "to_order") return <span className="text-muted-foreground">to order</span>;
  return (
    <FigureEditor
      label={`stock of ${name}`}
      value={product.stockCount}
      format={countText}
      schema={productFields.stockCount}
      field="stockCount"
      input={COUNT}
      save={async (counted, stockCountRead) => {
        const body = { counted, stockCountRead, reason: REASON };
        await call("POST /admin/products/{id}/stock", { params: { id }, body });
        onChanged();
      }}
    />
  );
}

interface FigureEditorProps {
  /** The label of the number: "price of Kraft mailer". */
  label: string;
  value: number;
  format: (value: number) => ReactNode;
  /** The same rule as on the server. */
  schema: z.ZodType<number>;
  /** Saves `next` if the stored value is still `read`, the displayed one. */
  save: (next: number, read: number) => Promise<void>;
  /** The field of a refusal that concerns this number; on a conflict, also the field with the current value. */
  field: string;
  input: ComponentProps<"input">;
}

/** A number in a list that is edited in place: Enter saves, Escape cancels. */
function FigureEditor(props: FigureEditorProps) {
  const { label, value, format } = props;
  const [isOpen, setOpen] = useState(false);
  const [saved, setSaved] = useState<{ over: number; value: number } | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const shown = saved?.over === value ? saved.value : value;
  const close = () => {
    flushSync(() => setOpen(false));
    button.current?.focus();
  };
  if (isOpen) {
    return (
      <OpenEditor
        {...props}
        value={shown}
        onSaved={(next) => {
          setSaved({ over: value, value: next });
          close();
        }}
        onClose={close}
      />
    );
  }
  return (
    <button
      ref={button}
      type="button"
      title={`Change the ${label}`}
      onClick={() => setOpen(true)}
      className="group relative -mx-1.5 inline-flex min-h-9 items-center rounded-sm px-1.5 hover:bg-muted focus-visible:bg-muted pointer-coarse:min-h-11"
    >
      <Pencil
        aria-hidden
        className="absolute right-full mr-1 size-3.5 text-muted-foreground opacity-0 group-hover:opacity-100 group-focus-visible:opacity-100"
      />
      <span className="sr-only">Change the {label}: </span>
      <span className="underline decoration-kraft-line decoration-dotted underline-offset-4">
        {format(shown)}
      </span>
    </button>
  );
}

interface OpenEditorProps extends FigureEditorProps {
  onSaved: (next: number) => void;
  onClose: () => void;
}

function OpenEditor({ label, format, input, onClose, ...props }: OpenEditorProps) {
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const { typed, type, read, problem, busy, send } = useFigure(props);
  // Focuses the input when it opens.
  useEffect(() => {
    box.current?.focus();
    box.current?.select();
  }, []);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      onKeyDown={(event) => event.key === "Escape" && onClose()}
      className="inline-block text-left"
    >
      <div className="flex items-center justify-end gap-0.5">
        <Input
          {...input}
          ref={box}
          aria-label={`New ${label}`}
          aria-invalid={problem !== null}
          aria-describedby={problem === null ? undefined : id}
          value={typed}
          onChange={(event) => type(event.target.value)}
          className="h-9 w-26 px-2 text-right tabular pointer-coarse:h-11"
        />
        <EditorButton Icon={Check} label="Save" disabled={busy} onClick={send} />
        <EditorButton Icon={X} label="Cancel" onClick={onClose} />
      </div>
      {problem !== null && (
        <div className="max-w-46 whitespace-normal">
          <FieldError id={id}>{problem}</FieldError>
        </div>
      )}
      {read !== props.value && <p className="mt-1 text-sm">Now: {format(read)}</p>}
    </form>
  );
}

function EditorButton(props: ComponentProps<typeof IconButton>) {
  return <IconButton {...props} className="size-9 pointer-coarse:size-11" />;
}

type FigureOptions = Pick<OpenEditorProps, "value" | "schema" | "save" | "field" | "onSaved">;

function useFigure({ value, schema, save, field, onSaved }: FigureOptions) {
  const [typed, setTyped] = useState(String(value));
  const [read, setRead] = useState(value);
  const [problem, setProblem] = useState<string | null>(null);
  const { busy, run } = useAction({
    title: "Not saved",
    text: "The change could not be saved. Please try again.",
    onRefused,
  });

  /** On a conflict, shows the other value, which the next save overwrites. */
  function onRefused({ code, fields, answer }: ApiError): boolean {
    const current = answer[field];
    if (code === "edit_conflict" && typeof current === "number") setRead(current);
    const message = fields[field] ?? Object.values(fields)[0];
    if (message !== undefined) setProblem(message);
    return message !== undefined;
  }

  function send() {
    const { success, data, error } = schema.safeParse(typed);
    setProblem(error?.issues[0]?.message ?? null);
    if (!success) return;
    void run(async () => {
      await save(data, read);
      onSaved(data);
    });
  }

  const type = (next: string) => {
    setTyped(next);
    setProblem(null);
  };
  return { typed, type, read, problem, busy, send };
}
