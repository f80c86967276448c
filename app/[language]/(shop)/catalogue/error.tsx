"use client";

import { ListFailure } from "@/components/shop/catalogue/list/list-failure";

export default function ListError({ retry }: { retry: () => void }) {
  return <ListFailure retry={retry} />;
}
