import { readFile } from "node:fs/promises";
import { paymentsAdminEndpoints } from "@/lib/payments/endpoints";
import { type AppError, invalidField } from "@/lib/base/errors";
import { resource, route } from "@/lib/api/route/route";
import { matchStatement } from "@/lib/payments/statement/match-statement";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(
    paymentsAdminEndpoints.matchStatement,
    async ({ db, query, body, files, actor, ipAddress }) => {
      const { direction, sheet, ...columns } = body;
      const [file] = files;
      if (!file) throw noFile();
      const report = await matchStatement({
        db,
        bytes: await readFile(file.path),
        choices: { columns, direction, sheet },
        dryRun: query.dryRun,
        by: { actor, ipAddress },
      });
      return { body: report };
    },
  ),
});

function noFile(): AppError {
  return invalidField("file", "Choose a CSV or Excel file.");
}
