import { useAction } from "@/components/shared/call/use-action";
import { SubmitButton } from "@/components/shared/form/submit-button";
import { TextField } from "@/components/shared/form/text-field";
import { showFieldErrors, useZodForm, ZodForm } from "@/components/shared/form/zod-form";
import { Card } from "@/components/ui/card";
import { toast } from "@/components/ui/toast/toast";
import { readPacks } from "@/lib/base/tables/read-measure";
import { z } from "@/lib/base/input/zod";
import { call } from "@/lib/client/api";
import { producedSchema } from "@/lib/fulfilment/schemas";
import { quantityWords } from "@/lib/orders/line-text";
import type { OrderAnswer } from "@/lib/orders/schemas";
import type { OrderActions } from "@/lib/fulfilment/actions-schema";

interface ProducedCardProps {
  order: OrderAnswer;
  made: OrderActions["made"];
  onChanged: (order: OrderAnswer) => Promise<void>;
}

/** Records made quantities within an offer's tolerance; the order is billed as made. */
export function ProducedCard({ order, made, onChanged }: ProducedCardProps) {
  return (
    <Card className="p-5 sm:p-6">
      <h2 className="text-heading">Quantity made</h2>
      <p className="mt-1 text-sm text-muted-foreground">
        Enter it before the invoice: the order is billed as it was made.
      </p>
      <ul className="mt-4 space-y-5">
        {made.map((line) => (
          <li key={line.line}>
            <ProducedLine
              // A new quantity resets the form.
              key={line.made}
              line={line}
              order={order}
              onChanged={onChanged}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}

const producedFormSchema = z
  .object({ quantity: z.string().transform((text) => readPacks(text).value ?? NaN) })
  .pipe(producedSchema);

interface ProducedLineProps extends Omit<ProducedCardProps, "made"> {
  line: OrderActions["made"][number];
}

function ProducedLine({ line, order, onChanged }: ProducedLineProps) {
  const { name, unit, ordered, least, most } = line;
  const form = useZodForm(producedFormSchema, { quantity: String(line.made) });
  const { run } = useAction({
    title: "Not Recorded",
    text: "The quantity could not be saved. Please try again.",
    onRefused: ({ fields }) => showFieldErrors(form, fields),
  });

  async function record(body: z.output<typeof producedFormSchema>) {
    const params = { id: order._id, line: line.line };
    await onChanged(await call("PATCH /admin/orders/{id}/lines/{line}", { params, body }));
    toast({
      title: "Quantity Recorded",
      description: `${quantityWords(body.quantity, unit)} of ${name}.`,
    });
  }

  return (
    <ZodForm
      form={form}
      onSubmit={(body) => run(() => record(body))}
      className="flex flex-wrap items-start gap-3"
    >
      <TextField
        name="quantity"
        label={name}
        required
        inputMode="numeric"
        hint={`${quantityWords(ordered, unit)} ordered; from ${quantityWords(least, unit)} to ${quantityWords(most, unit)} as agreed.`}
        className="w-full sm:max-w-sm"
      />
      <SubmitButton variant="outline" busyLabel="Saving" className="sm:mt-6.5">
        Save
      </SubmitButton>
    </ZodForm>
  );
}
