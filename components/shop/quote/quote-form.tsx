import { useEffect, useState, type ComponentProps } from "react";
import type { UseFormGetValues, UseFormSetValue } from "react-hook-form";
import { cutText } from "@/lib/base/text/cut-text";
import { useTranslate } from "#words";
import { AttachmentField, attachmentProblem } from "@/components/shared/form/attachment-field";
import { endsSession, refusalText } from "@/components/shared/call/refusal-text";
import { SelectField } from "@/components/shared/form/select-field";
import { SubmitButton } from "@/components/shared/form/submit-button";
import { TextField, TextareaField } from "@/components/shared/form/text-field";
import { showFieldErrors, useZodForm, ZodForm } from "@/components/shared/form/zod-form";
import { toastFailure } from "@/components/ui/toast/toast";
import { ApiError } from "@/lib/client/api";
import { MEASURED_TEXT, PRINT_SIDE_TEXT } from "@/lib/offers/requests/quote";
import { MEASURED_SIDES, PRINT_SIDES, SIZE_UNITS } from "@/lib/offers/requests/quote-choices";
import {
  ownPackagingSchema,
  quoteFormSchema,
  toQuoteDetails,
  type QuoteForm as Requested,
  type QuoteFormInput,
} from "@/lib/offers/requests/quote-form";
import type { Translate } from "@/lib/i18n/translate";
import { translateMessage } from "@/lib/i18n/translate-message";
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

/** The unsent text of a user who has to sign in again first; the form restores it afterwards. */
let unsent: Partial<Record<keyof typeof EMPTY, string>> = {};

interface QuoteFormProps {
  /** The product; its name is empty while it loads. */
  about: { _id: string; name: string } | null;
  /** The query of the page's URL, which may name a search without results, or fields. */
  address: string;
  /** Such as "within 24 hours"; empty if the shop promises nothing. */
  quoteReply: string;
}

type SentProps = Omit<ComponentProps<typeof QuoteSent>, "quoteReply">;

/** A structured price request, with the details that a packaging maker needs for a quote. */
export function QuoteForm({ about, address, quoteReply }: QuoteFormProps) {
  const t = useTranslate();
  const [file, setFile] = useState<File | null>(null);
  const [fileError, setFileError] = useState<string>();
  const [sent, setSent] = useState<(SentProps & { about?: string }) | null>(null);
  const form = useZodForm(about ? quoteFormSchema : ownPackagingSchema, {
    ...EMPTY,
    ...(unsent as typeof EMPTY),
  });
  useOwnDetails(form);
  useAddress(form, address);

  function choose(chosen: File[]) {
    setFile(chosen[0] ?? null);
    setFileError(attachmentProblem(chosen, 1));
  }

  function refuse(error: unknown, requested: Requested) {
    if (error instanceof ApiError && endsSession(error)) {
      unsent = form.getValues();
      return;
    }
    if (error instanceof ApiError) {
      setFileError(error.fields.file);
      if (showFieldErrors(form, error.fields) || error.fields.file) return;
    }
    const text = t("What you typed is still here. Please try again, or call us.");
    showNotSent(refusalText(error, text, t));
    form.setValue("email", requested.email);
  }

  function showNotSent(why: string) {
    toastFailure(t("Request Not Sent"), why);
  }

  async function send(requested: Requested) {
    if (fileError && file) {
      showNotSent(translateMessage(t, fileError));
      return;
    }
    try {
      await upload("POST /quote-requests", {
        form: toForm(requested, about, file),
        onProgress: () => undefined,
      });
      unsent = {};
      const details = toQuoteDetails(requested, about);
      setSent({
        to: requested.email,
        details,
        message: requested.message,
        file: file?.name,
        about: about?._id,
      });
    } catch (error) {
      refuse(error, requested);
    }
  }

  if (sent && sent.about === about?._id) {
    return <QuoteSent {...sent} quoteReply={quoteReply} />;
  }
  return (
    <ZodForm form={form} onSubmit={send} aria-label={t("Request for a price")}>
      <fieldset className="grid min-w-0 grid-cols-1 gap-5 sm:grid-cols-2">
        <legend className="mb-4 font-display text-heading">{t("What you need")}</legend>
        {!about && (
          <TextField
            name="packaging"
            label={t("Kind of packaging")}
            required
            className="sm:col-span-2"
            hint={t("Such as mailer box, carton, paper bag or courier bag")}
          />
        )}
        <TextField
          name="quantity"
          label={t("Quantity")}
          required
          inputMode="numeric"
          hint={t("How many pieces in all, such as 5000")}
        />
        <TextField name="neededBy" label={t("Needed by")} type="date" />
        <Measures />
        <TextField
          name="material"
          label={t("Material")}
          className="sm:col-span-2"
          hint={t("Such as kraft, white board, 3 ply, or what goes inside")}
        />
        <SelectField
          name="printSides"
          label={t("Print")}
          options={PRINT_SIDES.map((value) => ({ value, label: t(PRINT_SIDE_TEXT[value]) }))}
          placeholder={t("Not decided")}
        />
        <TextField name="printColours" label={t("Number of print colours")} inputMode="numeric" />
        <TextareaField
          name="message"
          label={t("Anything else?")}
          rows={4}
          className="sm:col-span-2"
        />
        <div className="sm:col-span-2">
          <AttachmentField
            label={t("File")}
            files={file ? [file] : []}
            most={1}
            error={fileError}
            onChange={choose}
          />
        </div>
      </fieldset>
      <div className="my-8 border-t perforated" />
      <fieldset className="grid min-w-0 grid-cols-1 gap-5 sm:grid-cols-2">
        <legend className="mb-4 font-display text-heading">{t("Your details")}</legend>
        <TextField name="name" label={t("Name")} required />
        <TextField name="email" label={t("Email")} required />
        <TextField name="company" label={t("Company")} />
        <TextField name="phone" label={t("Phone")} />
      </fieldset>
      <SubmitButton size="lg" className="mt-8 max-sm:w-full" busyLabel={t("Sending")}>
        {t("Ask for a Price")}
      </SubmitButton>
    </ZodForm>
  );
}

function Measures() {
  const t = useTranslate();
  return (
    <div className="grid grid-cols-2 gap-x-3 gap-y-5 sm:col-span-2 sm:grid-cols-4">
      <TextField name="length" label={t("Length")} inputMode="decimal" />
      <TextField name="width" label={t("Width")} inputMode="decimal" />
      <TextField name="height" label={t("Height")} inputMode="decimal" />
      <SelectField name="unit" label={t("Unit")} required options={SIZE_UNITS} />
      <SelectField
        name="measured"
        label={t("Inside or outside size")}
        options={MEASURED_SIDES.map((value) => ({ value, label: t(MEASURED_TEXT[value]) }))}
        placeholder={t("Not sure")}
        className="col-span-2 sm:col-span-4"
      />
    </div>
  );
}

/**
 * Contains only the fields that were filled in. The file comes last, so that the server has parsed all fields
 * before it.
 */
function toForm(requested: Requested, about: QuoteFormProps["about"], file: File | null): FormData {
  const form = new FormData();
  const fields: Record<string, string | number | undefined> = {
    ...requested,
    ...(about ? { product: about._id } : {}),
  };
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

type Given = Partial<Record<keyof typeof EMPTY, string>>;

function readSearched(searched: string, t: Translate): Given {
  if (searched === "") return {};
  const message = t("I looked for: {searched}", { searched: cutText(searched, SEARCH_LENGTH) });
  const size = sizeIn(searched);
  if (!size) return { message };
  const [length, width, height = ""] = size.lengths.map(String);
  return { message, length, width, height, unit: size.unit };
}

/** Fields that a link may fill in: all but the contact details. */
const OF_A_LINK = [
  ...SIDES,
  ...(["unit", "measured", "packaging", "material", "quantity", "message"] as const),
];

const CHOICES: Partial<Record<string, readonly string[]>> = {
  unit: SIZE_UNITS,
  measured: MEASURED_SIDES,
};

/** Fills in the search or the link's fields, as long as nothing was typed. */
function useAddress({ getValues, setValue }: Form, address: string): void {
  const t = useTranslate();
  useEffect(() => {
    const requested = new URLSearchParams(address);
    const given = readSearched(requested.get("q") ?? "", t);
    const isSized = SIDES.some((side) => getValues(side));
    for (const name of OF_A_LINK) {
      const value = requested.get(name) ?? given[name] ?? "";
      const isOfSize = name === "unit" || SIDES.some((side) => side === name);
      if (!value || (isOfSize && isSized) || CHOICES[name]?.includes(value) === false) continue;
      if (getValues(name) === EMPTY[name]) setValue(name, value as "");
    }
  }, [address, t, getValues, setValue]);
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
