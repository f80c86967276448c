import type { z } from "zod";
import { CallDialog } from "@/components/shared/form/call-dialog";
import { TextField } from "@/components/shared/form/text-field";
import { useZodForm } from "@/components/shared/form/zod-form";
import { call } from "@/lib/client/api";
import { orderEmailSchema } from "@/lib/orders/admin-schemas";
import type { OrderAnswer } from "@/lib/orders/schemas";

interface EmailDialogProps {
  order: OrderAnswer;
  /** Resolves once the page shows the change. */
  onChanged: (order: OrderAnswer) => Promise<void>;
  onClose: () => void;
}

/** Adds the email of an order that has none. */
export function EmailDialog({ order, onChanged, onClose }: EmailDialogProps) {
  const form = useZodForm(orderEmailSchema, { email: "" });

  async function save(body: z.output<typeof orderEmailSchema>) {
    const params = { id: order._id };
    await onChanged(await call("PUT /admin/orders/{id}/email", { params, body }));
    return {
      title: "Email Added",
      description: `Mails about ${order.orderId} go to ${body.email}.`,
    };
  }

  return (
    <CallDialog
      title="Add an email to this order"
      description="From now on the customer is mailed about it, and it joins the account of that address once there is one. You can correct the email until the customer has proven it."
      form={form}
      failure={{
        title: "Email Not Added",
        text: "The email could not be saved. Please try again.",
      }}
      save={save}
      onClose={onClose}
      submit="Add Email"
      busyLabel="Adding"
    >
      <TextField name="email" label="Email" required autoComplete="off" />
    </CallDialog>
  );
}
