import { Phone, Check, MessageCircle } from "lucide-react";
import { useTranslate } from "#words";
import { SignInLink } from "@/components/shop/account/auth/sign-in-link";
import { phoneHref, whatsAppHref } from "@/components/shared/format/phone-href";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import {
  Sheet,
  SheetBody,
  SheetContent,
  SheetFooter,
  SheetHeader,
  SheetTitle,
} from "@/components/ui/sheet";
import { useSession } from "@/lib/client/session";
import { paths } from "@/lib/base/paths";
import { LanguageSwitch } from "./language-switch";
import { navItemsWithout } from "./nav-items";
import { chooseTheme, THEMES, useTheme } from "./theme/theme";
import type { ShopDetails } from "./shop-details";
import { THEME_FACES } from "./theme/theme-faces";

interface PhoneMenuSheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Opens a page of the shop; the sheet is already closed. */
  onFollow: (href: string) => void;
  shop: ShopDetails;
}

export function PhoneMenuSheet(props: PhoneMenuSheetProps) {
  const t = useTranslate();
  const { open, onOpenChange, onFollow, shop } = props;
  const { contactPhone, whatsappNumber, categories, removedSections: removed } = shop;
  const session = useSession();
  const close = () => onOpenChange(false);
  return (
    <Sheet open={open} onOpenChange={onOpenChange}>
      <SheetContent>
        <SheetHeader>
          <SheetTitle>{t("Menu")}</SheetTitle>
        </SheetHeader>
        <SheetBody>
          <PageLinks onFollow={onFollow} categories={categories} removed={removed} />
          <a
            href={phoneHref(contactPhone)}
            className="mt-6 flex min-h-11 items-center gap-3 font-semibold text-link"
          >
            <Phone aria-hidden className="size-5" />
            {contactPhone}
          </a>
          {whatsappNumber && (
            <a
              href={whatsAppHref(whatsappNumber)}
              className="flex min-h-11 items-center gap-3 font-semibold text-link"
            >
              <MessageCircle aria-hidden className="size-5" />
              WhatsApp
            </a>
          )}
          <div className="mt-3">
            <LanguageSwitch
              languages={shop.languages}
              className="flex min-h-11 items-center text-link"
            />
          </div>
          <section className="mt-6 border-t pt-4">
            <h3 className="text-base">{t("Theme")}</h3>
            <div className="-mx-3 mt-1">
              <ThemeChoices />
            </div>
          </section>
        </SheetBody>
        {session.state !== "signed-in" && <SignInButtons onFollow={close} />}
      </SheetContent>
    </Sheet>
  );
}

interface PageLinksProps extends Pick<PhoneMenuSheetProps, "onFollow"> {
  categories: readonly string[];
  removed: ShopDetails["removedSections"];
}

/** The shop's pages, with the categories below the products; each is one tap away. */
function PageLinks({ onFollow, categories, removed }: PageLinksProps) {
  const t = useTranslate();
  const follow = (href: string, className: string, text: string) => (
    <Link
      href={href}
      onNavigate={(event) => {
        event.preventDefault();
        onFollow(href);
      }}
      className={className}
    >
      {text}
    </Link>
  );
  return (
    <nav aria-label={t("Main")}>
      <ul className="divide-y">
        {menuItems(removed).map(({ href, label }) => (
          <li key={href}>
            {follow(href, "flex min-h-13 items-center font-display text-xl", t(label))}
            {href === paths.products() && (
              <ul className="grid grid-cols-2 gap-x-4 pb-2">
                {categories.map((category) => (
                  <li key={category}>
                    {follow(
                      paths.products({ category }),
                      "flex min-h-11 items-center text-link",
                      t(category),
                    )}
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function SignInButtons({ onFollow }: { onFollow: () => void }) {
  const t = useTranslate();
  return (
    <SheetFooter>
      <Button asChild variant="outline" className="flex-1">
        <SignInLink mode="login" onClick={onFollow}>
          {t("Login")}
        </SignInLink>
      </Button>
      <Button asChild className="flex-1">
        <SignInLink mode="signup" onClick={onFollow}>
          {t("Sign Up")}
        </SignInLink>
      </Button>
    </SheetFooter>
  );
}

/** The header's links, and Favourites before the first section: wide screens have it in the account's menu. */
function menuItems(removed: ShopDetails["removedSections"]) {
  const items = navItemsWithout(removed);
  const isPage = ({ section }: (typeof items)[number]) => !section;
  return [
    ...items.filter(isPage),
    { label: "Favourites", href: paths.favourites },
    ...items.filter((item) => !isPage(item)),
  ];
}

/** The three themes as buttons; the chosen one is pressed. */
function ThemeChoices() {
  const t = useTranslate();
  const chosen = useTheme();
  return THEMES.map((theme) => {
    const { label, Icon } = THEME_FACES[theme];
    return (
      <button
        key={theme}
        type="button"
        aria-pressed={theme === chosen}
        className="flex min-h-11 w-full items-center gap-3 rounded-md px-3 text-left text-[0.9375rem] font-medium hover:bg-muted focus-visible:-outline-offset-2 [&_svg]:size-4.5 [&_svg]:text-muted-foreground"
        onClick={() => chooseTheme(theme)}
      >
        <Icon aria-hidden />
        {t(label)}
        {theme === chosen && <Check aria-hidden className="ml-auto" />}
      </button>
    );
  });
}
