import { SkeletonBox } from '#web/ui/skeleton.tsx'

/** As tall as the pane, before its job is there. */
export function JobPaneSkeleton() {
  return (
    <div className="slip pane" aria-hidden="true">
      <div className="pane__head sk-wait">
        <SkeletonBox className="sk--xl w-3/5" />
        <SkeletonBox className="sk--l mt-3 w-2/5" />
        <SkeletonBox className="sk--xl mt-6 w-1/2" />
        <SkeletonBox className="sk--l mt-6" />
        <SkeletonBox className="sk--l mt-3" />
        <SkeletonBox className="sk--l mt-3 w-4/5" />
      </div>
    </div>
  )
}
