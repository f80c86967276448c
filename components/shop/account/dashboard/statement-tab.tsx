import { StatementView, type StatementQuery } from "@/components/domain/account/statement-view";
import { apiAddress } from "@/lib/api/call";
import { call } from "@/lib/client/api";

const load = (question: string, signal: AbortSignal) =>
  call("GET /account/statement", { query: JSON.parse(question) as StatementQuery, signal });

const getFile = (query: StatementQuery) => apiAddress("GET /account/statement", { query });

/** What one's account was charged and paid. */
export function StatementTab() {
  return <StatementView load={load} fileOf={getFile} />;
}
