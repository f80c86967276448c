import { boxDimensions } from '../dimension'
import type { FormDrawing } from '../form'
import { corners } from '../geometry'
import { stockOf } from '../palette'
import { shadow } from '../shadow'
import { fibres, quadSurface } from '../fibres'
import type { Art } from '../../types'
import type { Pen } from '../pen'

function draw(pen: Pen, art: Art): string {
  const { width, depth = width, height } = art.size
  const stock = stockOf(art.material)
  const c = corners(width, depth, height) as any
  const F = [c[0], c[1], c[5], c[4]] as any, S = [c[1], c[2], c[6], c[5]] as any, T = [c[4], c[5], c[6], c[7]] as any
  return shadow(pen, c) + pen.face(F, stock.face) + pen.face(S, stock.face) + pen.face(T, stock.face) + [F, S, T].map((q) => fibres(pen, quadSurface(q), stock)).join('')
}
const still = { bounds: (art: Art) => corners(art.size.width, art.size.depth ?? 0, art.size.height), draw }
export const shippingCarton: FormDrawing = {
  title: 'Shipping carton', ground: 'oat', object: still, inUse: still,
  measures: { dimensions: ({ size }) => boxDimensions(size.width, size.depth ?? 0, size.height) },
}
