import { useLayoutEffect, useState } from "react";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { type Load, useLoad } from "@/components/shared/call/use-load";
import { FieldError } from "@/components/shared/form/field-error";
import { CallDialog } from "@/components/shared/form/call-dialog";
import { SelectField } from "@/components/shared/form/select-field";
import { useZodForm } from "@/components/shared/form/zod-form";
import type { ToastOptions } from "@/components/ui/toast/toast";
import { z } from "@/lib/base/input/zod";
import { call, type ApiError } from "@/lib/client/api";
import { randomKey } from "@/lib/client/random-key";
import {
  refundRequestSchema,
  type ReturnResult,
  type ReturnQuote,
  type ReturnRequest,
  returnRequestSchema,
} from "@/lib/fulfilment/schemas";
import type { OrderAnswer } from "@/lib/orders/schemas";
import { formatDecimal, formatRupees, toPaise } from "@/lib/pricing/money";
import { emailText } from "../email-text";
import {
  type OpenDialogProps,
  ReasonFields,
  RefundFields,
  refundText,
  typedAmount,
} from "./refund-dialog";
import { ReturnLines } from "./return-lines";

const { means, reference } = refundRequestSchema.shape;
const { reason } = returnRequestSchema.shape;

const common = { reason, tellReason: z.boolean() };
const refunding = { means: means.unwrap(), reference };

/** The refund's fields are validated only when it is made now. */
const returnFormSchema = z.discriminatedUnion("refundNow", [
  z.object({ ...common, ...refunding, refundNow: z.literal("yes"), amount: typedAmount }),
  z.object({
    ...common,
    refundNow: z.literal("no"),
    amount: z.string().optional(),
    means: z.string().optional(),
    reference: z.string().optional(),
  }),
]);

type ReturnForm = UseFormReturn<
  z.input<typeof returnFormSchema>,
  unknown,
  z.output<typeof returnFormSchema>
>;

/** Records a return with its credit note, and refunds the money now or later. */
export function ReturnDialog(props: OpenDialogProps) {
  const { order, actions, onClose } = props;
  const { form, chosen, choose, lines, quote, missing, onRefused, send } = useReturn(props);
  const credit = actions.invoice ? `A credit note takes it off invoice ${actions.invoice}. ` : "";
  return (
    <CallDialog
      title="Record a return"
      description={`What was returned of the order. ${credit}Its status stays ${order.status}. ${emailText(order, "The customer is told by email.")}`}
      form={form}
      failure={{
        title: "Return Not Recorded",
        text: "The return could not be recorded. Please try again.",
      }}
      onRefused={onRefused}
      save={send}
      onClose={onClose}
      submit="Record Return"
    >
      <ReturnLines returnable={actions.returnable ?? []} chosen={chosen} onChange={choose} />
      {missing && <FieldError id="return-lines-error">Choose what was returned.</FieldError>}
      <Worth quote={quote} hasLines={lines.length > 0} />
      <div className="mt-5 space-y-5">
        <ReasonFields where="in the email about the return" />
        <RefundNow form={form} actions={actions} owed={quote?.owed ?? 0} />
      </div>
    </CallDialog>
  );
}

function useReturn({ order, actions, renew }: OpenDialogProps) {
  const [chosen, setChosen] = useState<ReadonlyMap<string, ReturnRequest["lines"][number]>>(
    new Map(),
  );
  const [missing, setMissing] = useState(false);
  // One key per opened dialog, so that a return sent twice is recorded once.
  const [key, setKey] = useState(randomKey);
  const lines = [...chosen.values()].filter(({ quantity }) => quantity > 0);
  const { value, isCurrent } = useReturnQuote({ id: order._id, lines });
  const quote = isCurrent ? value : null;
  const form: ReturnForm = useZodForm(returnFormSchema, {
    reason: "",
    tellReason: false,
    refundNow: "no",
    amount: "",
    reference: "",
    means: actions.refundable.means,
  });
  const onRefused = ({ code }: ApiError) => {
    if (code === "idempotency_conflict") setKey(randomKey());
    if (code === "edit_conflict") void renew();
    return false;
  };

  async function send(values: z.output<typeof returnFormSchema>) {
    setMissing(lines.length === 0);
    if (lines.length === 0) return false;
    const created = await call("POST /admin/orders/{id}/returns", {
      params: { id: order._id },
      headers: { "Idempotency-Key": key },
      body: returnRequest(lines, values, actions),
    });
    await renew();
    return returnText(created, order);
  }

  const choose = (line: ReturnRequest["lines"][number]) => {
    setMissing(false);
    setChosen(new Map(chosen).set(line.line, line));
  };
  return { form, chosen, choose, lines, quote, missing, onRefused, send };
}

function returnRequest(
  lines: ReturnRequest["lines"],
  { reason, tellReason, ...values }: z.output<typeof returnFormSchema>,
  { returnable, refundable: { most: mostRead } }: OpenDialogProps["actions"],
): ReturnRequest {
  const returnedRead = (returnable ?? []).reduce((sum, { returned }) => sum + returned, 0);
  const goods = { lines, returnedRead, reason, tellReason };
  if (values.refundNow === "no") return goods;
  const { amount, means, reference } = values;
  return { ...goods, refund: { amount, means, reference, mostRead } };
}

function Worth({ quote, hasLines }: { quote: ReturnQuote | null; hasLines: boolean }) {
  return (
    <p role="status" className="mt-1 min-h-6 text-sm text-muted-foreground tabular">
      {hasLines && quote && (
        <>
          Worth {formatRupees(toPaise(quote.value))} with its tax
          {quote.owed > 0 && <>; {formatRupees(toPaise(quote.owed))} is then to be refunded</>}.
        </>
      )}
    </p>
  );
}

interface RefundNowProps {
  form: ReturnForm;
  actions: OpenDialogProps["actions"];
  /** Rupees to refund once this return is recorded. */
  owed: number;
}

/** Shown when there is money to refund. The amount follows `owed` until it is edited. */
function RefundNow({ form, actions: { refundable }, owed }: RefundNowProps) {
  const refundNow = useWatch({ control: form.control, name: "refundNow" });
  const { setValue, getFieldState } = form;
  useLayoutEffect(() => {
    if (!getFieldState("amount").isDirty)
      setValue("amount", owed > 0 ? formatDecimal(toPaise(owed)) : "");
  }, [owed, setValue, getFieldState]);
  if (refundable.most === 0) return null;
  return (
    <>
      <SelectField
        name="refundNow"
        label="The money"
        required
        options={[
          { value: "no", label: "Refund later" },
          { value: "yes", label: "Refund now" },
        ]}
      />
      {refundNow === "yes" && <RefundFields most={refundable.most} means={refundable.means} />}
    </>
  );
}

/** Describes the return and its refund in one toast, because a second toast would replace the first. */
function returnText(
  { return: { value }, refund }: ReturnResult,
  order: Pick<OrderAnswer, "orderId" | "user">,
): ToastOptions {
  const cameBack = `${formatRupees(toPaise(value))} of ${order.orderId} came back.`;
  if (!refund) return { title: "Return Recorded", description: cameBack };
  const { title, description, destructive = false } = refundText(refund, order);
  return {
    title: `Return Recorded, ${title}`,
    description: `${cameBack} ${description}`,
    destructive,
  };
}

interface Question {
  id: string;
  lines: ReturnRequest["lines"];
}

const NOTHING: ReturnQuote = { value: 0, owed: 0 };

async function loadQuote(question: string, signal: AbortSignal): Promise<ReturnQuote> {
  const { id, lines } = JSON.parse(question) as Question;
  if (lines.length === 0) return NOTHING;
  return call("POST /admin/orders/{id}/returns/quote", { params: { id }, body: { lines }, signal });
}

function useReturnQuote(question: Question): Load<ReturnQuote> {
  return useLoad({ load: loadQuote, question: JSON.stringify(question) });
}
