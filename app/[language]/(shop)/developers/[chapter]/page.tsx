import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ApiChapter } from "@/components/shop/developers/api-chapter";
import { chapters } from "@/components/shop/developers/chapters";
import { localized } from "@/lib/shop/settings/localized";
import { paths } from "@/lib/base/paths";

interface Props {
  params: Promise<{ chapter: string }>;
}

export function generateStaticParams(): { chapter: string }[] {
  return chapters.map(({ slug }) => ({ chapter: slug }));
}

async function read(params: Props["params"]) {
  const { chapter: requested } = await params;
  return chapters.find(({ slug }) => slug === requested) ?? notFound();
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { name, description, slug } = await read(params);
  return localized({
    title: `${name} API`,
    description,
    alternates: { canonical: paths.apiChapter(slug) },
  });
}

export default async function ChapterPage({ params }: Props) {
  return <ApiChapter chapter={await read(params)} />;
}
