import type { PolyhedralForm } from '../types'
import type { FormDrawing } from './form'
import { shippingCarton } from './forms/shipping-carton'

export const polyhedral = {
  'shipping-carton': shippingCarton,
} as Record<PolyhedralForm, FormDrawing>
