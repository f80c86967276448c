import { Pencil } from "lucide-react";
import { useState } from "react";
import { useTranslate } from "#words";
import { CallDialog } from "@/components/shared/form/call-dialog";
import { SelectField } from "@/components/shared/form/select-field";
import { TextField } from "@/components/shared/form/text-field";
import { useZodForm } from "@/components/shared/form/zod-form";
import { Rupees } from "@/components/shared/format/rupees";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Notice } from "@/components/ui/notice";
import { z } from "@/lib/base/input/zod";
import { call } from "@/lib/client/api";
import { companySchema, foundCompanySchema, type CompanyAnswer } from "@/lib/companies/schemas";
import { demandOptions, PURCHASE_ORDER_DEMANDS } from "@/lib/companies/purchase-order-demands";

export interface CompanyPartProps {
  company: CompanyAnswer;
  mayChange: boolean;
  onSaved: (company: CompanyAnswer) => void;
}

/** The company's name and its credit terms. */
export function CompanyCard({ company, mayChange, onSaved }: CompanyPartProps) {
  const t = useTranslate();
  const { name, legalName, state, role, credit, purchaseOrder } = company;
  const [editing, setEditing] = useState(false);
  return (
    <Card className="p-5 sm:p-6">
      <div className="flex items-start justify-between gap-3">
        <h2 className="min-w-0 text-heading break-words">{name}</h2>
        {mayChange && (
          <Button size="sm" variant="outline" onClick={() => setEditing(true)}>
            <Pencil aria-hidden />{" "}
            {t.parts("Edit<more> the company</more>", {
              more: (words) => <span className="sr-only">{words}</span>,
            })}
          </Button>
        )}
      </div>
      {state === "closed" && (
        <Notice className="mt-3">
          {t("We have closed this company: nothing is ordered for it.")}
        </Notice>
      )}
      <dl className="mt-3 divide-y">
        <Fact name={t("Legal name")}>{legalName}</Fact>
        <Fact name={t("Your role")}>{t(role)}</Fact>
        <Fact name={t("Purchase order with each order")}>
          {t(PURCHASE_ORDER_DEMANDS[purchaseOrder])}
        </Fact>
        {credit && (
          <>
            <Fact name={t("On account")}>
              {t.parts("up to {limit}, to pay in {count} days", {
                limit: <Rupees amount={credit.limit} />,
                count: credit.days,
              })}
            </Fact>
            <Fact name={t("Open now")}>
              <Rupees amount={credit.open} />
            </Fact>
          </>
        )}
      </dl>
      {editing && (
        <EditCompany company={company} onSaved={onSaved} onClose={() => setEditing(false)} />
      )}
    </Card>
  );
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4 py-2.5">
      <dt className="text-muted-foreground">{name}</dt>
      <dd className="min-w-0 font-semibold break-words">{children}</dd>
    </div>
  );
}

const schema = z.object({
  name: foundCompanySchema.shape.name,
  legalName: foundCompanySchema.shape.legalName.unwrap(),
  purchaseOrder: companySchema.shape.purchaseOrder,
});

interface EditCompanyProps extends Pick<CompanyPartProps, "company" | "onSaved"> {
  onClose: () => void;
}

function EditCompany({ company, onSaved, onClose }: EditCompanyProps) {
  const { name, legalName, purchaseOrder } = company;
  const t = useTranslate();
  const form = useZodForm(schema, { name, legalName, purchaseOrder });

  async function save(body: z.output<typeof schema>) {
    onSaved(await call("PATCH /company", { body }));
    return { title: t("Company Saved") };
  }

  return (
    <CallDialog
      title={t("Edit Company")}
      form={form}
      failure={{
        title: t("Company Not Saved"),
        text: t("The company could not be saved. Please try again."),
      }}
      save={save}
      onClose={onClose}
      submit={t("Save Changes")}
    >
      <div className="space-y-5">
        <TextField name="name" label={t("Company Name")} required autoComplete="organization" />
        <TextField name="legalName" label={t("Legal Name")} required />
        <SelectField
          name="purchaseOrder"
          label={t("Purchase order with each order")}
          required
          options={demandOptions(t)}
          hint={t("Nobody orders for the company, or accepts an offer, without it.")}
        />
      </div>
    </CallDialog>
  );
}
