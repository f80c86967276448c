import type { ReactNode } from "react";
import { Document } from "@/app/document";
import { DEFAULT_LANGUAGE } from "@/lib/base/http/languages";

export { documentMetadata as generateMetadata, viewport } from "@/app/document";

export default function StaffDocument({ children }: { children: ReactNode }) {
  return <Document language={DEFAULT_LANGUAGE}>{children}</Document>;
}
