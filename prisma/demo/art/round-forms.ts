import type { RoundForm } from '../types'
import type { FormDrawing } from './form'

export const round = {} as Record<RoundForm, FormDrawing>
