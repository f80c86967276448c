import { FileDown } from "lucide-react";
import { useTranslate } from "#words";
import { FileLink } from "@/components/shared/call/file-link";
import { LoadFailure } from "@/components/shared/call/load-failure";
import { dayText } from "@/components/shared/format/dates";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import { apiAddress } from "@/lib/api/call";
import type { ProofAnswer as Proof } from "@/lib/artwork/proofs/schemas";
import { isOpenStatus, OPEN_STATUSES, type OrderStatus } from "@/lib/orders/status";
import type { OrderAnswer } from "@/lib/orders/schemas";
import { PLAIN_PRINT } from "@/lib/pricing/size-spec";
import type { OrderedLine } from "./approved-facts";
import { ArtworkFiles } from "./artwork-files";
import { ArtworkUpload } from "./artwork-upload";
import { LineDieline } from "../../domain/artwork/line-dieline";
import { ProofAnswer } from "./proof-answer";
import { ProofNotes } from "../../domain/artwork/proof-notes";
import { getStageText } from "../../domain/artwork/stage-text";
import { useArtwork, type LineArtwork } from "../../domain/artwork/use-artwork";

interface ArtworkLinesProps {
  order: OrderAnswer;
  /** Gives a guest access to the order. */
  orderKey: string | undefined;
  /** Loads the order again, because an approval changes its dates and buttons. */
  reload: () => void;
}

/** Artwork and proofs of the lines that are printed or made to order, for the buyer. */
export function ArtworkLines({ order, orderKey, reload }: ArtworkLinesProps) {
  const t = useTranslate();
  const { value: lines, error, renew, reload: retry } = useArtwork(order._id, orderKey);
  const mayAct = order.allowed?.includes("act") ?? true;
  const isOpen = mayAct && OPEN_STATUSES.some((open) => open === order.status);

  async function changed() {
    await renew();
    reload();
  }

  return (
    <>
      {isOpenStatus(order.status) &&
        order.products.some(({ stage }) => stage && stage !== "approved") && (
          <p className="text-sm text-muted-foreground">
            {t("Nothing is printed before you approve its proof.")}
          </p>
        )}
      {error && !lines && (
        <LoadFailure className="mt-4" text={t("The artwork could not be loaded.")} retry={retry} />
      )}
      {!lines && !error && <Skeleton className="mt-4 h-56" />}
      {lines && (
        <ul className="mt-3 divide-y border-t">
          {lines.map((line) => (
            <li key={line._id} className="space-y-4 py-5 last:pb-0">
              <Line
                {...{ line, orderKey, isOpen, mayAct, status: order.status }}
                order={order._id}
                isOnly={lines.length === 1}
                ordered={order.products.find(({ _id }) => _id === line._id)}
                onChanged={changed}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

interface LineProps {
  line: LineArtwork;
  order: string;
  status: OrderStatus;
  ordered: OrderedLine | undefined;
  orderKey: string | undefined;
  /** Whether its stage is shown above, because the order has no other such line. */
  isOnly: boolean;
  /** Whether the reader can send and answer now. */
  isOpen: boolean;
  /** False for company members who may only read. */
  mayAct: boolean;
  onChanged: () => Promise<unknown>;
}

function Line({ line, order, status, ordered, orderKey, isOnly, ...may }: LineProps) {
  const { isOpen, mayAct, onChanged } = may;
  const t = useTranslate();
  const { stage, artwork } = line;
  const proof = line.proofs.findLast(({ state }) => state !== "superseded");
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h3 className="min-w-0 text-base font-semibold break-words">{line.name}</h3>
        {!isOnly && ordered?.made?.print !== PLAIN_PRINT && (
          <Badge variant={stage === "approved" || !isOpenStatus(status) ? "secondary" : "marigold"}>
            {t(getStageText(stage, status).buyer)}
          </Badge>
        )}
      </div>
      <ArtworkFiles
        {...{ line, orderKey, onChanged }}
        mayTakeBack={isOpen && (stage === "needs_artwork" || stage === "checking")}
      />
      <LineDieline dieline={line.dieline} />
      {stage === "approved" && !proof && (
        <p className="text-sm">
          {ordered?.made?.print === PLAIN_PRINT
            ? t("It has no print, so there is nothing to approve.")
            : t("It is made with the artwork that you approved before.")}
        </p>
      )}
      {proof && (
        <LineProof {...{ proof, ordered, orderKey, onChanged, isOpen, mayAct }} plan={line.model} />
      )}
      {isOpen && stage !== "approved" && (
        <ArtworkUpload
          {...{ order, orderKey, onChanged }}
          line={line._id}
          product={ordered?.product._id ?? ordered?.style ?? null}
          printedOn={{
            plan: line.model,
            dieline: line.dieline,
            sides: ordered?.print?.sides ?? 1,
          }}
          label={artwork ? t("Send another artwork") : t("Send your artwork")}
          takesSources={Boolean(artwork)}
        />
      )}
    </>
  );
}

interface LineProofProps {
  proof: Proof;
  ordered: OrderedLine | undefined;
  orderKey: string | undefined;
  plan: LineArtwork["model"];
  isOpen: boolean;
  mayAct: boolean;
  onChanged: () => Promise<unknown>;
}

function LineProof({ proof, ordered, orderKey, plan, ...may }: LineProofProps) {
  const { isOpen, mayAct, onChanged } = may;
  const t = useTranslate();
  const { approval } = proof;
  const params = { id: proof._id };
  return (
    <div className="space-y-4">
      <ProofNotes {...{ proof, orderKey, plan, mayAct, onChanged }} />
      {proof.changes && (
        <p className="text-sm break-words whitespace-pre-line">
          {t.parts("You asked for: {changes}", {
            changes: <span className="font-medium">{proof.changes}</span>,
          })}
        </p>
      )}
      {approval && (
        <p className="text-sm">
          {t.parts("Approved by {name} on {day}.", {
            name: <span className="font-medium">{approval.name}</span>,
            day: dayText(new Date(approval.at), t.language),
          })}
        </p>
      )}
      {isOpen && proof.state === "sent" && (
        <ProofAnswer {...{ proof, ordered, orderKey, onChanged }} />
      )}
      <Button asChild variant="ghost" size="sm" className="-ml-3">
        <FileLink href={apiAddress("GET /proofs/{id}/file", { params, query: { key: orderKey } })}>
          <FileDown aria-hidden /> {t("Download proof {n}", { n: proof.n })}
        </FileLink>
      </Button>
    </div>
  );
}
