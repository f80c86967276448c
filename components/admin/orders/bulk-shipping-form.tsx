import type { KeyboardEvent, ReactNode } from "react";
import { ControlError } from "@/components/shared/form/field-error";
import { useFieldControl } from "@/components/shared/form/field-frame";
import { FormDialog } from "@/components/shared/form/form-dialog";
import { useTextField } from "@/components/shared/form/use-field";
import { useZodForm } from "@/components/shared/form/zod-form";
import { Input } from "@/components/ui/input";
import type { ListedOrder, TrackingRequest } from "@/lib/orders/admin-schemas";
import { bulkShippingSchema, trackingByOrder } from "./bulk-shipping";
import { CarrierField, useCarriers } from "./carrier-field";

interface BulkShippingFormProps {
  title: ReactNode;
  description: string;
  orders: readonly ListedOrder[];
  submit: string;
  onSubmit: (tracking: Record<string, TrackingRequest>) => Promise<void>;
  onClose: () => void;
  children: ReactNode;
}

/**
 * One carrier for all orders and a tracking number for each; an order without a number ships without tracking
 * details.
 */
export function BulkShippingForm(props: BulkShippingFormProps) {
  const { title, description, orders, submit, onSubmit, onClose, children } = props;
  const parcels = orders.map(() => ({ number: "" }));
  const carriers = useCarriers();
  const form = useZodForm(bulkShippingSchema, { carrier: "", parcels });
  return (
    <FormDialog
      title={title}
      description={description}
      form={form}
      onSubmit={(values) => onSubmit(trackingByOrder(values, orders))}
      onClose={onClose}
      submit={submit}
      otherwise={{ label: "Not now", onClick: onClose }}
    >
      {children}
      <CarrierField
        carriers={carriers}
        hint="Leave the numbers empty to ship without tracking. You can add them later."
      />
      <ol aria-label="Tracking numbers" className="mt-4 divide-y border-y">
        {orders.map((order, index) => (
          <li key={order._id} className="py-2">
            <ParcelField order={order} index={index} />
          </li>
        ))}
      </ol>
    </FormDialog>
  );
}

function ParcelField({ order, index }: { order: ListedOrder; index: number }) {
  const name = `parcels.${index}.number`;
  const { control, error } = useFieldControl({ name, label: order.orderId });
  const field = useTextField(name);
  return (
    <div className="grid items-center gap-x-4 gap-y-1 sm:grid-cols-2">
      <label htmlFor={control.id} className="min-w-0 leading-tight">
        <span className="block font-semibold tabular">{order.orderId}</span>
        <span className="block truncate text-sm text-muted-foreground">
          {order.user.name}, {order.shippingAddress.city}
        </span>
      </label>
      <div className="min-w-0">
        <Input
          {...control}
          {...field}
          placeholder="Tracking number"
          maxLength={60}
          autoComplete="off"
          spellCheck={false}
          onKeyDown={goOn}
        />
        <ControlError control={control} error={error} />
      </div>
    </div>
  );
}

/** A barcode scanner ends with Enter, which moves to the next field instead of sending the form. */
function goOn(event: KeyboardEvent<HTMLInputElement>) {
  if (event.key !== "Enter") return;
  event.preventDefault();
  const controls = event.currentTarget.form?.querySelectorAll<HTMLElement>(
    'input[name^="parcels."], button[type="submit"]',
  );
  const list = [...(controls ?? [])];
  list[list.indexOf(event.currentTarget) + 1]?.focus();
}
