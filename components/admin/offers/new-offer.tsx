"use client";

import { useRouter } from "next/navigation";
import type { z } from "zod";
import { staffPaths } from "@/lib/base/staff-paths";
import { LeaveGuard } from "@/components/shared/call/leave-guard";
import { useAction } from "@/components/shared/call/use-action";
import { SubmitButton } from "@/components/shared/form/submit-button";
import { TextField } from "@/components/shared/form/text-field";
import { showFieldErrors, useZodForm, ZodForm } from "@/components/shared/form/zod-form";
import { Card } from "@/components/ui/card";
import { paths } from "@/lib/base/paths";
import { call } from "@/lib/client/api";
import { useMay } from "@/lib/client/use-role";
import { CustomerFinder, type Member, MemberFinder } from "../entry/finder";
import { PageHeading } from "../shared/page-heading";
import { OfferFields } from "./offer-fields";
import { NEW_TERMS, newOfferFormSchema, type NewOfferValues, toSent } from "./offer-form";

const BACK = { href: paths.admin("offers"), label: "Back to Offers" };

type OfferedTo = Pick<NewOfferValues, "name" | "email" | "company">;

/** Starts an offer for a customer who called or wrote. */
export function NewOffer({ first }: { first: OfferedTo | null }) {
  const router = useRouter();
  const mayReadCosts = useMay("costs.read");
  const mayReadUsers = useMay("users.read");
  const form = useZodForm(newOfferFormSchema, { ...NOBODY, ...first });
  const { run } = useAction({
    title: "Offer Not Saved",
    text: "What you typed is still here. Please try again.",
    onRefused: ({ fields }) => showFieldErrors(form, fields),
  });

  async function save(values: z.output<typeof newOfferFormSchema>) {
    const { _id } = await call("POST /admin/offers", {
      body: toSent(values, mayReadCosts),
    });
    form.reset(undefined, { keepValues: true });
    router.push(staffPaths.offer(_id));
  }

  function fillIn({ name, email, company }: Member) {
    const chosen = { shouldDirty: true, shouldValidate: true };
    form.setValue("name", name, chosen);
    form.setValue("email", email, chosen);
    form.setValue("company", company ?? "", chosen);
  }

  return (
    <>
      <PageHeading title="New Offer" back={BACK}>
        A draft at first; the buyer reads it once you send it.
      </PageHeading>
      <LeaveGuard
        active={form.formState.isDirty}
        title="Leave this offer?"
        leave="Leave"
        stay="Stay"
      >
        <p>It is not saved yet. What you entered will be lost.</p>
      </LeaveGuard>
      <ZodForm form={form} onSubmit={(values) => run(() => save(values))} className="space-y-5">
        <Card className="p-5 sm:p-6">
          <h2 className="mb-4 text-heading">Customer</h2>
          <div className="mb-4 max-w-xl">
            {mayReadUsers ? (
              <CustomerFinder onChoose={fillIn} />
            ) : (
              <MemberFinder onChoose={fillIn} />
            )}
          </div>
          <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
            <TextField name="name" label="Name" required autoComplete="off" />
            <TextField
              name="email"
              label="Email"
              required
              autoComplete="off"
              hint="The offer goes here, with a link to accept it."
            />
            <TextField name="phone" label="Phone" autoComplete="off" />
            <TextField name="company" label="Company" autoComplete="off" />
          </div>
        </Card>
        <OfferFields />
        <SubmitButton busyLabel="Saving">Save Draft</SubmitButton>
      </ZodForm>
    </>
  );
}

const NOBODY: NewOfferValues = { ...NEW_TERMS, name: "", email: "", phone: "", company: "" };
