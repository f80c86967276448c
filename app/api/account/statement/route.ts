import { endpoints } from "@/lib/api/endpoints";
import { resource } from "@/lib/api/route/resource";
import { route } from "@/lib/api/route/route";
import { answerStatement, chosenFormat } from "@/lib/api/route/statement-answer";
import { readStatement } from "@/lib/payments/account-statement/read-statement";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(endpoints.getOwnStatement, async ({ db, query, headers, identity }) => {
    const statement = await readStatement(db, identity.account.id, query);
    return answerStatement(db, statement, chosenFormat(query, headers.get("accept")));
  }),
});
