import { FileDown } from "lucide-react";
import { Changes } from "@/components/domain/offer/version-changes";
import { ConfirmAction } from "@/components/shared/call/confirm-action";
import { FileLink } from "@/components/shared/call/file-link";
import { useLoad } from "@/components/shared/call/use-load";
import { dayText } from "@/components/shared/format/dates";
import { Rupees } from "@/components/shared/format/rupees";
import { Button } from "@/components/ui/button";
import { Spinner } from "@/components/ui/spinner";
import { apiAddress } from "@/lib/api/call";
import { call } from "@/lib/client/api";
import { compareVersions, type Version, versionBefore } from "@/lib/offers/changes/version-changes";
import type { DeskProps } from "./offer-desk-props";

const load = (id: string, signal: AbortSignal) =>
  call("GET /admin/offers/{id}/draft", { params: { id }, signal });

/** Asks for confirmation to send the draft, with its amount, last day and changes. */
export function SendQuestion({ offer, onChanged, onClose }: DeskProps & { onClose: () => void }) {
  const { _id, name, email, number } = offer;
  const { value: draft, error } = useLoad({ load, question: _id });
  return (
    <ConfirmAction
      onClose={onClose}
      title={`Send offer ${number}?`}
      confirm="Send"
      keep="Not Yet"
      tone="default"
      failure={{ title: "Not Sent", text: "The offer could not be sent. Please try again." }}
      action={async () => {
        onChanged(await call("POST /admin/offers/{id}/send", { params: { id: _id } }));
        return { title: "Offer Sent", description: `It is on its way to ${email ?? name}.` };
      }}
    >
      <div className="space-y-3">
        <p>{`It goes to ${email ?? name}. What was sent stays as it is; a change is a new version.`}</p>
        {draft && <Draft draft={draft} before={versionBefore(offer.versions, draft)} />}
        {!draft && (error ? <p role="alert">{error.message}</p> : <Spinner />)}
        <Button asChild variant="outline" size="sm">
          <FileLink href={apiAddress("GET /admin/offers/{id}/draft/pdf", { params: { id: _id } })}>
            <FileDown aria-hidden /> Preview the PDF
          </FileLink>
        </Button>
      </div>
    </ConfirmAction>
  );
}

function Draft({ draft, before }: { draft: Version; before: Version | undefined }) {
  const { total, tax, validUntil, lines } = draft;
  const isChoice = lines.some(({ quantities }) => quantities.length > 1);
  return (
    <>
      <p>
        <strong className="text-foreground">
          <Rupees amount={total} />
        </strong>{" "}
        with <Rupees amount={tax} /> tax{isChoice && ", for the first quantity of each line"}. Valid
        until <strong className="text-foreground">{dayText(new Date(validUntil))}</strong>.
      </p>
      {before && <Changes before={before} changes={compareVersions(before, draft)} />}
    </>
  );
}
