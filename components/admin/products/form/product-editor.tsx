import { type ReactNode, useEffect, useEffectEvent, useId, useState } from "react";
import { createPortal } from "react-dom";
import { useUnsaved } from "@/components/shared/call/use-unsaved";
import { SubmitButton } from "@/components/shared/form/submit-button";
import { useZodForm, ZodForm } from "@/components/shared/form/zod-form";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { toast } from "@/components/ui/toast/toast";
import type { AdminProduct } from "@/lib/catalogue/admin/schemas";
import { differences } from "./values/differences";
import { EMPTY_PRODUCT, productFormSchema, productFormValues } from "./values/form-values";
import { ReviewsField } from "./reviews-field";
import { FeaturesField, PricesField, SpecificationsField } from "./row-fields";
import { type ProductFormReturn, useSaveProduct } from "./use-save-product";
import { BasicFields, CompanionsField, FamilyField } from "./basic-fields";
import { CertificatesSection } from "./certificates-section";
import { TranslationFields } from "../../shared/translation-fields";
import { ConflictNotice } from "./conflict-notice";
import { PicturesField } from "./pictures-field";
import { PrintOptionsField } from "./print-options-field";
import { SampleField } from "./sample-field";
import { SupplyFields } from "./supply-fields";
import { PriceHistory } from "./price-history";

const TRANSLATED = [
  { name: "name", label: "Name" },
  { name: "description", label: "Description", isLong: true },
  { name: "features", label: "Features, one on each line,", isLong: true },
];

/** The state that decides how the dialog closes. */
export type EditorState = "clean" | "changed" | "saving";

interface ProductEditorProps {
  /** The loaded product; null to add one. */
  base: AdminProduct | null;
  categories: readonly string[];
  onState: (state: EditorState) => void;
  /** Called on leaving; asks first if there are unsaved changes. */
  onLeave: () => void;
  /** Shows the product in the list before the dialog closes. */
  onSaved: () => Promise<unknown>;
  onDone: () => void;
  /** The element for the buttons. */
  foot: HTMLElement | null;
  onAdopt?: (current: AdminProduct) => void;
}

export function ProductEditor(props: ProductEditorProps) {
  const { base, categories, onState, onLeave, onSaved, onDone, onAdopt, foot } = props;
  const id = useId();
  const start = base ? productFormValues(base) : EMPTY_PRODUCT;
  const form: ProductFormReturn = useZodForm(productFormSchema, start);
  const save = useSaveProduct({ base, form, onSaved, onDone });
  const { isDirty } = form.formState;
  const [hasCertificate, setCertificate] = useState(false);
  const isSaving = save.progress !== null;
  const state = isSaving ? "saving" : isDirty || hasCertificate ? "changed" : "clean";
  const report = useEffectEvent(onState);
  useEffect(() => report(state), [state]);
  useUnsaved(state !== "clean", onLeave);
  const { conflict } = save;
  return (
    <>
      <ZodForm
        id={id}
        form={form}
        onSubmit={hasCertificate ? tellOfCertificate : save.send}
        className="space-y-8"
      >
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
        <BasicFields categories={categories} />
        <SupplyFields isStored={base !== null} stockRead={base?.stockCount} />
        <PricesField />
        {base && <PriceHistory productId={base._id} />}
        <PrintOptionsField />
        <SampleField />
        <PicturesField />
        <FeaturesField />
        <SpecificationsField />
        <TranslationFields texts={TRANSLATED} />
        <FamilyField />
        <CompanionsField own={base?._id} />
        <ReviewsField />
        <SaveBar
          slot={foot}
          form={id}
          label={base ? "Save Changes" : "Add Product"}
          progress={save.progress}
          notice={save.unreachable && <Unanswered isNew={!base} />}
          onStop={save.stop}
          onCancel={onLeave}
        />
      </ZodForm>
      {base && <CertificatesSection productId={base._id} onUnsaved={setCertificate} />}
    </>
  );
}

/** A certificate has its own save button, and closing the dialog would lose it. */
function tellOfCertificate(): void {
  toast({
    title: "Certificate Not Added",
    description: "Press “Add the certificate”, or empty its fields, and then save the product.",
    destructive: true,
  });
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

interface SaveBarProps {
  /** The dialog's footer, outside the scrolling part; null until it is mounted. */
  slot: HTMLElement | null;
  form: string;
  label: string;
  /** The uploaded share; null if nothing is being sent. */
  progress: number | null;
  /** Why the last save failed. */
  notice: ReactNode;
  onStop: () => void;
  onCancel: () => void;
}

/** A footer that stays visible, with the save's progress and the buttons. */
function SaveBar(props: SaveBarProps) {
  const { slot, form, label, progress, notice, onStop, onCancel } = props;
  if (!slot) return null;
  return createPortal(
    <>
      {progress === null && notice && (
        <Notice role="alert" className="mb-3">
          {notice}
        </Notice>
      )}
      {progress !== null && <Progress share={progress} />}
      <div className="flex flex-wrap justify-end gap-3">
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
    </>,
    slot,
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
