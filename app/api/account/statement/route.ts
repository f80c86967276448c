import { ownStatementEndpoints } from "@/lib/payments/account-statement/endpoints";
import { resource, route } from "@/lib/api/route/route";
import { chosenFormat, statementFileAnswer } from "@/lib/api/route/statement-answer";
import { readStatement, statementHolder } from "@/lib/payments/account-statement/read-statement";
import { statementAnswer } from "@/lib/payments/account-statement/statement-answer";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(ownStatementEndpoints.getOwnStatement, async ({ db, query, headers, identity }) => {
    const statement = await readStatement(db, statementHolder(identity.account, query.of), query);
    const format = chosenFormat(query, headers.get("accept"));
    if (format === "json") return { body: statementAnswer(statement) };
    return statementFileAnswer(db, { ...statement, interest: [] }, format);
  }),
});
