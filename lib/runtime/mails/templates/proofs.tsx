import { paths } from "@/lib/base/paths";
import { counted, countText } from "@/lib/base/text/counts";
import type { ProofStage } from "@/lib/db/generated/enums";
import { sentences } from "@/lib/shop/content/phrases";
import type { Translate } from "@/lib/i18n/translate";
import { Button, Gap, Heading, Link, Paragraph, Section, Tag } from "./blocks";
import { Email, type MailedShop } from "./layout";
import { orderHref, type KnownOrder, type OrderProps } from "./mailed-order";
import { OrderEmail, TitledLines } from "./order-email";
import { adminHref } from "./staff";

/** Emails about printed and made-to-order lines: artwork, proofs and their approval. */

/** A line that is printed or made to order, as its emails tell of it. */
export interface MailedProofLine {
  name: string;
  stage: ProofStage;
  /** The dieline for its artwork; null without one. */
  dieline: { size: string; path: string } | null;
  /** The check of its artwork found errors. */
  hasErrors: boolean;
  /** Findings of the check in words; empty in an email to an unverified address. */
  findings: readonly string[];
  /** How much it found. */
  findingCount: number;
  /** Its newest proof. */
  proof: MailedProof | null;
}

interface MailedProof {
  n: number;
  /** Changes requested by the buyer, in words and as pins; only for the shop. */
  changes: string | null;
  pins: readonly string[];
  /** Name of the approver; null without an approval. */
  approvedBy: string | null;
}

export interface ProofProps extends OrderProps {
  lines: readonly MailedProofLine[];
}

const at = (lines: readonly MailedProofLine[], ...stages: ProofStage[]) =>
  lines.filter(({ stage }) => stages.includes(stage));

const names = (lines: readonly MailedProofLine[]) => lines.map(({ name }) => name);

const proofName = ({ name, proof }: MailedProofLine, t: Translate) =>
  t("Proof {n} of {name}", { n: proof?.n ?? 1, name });

const proofNames = (lines: readonly MailedProofLine[], t: Translate) =>
  lines.map((line) => proofName(line, t));

const proofButton = (props: OrderProps, label: string) => (
  <Button href={`${orderHref(props)}#artwork`}>{label}</Button>
);

/** Sent to the customer of an order whose artwork is missing. */
export function ArtworkNeeded({ order, shop, lines }: ProofProps) {
  const { t } = shop;
  return (
    <OrderEmail
      {...{ order, shop }}
      subject={t("We need the artwork for order {number}", { number: order.orderId })}
      preview={t("We check it and show you a proof before anything is made.")}
      title={t("Send us your artwork.")}
      copy={sentences(
        t("We check it and send you a proof."),
        t("Nothing is made before you have approved it, and we date the dispatch from then."),
        t(
          "A PDF with outlined or embedded fonts is best; SVG, PNG, JPEG and TIFF do as well, up to 100 MB a file.",
        ),
      )}
      button={proofButton({ order, shop }, t("Send the artwork"))}
      isAlwaysSent
    >
      <TitledLines title={t("What we need it for")}>
        {names(at(lines, "needs_artwork"))}
      </TitledLines>
      <Dielines lines={at(lines, "needs_artwork")} shop={shop} />
    </OrderEmail>
  );
}

function Dielines({ lines, shop }: Pick<ProofProps, "lines" | "shop">) {
  const links = lines.flatMap(({ name, dieline }) => {
    if (!dieline) return [];
    const label = shop.t("{name}: dieline, {size} (PDF)", { name, size: dieline.size });
    const href = new URL(dieline.path, shop.appUrl).href;
    return [
      <Link key={href} href={href}>
        {label}
      </Link>,
    ];
  });
  return (
    links.length > 0 && <TitledLines title={shop.t("Put it on the dieline")}>{links}</TitledLines>
  );
}

/** Sent to the customer when the check of an artwork has ended. */
export function ArtworkChecked({ order, shop, lines }: ProofProps) {
  const { t } = shop;
  const number = order.orderId;
  const refused = lines.filter(({ stage, hasErrors }) => stage === "needs_artwork" && hasErrors);
  const taken = at(lines, "checking");
  const isRefused = refused.length > 0;
  return (
    <OrderEmail
      {...{ order, shop }}
      subject={
        isRefused
          ? t("The artwork of order {number}: please correct it", { number })
          : t("The artwork of order {number}: checked", { number })
      }
      preview={isRefused ? t("It has errors that cannot be printed.") : t("Our proof follows.")}
      title={isRefused ? t("Please correct your artwork.") : t("Your artwork is checked.")}
      copy={
        isRefused
          ? sentences(
              t("It has errors that cannot be printed."),
              t("Correct them and send it again, or write to us: we can often help."),
            )
          : t("We now prepare a proof and mail you when it is there.")
      }
      button={proofButton({ order, shop }, isRefused ? t("Send it again") : t("Open the order"))}
      isAlwaysSent
    >
      {[...refused, ...taken].map((line) => (
        <TitledLines key={line.name} title={line.name}>
          {findingLines(line, t)}
        </TitledLines>
      ))}
    </OrderEmail>
  );
}

function findingLines(line: MailedProofLine, t: Translate): readonly string[] {
  const { findings, findingCount: count } = line;
  if (count === 0) return [t("We found nothing to correct.")];
  if (findings.length > 0) return findings;
  return count === 1
    ? [t("1 note of our check on the page of your order.")]
    : [t("{count} notes of our check on the page of your order.", { count: countText(count) })];
}

/** Sent to the customer with each proof. */
export function ProofSent({ order, shop, lines }: ProofProps) {
  const sent = at(lines, "proof_sent");
  const [only] = sent;
  const { t } = shop;
  const number = order.orderId;
  return (
    <OrderEmail
      {...{ order, shop }}
      subject={
        sent.length === 1 && only
          ? t("Proof {n} for order {number}", { n: only.proof?.n ?? 1, number })
          : t("Proofs for order {number}", { number })
      }
      preview={t("Please check it, then approve it or ask for changes.")}
      title={t("Please check your proof.")}
      copy={sentences(
        t("Look at texts, numbers, codes, colours and size."),
        t("Approve it, or say what to change: set pins on the picture."),
        t("We make it when you have approved it, and not before."),
      )}
      button={proofButton({ order, shop }, t("Look at the proof"))}
      isAlwaysSent
    >
      <TitledLines title={t("To check")}>{proofNames(sent, t)}</TitledLines>
    </OrderEmail>
  );
}

/** Sent to the customer who has not sent artwork or answered a proof for some working days. */
export function ProofReminder({ order, shop, lines }: ProofProps) {
  const missing = at(lines, "needs_artwork");
  const open = at(lines, "proof_sent");
  const { t } = shop;
  return (
    <OrderEmail
      {...{ order, shop }}
      subject={t("Order {number} waits for you", { number: order.orderId })}
      preview={open.length > 0 ? t("A proof waits for your answer.") : t("We need your artwork.")}
      title={t("Your order waits for you.")}
      copy={sentences(
        open.length > 0 ? t("We sent you a proof and have no answer yet.") : "",
        missing.length > 0 ? t("We need artwork from you.") : "",
        t("Nothing is made without your approval, so its dispatch waits as well."),
      )}
      button={proofButton({ order, shop }, t("Open the order"))}
      isAlwaysSent
    >
      {open.length > 0 && <TitledLines title={t("To check")}>{proofNames(open, t)}</TitledLines>}
      {missing.length > 0 && <TitledLines title={t("Artwork")}>{names(missing)}</TitledLines>}
    </OrderEmail>
  );
}

/** Sent to the customer after an approval. */
export function ProofApproved({ order, shop, lines }: ProofProps) {
  const approved = at(lines, "approved");
  const open = lines.filter(({ stage }) => stage !== "approved");
  const { t } = shop;
  return (
    <OrderEmail
      {...{ order, shop }}
      subject={t("Approved: order {number}", { number: order.orderId })}
      preview={t("Thank you. It is made as the proof shows.")}
      title={t("Thank you for your approval.")}
      copy={sentences(
        t("It is made as the proof shows."),
        t("If something is wrong after all, call us at once."),
        open.length > 0
          ? t("The order is made when everything in it is approved.")
          : t("Everything in the order is approved."),
      )}
      button={proofButton({ order, shop }, t("Open the order"))}
      isAlwaysSent
    >
      <TitledLines title={t("Approved")}>{proofNames(approved, t)}</TitledLines>
      {open.length > 0 && <TitledLines title={t("Still open")}>{names(open)}</TitledLines>}
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
    (line) =>
      `${proofName(line, shop.t)}${line.proof?.approvedBy ? `, by ${line.proof.approvedBy}` : ""}`,
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
  const requested = at(lines, "changes_asked");
  return (
    <Email
      shop={shop}
      subject={`Changes asked: order ${orderId}`}
      preview={proofNames(requested, shop.t).join(", ")}
      reason="Sent to the shop's contact address when a buyer sends a proof back."
    >
      <Section first>
        <Heading>A proof came back.</Heading>
        <Tag label="Order number" stamp={orderId} note={counted(requested.length, "line")} />
        <Gap height={20} />
        <Button href={adminHref(orderId, shop)}>Open the order</Button>
      </Section>
      {requested.map((line) => (
        <TitledLines key={line.name} title={proofName(line, shop.t)}>
          {[...(line.proof?.changes?.split("\n") ?? []), ...(line.proof?.pins ?? [])]}
        </TitledLines>
      ))}
    </Email>
  );
}
