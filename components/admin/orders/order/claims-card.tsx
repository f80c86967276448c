import { useState } from "react";
import { CallDialog } from "@/components/shared/form/call-dialog";
import { SelectField } from "@/components/shared/form/select-field";
import { TextareaField } from "@/components/shared/form/text-field";
import { useZodForm } from "@/components/shared/form/zod-form";
import { ClaimList } from "@/components/domain/order/claims-card";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { staffPaths } from "@/lib/base/staff-paths";
import { call } from "@/lib/client/api";
import { nameClaims, type NamedClaim } from "@/lib/orders/view/goods";
import { useMay } from "@/lib/client/use-role";
import { claimDecisionSchema, type ClaimDecisionRequest } from "@/lib/fulfilment/claims/schemas";
import type { OrderAnswer } from "@/lib/orders/schemas";
import { emailText } from "../email-text";

interface ClaimsCardProps {
  order: OrderAnswer;
  renew: () => Promise<void>;
}

/** The buyer's claims, each of which is answered once; renders nothing without any. */
export function ClaimsCard({ order, renew }: ClaimsCardProps) {
  const [requested, setAsked] = useState<NamedClaim | null>(null);
  const mayDecide = useMay("returns.write");
  const claims = nameClaims(order);
  if (claims.length === 0) return null;
  return (
    <Card className="p-5 sm:p-6">
      <h2 className="mb-3 text-heading">Reported problems</h2>
      <ClaimList
        claims={claims}
        orderHref={staffPaths.order}
        answer={(claim) =>
          mayDecide && (
            <Button size="sm" onClick={() => setAsked(claim)}>
              Answer
            </Button>
          )
        }
      />
      {requested && (
        <AnswerDialog
          order={order}
          claim={requested}
          renew={renew}
          onClose={() => setAsked(null)}
        />
      )}
    </Card>
  );
}

const OPTIONS = [
  { value: "replace", label: "Replace it, free of charge" },
  { value: "credit", label: "Issue a credit note" },
  { value: "refuse", label: "Refuse" },
] as const;

interface AnswerDialogProps extends ClaimsCardProps {
  claim: NamedClaim;
  onClose: () => void;
}

function AnswerDialog({ order, claim, renew, onClose }: AnswerDialogProps) {
  const form = useZodForm(claimDecisionSchema, { decision: "replace", words: "" });

  async function decide(body: ClaimDecisionRequest) {
    await call("PATCH /admin/claims/{id}", { params: { id: claim._id }, body });
    await renew();
    return { title: "Answered", description: `The report about ${order.orderId} is answered.` };
  }

  return (
    <CallDialog
      title="Answer the report"
      description={`${claim.items.join(", ")}. It cannot be changed afterwards. ${emailText(order)}`}
      form={form}
      failure={{ title: "Not Answered", text: "The answer could not be saved. Please try again." }}
      save={decide}
      onClose={onClose}
      submit="Send Answer"
    >
      <div className="space-y-5">
        <SelectField name="decision" label="Answer" required options={OPTIONS} />
        <TextareaField
          name="words"
          label="In your words"
          required
          rows={5}
          hint="The customer reads this. Its first line is the reason on a credit note."
        />
      </div>
    </CallDialog>
  );
}
