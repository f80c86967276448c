import { useLayoutEffect } from "react";
import { useWatch } from "react-hook-form";
import { staffPaths } from "@/lib/base/staff-paths";
import { LoadFailure } from "@/components/shared/call/load-failure";
import { type Load, useLoad } from "@/components/shared/call/use-load";
import { CheckboxField } from "@/components/shared/form/checkbox-field";
import { CallDialog } from "@/components/shared/form/call-dialog";
import { SelectField } from "@/components/shared/form/select-field";
import { TextField } from "@/components/shared/form/text-field";
import { useZodForm } from "@/components/shared/form/zod-form";
import { Rupees } from "@/components/shared/format/rupees";
import { Link } from "@/components/ui/link";
import { Skeleton } from "@/components/ui/skeleton";
import { requiredText } from "@/lib/base/input/fields";
import { z } from "@/lib/base/input/zod";
import { readWhole } from "@/lib/base/tables/read-number";
import { ROLES } from "@/lib/base/permissions";
import type { CustomerCreditAnswer } from "@/lib/companies/credit/schemas";
import { call } from "@/lib/client/api";
import type { AdminUser } from "@/lib/identity/users/schemas";
import { changedFields } from "./changed-fields";
import { creditRequest, creditCheck, creditTexts, typedCredit } from "./credit-form";
import { ROLE_LABELS } from "./user-badges";

interface EditUserProps {
  user: AdminUser;
  /** Users cannot remove their own role or access. */
  isSelf: boolean;
  onClose: () => void;
  /** Resolves once the list shows the change. */
  onSaved: () => Promise<unknown>;
}

const formSchema = z
  .object({
    name: requiredText("Name", 120),
    company: z.string().trim().max(120, "Use at most 120 characters"),
    role: z.enum(ROLES),
    deactivated: z.boolean(),
    ...creditTexts,
  })
  .check(creditCheck);

const loadCredit = (id: string, signal: AbortSignal) =>
  call("GET /admin/users/{id}/credit", { params: { id }, signal });

type Values = z.output<typeof formSchema>;

export function EditUser({ user, isSelf, onClose, onSaved }: EditUserProps) {
  const form = useZodForm(formSchema, {
    name: user.name,
    company: user.company ?? "",
    role: user.role,
    deactivated: user.deactivatedAt !== null,
    ...typedCredit(null),
  });
  const loaded = useLoad({ load: loadCredit, question: user._id });
  const credit = loaded.value;
  const { resetField } = form;
  // In a layout effect, because empty fields would briefly say that this customer has no credit.
  useLayoutEffect(() => {
    if (!credit) return;
    const { creditDays, creditLimit } = typedCredit(credit.credit);
    resetField("creditDays", { defaultValue: creditDays });
    resetField("creditLimit", { defaultValue: creditLimit });
  }, [credit, resetField]);

  async function save(values: Values) {
    const params = { id: user._id };
    const body = changedFields(user, values);
    const { creditDays, creditLimit } = form.formState.dirtyFields;
    const isOtherCredit = credit !== null && (creditDays || creditLimit);
    if (!body && !isOtherCredit) return undefined;
    if (body) await call("PATCH /admin/users/{id}", { params, body });
    if (isOtherCredit) {
      await call("PUT /admin/users/{id}/credit", { params, body: creditRequest(values) });
    }
    await onSaved();
    return { title: "User Updated", description: `The account of ${values.name} is saved.` };
  }

  return (
    <CallDialog
      title="Edit User"
      description={user.email}
      form={form}
      failure={{
        title: "User Not Updated",
        text: "The account could not be changed. Please try again.",
      }}
      save={save}
      onClose={onClose}
      submit="Save Changes"
    >
      <div className="space-y-5">
        <TextField name="name" label="Name" required autoComplete="off" />
        <TextField name="company" label="Company" autoComplete="off" />
        {!isSelf && (
          <>
            <SelectField
              name="role"
              label="Role"
              required
              options={ROLES.map((value) => ({ value, label: ROLE_LABELS[value] }))}
              hint="If the role changes, the person has to log in again."
            />
            <CheckboxField
              name="deactivated"
              label="Deactivate: sign this person out and block login. Orders stay."
            />
          </>
        )}
        <CreditPart credit={loaded} />
        <p>
          <Link href={staffPaths.customer(user._id)} prefetch={false} className="text-link">
            Customer page
          </Link>
        </p>
      </div>
    </CallDialog>
  );
}

function CreditFields({ known }: { known: CustomerCreditAnswer }) {
  return (
    <fieldset className="min-w-0 border-t perforated pt-5">
      <legend className="sr-only">On account</legend>
      <p className="font-semibold">On account</p>
      <p className="mt-1 mb-4 text-sm text-muted-foreground">
        Lets the customer order now and pay later, where you offer it at checkout. Leave both empty
        for no. Open now:{" "}
        <span className="font-semibold text-foreground">
          <Rupees amount={known.open} />
        </span>
      </p>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          name="creditDays"
          label="Days to pay"
          inputMode="numeric"
          hint={useCreditHint()}
        />
        <TextField
          name="creditLimit"
          label="Limit (₹)"
          inputMode="decimal"
          hint="What may be unpaid at any time."
        />
      </div>
    </fieldset>
  );
}

/** The longest payment term that the law allows with a micro or small enterprise (MSMED Act 2006, section 15). */
const MOST_DAYS = 45;

function useCreditHint(): string {
  const typed = useWatch<Values, "creditDays">({ name: "creditDays" });
  const { value: days = 0 } = readWhole(typed);
  return days > MOST_DAYS
    ? "More than 45 days: a micro or small enterprise has to be paid within 45 by law (MSMED Act, section 15)."
    : "From 1 to 365.";
}

/** The credit fields. The placeholder has the same height, so that no button moves while they load. */
function CreditPart({ credit }: { credit: Load<CustomerCreditAnswer> }) {
  if (credit.value) return <CreditFields known={credit.value} />;
  if (credit.error) {
    return <LoadFailure text="On account could not be loaded." retry={credit.reload} />;
  }
  return <Skeleton className="h-79 sm:h-54" />;
}
