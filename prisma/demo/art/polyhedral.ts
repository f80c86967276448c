import type { PolyhedralForm } from '../types'
import type { FormDrawing } from './form'
import { mailerBox } from './forms/mailer-box'
import { pillowBox } from './forms/pillow-box'
import { pizzaBox } from './forms/pizza-box'
import { rigidGiftBox } from './forms/rigid-gift-box'
import { shippingCarton } from './forms/shipping-carton'
import { tuckBox } from './forms/tuck-box'

export const polyhedral = {
  'shipping-carton': shippingCarton,
  'mailer-box': mailerBox,
  'tuck-box': tuckBox,
  'rigid-gift-box': rigidGiftBox,
  'pillow-box': pillowBox,
  'pizza-box': pizzaBox,
} as Record<PolyhedralForm, FormDrawing>
