import { paymentsAdminEndpoints } from "@/lib/payments/endpoints";
import { resource, route } from "@/lib/api/route/route";
import { chosenFormat, statementFileAnswer } from "@/lib/api/route/statement-answer";
import { noteStatementExport } from "@/lib/payments/account-statement/note-export";
import { readStatement } from "@/lib/payments/account-statement/read-statement";
import { customerStatementAnswer } from "@/lib/payments/account-statement/statement-answer";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(paymentsAdminEndpoints.getCustomerStatement, async (context) => {
    const { db, params, query, headers, actor, ipAddress } = context;
    const statement = await readStatement(db, params.id, query);
    const format = chosenFormat(query, headers.get("accept"));
    if (format === "json") return { body: customerStatementAnswer(statement) };
    await noteStatementExport(db, statement, { actor, ipAddress });
    return statementFileAnswer(db, statement, format);
  }),
});
