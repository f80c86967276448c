import { FileDown } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslate } from "#words";
import { FileLink } from "@/components/shared/call/file-link";
import { dayText } from "@/components/shared/format/dates";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Link } from "@/components/ui/link";
import { paths } from "@/lib/base/paths";
import type { OrderAnswer } from "@/lib/orders/schemas";
import { nameClaims, type NamedClaim } from "@/lib/orders/view/goods";
import { orderKey } from "./order-keys";

/** The buyer's claims with the shop's answers; renders nothing without claims. */
export function ClaimsCard({ order }: { order: OrderAnswer }) {
  const t = useTranslate();
  const claims = nameClaims(order, t);
  if (claims.length === 0) return null;
  const key = orderKey(order.orderId);
  return (
    <Card className="p-5 sm:p-6">
      <h2 className="mb-3 text-heading">{t("Reported problems")}</h2>
      <ClaimList claims={claims} photoKey={key} {...(key ? {} : { orderHref: paths.order })} />
    </Card>
  );
}

const STATES: Record<NonNullable<NamedClaim["decision"]>, string> = {
  replace: "Replaced",
  credit: "Credited",
  refuse: "Refused",
};

interface ClaimListProps {
  claims: readonly NamedClaim[];
  /** Opens the photos for a guest. */
  photoKey?: string | undefined;
  /** Links the replacement order; guests see its number only, because the key does not open it. */
  orderHref?: (id: string) => string;
  /** Actions on an unanswered claim. */
  answer?: (claim: NamedClaim) => ReactNode;
}

export function ClaimList({ claims, photoKey, orderHref, answer }: ClaimListProps) {
  const t = useTranslate();
  const replacementLink = ({ _id, orderId }: NonNullable<NamedClaim["replacement"]>) =>
    orderHref ? (
      <Link href={orderHref(_id)} prefetch={false} className="text-link tabular">
        {orderId}
      </Link>
    ) : (
      <span className="tabular">{orderId}</span>
    );
  const query = photoKey ? `?key=${encodeURIComponent(photoKey)}` : "";
  return (
    <ul className="space-y-4 text-[0.9375rem]">
      {claims.map((claim) => (
        <li key={claim._id} className="border-l perforated pl-4">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
            <time dateTime={claim.at}>{dayText(new Date(claim.at), t.language)}</time>
            <Badge>{t(claim.decision ? STATES[claim.decision] : "Waits for an answer")}</Badge>
          </p>
          <p className="[overflow-wrap:anywhere]">{claim.items.join(", ")}</p>
          <p className="[overflow-wrap:anywhere] whitespace-pre-line text-muted-foreground">
            {claim.text}
          </p>
          {claim.words && (
            <p className="mt-2 [overflow-wrap:anywhere] whitespace-pre-line">
              {t.parts("<label>Answer:</label> {words}", {
                label: (words) => <span className="font-semibold">{words}</span>,
                words: claim.words,
              })}
            </p>
          )}
          {claim.replacement && (
            <p>
              {t.parts("New goods: order {order}", {
                order: replacementLink(claim.replacement),
              })}
            </p>
          )}
          <div className="mt-2 flex flex-wrap gap-2 empty:hidden">
            {claim.photos.map((photo, index) => (
              <Button key={photo} asChild variant="outline" size="sm">
                <FileLink href={`${photo}${query}`}>
                  <FileDown aria-hidden /> {t("Photo {number}", { number: index + 1 })}
                </FileLink>
              </Button>
            ))}
            {claim.decision === null && answer?.(claim)}
          </div>
        </li>
      ))}
    </ul>
  );
}
