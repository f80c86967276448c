import "server-only";
import { Prisma } from "@/lib/db/generated/client";

const RECORD_NOT_FOUND = "P2025";

/**
 * Whether a call failed because its caller's account is gone: it was deleted after the caller had been
 * let in. Another account that is asked for and is not there is looked for with words of its own.
 */
export function isAccountGone(error: unknown): boolean {
  if (!(error instanceof Prisma.PrismaClientKnownRequestError)) return false;
  const { modelName, driverAdapterError } = (error.meta ?? {}) as {
    modelName?: unknown;
    driverAdapterError?: { cause?: { kind?: unknown; constraint?: { index?: unknown } } };
  };
  if (error.code === RECORD_NOT_FOUND) return modelName === "User";
  const { kind, constraint } = driverAdapterError?.cause ?? {};
  if (kind !== "ForeignKeyConstraintViolation") return false;
  return String(constraint?.index).endsWith("_userId_fkey");
}
