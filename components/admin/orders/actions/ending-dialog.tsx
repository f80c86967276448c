import { useState, type ReactNode } from "react";
import { CallDialog } from "@/components/shared/form/call-dialog";
import { SelectField } from "@/components/shared/form/select-field";
import { useZodForm } from "@/components/shared/form/zod-form";
import { z } from "@/lib/base/input/zod";
import { type EndShortRequest, endShortSchema } from "@/lib/fulfilment/schemas";
import type { OrderAnswer } from "@/lib/orders/schemas";
import { emailText } from "../email-text";
import { type OpenDialogProps, ReasonFields } from "./refund-dialog";

const formSchema = z.object({
  reason: endShortSchema.shape.reason,
  tellReason: z.boolean(),
  stock: z
    .enum(["", "back", "written_off"])
    .refine((choice) => choice !== "", "Choose whether the packs go back to stock."),
});

const STOCK = [
  { value: "back", label: "Back to stock" },
  { value: "written_off", label: "Not back to stock, such as printed packs" },
];

interface EndingDialogProps extends Omit<OpenDialogProps, "actions"> {
  title: string;
  /** The effect on the order. */
  meaning: string;
  /** False if the packs return to stock unless staff choose otherwise. */
  asksStock: boolean;
  /** @param asksStock also true once the server has asked, because production began while the dialog was open */
  end: (request: EndShortRequest, asksStock: boolean) => Promise<OrderAnswer>;
  ended: { title: string; description: string };
  failure: { title: string; text: string };
  submit: string;
  busyLabel: string;
  /** The consequences. */
  children: ReactNode;
}

/**
 * Ends an order for good, wholly or except for dispatched goods: asks for the reason, the customer's notification,
 * and the stock.
 */
export function EndingDialog(props: EndingDialogProps) {
  const { order, title, meaning, end, ended, onChanged, renew, onClose, children } = props;
  const [asksStock, setAsksStock] = useState(props.asksStock);
  const form = useZodForm(formSchema, {
    reason: "",
    tellReason: false,
    stock: asksStock ? "" : "back",
  });

  async function save({ stock, ...body }: z.output<typeof formSchema>) {
    const request = { ...body, stock: stock === "back" ? stock : "written_off" } as const;
    await onChanged(await end(request, asksStock));
    return ended;
  }

  return (
    <CallDialog
      title={title}
      description={`${meaning} ${emailText(order)} This cannot be undone.`}
      form={form}
      failure={props.failure}
      onRefused={(error) => {
        if (error.code === "invalid_transition") void renew();
        if (error.fields.restock) {
          setAsksStock(true);
          form.setValue("stock", "");
        }
        return false;
      }}
      nameFields={({ restock, ...fields }) => ({ ...fields, ...(restock && { stock: restock }) })}
      save={save}
      onClose={onClose}
      submit={props.submit}
      busyLabel={props.busyLabel}
      tone="destructive"
      otherwise={{ label: "Keep Order", onClick: onClose }}
    >
      <div className="space-y-5">
        {children}
        <ReasonFields where="on the page of the order and in the email" />
        <SelectField
          // Remounts, because its first field has changed.
          key={String(asksStock)}
          name="stock"
          label="Stock of the packs"
          required
          placeholder={asksStock ? "Choose" : undefined}
          options={STOCK}
        />
      </div>
    </CallDialog>
  );
}
