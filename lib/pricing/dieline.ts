/** The flat size of a product before it is folded, to which artwork is trimmed; in millimetres. */
export interface Dieline {
  width: number;
  height: number;
}
