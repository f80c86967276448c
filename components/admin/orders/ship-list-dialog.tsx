"use client";

import { useState } from "react";
import { useAction } from "@/components/shared/call/use-action";
import { FormDialog } from "@/components/shared/form/form-dialog";
import { TextareaField } from "@/components/shared/form/textarea-field";
import { showFieldErrors, useZodForm } from "@/components/shared/form/zod-form";
import { call } from "@/lib/client/api";
import {
  shipOrdersSchema,
  type ShipmentReport,
  type ShipOrdersRequest,
} from "@/lib/fulfilment/shipment-schemas";
import { useCarriers } from "../carriers/use-carriers";
import { CarrierField } from "./carrier-field";
import { LinesFile } from "./lines-file";
import { ShipListReport } from "./ship-list-report";

interface ShipListDialogProps {
  /** What the shop's order numbers begin with. */
  orderPrefix: string;
  onClose: () => void;
  /** Orders have left; done once the list shows it. */
  onShipped: () => Promise<unknown>;
}

/** Many orders leave by a list of their numbers: checked line by line first, shipped when told to. */
export function ShipListDialog({ orderPrefix, onClose, onShipped }: ShipListDialogProps) {
  const form = useZodForm(shipOrdersSchema, { carrier: "", lines: "" });
  const [list, setList] = useState<ShipOrdersRequest | null>(null);
  const [report, setReport] = useState<ShipmentReport | null>(null);
  const carriers = useCarriers();
  const { busy, run } = useAction({
    title: "Orders Not Shipped",
    text: "The list could not be read. Please try again.",
    onRefused: (error) => showFieldErrors(form, error.fields),
  });

  const check = (values: ShipOrdersRequest) =>
    run(async () => {
      setReport(await send(values, true));
      setList(values);
    });
  const ship = () =>
    void run(async () => {
      if (!list) return;
      const done = await send(list, false);
      await onShipped();
      setReport(done);
    });

  if (report) {
    const change = () => setReport(null);
    return <ShipListReport {...{ report, busy, onClose }} onShip={ship} onChange={change} />;
  }
  return (
    <FormDialog
      title="Ship many orders"
      description="Paste a line for each parcel. Nothing is shipped before you have seen the list."
      form={form}
      onSubmit={check}
      onClose={onClose}
      submit="Check the list"
      busyLabel="Checking"
    >
      <div className="space-y-4">
        <CarrierField carriers={carriers} required />
        <TextareaField
          name="lines"
          label="Order and tracking numbers"
          required
          rows={7}
          placeholder={`${orderPrefix}-261121-7K4Q9X, 69120456781\n${orderPrefix}-261121-R2M8TC, 69120456792`}
          spellCheck={false}
          hint="Order number, comma, tracking number. Two columns copied from a spreadsheet will do."
        />
        <LinesFile onText={(text) => form.setValue("lines", text, { shouldValidate: true })} />
      </div>
    </FormDialog>
  );
}

const send = (values: ShipOrdersRequest, dryRun: boolean) =>
  call("POST /admin/orders/shipments", { body: { ...values, dryRun } });
