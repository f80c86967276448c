import { Plus, Trash2 } from "lucide-react";
import { useId, useState } from "react";
import { useWatch } from "react-hook-form";
import { useTranslate } from "#words";
import { LoadFailure } from "@/components/shared/call/load-failure";
import { useAction } from "@/components/shared/call/use-action";
import { useLoad } from "@/components/shared/call/use-load";
import { CheckboxField } from "@/components/shared/form/checkbox-field";
import { CallDialog } from "@/components/shared/form/call-dialog";
import { SelectField } from "@/components/shared/form/select-field";
import { TextField } from "@/components/shared/form/text-field";
import { useZodForm } from "@/components/shared/form/zod-form";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Notice } from "@/components/ui/notice";
import { toast } from "@/components/ui/toast/toast";
import { call } from "@/lib/client/api";
import { MAX_RULES, ruleFormSchema, type CompanyRule } from "@/lib/companies/rules/rule-schemas";
import { MADE_TO_SIZE } from "@/lib/pricing/size-spec";
import { missingDeciders, RULE_KINDS, ruleTitle } from "@/lib/companies/rules/rules";
import { companyCan } from "@/lib/identity/session/company-roles";

const loadRules = (_: string, signal: AbortSignal) => call("GET /company/rules", { signal });
const loadMembers = (_: string, signal: AbortSignal) => call("GET /company/members", { signal });
const loadCategories = (_: string, signal: AbortSignal) => call("GET /categories", { signal });

/** The rules for orders that need approval; owners can change them. */
export function CompanyRules({ mayChange }: { mayChange: boolean }) {
  const t = useTranslate();
  const heading = useId();
  const loaded = useLoad({ load: loadRules });
  const [isAdding, setAdding] = useState(false);
  const { busy, run } = useAction({
    title: t("Rules Not Saved"),
    text: t("Please try again."),
  });
  const rules = loaded.value?.rules ?? [];

  async function save(next: CompanyRule[]) {
    loaded.adopt(await call("PUT /company/rules", { body: { rules: next } }));
  }

  const remove = (removed: CompanyRule) =>
    run(async () => {
      await save(rules.filter((rule) => rule !== removed));
      toast({
        title: t("Rule Removed"),
        description: t("New orders are no longer asked for it."),
      });
    });

  return (
    <section aria-labelledby={heading}>
      <Card className="p-4 sm:p-6">
        <h2 id={heading} className="text-heading">
          {t("What needs an approval")}
        </h2>
        {loaded.error && (
          <LoadFailure text={t("The rules could not be loaded.")} retry={loaded.reload} />
        )}
        {loaded.value && rules.length === 0 && (
          <p className="mt-2 text-muted-foreground">
            {t("Nothing. Everybody who may order does so within their limits.")}
          </p>
        )}
        <ul className="mt-3 divide-y">
          {rules.map((rule, index) => (
            <li key={index} className="flex min-h-14 items-center justify-between gap-3 py-1.5">
              <span className="min-w-0 break-words">
                {ruleTitle(rule, t)}
                {rule.approvals === 2 && (
                  <span className="block text-sm text-muted-foreground">
                    {t("Two different people approve")}
                  </span>
                )}
              </span>
              {mayChange && (
                <Button
                  variant="ghost"
                  size="icon"
                  aria-label={t("Remove: {rule}", { rule: ruleTitle(rule, t) })}
                  aria-disabled={busy}
                  onClick={() => void remove(rule)}
                >
                  <Trash2 aria-hidden />
                </Button>
              )}
            </li>
          ))}
        </ul>
        {mayChange && rules.length > 0 && <TooFewDeciders rules={rules} />}
        {mayChange && loaded.value && rules.length < MAX_RULES && (
          <Button variant="outline" className="mt-3" onClick={() => setAdding(true)}>
            <Plus aria-hidden /> {t("Add Rule")}
          </Button>
        )}
      </Card>
      {isAdding && (
        <AddRule onClose={() => setAdding(false)} onAdd={(rule) => save([...rules, rule])} />
      )}
    </section>
  );
}

/** Warns owners of orders that no member could approve. */
function TooFewDeciders({ rules }: { rules: readonly CompanyRule[] }) {
  const t = useTranslate();
  const { value: members } = useLoad({ load: loadMembers });
  if (!members) return null;
  const deciders = members.filter(({ role }) => companyCan(role, "requests.decide")).length;
  const missing = missingDeciders(rules, deciders);
  if (missing === 0) return null;
  return (
    <Notice className="mt-3">
      {t(
        missing === 1
          ? "Nobody approves their own order. Invite one more owner or approver, or some orders can never be approved."
          : "Nobody approves their own order. Invite two more owners or approvers, or some orders can never be approved.",
      )}
    </Notice>
  );
}

interface AddRuleProps {
  onClose: () => void;
  onAdd: (rule: CompanyRule) => Promise<void>;
}

function AddRule({ onClose, onAdd }: AddRuleProps) {
  const t = useTranslate();
  const form = useZodForm(ruleFormSchema, { kind: "total", amount: "", category: "", two: false });
  const kind = useWatch({ control: form.control, name: "kind" });
  const categories = useLoad({ load: loadCategories });

  async function add(rule: CompanyRule) {
    await onAdd(rule);
    return { title: t("Rule Added"), description: t("It counts from the next order on.") };
  }

  return (
    <CallDialog
      title={t("Add Rule")}
      description={t("Requests that already wait keep the rules of the day they were sent.")}
      form={form}
      failure={{
        title: t("Rule Not Added"),
        text: t("What you typed is still here. Please try again."),
      }}
      save={add}
      onClose={onClose}
      submit={t("Add Rule")}
      busyLabel={t("Adding")}
    >
      <div className="space-y-5">
        <SelectField
          name="kind"
          label={t("An approval is needed for")}
          options={RULE_KINDS.map(({ value, label }) => ({ value, label: t(label) }))}
        />
        {(kind === "total" || kind === "month") && (
          <TextField name="amount" label={t("Above, in rupees")} required inputMode="decimal" />
        )}
        {kind === "category" && (
          <SelectField
            name="category"
            label={t("Category")}
            required
            placeholder={t("Choose a category")}
            options={[...(categories.value ?? []).map(({ name }) => name), MADE_TO_SIZE]}
          />
        )}
        <CheckboxField name="two" label={t("Two different people must approve")} />
      </div>
    </CallDialog>
  );
}
