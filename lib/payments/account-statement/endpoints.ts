import { inChapter } from "@/lib/base/http/in-chapter";
import { accountStatementQuerySchema, accountStatementSchema, STATEMENT_TEXT } from "./schemas";

/** The caller's own statement of account. */
export const ownStatementEndpoints = inChapter("Account", {
  getOwnStatement: {
    call: "GET /account/statement",
    summary: "Read one's own statement of account",
    description: STATEMENT_TEXT,
    access: "account.own",
    query: accountStatementQuerySchema,
    response: accountStatementSchema,
    alsoProduces: ["text/csv", "application/pdf"],
    limit: "change",
  },
});
