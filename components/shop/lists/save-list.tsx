import { ListPlus } from "lucide-react";
import { useState } from "react";
import { useTranslate } from "#words";
import { useRouter } from "@/components/ui/use-router";
import { useAction } from "@/components/shared/call/use-action";
import { useLoad } from "@/components/shared/call/use-load";
import { CheckboxField } from "@/components/shared/form/checkbox-field";
import { FormDialog } from "@/components/shared/form/form-dialog";
import { TextField } from "@/components/shared/form/text-field";
import { showFieldErrors, useZodForm } from "@/components/shared/form/zod-form";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast/toast";
import { paths } from "@/lib/base/paths";
import { countText } from "@/lib/base/text/counts";
import { call } from "@/lib/client/api";
import { newListSchema, type ListItem, type NewList } from "@/lib/orders/lists/schemas";
import { companyCan } from "@/lib/identity/session/company-roles";

interface SaveListProps {
  items: readonly ListItem[];
  label?: string;
  /** For use beside other buttons of full size. */
  isPlain?: boolean;
}

/** A button that saves these products as a list. */
export function SaveList({ items, label = "Save as List", isPlain = false }: SaveListProps) {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size={isPlain ? "default" : "sm"}
        variant={isPlain ? "outline" : "ghost"}
        onClick={() => setOpen(true)}
      >
        <ListPlus aria-hidden /> {t(label)}
      </Button>
      {isOpen && <SaveListDialog items={items} onClose={() => setOpen(false)} />}
    </>
  );
}

const loadProfile = (_: string, signal: AbortSignal) => call("GET /auth/me", { signal });

const formSchema = newListSchema.pick({ name: true, company: true });

function SaveListDialog({
  items,
  onClose,
}: Pick<SaveListProps, "items"> & { onClose: () => void }) {
  const t = useTranslate();
  const router = useRouter();
  const form = useZodForm(formSchema, { name: "", company: false });
  const membership = useLoad({ load: loadProfile }).value?.membership;
  const { run } = useAction({
    title: t("List Not Saved"),
    text: t("What you typed is still here. Please try again."),
    onRefused: ({ fields }) => showFieldErrors(form, fields),
  });

  const save = (body: Pick<NewList, "name" | "company">) =>
    run(async () => {
      const { _id, name } = await call("POST /lists", { body: { ...body, items: [...items] } });
      form.reset(body);
      onClose();
      toast({ title: t("List Saved"), description: name });
      router.push(paths.list(_id));
    });

  return (
    <FormDialog
      title={items.length > 0 ? t("Save as a list") : t("New list")}
      description={
        items.length > 0
          ? t(
              items.length === 1
                ? "Keeps 1 product with their quantities, to be ordered again at the prices of that day."
                : "Keeps {count} products with their quantities, to be ordered again at the prices of that day.",
              { count: countText(items.length) },
            )
          : t("You add its products afterwards.")
      }
      form={form}
      onSubmit={save}
      onClose={onClose}
      submit={t("Save List")}
    >
      <div className="space-y-5">
        <TextField name="name" label={t("Name")} required autoComplete="off" />
        {membership && companyCan(membership.role, "orders.place") && (
          <CheckboxField
            name="company"
            label={t("For {name}", { name: membership.company.name })}
            hint={t("Everybody in the company sees it; those who order for it can change it.")}
          />
        )}
      </div>
    </FormDialog>
  );
}
