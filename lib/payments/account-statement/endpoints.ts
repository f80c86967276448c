import { accountStatementQuerySchema, accountStatementSchema, STATEMENT_TEXT } from "./schemas";

/** The caller's own statement of account. */
export const ownStatementEndpoints = {
  getOwnStatement: {
    method: "GET",
    path: "/account/statement",
    chapter: "Account",
    summary: "Read one's own statement of account",
    description: STATEMENT_TEXT,
    access: "account.own",
    status: 200,
    query: accountStatementQuerySchema,
    response: accountStatementSchema,
    alsoProduces: ["text/csv", "application/pdf"],
    limit: "change",
  },
} as const;
