import { endpoints } from "@/lib/api/endpoints";
import { taxRegimeOf } from "@/lib/settings/tax-regime";
import { resource } from "@/lib/http/resource";
import { route } from "@/lib/http/route";
import { settingsForCall } from "@/lib/settings/cached";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(endpoints.readTaxRegime, async () => ({
    body: taxRegimeOf(await settingsForCall()),
  })),
});
