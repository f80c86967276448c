import type { Metadata } from "next";
import { SearchedList } from "@/components/shop/catalogue/searched-list";
import { ALL_PRODUCTS_TEXT } from "@/lib/catalogue/lists/list-metadata";
import { SEARCH_SLOTS } from "@/lib/catalogue/lists/search-frame";

/** What all searches have in common; ./document puts the list into it. */
export const metadata: Metadata = {
  title: SEARCH_SLOTS.title,
  description: ALL_PRODUCTS_TEXT.description,
  alternates: { canonical: SEARCH_SLOTS.address },
  robots: { index: false, follow: true },
};

export default function SearchFrame() {
  return <SearchedList />;
}
