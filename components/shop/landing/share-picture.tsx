import { light } from "@/lib/base/brand";
import { splitClauses } from "@/lib/shop/content/quotes";
import type { Claims } from "@/lib/shop/content/claims";

interface SharePictureProps {
  siteName: string;
  /** The workbench as a data URL, 720 × 630. */
  sceneUrl: string;
  /** The heading of the landing page; may quote the claims. */
  heading: string;
  claims: Claims;
}

/** The link preview for other sites. It is rendered without a browser: inline styles and flex only. */
export function SharePicture({ siteName, sceneUrl, heading, claims }: SharePictureProps) {
  return (
    <div
      style={{
        display: "flex",
        width: "100%",
        height: "100%",
        background: light.band,
        color: light["band-foreground"],
        fontFamily: "Public Sans",
      }}
    >
      <div
        style={{
          display: "flex",
          flexDirection: "column",
          justifyContent: "space-between",
          width: 520,
          padding: "56px 24px 56px 56px",
        }}
      >
        <div style={{ fontFamily: "Besley", fontSize: 34 }}>{siteName}</div>
        <div style={{ display: "flex", flexDirection: "column", fontFamily: "Besley" }}>
          {splitClauses(heading, claims).map((clause, index) => (
            <span key={index} style={{ fontSize: 50, lineHeight: 1.1 }}>
              {clause}
            </span>
          ))}
        </div>
        <div style={{ fontSize: 25, color: light["band-muted"] }}>
          {claims.production
            ? `Made in ${claims.production}, for businesses in India`
            : "Made for businesses in India"}
        </div>
      </div>
      <img src={sceneUrl} width={680} height={630} alt="" style={{ objectFit: "cover" }} />
    </div>
  );
}
