import { Trash2 } from "lucide-react";
import { type SyntheticEvent, useId, useRef, useState } from "react";
import { ConfirmAction } from "@/components/shared/call/confirm-action";
import { useAction } from "@/components/shared/call/use-action";
import { useLoad } from "@/components/shared/call/use-load";
import { shortDayText } from "@/components/shared/format/dates";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import { NativeSelect } from "@/components/ui/native-select";
import { Skeleton } from "@/components/ui/skeleton";
import { Spinner } from "@/components/ui/spinner";
import { toast, toastFailure } from "@/components/ui/toast/toast";
import { dayName } from "@/lib/base/india-time";
import { isValid, KIND_NAMES } from "@/lib/catalogue/certificates/claims";
import type { CertificateAnswer } from "@/lib/catalogue/certificates/schemas";
import { call } from "@/lib/client/api";
import { upload } from "@/lib/client/uploads/upload";
import { ATTACHMENT_KINDS, ATTACHMENT_TYPES } from "@/lib/files/attachments/attachment-kinds";
import { Fold } from "./form-parts";
import { LoadState } from "../../shared/loaded";

const load = (id: string, signal: AbortSignal) =>
  call("GET /admin/products/{id}/certificates", { params: { id }, signal });

interface CertificatesProps {
  productId: string;
  /** Reports whether a certificate is typed but not added yet. */
  onUnsaved: (isUnsaved: boolean) => void;
}

/** Evidence for the claims on the product page. It loads when opened, and each certificate is saved at once. */
export function CertificatesSection({ productId, onUnsaved }: CertificatesProps) {
  // Stays mounted after it is closed, so that no input is lost.
  const [wasOpened, setOpened] = useState(false);
  return (
    <Fold
      title="Certificates"
      summary="evidence for the claims on the product page"
      hint="The product’s page claims “Food safe”, “FSC certified” or “Compostable” only while a certificate is valid. Each is saved at once."
      onOpen={() => setOpened(true)}
    >
      {wasOpened && <Certificates productId={productId} onUnsaved={onUnsaved} />}
    </Fold>
  );
}

function Certificates({ productId, onUnsaved }: CertificatesProps) {
  const { value, error, reload, renew } = useLoad({ load, question: productId });
  return (
    <>
      <LoadState
        of={{ value, error, reload }}
        text="The certificates could not be loaded."
        waiting={<Skeleton className="h-16" />}
      />
      <ul className="mb-4 divide-y rounded-md border empty:hidden">
        {value?.map((certificate) => (
          <CertificateRow key={certificate._id} certificate={certificate} onRemoved={renew} />
        ))}
      </ul>
      <AddCertificate productId={productId} onAdded={renew} onUnsaved={onUnsaved} />
    </>
  );
}

function CertificateRow({
  certificate,
  onRemoved,
}: {
  certificate: CertificateAnswer;
  onRemoved: () => Promise<unknown>;
}) {
  const { _id: id, kind, name, validUntil, url } = certificate;
  const [isAsking, setAsking] = useState(false);
  const [today] = useState(() => dayName(new Date()));

  async function remove() {
    await call("DELETE /admin/certificates/{id}", { params: { id } });
    await onRemoved();
    return { title: `${name} was removed` };
  }

  return (
    <li className="flex items-center gap-3 px-3 py-2">
      <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        <a href={url} download className="text-link">
          {name}
        </a>
        <span className="block text-sm text-muted-foreground">
          {KIND_NAMES[kind]}
          {validUntil && `, valid until ${shortDayText(new Date(validUntil))}`}
          {!isValid(certificate, today) && (
            <strong className="text-destructive"> Ended: not shown</strong>
          )}
        </span>
      </span>
      <Button variant="ghost" size="icon" title={`Remove ${name}`} onClick={() => setAsking(true)}>
        <Trash2 aria-hidden />
        <span className="sr-only">Remove {name}</span>
      </Button>
      <ConfirmAction
        open={isAsking}
        onClose={() => setAsking(false)}
        title={`Remove ${name}?`}
        confirm="Remove"
        keep="Keep It"
        failure={{ title: "Error", text: "The certificate could not be removed." }}
        action={remove}
      >
        <p>
          Its file is deleted. The product page no longer makes the claim that only this certificate
          supports.
        </p>
      </ConfirmAction>
    </li>
  );
}

interface AddCertificateProps extends CertificatesProps {
  onAdded: () => Promise<unknown>;
}

/** Returns whether anything but the kind, which is never empty, was filled in. */
function isTyped(form: HTMLFormElement): boolean {
  return [...new FormData(form)].some(
    ([field, value]) => field !== "kind" && (value instanceof File ? value.name : value) !== "",
  );
}

function AddCertificate({ productId, onAdded, onUnsaved }: AddCertificateProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const { busy, run } = useAction({
    title: "Certificate Not Added",
    text: "The certificate could not be added. Please try again.",
    onRefused: ({ fields }) => {
      const description = Object.values(fields).join(" ");
      if (description === "") return false;
      toastFailure("Certificate Not Added", description);
      return true;
    },
  });
  const add = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const body = new FormData(event.currentTarget);
    void run(async () => {
      const sending = { form: body, onProgress: () => undefined };
      const params = { id: productId };
      const { name } = await upload("POST /admin/products/{id}/certificates", {
        params,
        ...sending,
      });
      await onAdded();
      form.current?.reset();
      onUnsaved(false);
      toast({ title: `${name} was added` });
    });
  };
  return (
    <form
      ref={form}
      onSubmit={add}
      onInput={(event) => onUnsaved(isTyped(event.currentTarget))}
      className="grid gap-4 sm:grid-cols-2"
    >
      <div>
        <Label htmlFor={`${id}-kind`}>It certifies</Label>
        <NativeSelect id={`${id}-kind`} name="kind" className="mt-1.5">
          {Object.entries(KIND_NAMES).map(([kind, words]) => (
            <option key={kind} value={kind}>
              {words}
            </option>
          ))}
        </NativeSelect>
      </div>
      <Text id={`${id}-name`} name="name" label="Name of the certificate" required max={120} />
      <Text id={`${id}-number`} name="number" label="Number" max={80} />
      <Text id={`${id}-issued`} name="issuedOn" label="Issued on" type="date" required />
      <Text id={`${id}-until`} name="validUntil" label="Valid until" type="date" />
      <Text
        id={`${id}-file`}
        name="file"
        label={`File (${ATTACHMENT_KINDS}, at most 5 MB)`}
        type="file"
        required
      />
      <Button type="submit" variant="outline" aria-disabled={busy} className="sm:col-span-2">
        {busy && <Spinner />} Add the certificate
      </Button>
    </form>
  );
}

interface TextProps {
  id: string;
  name: string;
  label: string;
  type?: "date" | "file";
  required?: boolean;
  max?: number;
}

function Text({ id, name, label, type, required, max }: TextProps) {
  const isFile = type === "file";
  return (
    <div>
      <div className="mb-1.5 flex items-baseline justify-between gap-3">
        <Label htmlFor={id}>{label}</Label>
        {!required && (
          <span aria-hidden className="text-sm text-muted-foreground">
            optional
          </span>
        )}
      </div>
      {isFile ? (
        <input
          id={id}
          name={name}
          type="file"
          required={required}
          accept={ATTACHMENT_TYPES.join(",")}
          className="file-input w-full"
        />
      ) : (
        <Input
          id={id}
          name={name}
          type={type ?? "text"}
          required={required}
          maxLength={max}
          autoComplete="off"
        />
      )}
    </div>
  );
}
