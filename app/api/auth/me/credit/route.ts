import { creditEndpoints } from "@/lib/companies/credit/endpoints";
import { resource, route } from "@/lib/api/route/route";
import { readOwnCredit, creditAnswer } from "@/lib/companies/credit/credit";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(creditEndpoints.getCredit, async ({ db, identity }) => ({
    body: creditAnswer(await readOwnCredit(db, identity)),
  })),
});
