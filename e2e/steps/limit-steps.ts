import type { PrismaClient } from "@/lib/db/generated/client";

/** Lets everything that was counted so far be so many seconds older, by the database's clock. */
export const shiftAttempts = (db: PrismaClient, seconds: number) =>
  db.$executeRaw`
    UPDATE "rate_limits" SET
      "lastAt" = "lastAt" - make_interval(secs => ${seconds}::float8),
      "attempts" = ARRAY(
        SELECT at - make_interval(secs => ${seconds}::float8)
        FROM unnest("attempts") WITH ORDINALITY AS attempt (at, place) ORDER BY place)`;
