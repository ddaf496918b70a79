import { sealBox, SealShape } from './seal.tsx'

const sealId = 'icon-seal'

/** Draws the seal once; the cards of a list refer to it. */
export function CardSealSprite() {
  return (
    <svg className="hidden" aria-hidden="true" focusable="false">
      <symbol id={sealId} viewBox={sealBox}>
        <SealShape />
      </symbol>
    </svg>
  )
}

/** As `Seal`, beside 'Verified'. */
export function CardSeal({ size }: { size: number }) {
  return (
    <svg width={size} height={size} aria-hidden="true" focusable="false">
      <use href={`#${sealId}`} />
    </svg>
  )
}
