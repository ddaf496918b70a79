/** A box on the screen, in pixels from its top left corner. */
export type Box = {
  readonly top: number
  readonly bottom: number
  readonly left: number
  readonly right: number
}

const gap = 4

/**
 * How far a box must rise until it covers none of the others. Undefined if there is no such place
 * below `ceiling`.
 */
export function findRise(box: Box, others: readonly Box[], ceiling: number): number | undefined {
  const beside = others.filter(({ left, right }) => left < box.right && right > box.left)
  const height = box.bottom - box.top
  let bottom = box.bottom
  for (;;) {
    const covered = beside.filter((one) => one.top < bottom && one.bottom > bottom - height)
    if (covered.length === 0) return box.bottom - bottom
    bottom = Math.min(...covered.map(({ top }) => top)) - gap
    if (bottom - height < ceiling) return undefined
  }
}
