import type { ReactNode } from 'react'
import { Brand } from './brand.tsx'
import { HeaderBar } from './header-bar.tsx'
import { LanguageSwitch } from './language-switch.tsx'

export interface StepHeaderProps {
  /** Where one is: '2 of 8'. */
  place: string | undefined
  /** The meter in place of the toran. */
  meter: ReactNode
  /** The way out. */
  out: ReactNode
}

/** The header of a screen that asks one question after another. */
export function StepHeader({ place, meter, out }: StepHeaderProps) {
  return (
    <HeaderBar edge={meter ? <div className="hdr__edge">{meter}</div> : undefined}>
      <Brand compact />
      {place !== undefined && <b className="whitespace-nowrap">{place}</b>}
      <span className="hdr__sp" />
      <LanguageSwitch />
      {out}
    </HeaderBar>
  )
}
