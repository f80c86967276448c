import "server-only";
import { CLIENT_ADDRESS_HEADER } from "./client-address-header";

export function clientAddress(headers: Headers): string {
  return headers.get(CLIENT_ADDRESS_HEADER) ?? "unknown";
}
