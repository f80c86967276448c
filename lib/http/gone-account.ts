import "server-only";
import { Prisma } from "@/lib/db/generated/client";

/**
 * Whether a write failed because the account that it names is gone: it was deleted after its caller had
 * been admitted.
 */
export function isAccountGone(error: unknown): boolean {
  if (!(error instanceof Prisma.PrismaClientKnownRequestError)) return false;
  const { driverAdapterError } = (error.meta ?? {}) as {
    driverAdapterError?: { cause?: { kind?: unknown; constraint?: { index?: unknown } } };
  };
  const { kind, constraint } = driverAdapterError?.cause ?? {};
  if (kind !== "ForeignKeyConstraintViolation") return false;
  return String(constraint?.index).endsWith("_userId_fkey");
}
