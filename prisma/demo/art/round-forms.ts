import type { RoundForm } from '../types'
import type { FormDrawing } from './form'
import { coldCupForm } from './forms/cold-cup'
import { cupLidForm } from './forms/cup-lid'
import { hotCupForm } from './forms/hot-cup'
import { rippleCupForm } from './forms/ripple-cup'

export const round = {
  'hot-cup': hotCupForm,
  'ripple-cup': rippleCupForm,
  'cold-cup': coldCupForm,
  'cup-lid': cupLidForm,
} as Record<RoundForm, FormDrawing>
