import { useId } from 'react'
import { Slip } from '#web/ui/slip.tsx'

export type Fact = { readonly name: string; readonly value: string; readonly note?: string }

interface FactsCardProps {
  title: string
  facts: readonly Fact[]
}

/** A card with the figures of one part of the product. */
export function FactsCard({ title, facts }: FactsCardProps) {
  const headingId = useId()
  return (
    <Slip
      as="section"
      aria-labelledby={headingId}
      body={
        <>
          <h2 id={headingId} className="text-h3">
            {title}
          </h2>
          <dl className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(130px,1fr))] gap-x-4 gap-y-3">
            {facts.map(({ name, value, note }) => (
              <div key={name} className="min-w-0">
                <dt className="text-small text-fg-2">{name}</dt>
                <dd className="font-semi tabular-nums m-0 break-words">{value}</dd>
                {note !== undefined && (
                  <dd className="text-small text-fg-2 tabular-nums m-0 break-words">{note}</dd>
                )}
              </div>
            ))}
          </dl>
        </>
      }
    />
  )
}
