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
  const [neck, lift] = [0.2, thickness * 1.3]
  const collar = [1, -1].map((s) =>
    pen.face([spot(s * neck * 1.15, 0.49), spot(s * neck * 1.35, 0.2, lift), spot(s * neck * 0.75, 0.02, lift), spot(0, 0.22)], colour, { tone: 0.1 + s * 0.03 }),
  )
  const hollow = pen.face([spot(-neck, 0.49), spot(-neck * 0.6, 0.44), spot(neck * 0.6, 0.44), spot(neck, 0.49), spot(0, 0.2)], colour, { tone: -0.34 })
  const placket = pen.line([spot(-0.05, 0.2), spot(-0.05, -0.49)], 'edge', colour) + pen.line([spot(0.05, 0.2), spot(0.05, -0.49)], 'crease', colour)
  const buttons = [0.02, -0.18, -0.38].map((y) => pen.face(roundedRect(width * 0.044, width * 0.044, width * 0.021, spot(0, y)).map((p): Vec => [p[0], p[1], at[2] + thickness]), shade(colour, 0.5), { fall: 0 }))
  return layers.join('') + placket + hollow + collar.join('') + buttons.join('')
}
