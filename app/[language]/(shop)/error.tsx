"use client";

import { ErrorScreen } from "@/components/layout/error-screen";

export default function ShopError({ error }: { error: Error & { digest?: string } }) {
  return <ErrorScreen error={error} />;
}
