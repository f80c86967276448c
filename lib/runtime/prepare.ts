import { prepareWebRole } from "@/lib/db/web-role";
import { env } from "@/lib/base/env";
import { prepareContents, prepareSchema, type FirstAccounts } from "./supervisor/prepare-shop";
import { reportStartError } from "./supervisor/report-start-error";

// Brings the database to the state that this program needs, in a process that ends when it is done, so that its
// memory (Prisma's engine, the demo catalogue, the password hash) is released. start.ts starts it.

export interface Preparing {
  /** Connects as the owner of the tables. */
  ownerUrl: string;
  /** True when the database is the embedded one, in which the web role is created. */
  embedded: boolean;
  /** True for `npm run dev`. */
  dev: boolean;
}

export interface Prepared extends FirstAccounts {
  /** The URL with which the shop works from now on. */
  databaseUrl: string;
}

async function prepare({ ownerUrl, embedded, dev }: Preparing): Promise<Prepared> {
  await prepareSchema(ownerUrl);
  const databaseUrl = embedded ? await prepareWebRole(ownerUrl) : ownerUrl;
  const accounts = await prepareContents(env(), { url: ownerUrl, embedded, dev });
  return { databaseUrl, ...accounts };
}

process.once("message", (preparing: Preparing) => {
  prepare(preparing).then(
    (prepared) => process.send?.(prepared, () => process.exit(0)),
    (error: unknown) => {
      reportStartError(error);
      process.exit(1);
    },
  );
});
// The shop that started it has ended.
process.on("disconnect", () => process.exit(1));
