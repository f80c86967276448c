import { useState } from "react";
import { useRouter } from "@/components/ui/use-router";
import { useTranslate } from "#words";
import { AttachmentField, attachmentProblem } from "@/components/shared/form/attachment-field";
import { CallDialog } from "@/components/shared/form/call-dialog";
import { TextField, TextareaField } from "@/components/shared/form/text-field";
import { useZodForm } from "@/components/shared/form/zod-form";
import { emailField, optionalLines, requiredText } from "@/lib/base/input/fields";
import { z } from "@/lib/base/input/zod";
import { paths } from "@/lib/base/paths";
import { OFFER_LIMITS } from "@/lib/offers/fields";
import { requestOffer, type Requested } from "./request-offer";

const requestSchema = z.object({
  name: requiredText("Name", 120),
  email: emailField,
  message: optionalLines(5000),
});

interface RequestOfferDialogProps {
  asked: Pick<Requested, "fromCart" | "lines">;
  message?: string | undefined;
  onClose: () => void;
}

/** Asks for a guest's details to request an offer for the cart. */
export function RequestOfferDialog({ asked, message = "", onClose }: RequestOfferDialogProps) {
  const t = useTranslate();
  const router = useRouter();
  const form = useZodForm(requestSchema, { name: "", email: "", message });
  const [files, setFiles] = useState<File[]>([]);
  const [fileError, setFileError] = useState<string>();

  function choose(chosen: File[]) {
    setFiles(chosen);
    setFileError(attachmentProblem(chosen, OFFER_LIMITS.files));
  }

  async function ask(values: z.output<typeof requestSchema>): Promise<false> {
    if (files.length > 0 && fileError) return false;
    const { number, accessKey } = await requestOffer({ ...asked, texts: values, files });
    form.reset();
    router.push(paths.offer(number, accessKey));
    return false;
  }

  return (
    <CallDialog
      title={t("Ask for an offer")}
      description={t(
        "For larger quantities, your own size or print, or other terms. Our offer comes by email, and on a page of its own.",
      )}
      form={form}
      failure={{
        title: t("Not Asked"),
        text: t("What you typed is still here. Please try again."),
      }}
      onRefused={({ fields }) => {
        setFileError(fields.files);
        return fields.files !== undefined;
      }}
      save={ask}
      onClose={onClose}
      submit={t("Ask")}
      busyLabel={t("Asking")}
    >
      <div className="space-y-5">
        <TextField name="name" label={t("Name")} required />
        <TextField name="email" label={t("Email")} required />
        <TextareaField
          name="message"
          label={t("Message")}
          rows={4}
          hint={t("Such as the quantities that you need, the print, or by when.")}
        />
        <AttachmentField
          label={t("Files")}
          files={files}
          most={OFFER_LIMITS.files}
          error={fileError}
          onChange={choose}
        />
      </div>
    </CallDialog>
  );
}
