import { add, turn, type Vec } from '../geometry'
import { shade } from '../palette'
import type { Pen } from '../pen'
import { roundedRect, slab } from '../slab'

/** A folded cotton shirt with its collar, placket and two buttons. */
export function foldedShirt(pen: Pen, at: Vec, width: number, depth: number, thickness: number, colour: string, degrees = 0): string {
  const spot = (x: number, y: number, z = thickness): Vec => add(turn([x * width, y * depth, z], degrees), at)
  const layers = [0, 0.5].map((share, i) =>
    slab(pen, roundedRect(width * (1 - i * 0.02), depth * (1 - i * 0.03), Math.min(width, depth) * 0.07, at, degrees), at[2] + thickness * share, at[2] + thickness * (share + 0.5), colour),
  )
  const [neck, lift] = [0.14, thickness * 1.25]
  const collar = [1, -1].map((s) =>
    pen.face([spot(s * neck * 1.25, 0.5), spot(s * neck * 1.1, 0.42, lift), spot(s * neck * 1.2, 0.2, lift), spot(0, 0.32)], colour, { tone: 0.07 + s * 0.03 }),
  )
  const hollow = pen.face([spot(-neck * 1.2, 0.47), spot(neck * 1.2, 0.47), spot(0, 0.32)], colour, { tone: -0.3 })
  const placket = pen.line([spot(-0.035, 0.3), spot(-0.035, -0.49)], 'edge', colour) + pen.line([spot(0.035, 0.3), spot(0.035, -0.49)], 'crease', colour)
  const buttons = [0.12, -0.1, -0.32].map((y) => pen.face(roundedRect(width * 0.035, width * 0.035, width * 0.017, spot(0, y)).map((p): Vec => [p[0], p[1], at[2] + thickness]), shade(colour, 0.5), { fall: 0 }))
  return layers.join('') + placket + hollow + collar.join('') + buttons.join('')
}
