import type { PrismaClient } from "@/lib/db/generated/client";

/** Ages all counted attempts by that many seconds, by the database's clock. */
export const shiftAttempts = (db: PrismaClient, seconds: number) =>
  db.$executeRaw`
    UPDATE "rate_limits" SET
      "lastAt" = "lastAt" - make_interval(secs => ${seconds}::float8),
      "attempts" = ARRAY(
        SELECT at - make_interval(secs => ${seconds}::float8)
        FROM unnest("attempts") WITH ORDINALITY AS attempt (at, place) ORDER BY place)`;
