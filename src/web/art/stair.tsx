import { Arch } from './arch.tsx'
import { palette } from './palette.ts'
import type { Person } from './people.tsx'

interface StairProps {
  /** The labels of the plinths, on desktops only. Beside a form there are none. */
  steps?: readonly [string, string, string] | undefined
}

const climbers: readonly { who: Person; background: string }[] = [
  { who: 'agent', background: palette.peacock200 },
  { who: 'rider', background: palette.rani200 },
  { who: 'store', background: palette.marigold200 },
]

/** Three people in arches on rising plinths. Decoration: the page says the steps in words too. */
export function Stair({ steps }: StairProps) {
  return (
    <div className="stair" aria-hidden="true">
      {climbers.map(({ who, background }, index) => (
        <div className="stair__c" key={who}>
          <Arch who={who} background={background} />
          <div className={`plinth plinth--${index + 1}`}>
            {steps && (
              <>
                <b>{index + 1}</b>
                <span>{steps[index]}</span>
              </>
            )}
          </div>
        </div>
      ))}
    </div>
  )
}
