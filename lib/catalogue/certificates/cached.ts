import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { cacheTags } from "@/lib/http/cache/cache-tags";
import { prisma } from "@/lib/db/client";
import { isBuilding } from "@/lib/base/env";
import { dayName } from "@/lib/base/india-time";
import { isValid } from "./claims";
import { listCertificates } from "./queries";
import type { CertificateAnswer } from "./schemas";

/** Returns the certificates valid today. Cached until they change, or for hours when any of them has a last day. */
export async function getCertificates(productId: string): Promise<CertificateAnswer[]> {
  "use cache";
  cacheTag(cacheTags.product(productId));
  const found = isBuilding() ? [] : await listCertificates(prisma(), productId);
  if (found.some(({ validUntil }) => validUntil !== null)) cacheLife("hours");
  else cacheLife("max");
  const today = dayName(new Date());
  return found.filter((certificate) => isValid(certificate, today));
}
