import { useTranslate } from "#words";
import { contactLinks } from "@/components/shared/format/contact-links";
import { apiAddress } from "@/lib/api/call";
import type { NewestProofs } from "@/lib/artwork/proofs/read-newest-proofs";
import type { ProofAnswer } from "@/lib/artwork/proofs/schemas";
import { STAGE_TEXT } from "../../domain/artwork/stage-text";

interface ProofsWithoutScriptProps {
  /** Null for a link to no order. */
  found: NewestProofs | null;
  orderKey: string | undefined;
  contact: { phone: string; email: string; whatsapp: string };
}

/** The proofs of an order for browsers without JavaScript. */
export function ProofsWithoutScript({ found, orderKey: key, contact }: ProofsWithoutScriptProps) {
  const t = useTranslate();
  if (!found) {
    return (
      <p>
        {t(
          "This order does not exist, or the link is not complete. Please use the link in our email.",
        )}
      </p>
    );
  }
  const { orderId, lines } = found;
  return (
    <div className="max-w-2xl space-y-8">
      <div>
        <h2 className="text-heading">{t("Order {number}", { number: orderId })}</h2>
        <p className="mt-2">
          <a
            className="text-link"
            href={apiAddress("GET /orders/{id}/invoice", {
              params: { id: orderId },
              query: { key },
            })}
          >
            {t("Download invoice")}
          </a>
        </p>
      </div>
      <p className="rounded-md border bg-card p-4">
        {t.parts(
          "The rest of this page needs JavaScript, such as approving a proof. You can also call {phone} or write to {email}.",
          contactLinks({
            contactPhone: contact.phone,
            contactEmail: contact.email,
            whatsappNumber: contact.whatsapp,
          }),
        )}
      </p>
      {lines.map(({ line, proof }) => (
        <section key={line._id} className="space-y-4 border-t pt-5">
          <h3 className="font-semibold break-words">{line.name}</h3>
          <p>{t(STAGE_TEXT[line.stage].buyer)}</p>
          {proof && <Proof proof={proof} query={key ? `?key=${encodeURIComponent(key)}` : ""} />}
        </section>
      ))}
    </div>
  );
}

function Proof({ proof, query }: { proof: ProofAnswer; query: string }) {
  const t = useTranslate();
  return (
    <>
      {proof.pages.map((page, index) => (
        <img
          key={page}
          src={`${page}${query}`}
          alt={t("Proof {n}, page {page}", { n: proof.n, page: index + 1 })}
          className="w-full border bg-white"
        />
      ))}
      <p>
        <a className="text-link" href={`${proof.file}${query}`}>
          {t("Download proof {n}", { n: proof.n })}
        </a>
      </p>
      {proof.approval && <p>{t("Approved by {name}.", { name: proof.approval.name })}</p>}
      {proof.changes && (
        <p className="whitespace-pre-line">
          {t("You asked for: {changes}", { changes: proof.changes })}
        </p>
      )}
    </>
  );
}
