import { CallDialog } from "@/components/shared/form/call-dialog";
import { PostalFields } from "@/components/shared/form/postal-fields";
import { SelectField } from "@/components/shared/form/select-field";
import { TextField } from "@/components/shared/form/text-field";
import { useZodForm } from "@/components/shared/form/zod-form";
import { useLoad } from "@/components/shared/call/use-load";
import { call } from "@/lib/client/api";
import { CompanyRole } from "@/lib/db/generated/enums";
import type { AdminCompany } from "@/lib/companies/admin-schemas";
import { EMPTY_ADDRESS } from "@/lib/identity/addresses/form-values";
import { INDIAN_STATES } from "@/lib/shop/gst/states";
import { RowList } from "../shared/row-list";
import { companyForm, companyRequest, EMPTY_COMPANY, type CompanyStart } from "./company-form";
import { loadPriceLists } from "./load-price-lists";

interface AddCompanyProps {
  /** Known details of a buyer who becomes its owner. */
  start?: CompanyStart;
  onClose: () => void;
  onAdded: (company: AdminCompany) => Promise<unknown>;
}

const MOST_PEOPLE = 20;

/** Adds a company with its first address, people, terms and opening balance; no emails are sent. */
export function AddCompany({ start, onClose, onAdded }: AddCompanyProps) {
  const form = useZodForm(companyForm, { ...EMPTY_COMPANY, ...EMPTY_ADDRESS, ...start?.values });
  const lists = useLoad({ load: loadPriceLists }).value?.items ?? [];
  return (
    <CallDialog
      title={start ? "Make a company of this buyer" : "Add a company"}
      description={
        start
          ? "The buyer becomes its owner at once. Orders that are open stay the buyer’s own."
          : "Nobody is mailed before you invite them."
      }
      form={form}
      failure={{
        title: "Company Not Added",
        text: "What you typed is still here. Please try again.",
      }}
      nameFields={byControl}
      save={async (values) => {
        const body = companyRequest(values, start);
        const company = await call("POST /admin/companies", { body });
        await onAdded(company);
        return { title: "Company Added", description: company.name };
      }}
      onClose={onClose}
      submit="Add Company"
      busyLabel="Adding"
    >
      <div className="space-y-6">
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField name="name" label="Company" required />
          <TextField name="legalName" label="Legal name" hint="Empty: the same." />
        </div>
        <fieldset className="space-y-3">
          <legend className="text-lg">Address</legend>
          <p className="text-sm text-muted-foreground">
            Its people choose it at checkout. With a GSTIN it is the billing address. Leave all
            empty for none.
          </p>
          <div className="grid grid-cols-6 gap-x-4 gap-y-5">
            <TextField
              name="gstin"
              label="GSTIN"
              autoCapitalize="characters"
              spellCheck={false}
              className="col-span-6"
            />
            <PostalFields states={INDIAN_STATES} byStaff />
          </div>
        </fieldset>
        <fieldset>
          <legend className="text-lg">People</legend>
          <RowList
            name="people"
            what="person"
            most={MOST_PEOPLE}
            fresh={{ name: "", email: "", role: "buyer" }}
            first="name"
            isSorted
            className="mt-2 space-y-4"
            rowClassName="grid gap-x-3 gap-y-2 sm:grid-cols-[1fr_1fr_8rem_auto] sm:items-start"
          >
            {({ at, buttons }) => (
              <>
                <TextField name={at("name")} label="Name" required />
                <TextField name={at("email")} label="Email" type="email" required />
                <SelectField
                  name={at("role")}
                  label="Role"
                  required
                  options={Object.values(CompanyRole).map((value) => ({ value, label: value }))}
                />
                <div className="flex items-end sm:pt-7">{buttons}</div>
              </>
            )}
          </RowList>
        </fieldset>
        <fieldset className="space-y-3">
          <legend className="text-lg">Terms</legend>
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField
              name="creditDays"
              label="Days to pay"
              inputMode="numeric"
              hint="Empty for no credit."
            />
            <TextField name="creditLimit" label="Limit (₹)" inputMode="decimal" />
            <SelectField
              name="priceList"
              label="Price list"
              placeholder="None: public prices"
              options={lists.map((one) => ({ value: one._id, label: one.name }))}
            />
          </div>
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField
              name="openingBalance"
              label="Opening balance (₹)"
              inputMode="decimal"
              hint="What it owes already; below 0: you owe it."
            />
            <TextField name="openingDay" label="Owed on" type="date" />
          </div>
        </fieldset>
      </div>
    </CallDialog>
  );
}

/** Maps the server's field names: `gstins.0.billingAddress.city`. */
const byControl = (fields: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(fields).map(([path, message]) => {
      if (path.startsWith("people.")) return [path, message];
      const names: Record<string, string> = {
        "credit.days": "creditDays",
        "credit.limit": "creditLimit",
        "openingBalance.amount": "openingBalance",
        "openingBalance.at": "openingDay",
      };
      return [names[path] ?? path.split(".").at(-1) ?? path, message];
    }),
  );
