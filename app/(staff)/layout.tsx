import type { ReactNode } from "react";
import { Document } from "@/components/layout/document";
import { DEFAULT_LANGUAGE } from "@/lib/base/http/languages";

export { documentMetadata as generateMetadata, viewport } from "@/components/layout/document";

export default function StaffDocument({ children }: { children: ReactNode }) {
  return <Document language={DEFAULT_LANGUAGE}>{children}</Document>;
}
