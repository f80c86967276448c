import { paths } from "@/lib/base/paths";
import { counted } from "@/lib/base/text/counts";
import type { ProofStage } from "@/lib/db/generated/enums";
import { sentences } from "@/lib/shop/content/phrases";
import { Button, Gap, Heading, Paragraph, Section, Tag } from "./blocks";
import { Email, type MailedShop } from "./layout";
import { orderHref, type KnownOrder, type OrderProps } from "./mailed-order";
import { OrderEmail, TitledLines } from "./order-email";
import { adminHref } from "./staff";

/** Emails about what is printed or made to order: artwork, proofs and their approval. */

/** A line that is printed or made to order, as its emails tell of it. */
export interface MailedProofLine {
  name: string;
  stage: ProofStage;
  /** The check of its artwork found errors. */
  hasErrors: boolean;
  /** What the check found, in words; empty in an email to an unverified address. */
  findings: readonly string[];
  /** How much it found. */
  findingCount: number;
  /** Its newest proof. */
  proof: MailedProof | null;
}

interface MailedProof {
  n: number;
  /** What the buyer asked to change, in words and as pins; only for the shop. */
  changes: string | null;
  pins: readonly string[];
  /** Who approved it; null when nobody has. */
  approvedBy: string | null;
}

export interface ProofProps extends OrderProps {
  lines: readonly MailedProofLine[];
}

const at = (lines: readonly MailedProofLine[], ...stages: ProofStage[]) =>
  lines.filter(({ stage }) => stages.includes(stage));

const names = (lines: readonly MailedProofLine[]) => lines.map(({ name }) => name);

const proofNames = (lines: readonly MailedProofLine[]) =>
  lines.map(({ name, proof }) => `Proof ${proof?.n ?? 1} of ${name}`);

const proofButton = (props: OrderProps, label: string) => (
  <Button href={`${orderHref(props)}#artwork`}>{label}</Button>
);

const HOW_TO_SEND =
  "A PDF with outlined or embedded fonts is best; SVG, PNG, JPEG and TIFF do as well, up to 100 MB a file.";

/** Sent to the customer of an order whose artwork is missing. */
export function ArtworkNeeded({ order, shop, lines }: ProofProps) {
  return (
    <OrderEmail
      {...{ order, shop }}
      subject={`We need the artwork for order ${order.orderId}`}
      preview="We check it and show you a proof before anything is made."
      title="Send us your artwork."
      copy={`We check it and send you a proof. Nothing is made before you have approved it, and we date the dispatch from then. ${HOW_TO_SEND}`}
      button={proofButton({ order, shop }, "Send the artwork")}
      isAlwaysSent
    >
      <TitledLines title="What we need it for">{names(at(lines, "needs_artwork"))}</TitledLines>
    </OrderEmail>
  );
}

/** Sent to the customer when the check of an artwork has ended. */
export function ArtworkChecked({ order, shop, lines }: ProofProps) {
  const refused = lines.filter(({ stage, hasErrors }) => stage === "needs_artwork" && hasErrors);
  const taken = at(lines, "checking");
  const isRefused = refused.length > 0;
  return (
    <OrderEmail
      {...{ order, shop }}
      subject={`The artwork of order ${order.orderId}: ${isRefused ? "please correct it" : "checked"}`}
      preview={isRefused ? "It has errors that cannot be printed." : "Our proof follows."}
      title={isRefused ? "Please correct your artwork." : "Your artwork is checked."}
      copy={
        isRefused
          ? "It has errors that cannot be printed. Correct them and send it again, or write to us: we can often help."
          : "We now prepare a proof and mail you when it is there."
      }
      button={proofButton({ order, shop }, isRefused ? "Send it again" : "Open the order")}
      isAlwaysSent
    >
      {[...refused, ...taken].map((line) => (
        <TitledLines key={line.name} title={line.name}>
          {findingLines(line)}
        </TitledLines>
      ))}
    </OrderEmail>
  );
}

function findingLines({ findings, findingCount }: MailedProofLine): readonly string[] {
  if (findingCount === 0) return ["We found nothing to correct."];
  if (findings.length > 0) return findings;
  return [`${counted(findingCount, "note")} of our check on the page of your order.`];
}

/** Sent to the customer with each proof. */
export function ProofSent({ order, shop, lines }: ProofProps) {
  const sent = at(lines, "proof_sent");
  const [only] = sent;
  const what = sent.length === 1 && only ? `Proof ${only.proof?.n ?? 1}` : "Proofs";
  return (
    <OrderEmail
      {...{ order, shop }}
      subject={`${what} for order ${order.orderId}`}
      preview="Please check it, then approve it or ask for changes."
      title="Please check your proof."
      copy="Look at texts, numbers, codes, colours and size. Approve it, or say what to change: set pins on the picture. We make it when you have approved it, and not before."
      button={proofButton({ order, shop }, "Look at the proof")}
      isAlwaysSent
    >
      <TitledLines title="To check">{proofNames(sent)}</TitledLines>
    </OrderEmail>
  );
}

/** Sent to the customer who has not sent artwork or answered a proof for some working days. */
export function ProofReminder({ order, shop, lines }: ProofProps) {
  const missing = at(lines, "needs_artwork");
  const open = at(lines, "proof_sent");
  return (
    <OrderEmail
      {...{ order, shop }}
      subject={`Order ${order.orderId} waits for you`}
      preview={open.length > 0 ? "A proof waits for your answer." : "We need your artwork."}
      title="Your order waits for you."
      copy={sentences(
        open.length > 0 ? "We sent you a proof and have no answer yet." : "",
        missing.length > 0 ? "We need artwork from you." : "",
        "Nothing is made without your approval, so its dispatch waits as well.",
      )}
      button={proofButton({ order, shop }, "Open the order")}
      isAlwaysSent
    >
      {open.length > 0 && <TitledLines title="To check">{proofNames(open)}</TitledLines>}
      {missing.length > 0 && <TitledLines title="Artwork">{names(missing)}</TitledLines>}
    </OrderEmail>
  );
}

/** Sent to the customer after an approval. */
export function ProofApproved({ order, shop, lines }: ProofProps) {
  const approved = at(lines, "approved");
  const open = lines.filter(({ stage }) => stage !== "approved");
  return (
    <OrderEmail
      {...{ order, shop }}
      subject={`Approved: order ${order.orderId}`}
      preview="Thank you. It is made as the proof shows."
      title="Thank you for your approval."
      copy={sentences(
        "It is made as the proof shows. If something is wrong after all, call us at once.",
        open.length > 0
          ? "The order is made when everything in it is approved."
          : "Everything in the order is approved.",
      )}
      button={proofButton({ order, shop }, "Open the order")}
      isAlwaysSent
    >
      <TitledLines title="Approved">{proofNames(approved)}</TitledLines>
      {open.length > 0 && <TitledLines title="Still open">{names(open)}</TitledLines>}
    </OrderEmail>
  );
}

interface ShopProofProps {
  order: Pick<KnownOrder, "orderId">;
  shop: MailedShop;
  lines: readonly MailedProofLine[];
}

/** Tells the shop of an approval. */
export function ProofApprovedShop({ order: { orderId }, shop, lines }: ShopProofProps) {
  const open = lines.filter(({ stage }) => stage !== "approved");
  const approved = at(lines, "approved").map(
    ({ name, proof }) =>
      `Proof ${proof?.n ?? 1} of ${name}${proof?.approvedBy ? `, by ${proof.approvedBy}` : ""}`,
  );
  return (
    <Email
      shop={shop}
      subject={`Approved: order ${orderId}`}
      preview={open.length === 0 ? "Production can begin." : `${counted(open.length, "line")} open`}
      reason="Sent to the shop's contact address when a proof is approved."
    >
      <Section first>
        <Heading>A proof is approved.</Heading>
        <Tag label="Order number" stamp={orderId} note={counted(approved.length, "line")} />
        <Gap height={20} />
        <Paragraph>
          {open.length === 0
            ? "Everything in this order is approved. Production can begin."
            : "Other lines of this order still wait for their approval."}
        </Paragraph>
        {open.length === 0 ? (
          <Button href={new URL(paths.admin("production"), shop.appUrl).href}>
            Open the production board
          </Button>
        ) : (
          <Button href={adminHref(orderId, shop)}>Open the order</Button>
        )}
      </Section>
      <TitledLines title="Approved">{approved}</TitledLines>
    </Email>
  );
}

/** Tells the shop what a buyer wants changed. */
export function ProofChanges({ order: { orderId }, shop, lines }: ShopProofProps) {
  const asked = at(lines, "changes_asked");
  return (
    <Email
      shop={shop}
      subject={`Changes asked: order ${orderId}`}
      preview={proofNames(asked).join(", ")}
      reason="Sent to the shop's contact address when a buyer sends a proof back."
    >
      <Section first>
        <Heading>A proof came back.</Heading>
        <Tag label="Order number" stamp={orderId} note={counted(asked.length, "line")} />
        <Gap height={20} />
        <Button href={adminHref(orderId, shop)}>Open the order</Button>
      </Section>
      {asked.map(({ name, proof }) => (
        <TitledLines key={name} title={`Proof ${proof?.n ?? 1} of ${name}`}>
          {[...(proof?.changes?.split("\n") ?? []), ...(proof?.pins ?? [])]}
        </TitledLines>
      ))}
    </Email>
  );
}
