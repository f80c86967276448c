import { BadgeCheck } from "lucide-react";
import { useTranslate } from "#words";
import { shortDayText } from "@/components/shared/format/dates";
import { Badge } from "@/components/ui/badge";
import { KIND_NAMES, provenClaims } from "@/lib/catalogue/certificates/claims";
import type { CertificateAnswer } from "@/lib/catalogue/certificates/schemas";
import type { ShopSettings } from "@/lib/shop/settings/shop-settings";

interface CertificateListProps {
  /** Only valid certificates. */
  certificates: readonly CertificateAnswer[];
  /** Null if unknown. */
  recycledPercent: number | null;
  registrations: Pick<ShopSettings, "eprNumber" | "cpcbNumber">;
}

/**
 * Lists claims about a product with downloadable evidence, its recycled content and the shop's registrations;
 * renders nothing without any.
 */
export function CertificateList(props: CertificateListProps) {
  const t = useTranslate();
  const { certificates, recycledPercent, registrations } = props;
  const { eprNumber, cpcbNumber } = registrations;
  const facts = [
    ...(recycledPercent === null ? [] : [[t("Recycled content"), `${recycledPercent}%`]]),
    ...(eprNumber ? [[t("EPR registration"), eprNumber]] : []),
    ...(cpcbNumber ? [[t("CPCB number"), cpcbNumber]] : []),
  ];
  if (certificates.length + facts.length === 0) return null;
  return (
    <section aria-label={t("Certificates")}>
      <p className="flex flex-wrap gap-1.5 empty:hidden">
        {provenClaims(certificates).map((claim) => (
          <Badge key={claim}>{t(claim)}</Badge>
        ))}
      </p>
      <ul className="mt-3 space-y-2 text-[0.9375rem] empty:hidden">
        {certificates.map((certificate) => (
          <Certificate key={certificate._id} certificate={certificate} />
        ))}
      </ul>
      <dl className="mt-3 space-y-1 text-[0.9375rem] empty:hidden">
        {facts.map(([name, value]) => (
          <div key={name} className="flex flex-wrap gap-x-2">
            <dt className="text-muted-foreground">{name}</dt>
            <dd className="[overflow-wrap:anywhere] tabular">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Certificate({ certificate }: { certificate: CertificateAnswer }) {
  const t = useTranslate();
  const { kind, name, number, issuedOn, validUntil, url } = certificate;
  const day = (text: string) => shortDayText(new Date(text), t.language);
  const facts = { kind: t(KIND_NAMES[kind]), issued: day(issuedOn) };
  return (
    <li className="flex gap-2.5">
      <BadgeCheck aria-hidden strokeWidth={1.6} className="mt-0.5 size-5 shrink-0 text-success" />
      <span className="min-w-0 [overflow-wrap:anywhere]">
        <a href={url} download className="text-link">
          {name}
        </a>
        {number && <span className="tabular">, {number}</span>}
        <span className="block text-sm text-muted-foreground">
          {validUntil
            ? t("{kind}, issued {issued}, valid until {until}", {
                ...facts,
                until: day(validUntil),
              })
            : t("{kind}, issued {issued}", facts)}
        </span>
      </span>
    </li>
  );
}
