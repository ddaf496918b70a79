import { Perforation } from './slip.tsx'

interface SkeletonSlipsProps {
  /** The accessible text while loading ('Finding jobs for you…'). */
  text: string
  count?: number | undefined
  /** The class of the list that replaces it. */
  className?: string | undefined
}

/** Empty cards as tall as the real ones. They appear after a wait of 200 ms. */
export function SkeletonSlips({ text, count = 6, className = 'results' }: SkeletonSlipsProps) {
  return (
    <div aria-busy="true">
      <output className="sk-wait mb-4 block">{text}</output>
      <div className={`${className} sk-wait`} aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          <SkeletonSlip key={index} />
        ))}
      </div>
    </div>
  )
}

function SkeletonSlip() {
  return (
    <div className="slip job">
      <div className="slip__body">
        <div className="job__top">
          <SkeletonBox className="sk--logo" />
          <div className="flex-1 max-letters:basis-word">
            <SkeletonBox className="sk--l mt-1 w-4/5" />
            <SkeletonBox className="sk--l mt-2 w-1/2" />
          </div>
        </div>
        <SkeletonBox className="sk--xl mt-3 w-3/5" />
        <SkeletonBox className="sk--l mt-3 mb-1 w-9/10" />
      </div>
      <Perforation />
      <div className="slip__stub">
        <SkeletonBox className="sk--l w-20" />
        <SkeletonBox className="sk--l w-32" />
      </div>
    </div>
  )
}

/** One pulsing box. The given classes set its size. */
export function SkeletonBox({ className }: { className?: string | undefined }) {
  return <div className={`sk ${className ?? ''}`} />
}
