import { ArrowLeft, BadgeCheck, RotateCcw, Ruler, Truck } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslate } from "#words";
import { DeliveryForm } from "@/components/shop/delivery/delivery-form";
import { PinField } from "@/components/shop/delivery/pin-field";
import { WhatsAppLink } from "@/components/shared/format/whatsapp-link";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import type { RelatedProducts } from "@/lib/catalogue/product-page/related-products";
import { productCrumbs } from "@/lib/catalogue/product-page/product-metadata";
import type { RatingCounts } from "@/lib/catalogue/product-page/reviews";
import type { Product } from "@/lib/catalogue/schemas";
import type { Shown } from "@/lib/catalogue/price/shown-tax";
import {
  breadcrumbData,
  familyData,
  productData,
} from "@/lib/catalogue/product-page/structured-data";
import { toCardSummary } from "@/lib/catalogue/product-page/summary";
import type { CertificateAnswer } from "@/lib/catalogue/certificates/schemas";
import { cn } from "@/lib/base/cn";
import { paths } from "@/lib/base/paths";
import type { ShopSettings } from "@/lib/shop/settings/shop-settings";
import { getFreeShippingPaise } from "@/lib/shop/shipping/methods";
import { Breadcrumbs } from "@/components/shop/catalogue/breadcrumbs";
import { DielineLink } from "@/components/shop/catalogue/dieline-link";
import { FavouriteButton } from "@/components/shop/catalogue/favourite-button";
import { JsonLd } from "@/components/shop/catalogue/json-ld";
import { ProductShipping } from "@/components/shop/catalogue/product-shipping";
import { SoldOutStamp } from "@/components/shop/catalogue/sold-out-stamp";
import { formatPlainRupees } from "@/lib/pricing/money";
import { packSizeText } from "@/lib/catalogue/price/unit-price";
import { translateOwn } from "@/lib/i18n/translate";
import { shownSpecifications } from "@/lib/catalogue/specifications";
import { PriceRequestLink } from "./price-request-link";
import { BuyBar } from "./buy-bar";
import { BuyButtons } from "./buy-buttons";
import { CertificateList } from "./certificate-list";
import { Gallery } from "./gallery";
import { GoesWith } from "./goes-with";
import { ModelButton, ModelTile } from "./model-links";
import { ProductChoicesSlot } from "./product-choices-slot";
import { FeatureList, ProductFacts } from "./product-facts";
import { ProductTabs } from "./product-tabs";
import { OwnPrice, PurchaseProvider } from "./purchase-provider";
import { QuantityField } from "./quantity-field";
import { Reviews } from "./reviews";
import { SizeFamily } from "./size-family";
import { SpecificationPanel } from "./specification-panel";
import { TierTable } from "./tier-table";

interface ProductViewProps {
  product: Shown<Product>;
  hasModel: boolean;
  /** The page of the same style in the buyer's own size; null if there is none. */
  anotherSize: string | null;
  ratingCounts: RatingCounts;
  /** Only valid certificates. */
  certificates: readonly CertificateAnswer[];
  beside: RelatedProducts;
  settings: ShopSettings;
  /** The shop's public URL. */
  origin: string;
}

export function ProductView(props: ProductViewProps) {
  const { product, hasModel, settings, origin, beside } = props;
  return (
    <PurchaseProvider product={toCardSummary(product)}>
      <JsonLd data={productData(origin, product, settings, beside.family)} />
      {beside.family && <JsonLd data={familyData(origin, product, beside.family, settings)} />}
      <JsonLd data={breadcrumbData(origin, productCrumbs(product))} />
      <article className="container-page pt-1 pb-16 sm:pt-4 lg:pt-6 lg:pb-24">
        <BackLink product={product} />
        <div className="mt-1 grid grid-cols-1 gap-x-8 gap-y-5 sm:mt-3 md:grid-cols-2 lg:grid-cols-[minmax(0,1.12fr)_minmax(0,1fr)] lg:gap-x-14">
          <div className="min-w-0 max-md:contents md:self-start lg:sticky lg:top-24">
            <div className="relative min-w-0">
              <Gallery
                images={product.images}
                name={product.name}
                tile={hasModel && <ModelTile productId={product._id} />}
              />
              {!product.inStock && (
                <div className="pointer-events-none absolute inset-x-0 top-0 aspect-square overflow-hidden rounded-lg">
                  <SoldOutStamp />
                </div>
              )}
              <FavouriteButton
                productId={product._id}
                name={product.name}
                className="absolute top-3 right-3"
              />
            </div>
            {/* On a phone it follows the name and the price, which people look for first. */}
            <div className="grid gap-1 empty:hidden max-md:order-1 md:mt-3">
              {product.printOptions.length > 0 && <DielineLink product={product} />}
            </div>
          </div>
          <BuyColumn {...props} />
        </div>
        <Tabs {...props} />
      </article>
      <BuyBar />
    </PurchaseProvider>
  );
}

function BackLink({ product }: { product: Product }) {
  const t = useTranslate();
  return (
    <div className="flex items-center justify-between gap-6">
      <div className="min-w-0 max-sm:hidden">
        <Breadcrumbs crumbs={productCrumbs(product)} />
      </div>
      <Button asChild variant="ghost" size="sm" className="-mx-3">
        <Link href={paths.products()}>
          <ArrowLeft aria-hidden />
          {t("Back to Products")}
        </Link>
      </Button>
    </div>
  );
}

function BuyColumn(props: ProductViewProps) {
  const { product, hasModel, settings, certificates, beside, anotherSize, origin } = props;
  const t = useTranslate();
  const { contactPhone: phone, contactEmail: email, taxPercent: percent } = settings;
  return (
    <div className="flex min-w-0 flex-col gap-6 max-md:contents">
      <ProductFacts
        product={product}
        production={settings.claims.production}
        taxName={settings.gst ? "GST" : t("{percent}% tax", { percent })}
      />
      <div className="flex min-w-0 flex-col gap-6 max-md:order-2">
        <SizeFamily productId={product._id} family={beside.family} />
        {anotherSize && (
          <Link
            href={anotherSize}
            prefetch={false}
            className="-my-3 inline-flex min-h-11 items-center gap-2 self-start font-semibold text-link"
          >
            <Ruler aria-hidden className="size-5 shrink-0" />
            {t("Another size?")}
          </Link>
        )}
        <OwnPrice>
          <TierTable product={product} />
        </OwnPrice>
        <Choices product={product} />
        <QuantityField />
        <div className={cn("flex gap-3", !hasModel && "max-lg:hidden")}>
          <BuyButtons className="hidden flex-1 gap-3 lg:flex" />
          {hasModel && <ModelButton productId={product._id} />}
        </div>
        {product.inStock && (
          <div>
            <DeliveryForm product={product._id}>
              <PinField id="delivery-pin" />
            </DeliveryForm>
            {settings.freight && <ProductShipping product={product._id} />}
          </div>
        )}
        <PriceRequestLink product={product._id}>
          {t("Ask for a price for a larger quantity or a custom size")}
        </PriceRequestLink>
        <WhatsAppLink
          number={settings.whatsappNumber}
          text={`${product.name}, ${origin}${paths.product(product._id)}: `}
          className="-mt-6 inline-flex min-h-11 items-center gap-2 self-start font-semibold text-link"
        >
          {t("Ask on WhatsApp")}
        </WhatsAppLink>
        <noscript>
          <p className="rounded-md border border-input bg-card p-4">
            {t(
              "The cart needs JavaScript. Without it, order by phone at {phone} or by email at {email}.",
              { phone, email },
            )}
          </p>
        </noscript>
        <CertificateList
          certificates={certificates}
          recycledPercent={product.recycledPercent}
          registrations={settings}
        />
        <TrustNotes freeShippingAbovePaise={getFreeShippingPaise(settings)} />
        <FeatureList features={product.features} />
        <GoesWith title={t("Often bought together")} products={beside.companions} />
      </div>
    </div>
  );
}

function Choices({ product: { printOptions, sample, leadDays } }: { product: Product }) {
  if (printOptions.length === 0 && sample.kind === "none") return null;
  return <ProductChoicesSlot {...{ printOptions, sample, leadDays }} />;
}

function Tabs({ product, ratingCounts }: ProductViewProps) {
  const t = useTranslate();
  return (
    <div className="mt-12 lg:mt-16">
      <ProductTabs
        reviewCount={product.reviews}
        description={
          <Section title={t("Description")}>
            <DescriptionPanel product={product} />
          </Section>
        }
        specifications={
          <Section title={t("Specifications")}>
            <SpecificationPanel product={product} />
          </Section>
        }
        reviews={
          <Section title={t("Reviews")}>
            <Reviews product={product} counts={ratingCounts} />
          </Section>
        }
      />
    </div>
  );
}

/** The heading is for the document outline and for pages without scripts; with scripts the tab shows the same text. */
function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-4 text-heading [@media(scripting:enabled)]:sr-only">{title}</h2>
      {children}
    </section>
  );
}

interface TrustNotesProps {
  /** Orders above it ship free; null if shipping is priced by weight. */
  freeShippingAbovePaise: number | null;
}

function TrustNotes({ freeShippingAbovePaise }: TrustNotesProps) {
  const t = useTranslate();
  const shipping =
    freeShippingAbovePaise === null
      ? t("Shipping by weight")
      : t("Free Shipping {price}+", { price: formatPlainRupees(freeShippingAbovePaise) });
  const notes = [
    { Icon: BadgeCheck, text: t("Quality Guaranteed") },
    { Icon: Truck, text: shipping },
    { Icon: RotateCcw, text: t("Easy Returns") },
  ];
  return (
    <ul className="flex flex-wrap gap-x-7 gap-y-2 border-y py-4 text-sm font-medium max-sm:flex-col">
      {notes.map(({ Icon, text }) => (
        <li key={text} className="flex items-center gap-2.5">
          <Icon aria-hidden strokeWidth={1.6} className="size-5 shrink-0 text-success" />
          {text}
        </li>
      ))}
    </ul>
  );
}

/** The number of facts that fit next to a text of some lines. */
const FIRST = 8;

/** The description of a product, next to its first specifications. */
function DescriptionPanel({ product }: { product: Product }) {
  const t = useTranslate();
  const facts = Object.entries(shownSpecifications(product)).slice(0, FIRST);
  return (
    <div className="grid gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,1.12fr)_minmax(0,1fr)]">
      <p className="measure text-lead whitespace-pre-line">{product.description}</p>
      {facts.length > 0 && (
        <dl aria-label={t("At a glance")} className="self-start border-t">
          {facts.map(([name, value]) => (
            <div
              key={name}
              className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-x-4 border-b py-2.5"
            >
              <dt className="font-medium text-muted-foreground">{translateOwn(t, name)}</dt>
              <dd className="[overflow-wrap:anywhere] tabular">{packSizeText(value, t)}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
