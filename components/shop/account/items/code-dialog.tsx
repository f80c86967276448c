import { useTranslate } from "#words";
import { CallDialog } from "@/components/shared/form/call-dialog";
import { TextField } from "@/components/shared/form/text-field";
import { showFieldErrors, useZodForm } from "@/components/shared/form/zod-form";
import { requiredText } from "@/lib/base/input/fields";
import { z } from "@/lib/base/input/zod";
import { call } from "@/lib/client/api";
import { MAX_ITEM_LENGTH } from "@/lib/orders/cart/quick-order";
import { editItemSchema, ITEM_LIMITS } from "@/lib/orders/items/schemas";

export interface Coded {
  /** The `_id` of an item, or of a product. */
  id: string;
  name: string;
  code: string | null;
}

interface CodeDialogProps {
  /** Null if the buyer names a product. */
  of: Coded | null;
  typed?: string;
  onSaved: () => void;
  onClose: () => void;
}

const ITSELF = z.object({ product: z.string(), code: editItemSchema.shape.code });

const NAMED = z.object({
  product: requiredText("Product", MAX_ITEM_LENGTH),
  code: requiredText("Your code", ITEM_LIMITS.code),
});

/** The buyer's own code of a product or item. */
export function CodeDialog({ of, typed = "", onSaved, onClose }: CodeDialogProps) {
  const t = useTranslate();
  const form = useZodForm(of ? ITSELF : NAMED, { product: "", code: of?.code ?? typed });

  /** Returns undefined, with an error at the field, if nothing matches. */
  async function find(item: string): Promise<string | undefined> {
    const [found] = (await call("POST /cart/items", { body: { items: [item] } })).items;
    if (found?.product) return found.product._id;
    const problem = found?.own
      ? t("This is your code of {name} already.", { name: found.own.name })
      : t(found?.problem ?? "No product has this article number or name.");
    showFieldErrors(form, { product: problem });
    return undefined;
  }

  return (
    <CallDialog
      title={t("Your code")}
      description={
        of?.name ?? t("Your code is printed on offers, packing slips, labels and invoices.")
      }
      form={form}
      failure={{
        title: t("Code Not Saved"),
        text: t("What you typed is still here. Please try again."),
      }}
      save={async ({ product, code }) => {
        const id = of?.id ?? (await find(product));
        if (id === undefined) return false;
        const saved = await call("PATCH /items/{id}", { params: { id }, body: { code } });
        onSaved();
        return { title: t("Code Saved"), description: saved.name };
      }}
      onClose={onClose}
      submit={t("Save")}
    >
      <div className="space-y-5">
        {!of && (
          <TextField
            name="product"
            label={t("Article number or exact name")}
            required
            autoComplete="off"
          />
        )}
        <TextField
          name="code"
          label={t("Your code")}
          required={!of}
          autoComplete="off"
          hint={of ? t("Leave it empty to remove the code.") : undefined}
        />
      </div>
    </CallDialog>
  );
}
