/** A box on the screen, in pixels from its top left corner. */
export type Box = {
  readonly top: number
  readonly bottom: number
  readonly left: number
  readonly right: number
}

const gap = 4

type Move = { readonly rise: number; readonly shift: number }

/**
 * The shortest way up, from where it is or shifted to the left, at which a box covers none of the
 * others. Undefined if there is none.
 */
export function findMove(
  box: Box,
  {
    shifts,
    others,
    ceiling,
  }: { shifts: readonly number[]; others: readonly Box[]; ceiling: number },
): Move | undefined {
  const moves = shifts.flatMap((shift) => {
    // Not spread: a DOMRect has its values as getters.
    const { top, bottom } = box
    const shifted = { top, bottom, left: box.left - shift, right: box.right - shift }
    const rise = findRise(shifted, others, ceiling)
    return rise === undefined ? [] : [{ rise, shift }]
  })
  return moves.toSorted((one, other) => one.rise - other.rise)[0]
}

/**
 * How far a box must rise until it covers none of the others. Undefined if there is no such place
 * below `ceiling`.
 */
function findRise(box: Box, others: readonly Box[], ceiling: number): number | undefined {
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
