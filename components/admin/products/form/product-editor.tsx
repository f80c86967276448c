import { type KeyboardEvent, type ReactNode, useEffect, useId, useState } from "react";
import { FormProvider } from "react-hook-form";
import { SubmitButton } from "@/components/shared/form/submit-button";
import { useZodForm, ZodForm } from "@/components/shared/form/zod-form";
import { momentText } from "@/components/shared/format/dates";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Notice } from "@/components/ui/notice";
import { toastFailure } from "@/components/ui/toast/toast";
import type { AdminProduct } from "@/lib/catalogue/admin/schemas";
import { TranslationFields, useTranslated } from "../../shared/translation-fields";
import { UnsavedGuard } from "../../shared/unsaved-guard";
import { BasicFields, CompanionsField, FamilyField, NumberFields } from "./basic-fields";
import { CertificatesSection } from "./certificates-section";
import { ConflictNotice } from "./conflict-notice";
import { FormSection, useOpenMistakes } from "./form-parts";
import { PicturesField } from "./pictures-field";
import { PriceHistory } from "./price-history";
import { PrintOptionsField } from "./print-options-field";
import { removeDraft, useProductDraft } from "./product-draft";
import { ReviewsField } from "./reviews-field";
import { FeaturesField, PricesField, SpecificationsField } from "./row-fields";
import { SampleField } from "./sample-field";
import { SupplyFields } from "./supply-fields";
import { type ProductFormReturn, useSaveProduct } from "./use-save-product";
import { differences } from "./values/differences";
import {
  EMPTY_PRODUCT,
  FORM_FIELDS,
  productFormSchema,
  productFormValues,
} from "./values/form-values";

const TRANSLATED = [
  { name: "name", label: "Name" },
  { name: "description", label: "Description", isLong: true },
  { name: "features", label: "Features, one on each line,", isLong: true },
];

/** What a draft does not hold is lost (product-draft.ts). */
const LEFT =
  "This browser keeps what you typed and offers it when you open the form again. New pictures and a certificate that was not added will be lost.";

const TRANSLATED_FIELDS = ["translations"] as const;

interface ProductEditorProps {
  /** The loaded product; null to add one. */
  base: AdminProduct | null;
  categories: readonly string[];
  /** Called once it is saved. */
  onDone: () => void;
  onCancel: () => void;
  /** Restarts with the current version of the product. */
  onAdopt?: (current: AdminProduct) => void;
}

export function ProductEditor({ base, categories, onDone, onCancel, onAdopt }: ProductEditorProps) {
  const id = useId();
  const draftId = base?._id ?? "new";
  const start = base ? productFormValues(base) : EMPTY_PRODUCT;
  const form: ProductFormReturn = useZodForm(productFormSchema, start, {
    shouldFocusError: false,
  });
  const drafts = useProductDraft(draftId, form, start);
  const save = useSaveProduct({
    base,
    form,
    onDone: () => {
      removeDraft(draftId);
      onDone();
    },
  });
  const { isDirty } = form.formState;
  const [hasCertificate, setCertificate] = useState(false);
  const isSaving = save.progress !== null;
  const isTranslated = useTranslated();
  useOpenMistakes(id, form);
  useFormKeys(id);
  const { conflict } = save;
  return (
    <FormProvider {...form}>
      <UnsavedGuard active={isSaving || isDirty || hasCertificate} text={LEFT} />
      <ZodForm
        id={id}
        form={form}
        onSubmit={hasCertificate ? showCertificateNotAdded : save.send}
        onKeyDown={preventEnterSubmit}
        className="space-y-5"
      >
        <DraftNotice {...drafts} />
        {conflict && (
          <ConflictNotice
            differences={differences(form.getValues(), productFormValues(conflict.current), start)}
            by={conflict.by}
            taken={conflict.taken}
            onLoad={() => onAdopt?.(conflict.current)}
            onOverwrite={form.handleSubmit(save.overwrite)}
            onKeepEditing={save.settleConflict}
            busy={isSaving}
          />
        )}
        <Card className="space-y-5 p-4 sm:p-5">
          <PicturesField />
          <BasicFields categories={categories} stockRead={base?.stockCount} />
        </Card>
        <Card>
          <NumberFields />
          <PricesField />
          <SupplyFields />
          <PrintOptionsField />
          <SampleField />
          <FeaturesField />
          <SpecificationsField />
          {isTranslated && (
            <FormSection title="Other languages" fields={TRANSLATED_FIELDS}>
              <TranslationFields texts={TRANSLATED} />
            </FormSection>
          )}
          <FamilyField />
          <CompanionsField own={base?._id} />
          <ReviewsField />
        </Card>
      </ZodForm>
      {base && (
        <Card className="mt-5">
          <CertificatesSection productId={base._id} onUnsaved={setCertificate} />
          <PriceHistory productId={base._id} />
        </Card>
      )}
      <SaveBar
        form={id}
        label={base ? "Save Changes" : "Add Product"}
        progress={save.progress}
        notice={save.unreachable && <Unanswered isNew={!base} />}
        onStop={save.stop}
        onCancel={onCancel}
      />
    </FormProvider>
  );
}

/** Enter in a field must not send half a form; buttons and long texts keep it. */
function preventEnterSubmit(event: KeyboardEvent): void {
  if (event.key === "Enter" && event.target instanceof HTMLInputElement) event.preventDefault();
}

/** Puts the focus on the name, and saves by Ctrl+S or ⌘S. */
function useFormKeys(id: string): void {
  useEffect(() => {
    const getForm = () => document.querySelector<HTMLFormElement>(`[id="${id}"]`);
    getForm()?.querySelector<HTMLElement>("[name=name]")?.focus({ preventScroll: true });
    const save = (event: globalThis.KeyboardEvent) => {
      if (event.key.toLowerCase() !== "s" || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      if (!event.repeat && !document.querySelector("[role=alertdialog]"))
        getForm()?.requestSubmit();
    };
    window.addEventListener("keydown", save);
    return () => window.removeEventListener("keydown", save);
  }, [id]);
}

/** A certificate has its own save button, and leaving the page would lose it. */
function showCertificateNotAdded(): void {
  toastFailure(
    "Certificate Not Added",
    "Press “Add the certificate”, or empty its fields, and then save the product.",
  );
}

function Unanswered({ isNew }: { isNew: boolean }) {
  return (
    <>
      The shop did not answer. Everything you entered is still here. Check your connection and save
      again.
      {isNew && " The product will not be added twice."}
    </>
  );
}

/** Offers what an earlier visit typed and did not save. */
function DraftNotice({ draft, restore, discard }: ReturnType<typeof useProductDraft>) {
  if (!draft) return null;
  const labels = Object.keys(draft.values).map(
    (name) => FORM_FIELDS[name as keyof typeof draft.values].label,
  );
  return (
    <Notice>
      <p>
        <strong className="font-semibold">
          You left unsaved changes here on {momentText(new Date(draft.at))}:
        </strong>{" "}
        {labels.join(", ")}.
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="sm" onClick={restore}>
          Use them
        </Button>
        <Button size="sm" variant="outline" onClick={discard}>
          Delete them
        </Button>
      </div>
    </Notice>
  );
}

interface SaveBarProps {
  form: string;
  label: string;
  /** The uploaded share; null if nothing is being sent. */
  progress: number | null;
  /** Why the last save failed. */
  notice: ReactNode;
  onStop: () => void;
  onCancel: () => void;
}

/** A bar that stays visible, with the save's progress and the buttons. */
function SaveBar({ form, label, progress, notice, onStop, onCancel }: SaveBarProps) {
  return (
    <div className="sticky bottom-0 z-10 -mx-4 mt-5 -mb-16 border-t bg-background px-4 py-3 sm:-mx-6 sm:px-6 lg:-mx-8 lg:px-8">
      {progress === null && notice && (
        <Notice role="alert" className="mb-3">
          {notice}
        </Notice>
      )}
      {progress !== null && <Progress share={progress} />}
      <div className="flex flex-wrap items-center justify-end gap-3">
        <p className="mr-auto text-sm text-muted-foreground max-sm:hidden pointer-coarse:hidden">
          Ctrl+S saves
        </p>
        {progress === null ? (
          <Button variant="outline" onClick={onCancel}>
            Cancel
          </Button>
        ) : (
          <Button variant="outline" onClick={onStop}>
            Stop sending
          </Button>
        )}
        <SubmitButton form={form} busyLabel="Saving">
          {label}
        </SubmitButton>
      </div>
    </div>
  );
}

function Progress({ share }: { share: number }) {
  const percent = Math.round(share * 100);
  const words = percent < 100 ? `Sending: ${percent}%` : "Preparing the pictures.";
  return (
    <div className="mb-3">
      <p role="status" className="mb-1 text-sm tabular">
        {percent === 0 || percent === 100 ? words : <span aria-hidden>{words}</span>}
      </p>
      <div
        role="progressbar"
        aria-label="Sending the product"
        aria-valuenow={percent}
        className="h-2.5 overflow-hidden rounded-full border border-input bg-muted"
      >
        <div
          className="h-full bg-primary transition-[width] duration-150"
          style={{ width: `${percent}%` }}
        />
      </div>
    </div>
  );
}
