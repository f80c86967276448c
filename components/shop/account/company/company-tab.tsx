import { useTranslate } from "#words";
import { LoadFailure } from "@/components/shared/call/load-failure";
import { useAction } from "@/components/shared/call/use-action";
import { useLoad, type Load } from "@/components/shared/call/use-load";
import { SubmitButton } from "@/components/shared/form/submit-button";
import { TextField } from "@/components/shared/form/text-field";
import { showFieldErrors, useZodForm, ZodForm } from "@/components/shared/form/zod-form";
import { Card } from "@/components/ui/card";
import { Skeleton } from "@/components/ui/skeleton";
import { toast } from "@/components/ui/toast/toast";
import { z } from "@/lib/base/input/zod";
import { call } from "@/lib/client/api";
import type { Profile } from "@/lib/identity/accounts/schemas";
import { type CompanyAnswer, foundCompanySchema } from "@/lib/companies/schemas";
import { companyCan } from "@/lib/identity/session/company-roles";
import { CompanyCard } from "./company-card";
import { CompanyInvitations } from "./company-invitations";
import { CompanyRules } from "./company-rules";
import { MembersCard } from "./members-card";
import { RegistrationsCard } from "./registrations-card";

const loadCompany = (_: string, signal: AbortSignal): Promise<CompanyAnswer> =>
  call("GET /company", { signal });

/** The customer's company, or a form to found one. */
export function CompanyTab({ profile: { value: person, renew } }: { profile: Load<Profile> }) {
  if (!person) return null;
  if (!person.membership) return <FoundCompany name={person.company ?? ""} onCreated={renew} />;
  return <OwnCompany onLeft={renew} />;
}

function OwnCompany({ onLeft }: { onLeft: () => Promise<unknown> }) {
  const t = useTranslate();
  const { value: company, error, reload, adopt } = useLoad({ load: loadCompany });
  if (error && !company) {
    return <LoadFailure text={t("Your company could not be loaded.")} retry={reload} />;
  }
  if (!company) return <Skeleton className="h-64" />;
  const isOwner = companyCan(company.role, "company.write");
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <div className="min-w-0 space-y-5">
        <CompanyCard company={company} mayChange={isOwner} onSaved={adopt} />
        <RegistrationsCard company={company} mayChange={isOwner} onSaved={adopt} />
      </div>
      <div className="min-w-0 space-y-5">
        <MembersCard company={company} mayChange={isOwner} onLeft={onLeft} />
        {isOwner && <CompanyInvitations />}
        <CompanyRules mayChange={isOwner} />
      </div>
    </div>
  );
}

const newCompanySchema = z.object({
  name: foundCompanySchema.shape.name,
  legalName: z.string().trim().max(160, "Use at most 160 characters"),
});

interface FoundCompanyProps {
  /** The company name from the profile; may be empty. */
  name: string;
  /** Resolves once the profile has the company. */
  onCreated: () => Promise<unknown>;
}

function FoundCompany({ name: known, onCreated }: FoundCompanyProps) {
  const t = useTranslate();
  const form = useZodForm(newCompanySchema, { name: known, legalName: "" });
  const { run } = useAction({
    title: t("Company Not Added"),
    text: t("The company could not be added. Please try again."),
    onRefused: ({ fields }) => showFieldErrors(form, fields),
  });

  async function found({ name, legalName }: z.output<typeof newCompanySchema>) {
    await call("POST /company", { body: { name, ...(legalName && { legalName }) } });
    await onCreated();
    toast({
      title: t("Company Added"),
      description: t("You are the owner of {name}.", { name }),
    });
  }

  return (
    <Card className="max-w-xl p-5 sm:p-6">
      <h2 className="text-heading">{t("Buy as a company")}</h2>
      <p className="mt-2 mb-5 text-muted-foreground">
        {t(
          "Invite the people who buy with you, and decide what each may order. What you order from then on is the company’s; earlier orders stay yours. Credit that we gave you moves to the company, with the orders that are still to be paid on it.",
        )}
      </p>
      <ZodForm form={form} onSubmit={(values) => run(() => found(values))} className="grid gap-5">
        <TextField name="name" label={t("Company Name")} required autoComplete="organization" />
        <TextField
          name="legalName"
          label={t("Legal Name")}
          hint={t("As registered, where it is another one.")}
        />
        <SubmitButton busyLabel={t("Adding")} className="max-sm:w-full sm:justify-self-start">
          {t("Add Company")}
        </SubmitButton>
      </ZodForm>
    </Card>
  );
}
