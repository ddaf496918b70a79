import { useId } from 'react'
import { Slip } from '#web/ui/slip.tsx'

export type Fact = { readonly name: string; readonly value: string; readonly note?: string }

interface FactsSlipProps {
  title: string
  facts: readonly Fact[]
}

/** One part of the product with its figures. */
export function FactsSlip({ title, facts }: FactsSlipProps) {
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
                <dt className="small t2">{name}</dt>
                <dd className="b num m-0 break-words">{value}</dd>
                {note !== undefined && <dd className="small t2 num m-0 break-words">{note}</dd>}
              </div>
            ))}
          </dl>
        </>
      }
    />
  )
}
