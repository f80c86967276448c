import type { PolyhedralForm } from "../types";
import type { FormDrawing } from "./form";
import { mailerBox } from "./forms/mailer-box";
import { pillowBox } from "./forms/pillow-box";
import { pizzaBox } from "./forms/pizza-box";
import { rigidGiftBox } from "./forms/rigid-gift-box";
import { shippingCarton } from "./forms/shipping-carton";
import { tuckBox } from "./forms/tuck-box";
import { twistedHandleBag } from "./forms/twisted-handle-bag";
import { flatHandleBag } from "./forms/flat-handle-bag";
import { sosBag } from "./forms/sos-bag";
import { ropeHandleBag } from "./forms/rope-handle-bag";
import { bottleBag } from "./forms/bottle-bag";
import { windowBag } from "./forms/window-bag";
import { courierBag } from "./forms/courier-bag";
import { paddedMailer } from "./forms/padded-mailer";
import { rigidEnvelope } from "./forms/rigid-envelope";

export const polyhedral: Record<PolyhedralForm, FormDrawing> = {
  "shipping-carton": shippingCarton,
  "mailer-box": mailerBox,
  "tuck-box": tuckBox,
  "rigid-gift-box": rigidGiftBox,
  "pillow-box": pillowBox,
  "pizza-box": pizzaBox,
  "twisted-handle-bag": twistedHandleBag,
  "flat-handle-bag": flatHandleBag,
  "sos-bag": sosBag,
  "rope-handle-bag": ropeHandleBag,
  "bottle-bag": bottleBag,
  "window-bag": windowBag,
  "courier-bag": courierBag,
  "padded-mailer": paddedMailer,
  "rigid-envelope": rigidEnvelope,
};
