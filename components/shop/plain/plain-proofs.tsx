import { useWords } from "#words";
import { STAGE_TEXT } from "@/components/shop/artwork/stage-text";
import { apiAddress } from "@/lib/api/call";
import type { PlainProofs as PlainProofFacts } from "@/lib/artwork/proofs/read-plain-proofs";
import type { LineFiles, ProofAnswer } from "@/lib/artwork/proofs/schemas";
import type { PageCaller } from "@/lib/api/forms/page-caller";
import { ApprovalWords } from "@/components/shop/artwork/approval-words";
import { PlainArea, PlainForm, PlainOutcome, PlainText } from "./plain-form";

interface PlainProofsProps {
  /** As the address has it: `_id` or order number. */
  order: string;
  /** Null for a link that leads to no order. */
  found: PlainProofFacts | null;
  orderKey: string | undefined;
  caller: PageCaller;
}

/** The proofs of an order to look at and to answer without JavaScript, by the same session or key. */
export function PlainProofs({ order, found, orderKey: key, caller }: PlainProofsProps) {
  const say = useWords();
  if (!found) {
    return (
      <p>
        {say(
          "This order does not exist, or the link is not complete. Please use the link in our email.",
        )}
      </p>
    );
  }
  const { orderId, lines } = found;
  return (
    <div className="max-w-2xl space-y-8">
      <div>
        <PlainOutcome outcome={caller.outcome} />
        <h2 className="text-heading">{say("Order {number}", { number: orderId })}</h2>
        <p className="mt-2">
          <a
            className="text-link"
            href={apiAddress("GET /orders/{id}/invoice", {
              params: { id: orderId },
              query: { key },
            })}
          >
            {say("Download invoice")}
          </a>
        </p>
      </div>
      {lines.map(({ line, proof }) => (
        <Line key={line._id} {...{ line, proof, order, caller }} orderKey={key} />
      ))}
    </div>
  );
}

interface LineProps extends Omit<PlainProofsProps, "found"> {
  line: LineFiles;
  proof: ProofAnswer | undefined;
}

function Line({ line, proof, order, orderKey, caller: { xsrf } }: LineProps) {
  const say = useWords();
  const query = orderKey ? `?key=${encodeURIComponent(orderKey)}` : "";
  return (
    <section className="space-y-4 border-t pt-5">
      <h3 className="font-semibold break-words">{line.name}</h3>
      <p>{say(STAGE_TEXT[line.stage].buyer)}</p>
      {proof && (
        <>
          {proof.pages.map((page, index) => (
            <img
              key={page}
              src={`${page}${query}`}
              alt={say("Proof {n}, page {page}", { n: proof.n, page: index + 1 })}
              className="w-full border bg-white"
            />
          ))}
          <p>
            <a className="text-link" href={`${proof.file}${query}`}>
              {say("Download proof {n}", { n: proof.n })}
            </a>
          </p>
          {proof.approval && <p>{say("Approved by {name}.", { name: proof.approval.name })}</p>}
          {proof.changes && (
            <p className="whitespace-pre-line">
              {say("You asked for: {changes}", { changes: proof.changes })}
            </p>
          )}
          {proof.state === "sent" && (
            <>
              <PlainForm
                action={`/forms/proofs/${proof._id}${query}`}
                does="approve"
                button={say("Approve Proof {n}", { n: proof.n })}
                hidden={{ order, sha256: proof.sha256 }}
                xsrf={xsrf}
              >
                <p>
                  <ApprovalWords words={proof.words} />
                </p>
                <PlainText name="name" label={say("Your name")} required maxLength={120} />
              </PlainForm>
              <PlainForm
                action={`/forms/proofs/${proof._id}${query}`}
                does="changes"
                button={say("Ask for Changes")}
                hidden={{ order }}
                xsrf={xsrf}
              >
                <PlainArea
                  name="text"
                  label={say("What should change")}
                  required
                  maxLength={4000}
                />
              </PlainForm>
            </>
          )}
        </>
      )}
    </section>
  );
}
