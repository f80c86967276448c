import { Pencil } from "lucide-react";
import { useState } from "react";
import type { z } from "zod";
import { CallDialog } from "@/components/shared/form/call-dialog";
import { TextField } from "@/components/shared/form/text-field";
import { useZodForm } from "@/components/shared/form/zod-form";
import { Button } from "@/components/ui/button";
import { call } from "@/lib/client/api";
import { orderEmailSchema } from "@/lib/orders/admin-schemas";
import type { OrderAnswer } from "@/lib/orders/schemas";

interface CorrectEmailProps {
  order: OrderAnswer;
  /** Resolves once the page shows it. */
  onChanged: (order: OrderAnswer) => Promise<void>;
}

const ADDING = {
  title: "Add an email to this order",
  description:
    "From now on the customer is mailed about it, and it joins the account of that address once there is one. You can correct the email until the customer has proven it.",
  submit: "Add Email",
  busyLabel: "Adding",
  done: "Email Added",
  failed: "Email Not Added",
} as const;

const CORRECTING = {
  title: "Correct the email of this order",
  description:
    "Mails go to the new address from now on, and the customer is mailed a new link. Links that were sent before stop working.",
  submit: "Correct Email",
  busyLabel: "Correcting",
  done: "Email Corrected",
  failed: "Email Not Corrected",
} as const;

/** Corrects an email that nobody has proven. */
export function CorrectEmail(props: CorrectEmailProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" size="sm" className="mt-1 mb-2" onClick={() => setOpen(true)}>
        <Pencil aria-hidden /> Correct Email
      </Button>
      {isOpen && <EmailDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Adds the email of an order that has none, or corrects the one that it has. */
export function EmailDialog(props: CorrectEmailProps & { onClose: () => void }) {
  const { order, onChanged, onClose } = props;
  const { email } = order.user;
  const { done, failed, ...words } = email === null ? ADDING : CORRECTING;
  const form = useZodForm(orderEmailSchema, { email: email ?? "" });

  async function save(body: z.output<typeof orderEmailSchema>) {
    const params = { id: order._id };
    await onChanged(await call("PUT /admin/orders/{id}/email", { params, body }));
    return { title: done, description: `Mails about ${order.orderId} go to ${body.email}.` };
  }

  return (
    <CallDialog
      {...words}
      form={form}
      failure={{ title: failed, text: "The email could not be saved. Please try again." }}
      save={save}
      onClose={onClose}
    >
      <TextField name="email" label="Email" required autoComplete="off" />
    </CallDialog>
  );
}
