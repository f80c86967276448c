import { staffPaths } from "@/lib/base/staff-paths";
import { useLoad } from "@/components/shared/call/use-load";
import { CallDialog } from "@/components/shared/form/call-dialog";
import { SelectField } from "@/components/shared/form/select-field";
import { TextField } from "@/components/shared/form/text-field";
import { useZodForm } from "@/components/shared/form/zod-form";
import { Link } from "@/components/ui/link";
import { z } from "@/lib/base/input/zod";
import { call } from "@/lib/client/api";
import { CompanyState, PurchaseOrderDemand } from "@/lib/db/generated/enums";
import type { AdminCompany } from "@/lib/companies/admin-schemas";
import { demandOptions } from "@/lib/companies/purchase-order-demands";
import { creditCheck, creditRequest, creditTexts, typedCredit } from "../users/credit-form";
import { CompanyPeople } from "./company-people";
import { loadPriceLists } from "./load-price-lists";

const schema = z
  .object({
    state: z.enum(CompanyState),
    priceList: z.string(),
    purchaseOrder: z.enum(PurchaseOrderDemand),
    ...creditTexts,
  })
  .check(creditCheck);

const STATES = [
  { value: "open", label: "Open: added by its owner" },
  { value: "approved", label: "Approved: credit or prices granted" },
  { value: "closed", label: "Closed: nothing is ordered for it" },
];

interface EditCompanyProps {
  company: AdminCompany;
  onClose: () => void;
  /** Resolves once the list shows the change. */
  onSaved: () => Promise<unknown>;
}

/** The terms that the shop sets for a company, and its people. */
export function EditCompany({ company, onClose, onSaved }: EditCompanyProps) {
  const { _id: id, name, state, credit, priceList, purchaseOrder } = company;
  const form = useZodForm(schema, {
    state,
    priceList: priceList?._id ?? "",
    purchaseOrder,
    ...typedCredit(credit),
  });
  // Until the lists have loaded, the company's own list is the only option.
  const lists = useLoad({ load: loadPriceLists }).value?.items ?? (priceList ? [priceList] : []);

  async function save({ state: wanted, priceList: list, ...typed }: z.output<typeof schema>) {
    const { dirtyFields } = form.formState;
    const { state: isOther, priceList: isOtherList, ...credited } = dirtyFields;
    const { creditDays, creditLimit } = credited;
    const { days, limit } = creditRequest(typed);
    const body = {
      ...(isOther && { state: wanted }),
      ...(isOtherList && { priceList: list || null }),
      ...(dirtyFields.purchaseOrder && { purchaseOrder: typed.purchaseOrder }),
      ...((creditDays || creditLimit) && { credit: days === null ? null : { days, limit } }),
    };
    if (Object.keys(body).length === 0) return undefined;
    await call("PATCH /admin/companies/{id}", { params: { id }, body });
    await onSaved();
    return { title: "Company Saved", description: name };
  }

  return (
    <CallDialog
      title="Edit Company"
      description={name}
      form={form}
      failure={{
        title: "Company Not Saved",
        text: "The company could not be saved. Please try again.",
      }}
      save={save}
      onClose={onClose}
      submit="Save Changes"
    >
      <div className="space-y-5">
        <SelectField name="state" label="State" required options={STATES} />
        <SelectField
          name="priceList"
          label="Price list"
          placeholder="None: public prices"
          options={lists.map((one) => ({ value: one._id, label: one.name }))}
        />
        <SelectField
          name="purchaseOrder"
          label="Purchase order with each order"
          required
          options={demandOptions()}
          hint="Its members order nothing without it; its owners can change it too."
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            name="creditDays"
            label="Days to pay"
            inputMode="numeric"
            hint="Empty for no credit."
          />
          <TextField
            name="creditLimit"
            label="Limit (₹)"
            inputMode="decimal"
            hint="What may be unpaid at any time, over all its orders."
          />
        </div>
        <CompanyPeople company={company} onInvited={onSaved} />
        <p>
          <Link href={staffPaths.customer(id)} prefetch={false} className="text-link">
            Customer page
          </Link>
        </p>
      </div>
    </CallDialog>
  );
}
