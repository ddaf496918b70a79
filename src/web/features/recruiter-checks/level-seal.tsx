import type { RecruiterLevel } from '#contract/recruiter-checks/levels.ts'
import { Seal } from '#web/ui/seal.tsx'

const colours: Readonly<
  Record<RecruiterLevel, { fill: string; sign: 'tick' | 'cross' | 'question' }>
> = {
  verified: { fill: 'var(--seal)', sign: 'tick' },
  registered: { fill: 'var(--warn-line)', sign: 'question' },
  blocked: { fill: 'var(--danger)', sign: 'cross' },
  unknown: { fill: 'var(--text-2)', sign: 'question' },
}

export function LevelSeal({ level, size }: { level: RecruiterLevel; size: number }) {
  return <Seal size={size} {...colours[level]} />
}
