import { useTranslate } from "#words";
import { CallDialog } from "@/components/shared/form/call-dialog";
import { TextField } from "@/components/shared/form/text-field";
import { useZodForm } from "@/components/shared/form/zod-form";
import { call } from "@/lib/client/api";
import { editItemSchema, type ItemAnswer } from "@/lib/orders/items/schemas";

interface EditItemProps {
  item: Pick<ItemAnswer, "_id" | "name" | "code">;
  onChanged: () => void;
  onClose: () => void;
}

/** The buyer's own name and code of an item. */
export function EditItem({ item, onChanged, onClose }: EditItemProps) {
  const t = useTranslate();
  const { _id, name, code } = item;
  const form = useZodForm(editItemSchema.required(), { name, code: code ?? "" });
  return (
    <CallDialog
      title={t("Name and code")}
      description={t("Your code is printed on offers, packing slips, labels and invoices.")}
      form={form}
      failure={{
        title: t("Item Not Saved"),
        text: t("What you typed is still here. Please try again."),
      }}
      save={async (body) => {
        const saved = await call("PATCH /items/{id}", { params: { id: _id }, body });
        onChanged();
        return { title: t("Item Saved"), description: saved.name };
      }}
      onClose={onClose}
      submit={t("Save")}
    >
      <div className="space-y-5">
        <TextField name="name" label={t("Name")} required autoComplete="off" />
        <TextField name="code" label={t("Your code")} autoComplete="off" />
      </div>
    </CallDialog>
  );
}
