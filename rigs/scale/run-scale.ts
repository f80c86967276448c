import { parseArgs } from "node:util";
import type { Check } from "@/rigs/hard/check";
import { caddyChecks } from "./caddy-checks";
import { imageChecks } from "./image-checks";
import { nginxChecks } from "./nginx-checks";
import { packChecks } from "./pack-checks";
import { pgbouncerChecks } from "./pgbouncer-checks";
import { replicaChecks } from "./replica-checks";
import { missingPackages, type Tool } from "./tools";

// `npm run test:scale` tests the programs around a shop that has outgrown one process, with the real ones. They
// come from Debian, which `npm test` must not need. `-- --only nginx` runs one part.

interface Group {
  tools: Tool[];
  checks: () => Check[];
}

const groups: Record<string, Group> = {
  caddy: { tools: ["caddy"], checks: caddyChecks },
  image: { tools: [], checks: imageChecks },
  nginx: { tools: ["nginx", "wrk"], checks: nginxChecks },
  pack: { tools: [], checks: packChecks },
  pgbouncer: { tools: ["pgbouncer"], checks: pgbouncerChecks },
  replica: { tools: ["pg_basebackup"], checks: replicaChecks },
};

const { values } = parseArgs({ options: { only: { type: "string" } } });
const chosen = Object.entries(groups).filter(([name]) => !values.only || name === values.only);
if (chosen.length === 0) throw new Error(`--only takes ${Object.keys(groups).join(", ")}.`);

const missing = missingPackages(chosen.flatMap(([, { tools }]) => tools));
if (missing.length > 0) {
  process.stderr.write(`Install them first: apt-get install ${missing.join(" ")}\n`);
  process.exit(1);
}

const t = (line: string) => process.stdout.write(`  ${line}\n`);
let failed = 0;
for (const { name, run } of chosen.flatMap(([, { checks }]) => checks())) {
  process.stdout.write(`\n${name}\n`);
  const faults = await run(t).catch((error: unknown) => [String(error)]);
  for (const fault of faults) t(`✗ ${fault}`);
  if (faults.length > 0) failed += 1;
  else t("✓");
}
process.exitCode = failed === 0 ? 0 : 1;
