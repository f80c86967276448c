"use client";

import { useEffect, useState, type ComponentProps } from "react";
import type { UseFormGetValues, UseFormSetValue } from "react-hook-form";
import { cutText } from "@/lib/base/text/cut-text";
import { useWords } from "#words";
import { AttachmentField, attachmentProblem } from "@/components/shared/form/attachment-field";
import { endsSession, refusalText } from "@/components/shared/call/refusal-text";
import { SelectField } from "@/components/shared/form/select-field";
import { SubmitButton } from "@/components/shared/form/submit-button";
import { TextField } from "@/components/shared/form/text-field";
import { TextareaField } from "@/components/shared/form/textarea-field";
import { showFieldErrors, useZodForm, ZodForm } from "@/components/shared/form/zod-form";
import { toast } from "@/components/ui/toast/toast";
import { ApiError } from "@/lib/client/api";
import { MEASURED_TEXT, PRINT_SIDE_TEXT } from "@/lib/messaging/inbox/quote";
import { MEASURED_SIDES, PRINT_SIDES, SIZE_UNITS } from "@/lib/messaging/inbox/quote-choices";
import {
  ownPackagingSchema,
  quoteFormSchema,
  toQuoteDetails,
  type QuoteForm as Asked,
  type QuoteFormInput,
} from "@/lib/messaging/inbox/quote-form";
import { sayMessage } from "@/lib/i18n/say-message";
import { SEARCH_LENGTH } from "@/lib/base/input/lengths";
import { sizeIn } from "@/lib/catalogue/search/sizes";
import { upload } from "@/lib/client/uploads/upload";
import { useSession } from "@/lib/client/session";
import { QuoteSent } from "./quote-sent";

const EMPTY = {
  name: "",
  email: "",
  company: "",
  phone: "",
  quantity: "",
  message: "",
  length: "",
  width: "",
  height: "",
  unit: "mm" as const,
  measured: "" as const,
  packaging: "",
  material: "",
  printSides: "" as const,
  printColours: "",
  neededBy: "",
};

/** The unsent text of somebody who has to sign in again first; the form restores it when they come back. */
let unsent: Partial<Record<keyof typeof EMPTY, string>> = {};

interface QuoteFormProps {
  /** The product; its name is empty while it loads. */
  about: { _id: string; name: string } | null;
  /** The search that found nothing. */
  searched: string;
  /** Such as "within 24 hours"; empty when the shop promises nothing. */
  quoteReply: string;
}

type SentProps = Omit<ComponentProps<typeof QuoteSent>, "quoteReply">;

/** A structured request for a price, with the details that a packaging maker needs for a quote. */
export function QuoteForm({ about, searched, quoteReply }: QuoteFormProps) {
  const say = useWords();
  const [file, setFile] = useState<File | null>(null);
  const [fileError, setFileError] = useState<string>();
  const [sent, setSent] = useState<(SentProps & { about?: string }) | null>(null);
  const form = useZodForm(about ? quoteFormSchema : ownPackagingSchema, {
    ...EMPTY,
    ...(unsent as typeof EMPTY),
  });
  useOwnDetails(form);
  useSearched(form, searched);

  function choose(chosen: File[]) {
    setFile(chosen[0] ?? null);
    setFileError(attachmentProblem(chosen, 1));
  }

  function refuse(error: unknown, asked: Asked) {
    if (error instanceof ApiError && endsSession(error)) {
      unsent = form.getValues();
      return;
    }
    if (error instanceof ApiError) {
      setFileError(error.fields.file);
      if (showFieldErrors(form, error.fields) || error.fields.file) return;
    }
    const text = say("What you typed is still here. Please try again, or call us.");
    tellNotSent(refusalText(error, text, say));
    form.setValue("email", asked.email);
  }

  function tellNotSent(why: string) {
    toast({ title: say("Request Not Sent"), description: why, destructive: true });
  }

  async function send(asked: Asked) {
    if (fileError && file) {
      tellNotSent(sayMessage(say, fileError));
      return;
    }
    try {
      await upload("POST /quote-requests", {
        form: toForm(asked, about, file),
        onProgress: () => undefined,
      });
      unsent = {};
      const details = toQuoteDetails(asked, about);
      setSent({
        to: asked.email,
        details,
        message: asked.message,
        file: file?.name,
        about: about?._id,
      });
    } catch (error) {
      refuse(error, asked);
    }
  }

  if (sent && sent.about === about?._id) {
    return <QuoteSent {...sent} quoteReply={quoteReply} />;
  }
  return (
    <ZodForm form={form} onSubmit={send} aria-label={say("Request for a price")}>
      <fieldset className="grid min-w-0 grid-cols-1 gap-5 sm:grid-cols-2">
        <legend className="mb-4 font-display text-heading">{say("What you need")}</legend>
        {!about && (
          <TextField
            name="packaging"
            label={say("Kind of packaging")}
            required
            className="sm:col-span-2"
            hint={say("Such as mailer box, carton, paper bag or courier bag")}
          />
        )}
        <TextField
          name="quantity"
          label={say("Quantity")}
          required
          inputMode="numeric"
          hint={say("How many pieces in all, such as 5000")}
        />
        <TextField name="neededBy" label={say("Needed by")} type="date" />
        <Measures />
        <TextField
          name="material"
          label={say("Material")}
          className="sm:col-span-2"
          hint={say("Such as kraft, white board, 3 ply, or what goes inside")}
        />
        <SelectField
          name="printSides"
          label={say("Print")}
          options={PRINT_SIDES.map((value) => ({ value, label: say(PRINT_SIDE_TEXT[value]) }))}
          placeholder={say("Not decided")}
        />
        <TextField name="printColours" label={say("Number of print colours")} inputMode="numeric" />
        <TextareaField
          name="message"
          label={say("Anything else?")}
          rows={4}
          className="sm:col-span-2"
        />
        <div className="sm:col-span-2">
          <AttachmentField
            label={say("File")}
            files={file ? [file] : []}
            most={1}
            error={fileError}
            onChange={choose}
          />
        </div>
      </fieldset>
      <div className="my-8 border-t perforated" />
      <fieldset className="grid min-w-0 grid-cols-1 gap-5 sm:grid-cols-2">
        <legend className="mb-4 font-display text-heading">{say("Your details")}</legend>
        <TextField name="name" label={say("Name")} required />
        <TextField name="email" label={say("Email")} required />
        <TextField name="company" label={say("Company")} />
        <TextField name="phone" label={say("Phone")} />
      </fieldset>
      <SubmitButton size="lg" className="mt-8 max-sm:w-full" busyLabel={say("Sending")}>
        {say("Ask for a Price")}
      </SubmitButton>
    </ZodForm>
  );
}

function Measures() {
  const say = useWords();
  return (
    <div className="grid grid-cols-2 gap-x-3 gap-y-5 sm:col-span-2 sm:grid-cols-4">
      <TextField name="length" label={say("Length")} inputMode="decimal" />
      <TextField name="width" label={say("Width")} inputMode="decimal" />
      <TextField name="height" label={say("Height")} inputMode="decimal" />
      <SelectField name="unit" label={say("Unit")} required options={SIZE_UNITS} />
      <SelectField
        name="measured"
        label={say("Inside or outside size")}
        options={MEASURED_SIDES.map((value) => ({ value, label: say(MEASURED_TEXT[value]) }))}
        placeholder={say("Not sure")}
        className="col-span-2 sm:col-span-4"
      />
    </div>
  );
}

/**
 * Contains only the fields that were filled in. The file comes last, so that the reader of the form knows all
 * fields before it.
 */
function toForm(asked: Asked, about: QuoteFormProps["about"], file: File | null): FormData {
  const form = new FormData();
  const fields = { ...asked, ...(about ? { product: about._id } : {}) };
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined) form.set(name, String(value));
  }
  if (file) form.set("file", file);
  return form;
}

interface Form {
  getValues: UseFormGetValues<QuoteFormInput>;
  setValue: UseFormSetValue<QuoteFormInput>;
}

const SIDES = ["length", "width", "height"] as const;

/** Fills in what was searched for where nothing was typed yet. */
function useSearched({ getValues, setValue }: Form, searched: string): void {
  const say = useWords();
  useEffect(() => {
    if (searched === "") return;
    const message = say("I looked for: {searched}", { searched: cutText(searched, SEARCH_LENGTH) });
    if (!getValues("message")) setValue("message", message);
    const size = sizeIn(searched);
    if (!size || SIDES.some((side) => getValues(side))) return;
    SIDES.forEach((side, index) => setValue(side, String(size.lengths[index] ?? "")));
    setValue("unit", size.unit);
  }, [searched, say, getValues, setValue]);
}

const FIELDS = ["name", "email", "company"] as const;

/** Prefills the name and contact of a signed-in customer, and clears what was filled in when they log out. */
function useOwnDetails({ getValues, setValue }: Form): void {
  const session = useSession();
  const claims = session.state === "signed-in" ? session.claims : null;
  useEffect(() => {
    if (!claims) return;
    const own = FIELDS.map((field) => [field, claims[field] ?? ""] as const);
    for (const [field, value] of own) if (!getValues(field)) setValue(field, value);
    return () => {
      for (const [field, value] of own) if (getValues(field) === value) setValue(field, "");
    };
  }, [claims, getValues, setValue]);
}
