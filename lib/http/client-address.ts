import "server-only";
import { CLIENT_ADDRESS_HEADER } from "@/lib/base/http/proxies";

export function clientAddress(headers: Headers): string {
  return headers.get(CLIENT_ADDRESS_HEADER) ?? "unknown";
}
